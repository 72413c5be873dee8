import { declareErrors } from '../errors.ts';

/** Errors of verification records. */
export const verificationErrors = declareErrors({
  denied: [
    'verification_record.permission_denied',
    401,
    'Verify your identity again before changing your security settings.',
  ],
  notFound: [
    'verification_record.not_found',
    404,
    'This verification is unknown, has expired, isn’t complete or is for something else.',
  ],
});

/** Errors that protect users from locking themselves out. */
export const lockOutErrors = declareErrors({
  lastWay: [
    'user.last_sign_in_method_required',
    400,
    'This is your only way to sign in. Add another one first.',
  ],
});
