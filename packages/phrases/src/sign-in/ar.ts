import { account } from './ar/account.ts';
import { connectionLink } from './ar/connection-link.ts';
import { errors } from './ar/errors.ts';
import { profileFields } from './ar/profile-fields.ts';
import { screens } from './ar/screens.ts';
import type { SignInTexts } from './en.ts';

/** The sign-in pages in Arabic. */
export const texts: Partial<SignInTexts> = {
  ...screens,
  ...profileFields,
  ...errors,
  ...account,
  ...connectionLink,
};
