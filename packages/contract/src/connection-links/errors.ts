import { declareErrors } from '../errors.ts';

export const connectionLinkErrors = declareErrors({
  invalid: ['connection_link.invalid', 404, 'There is no such connection link.'],
  ended: ['connection_link.ended', 422, 'This connection link can’t be used any more.'],
  notSubmitted: ['connection_link.not_submitted', 422, 'There is no proposal to decide on.'],
  outdated: [
    'connection_link.outdated',
    409,
    'The proposal, or what it changes, isn’t what was shown any more. Read it again.',
  ],
  incomplete: [
    'connection_link.incomplete',
    422,
    'The settings are incomplete, or no domain is verified: data.fields and data.needsDomain say what is missing.',
  ],
  domainExists: ['connection_link.domain_exists', 422, 'This domain is listed already.'],
  tooManyDomains: ['connection_link.too_many_domains', 422, 'The link has the most domains it can have.'],
  notVerified: [
    'connection_link.domain_not_verified',
    422,
    'The TXT record isn’t there yet. DNS changes can take a while.',
  ],
});
