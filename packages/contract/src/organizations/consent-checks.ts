import { z } from 'zod';
import { consentScopeErrors } from '../applications/consent-scopes.ts';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { ids, organization, organizationErrors } from './organizations.ts';

const found = [entityErrors.notFound, consentScopeErrors.thirdPartyOnly];

export const listConsentOrganizations = checks({
  summary: 'List the organizations that a user gave a third-party application access to, newest first',
  output: organization,
  errors: found,
});

export const addConsentOrganizations = checks({
  summary: 'Give a third-party application access to organizations of a user; those that it has stay',
  body: z.object({ organizationIds: ids.min(1) }),
  status: 201,
  errors: [...found, organizationErrors.requireMembership],
});

export const replaceConsentOrganizations = checks({
  summary: 'Replace the organizations of a user that a third-party application has access to',
  body: z.object({ organizationIds: ids }),
  errors: [...found, organizationErrors.requireMembership],
});

export const removeConsentOrganization = checks({
  summary: 'End the access of a third-party application to an organization of a user',
  errors: found,
});
