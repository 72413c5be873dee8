import { declareErrors } from '../errors.ts';

/** Why the tenant's policy rejects a username that a user has chosen; `data` has the limit. */
export const usernameErrors = declareErrors({
  tooShort: ['user.username_too_short', 422, 'The username is shorter than the username policy allows.'],
  tooLong: ['user.username_too_long', 422, 'The username is longer than the username policy allows.'],
  uppercaseNotAllowed: [
    'user.username_uppercase_not_allowed',
    422,
    'The username policy allows no uppercase letters.',
  ],
  lowercaseNotAllowed: [
    'user.username_lowercase_not_allowed',
    422,
    'The username policy allows no lowercase letters.',
  ],
  numbersNotAllowed: ['user.username_numbers_not_allowed', 422, 'The username policy allows no digits.'],
  underscoreNotAllowed: [
    'user.username_underscore_not_allowed',
    422,
    'The username policy allows no underscores.',
  ],
  separatorsMisplaced: [
    'user.username_separators_misplaced',
    422,
    'Dots and hyphens of a username stand alone between other characters.',
  ],
});
