import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { id } from '../common.ts';
import { domainName } from '../domains/domain-name.ts';
import { domainErrors } from '../domains/errors.ts';
import { entityErrors } from '../errors.ts';
import { bounded } from '../validation/bounded.ts';
import { applicationErrors } from './applications.ts';
import { protectedDomain } from './protected-apps.ts';

export const listProtectedDomains = checks({
  summary: 'Check the DNS record and the certificate of a protected application’s domain, and get its state',
  output: z.array(protectedDomain),
  // No transaction stays open while DNS and HTTPS are asked.
  transaction: 'none',
  errors: [entityErrors.notFound, applicationErrors.protectedNotConfigured],
});

export const addProtectedDomain = checks({
  summary: 'Add a domain to a protected application; the redirect URIs at the domain are added, too',
  body: z.object({ domain: domainName }),
  status: 201,
  errors: [
    entityErrors.notFound,
    applicationErrors.protectedNotConfigured,
    domainErrors.notAllowed,
    domainErrors.limitedToOne,
    domainErrors.hostExists,
  ],
});

export const removeProtectedDomain = checks({
  summary: 'Remove the domain of a protected application, and the redirect URIs at the domain',
  params: z.object({ id, domain: bounded(256).toLowerCase() }),
  errors: [
    entityErrors.notFound,
    applicationErrors.protectedNotConfigured,
    applicationErrors.customDomainNotFound,
  ],
});
