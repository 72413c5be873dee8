import { z } from 'zod';
import { id } from '../common.ts';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { emailDomain } from '../sso-connectors/domains.ts';
import { organizationDomain, organizationDomainErrors } from './organization-domains.ts';
import { relationNotFound } from './organizations.ts';

const params = z.object({ id, domain: emailDomain });

export const listOrganizationDomains = checks({
  summary: 'List the domains of an organization, by name',
  output: z.array(organizationDomain),
  errors: [entityErrors.notExistsWithId],
});

export const addOrganizationDomain = checks({
  summary: 'Add a domain to an organization; it counts once its TXT record is found',
  body: z.object({ domain: emailDomain }),
  status: 201,
  output: organizationDomain,
  errors: [
    relationNotFound,
    entityErrors.notUnique,
    organizationDomainErrors.publicDomain,
    organizationDomainErrors.tooMany,
  ],
});

export const verifyOrganizationDomain = checks({
  summary: 'Look for the TXT record of a domain, and verify the domain if it is there',
  // Asks DNS servers.
  transaction: 'none',
  params,
  status: 200,
  output: organizationDomain,
  errors: [
    entityErrors.notFound,
    organizationDomainErrors.recordNotFound,
    organizationDomainErrors.dnsFailed,
  ],
});

export const removeOrganizationDomain = checks({
  summary: 'Remove a domain from an organization',
  params,
  errors: [entityErrors.notFound],
});
