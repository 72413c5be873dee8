import { z } from 'zod';
import { connectorErrors, providerErrors } from '../connectors/errors.ts';
import { checks } from '../endpoint.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import { sessionErrors } from '../sign-in/errors.ts';
import { bounded } from '../validation/bounded.ts';
import { connectionLinkErrors as errors } from './errors.ts';
import { connectionCheck, connectionPage } from './connection-links.ts';
import { emailDomain } from '../sso-connectors/domains.ts';
import { ssoErrors } from '../sso-connectors/errors.ts';

/** As long as organizations' email domains. */
const domain = emailDomain.max(128);

const params = z.object({ domain });

export const openConnectionLink = checks({
  summary: 'Exchange the secret of a connection link for the cookie of its page',
  body: z.object({ secret: bounded(128) }),
  transaction: 'none',
  errors: [errors.invalid, sessionErrors.crossSite, edgeErrors.rateLimited],
});

export const getConnectionPage = checks({
  summary: 'Get what the page of a connection link shows: the proposal so far, without secrets',
  output: connectionPage,
  errors: [entityErrors.notFound, ssoErrors.kindNotFound],
});

export const proposeConnection = checks({
  summary: 'Propose the settings of the connector; a secret that isn’t sent stays, unless the issuer changes',
  body: z.object({
    settings: z
      .record(z.string().max(64), z.string())
      .refine((values) => JSON.stringify(values).length <= 256 * 1024, 'must be at most 256 KiB of JSON'),
  }),
  output: connectionPage,
  errors: [errors.ended, entityErrors.notFound, ssoErrors.kindNotFound, providerErrors.invalid_config],
});

export const checkConnection = checks({
  summary: 'Read the identity provider’s metadata with the proposed settings, at most ten times an hour',
  // No transaction stays open while the provider responds.
  transaction: 'none',
  output: connectionCheck,
  errors: [
    errors.ended,
    entityErrors.notFound,
    connectorErrors.notFound,
    ssoErrors.kindNotFound,
    ...Object.values(providerErrors),
  ],
});

export const proposeDomain = checks({
  summary: 'Propose a domain; the response has the TXT record that proves it',
  body: z.object({ domain }),
  output: connectionPage,
  errors: [
    errors.ended,
    errors.domainExists,
    errors.tooManyDomains,
    entityErrors.notFound,
    ssoErrors.kindNotFound,
    ssoErrors.publicDomains,
  ],
});

export const verifyProposedDomain = checks({
  summary: 'Look for the TXT record of a proposed domain',
  params,
  // No transaction stays open while DNS is asked.
  transaction: 'none',
  output: connectionPage,
  errors: [errors.ended, errors.notVerified, entityErrors.notFound, ssoErrors.kindNotFound],
});

export const withdrawDomain = checks({
  summary: 'Withdraw a proposed domain',
  params,
  output: connectionPage,
  errors: [errors.ended, entityErrors.notFound, ssoErrors.kindNotFound],
});

export const submitConnection = checks({
  summary: 'Submit the proposal for confirmation by an administrator',
  output: connectionPage,
  errors: [errors.ended, errors.incomplete, entityErrors.notFound, ssoErrors.kindNotFound],
});
