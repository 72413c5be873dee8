import { z } from 'zod';
import { socialTarget } from '../connectors/connectors.ts';
import { checks } from '../endpoint.ts';
import { entityErrors, withStatus } from '../errors.ts';
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

export const unlinkOwnIdentity = checks({
  summary: 'Unlink a social account of the current user; all other sessions end',
  params: z.object({ target: socialTarget }),
  errors: [accountErrors.suspended, identityErrors.identityNotExist, lockOutErrors.lastWay],
});
