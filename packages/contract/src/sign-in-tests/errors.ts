import { declareErrors } from '../errors.ts';

export const signInTestErrors = declareErrors({
  needsAdministrator: [
    'sign_in_test.needs_administrator',
    422,
    'Sign-in can only be tested by an administrator who is signed in to the console.',
  ],
  ended: [
    'sign_in_test.ended',
    404,
    'This test doesn’t exist in this browser. It was used, or it is older than ten minutes.',
  ],
});
