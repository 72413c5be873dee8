import { z } from 'zod';
import { id, timestamp } from '../common.ts';
import { declareErrors } from '../errors.ts';
import { emailDomain } from '../sso-connectors/domains.ts';

/** How many domains an organization can have. */
export const mostOrganizationDomains = 100;

/** A domain of email addresses that an organization owns, once its TXT record was found (ADR 226). */
export const organizationDomain = z.object({
  organizationId: id,
  domain: emailDomain,
  /** The record that its owner publishes to verify it. */
  record: z.object({ type: z.literal('TXT'), name: z.string(), value: z.string() }),
  /** When the record was last found; null until then. */
  verifiedAt: timestamp.nullable(),
  createdAt: timestamp,
});
export type OrganizationDomain = z.infer<typeof organizationDomain>;

export const organizationDomainErrors = declareErrors({
  recordNotFound: [
    'organization.domain_record_not_found',
    422,
    'The TXT record wasn’t found. It can take some time until a new record is visible.',
  ],
  dnsFailed: ['organization.domain_dns_failed', 503, 'The DNS servers didn’t answer. Try again.'],
  publicDomain: [
    'organization.domain_is_public',
    422,
    'Anyone can get an email address at this domain, so no organization can own it.',
  ],
  tooMany: ['organization.too_many_domains', 422, 'An organization can have up to 100 domains.'],
});
