import { entityErrors } from '@gatehouse/contract/errors';
import { createLinks, type LinkErrors } from '../database/links.ts';
import { ofOrganization } from './memberships.ts';

/** The email domains whose users join an organization when they sign up. */
export const jitEmailDomains = createLinks({
  table: 'organizationJitEmailDomains',
  owner: ofOrganization,
  column: 'emailDomain',
});
export const jitEmailDomainErrors: LinkErrors = {
  unknown: entityErrors.relationNotFound,
  constraints: { organization_jit_email_domains_pkey: entityErrors.notUnique },
};
