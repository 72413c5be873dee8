import { account } from './ru/account.ts';
import { connectionLink } from './ru/connection-link.ts';
import { errors } from './ru/errors.ts';
import { profileFields } from './ru/profile-fields.ts';
import { screens } from './ru/screens.ts';
import type { SignInTexts } from './en.ts';

/** The sign-in pages in Russian. */
export const texts: Partial<SignInTexts> = {
  ...screens,
  ...profileFields,
  ...errors,
  ...account,
  ...connectionLink,
};
