import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { domainName } from './domain-name.ts';
import { domain, passkeyUser, verificationFile, verificationFiles } from './domains.ts';
import { domainErrors as errors } from './errors.ts';

export const listDomains = checks({
  summary: 'List the custom domains, oldest first, with the DNS records to create',
  output: z.array(domain),
});

export const createDomain = checks({
  summary: 'Add a custom domain; the response has the DNS records to create',
  body: z.object({ domain: domainName }),
  status: 201,
  output: domain,
  errors: [errors.inUse, errors.notAllowed, errors.limitReached],
});

export const cleanUpDomains = checks({
  summary: 'Delete the domains that aren’t active and were added at least so many days ago',
  body: z.object({ staleDays: z.number().int().min(1).max(36_500) }),
  output: z.object({
    scannedCount: z.number(),
    deletedCount: z.number(),
    skippedActiveCount: z.number(),
    failedCount: z.number(),
  }),
});

export const getDomain = checks({
  summary: 'Check the DNS records and the certificate of a custom domain, and get its state',
  output: domain,
  // No transaction stays open while DNS and HTTPS are asked.
  transaction: 'none',
  errors: [entityErrors.notFound],
});

export const updateDomain = checks({
  summary: 'Make a domain the primary one, to which links in messages lead, or no longer',
  body: z.object({ isPrimary: z.boolean() }),
  output: domain,
  errors: [entityErrors.notFound, errors.notActive],
});

export const deleteDomain = checks({
  summary: 'Delete a custom domain: it isn’t served any more, and tokens of its issuer end',
  errors: [entityErrors.notFound],
});

export const listPasskeyUsers = checks({
  summary: 'List the users whose only second factor, or only way to sign in, is a passkey of the domain',
  output: passkeyUser,
  errors: [entityErrors.notFound],
});

export const getVerificationFiles = checks({
  summary: 'List the verification files that are served at a custom domain',
  output: z.array(verificationFile),
  errors: [entityErrors.notFound],
});

export const replaceVerificationFiles = checks({
  summary: 'Replace the verification files that are served at a custom domain',
  body: z.object({ verificationFiles }),
  output: z.array(verificationFile),
  errors: [entityErrors.notFound],
});
