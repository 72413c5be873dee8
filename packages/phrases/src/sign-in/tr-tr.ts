import { account } from './tr-tr/account.ts';
import { connectionLink } from './tr-tr/connection-link.ts';
import { errors } from './tr-tr/errors.ts';
import { profileFields } from './tr-tr/profile-fields.ts';
import { screens } from './tr-tr/screens.ts';
import type { SignInTexts } from './en.ts';

/** The sign-in pages in Turkish. */
export const texts: Partial<SignInTexts> = {
  ...screens,
  ...profileFields,
  ...errors,
  ...account,
  ...connectionLink,
};
