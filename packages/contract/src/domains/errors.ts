import { declareErrors } from '../errors.ts';

export const domainErrors = declareErrors({
  inUse: ['domain.domain_in_use', 422, 'This tenant has this domain already.'],
  notAllowed: [
    'domain.domain_is_not_allowed',
    400,
    'This domain belongs to the address of the service itself and can’t be a custom domain.',
  ],
  limitReached: ['domain.exceed_domain_limit', 422, 'The tenant has reached its limit of domains.'],
  limitedToOne: ['domain.limit_to_one_domain', 422, 'The application has a custom domain already.'],
  hostExists: [
    'domain.hostname_already_exists',
    422,
    'Another application has this domain, or the tenant itself is served there.',
  ],
  notActive: ['domain.not_active', 422, 'Only an active domain can be the primary one.'],
});
