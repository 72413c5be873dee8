import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { relationNotFound } from './organizations.ts';
import { scimErrors, scimProvisioning, scimRole, scimToken } from './scim.ts';

export const getScimProvisioning = checks({
  summary: 'Get the URL for provisioning an organization with SCIM, and what was provisioned',
  output: scimProvisioning,
  errors: [entityErrors.notExistsWithId],
});

export const listScimTokens = checks({
  summary: 'List the SCIM tokens of an organization, newest first, without their values',
  output: z.array(scimToken),
  errors: [entityErrors.notExistsWithId],
});

export const createScimToken = checks({
  summary: 'Create a SCIM token of an organization, which can have two; only this response has its value',
  status: 201,
  output: scimToken,
  errors: [relationNotFound, scimErrors.tooManyTokens],
});

export const deleteScimToken = checks({
  summary: 'Revoke a SCIM token of an organization',
  errors: [entityErrors.notFound],
});

export const listScimRoles = checks({
  summary: 'List which groups of the identity provider give which organization roles, by group',
  output: z.array(scimRole),
  errors: [entityErrors.notExistsWithId],
});

export const replaceScimRoles = checks({
  summary: 'Replace which groups of the identity provider give which organization roles',
  body: z.object({ roles: z.array(scimRole).max(500) }),
  errors: [relationNotFound, entityErrors.wrongType, entityErrors.notUnique],
});
