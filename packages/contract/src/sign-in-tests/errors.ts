import { declareErrors } from '../errors.ts';

export const signInTestErrors = declareErrors({
  needsAdministrator: [
    'sign_in_test.needs_administrator',
    422,
    'Sign-in can only be tested by an administrator who is signed in to the console.',
  ],
  hasNoUsers: [
    'sign_in_test.no_users',
    422,
    'No user signs in to a machine-to-machine application, so there is no sign-in to test.',
  ],
  ended: [
    'sign_in_test.ended',
    404,
    'This test doesn’t exist in this browser. It was used, or it is older than ten minutes.',
  ],
});
