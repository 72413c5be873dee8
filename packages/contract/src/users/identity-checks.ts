import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { writableCustomData } from '../applications/applications.ts';
import { customData, queryFlag } from '../common.ts';
import { connectorData, socialTarget } from '../connectors/connectors.ts';
import { connectorErrors, providerErrors } from '../connectors/errors.ts';
import { entityErrors } from '../errors.ts';
import { ssoErrors } from '../sso-connectors/errors.ts';
import { ssoIdentity } from '../sso-connectors/sso-connectors.ts';
import { tokenSecret } from '../secrets/secrets.ts';
import { identityErrors } from './identifier-errors.ts';
import { identities, user, userId } from './users.ts';

/** Accounts at other services that sign a user in. */
const params = z.object({
  userId,
  /** The connector's target. */
  target: socialTarget,
});

const identity = z.object({ userId: z.string(), details: customData.optional() });

/** Also what is stored of the provider's tokens, without the tokens. */
const query = z.object({ includeTokenSecret: queryFlag.optional() });

const ssoParams = z.object({ userId, ssoConnectorId: z.string().min(1).max(128) });

export const listUserIdentities = checks({
  summary: 'List the linked accounts of a user',
  query,
  output: z.object({
    socialIdentities: z.array(
      z.object({ target: z.string(), identity, tokenSecret: tokenSecret.optional() }),
    ),
    ssoIdentities: z.array(
      z.object({ ssoConnectorId: z.string(), ssoIdentity, tokenSecret: tokenSecret.optional() }),
    ),
  }),
  errors: [entityErrors.notFound],
});

export const getUserIdentity = checks({
  summary: 'Get the linked account of a user at a social provider',
  params,
  query,
  output: z.object({ identity, tokenSecret: tokenSecret.optional() }),
  errors: [entityErrors.notFound, identityErrors.identityNotExist],
});

export const putUserIdentity = checks({
  summary: 'Replace the linked account of a user at a social provider',
  params,
  body: z.object({
    /** The account's ID at the provider. */
    userId: z.string().min(1).max(256),
    details: writableCustomData.optional(),
  }),
  output: identities,
  errors: [entityErrors.notFound, identityErrors.identityInUse],
});

export const linkUserIdentity = checks({
  summary:
    'Link a social account with the provider’s response; its state comes from `POST /api/connectors/{connectorId}/authorization-uri` and can be used once',
  body: z.object({
    connectorId: z.string().min(1).max(128),
    /** The query parameters of the callback, `code` and `state`, and optionally its `redirectUri`. */
    connectorData,
  }),
  output: identities,
  // No transaction stays open while the provider responds.
  transaction: 'none',
  errors: [
    entityErrors.notFound,
    connectorErrors.notFound,
    identityErrors.identityInUse,
    ...Object.values(providerErrors),
  ],
});

export const deleteUserIdentity = checks({
  summary: 'Unlink a social account and end all sessions and tokens of the user',
  params,
  output: user,
  errors: [entityErrors.notFound, identityErrors.identityNotExist],
});

export const getUserSsoIdentity = checks({
  summary: 'Get the linked enterprise SSO account of a user',
  params: ssoParams,
  query,
  output: z.object({ ssoIdentity, tokenSecret: tokenSecret.optional() }),
  errors: [entityErrors.notFound, ssoErrors.identityNotExist],
});

export const deleteUserSsoIdentity = checks({
  summary:
    'Unlink an enterprise SSO account and end all sessions and tokens of the user; they can link it again while the provider verifies their email address',
  params: ssoParams,
  errors: [entityErrors.notFound, ssoErrors.identityNotExist],
});
