import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { emailDomain } from '../sso-connectors/domains.ts';
import { bounded } from '../validation/bounded.ts';
import { normalizeEmail } from '../validation/email.ts';
import { organizationDomain, organizationDomainErrors } from './organization-domains.ts';
import { relationNotFound } from './organizations.ts';

/** A text that is no domain is like one that the organization doesn't have. */
const params = z.object({
  id: bounded(128).min(1),
  domain: bounded(1024)
    .min(1)
    .overwrite((text) => normalizeEmail(text.trim())),
});

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
