import { account } from './es/account.ts';
import { connectionLink } from './es/connection-link.ts';
import { errors } from './es/errors.ts';
import { profileFields } from './es/profile-fields.ts';
import { screens } from './es/screens.ts';
import type { SignInTexts } from './en.ts';

/** The sign-in pages in Spanish. */
export const texts: Partial<SignInTexts> = {
  ...screens,
  ...profileFields,
  ...errors,
  ...account,
  ...connectionLink,
};
