import { declareErrors, withStatus } from '../errors.ts';

/** Errors of actions. */
export const actionErrors = declareErrors({
  general: ['action.general', 422, 'The action’s script failed.'],
  identifierChanged: [
    'action.sign_in_identifier_changed',
    422,
    'The action’s script would change the identifier that the user signs in with.',
  ],
});

/** As the test endpoint answers a script that denies access (wire). */
export const deniedAction = withStatus(actionErrors.general, 403);
