import { declareErrors } from '../errors.ts';

export const hasuraErrors = declareErrors({
  expectedRoleNotFound: [
    'auth.expected_role_not_found',
    401,
    'The user doesn’t have the role that the header Expected-Role names.',
  ],
});
