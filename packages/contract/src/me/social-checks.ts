import { z } from 'zod';
import { lockOutErrors, verificationErrors } from '../account/errors.ts';
import { connectorData, connectorPlatform } from '../connectors/connectors.ts';
import { connectorErrors, providerErrors } from '../connectors/errors.ts';
import { checks } from '../endpoint.ts';
import { entityErrors, withStatus } from '../errors.ts';
import { accountErrors, sessionErrors } from '../sign-in/errors.ts';
import { identityErrors } from '../users/identifier-errors.ts';

const connectorId = z.string().min(1).max(128);

export const listOwnSocialConnectors = checks({
  summary: 'List the social providers that administrators can link an account of',
  transaction: 'none',
  output: z.array(
    z.object({
      id: z.string(),
      name: z.record(z.string(), z.string()),
      logo: z.string(),
      logoDark: z.string().nullable(),
      target: z.string(),
      platform: connectorPlatform.nullable(),
    }),
  ),
});

export const beginSocialLink = checks({
  summary: 'Send the signed-in administrator to a social provider, whose account they want to link',
  transaction: 'none',
  body: z.object({
    connectorId,
    state: z.string().min(1).max(2048),
    /** A page of the console. */
    redirectUri: z.string().min(1).max(2048),
  }),
  output: z.object({ redirectTo: z.string() }),
  errors: [
    verificationErrors.denied,
    accountErrors.suspended,
    connectorErrors.notFound,
    ...Object.values(providerErrors),
  ],
});

export const linkSocialIdentity = checks({
  summary: 'Link the social account that the signed-in administrator comes back with',
  transaction: 'none',
  /** `connectorData`: the parameters that the provider returned with, which contain the `state`. */
  body: z.object({ connectorId, connectorData }),
  errors: [
    verificationErrors.denied,
    withStatus(verificationErrors.notFound, 400),
    entityErrors.notFound,
    accountErrors.suspended,
    connectorErrors.notFound,
    identityErrors.identityInUse,
    sessionErrors.ssoEnabled,
    ...Object.values(providerErrors),
  ],
});

export const unlinkSocialIdentity = checks({
  summary: 'Unlink a social account of the signed-in administrator; all other sessions end',
  params: z.object({ connectorId }),
  errors: [
    verificationErrors.denied,
    accountErrors.suspended,
    connectorErrors.notFound,
    identityErrors.identityNotExist,
    lockOutErrors.lastWay,
  ],
});
