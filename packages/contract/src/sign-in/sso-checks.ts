import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { connectorData } from '../connectors/connectors.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import { ssoErrors } from '../sso-connectors/errors.ts';
import { userEmail } from '../validation/email.ts';
import { accountErrors, sessionErrors } from './errors.ts';
import { authorizationAddress, authorizationRequest, providerStepErrors } from './provider-steps.ts';
import { pageSso } from './sso.ts';
import { verificationId } from './interaction.ts';

const errors = [...providerStepErrors, entityErrors.notExistsWithId, sessionErrors.modeForbidden] as const;

export const findSsoConnectors = checks({
  summary:
    'Find the enterprise SSO connectors for an email domain, whether or not the address has an account',
  transaction: 'none',
  query: z.object({ email: userEmail }),
  output: z.object({
    connectorIds: z.array(z.string()),
    /** The same connectors with the data that a page shows. */
    connectors: z.array(pageSso),
  }),
  errors: [sessionErrors.notFound, edgeErrors.rateLimited],
});

export const createSsoAuthorizationUri = checks({
  summary: 'Start a sign-in with an enterprise identity provider and get its authorization URL',
  transaction: 'none',
  body: authorizationRequest,
  output: authorizationAddress,
  errors,
});

export const verifySso = checks({
  summary: 'Verify the response of an enterprise identity provider',
  transaction: 'none',
  body: z.object({ connectorData, verificationId }),
  output: z.object({ verificationId: z.string() }),
  errors: [
    ...errors,
    sessionErrors.verificationNotFound,
    ssoErrors.emailNotOfDomain,
    accountErrors.emailInUse,
  ],
});
