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
    'Where the people of an e-mail address’s domain sign in, whether or not the address has an account',
  transaction: 'none',
  query: z.object({ email: userEmail }),
  output: z.object({
    connectorIds: z.array(z.string()),
    /** The same with what a page shows of them. */
    connectors: z.array(pageSso),
  }),
  errors: [sessionErrors.notFound, edgeErrors.rateLimited],
});

export const createSsoAuthorizationUri = checks({
  summary: 'Begin to sign in at a customer’s identity provider and get the address to send the person to',
  transaction: 'none',
  body: authorizationRequest,
  output: authorizationAddress,
  errors,
});

export const verifySso = checks({
  summary: 'Prove an identity by what its provider sent back',
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
