import { z } from 'zod';
import { socialTarget } from '../connectors/connectors.ts';
import { connectorErrors, providerErrors } from '../connectors/errors.ts';
import { checks } from '../endpoint.ts';
import { entityErrors, withStatus } from '../errors.ts';
import { newTokenErrors, providerAccessToken, tokenSetErrors } from '../secrets/secrets.ts';
import { accountErrors } from '../sign-in/errors.ts';
import { identityErrors } from '../users/identifier-errors.ts';
import { verificationRecordId } from './account.ts';
import { lockOutErrors, verificationErrors } from './errors.ts';

/** The record of the sign-in at the provider. */
const body = z.object({ newIdentifierVerificationRecordId: verificationRecordId });
const errors = [
  entityErrors.notFound,
  withStatus(verificationErrors.notFound, 400),
  accountErrors.suspended,
  identityErrors.identityInUse,
] as const;

export const linkOwnIdentity = checks({
  summary: 'Link a social account with the current user, who has verified it',
  body,
  errors,
});

export const replaceOwnIdentity = checks({
  summary:
    'Link a social account, or replace the one of the same provider; if it is replaced, all other sessions end',
  body,
  errors,
});

const target = z.object({ target: socialTarget });
/** No transaction stays open while the provider responds. */
const token = {
  transaction: 'none',
  output: providerAccessToken,
  errors: [...Object.values(tokenSetErrors), ...Object.values(providerErrors), connectorErrors.notFound],
} as const;

export const getOwnIdentityToken = checks({
  summary:
    'Get the access token that a social provider issued for the linked account; an expired one is refreshed',
  params: target,
  ...token,
});

export const replaceOwnIdentityToken = checks({
  summary: 'Get the access token of a new sign-in at the social provider, with the account that is linked',
  params: target,
  body: z.object({ verificationRecordId }),
  ...token,
  errors: [...token.errors, ...Object.values(newTokenErrors), withStatus(verificationErrors.notFound, 400)],
});

export const getOwnSsoIdentityToken = checks({
  summary:
    'Get the access token that an enterprise identity provider issued for the linked account; an expired one is refreshed',
  params: z.object({ connectorId: z.string().min(1).max(128) }),
  ...token,
});

export const unlinkOwnIdentity = checks({
  summary: 'Unlink a social account of the current user; all other sessions end',
  params: z.object({ target: socialTarget }),
  errors: [accountErrors.suspended, identityErrors.identityNotExist, lockOutErrors.lastWay],
});
