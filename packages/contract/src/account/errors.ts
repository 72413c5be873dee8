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
    'This verification is unknown, has expired, is not complete or is for something else.',
  ],
});

/** Errors that protect users from locking themselves out. */
export const lockOutErrors = declareErrors({
  lastWay: [
    'user.last_sign_in_method_required',
    400,
    'You could not sign in any more. Add another way to sign in first.',
  ],
});
