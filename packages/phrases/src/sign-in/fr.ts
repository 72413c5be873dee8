import { account } from './fr/account.ts';
import { connectionLink } from './fr/connection-link.ts';
import { errors } from './fr/errors.ts';
import { profileFields } from './fr/profile-fields.ts';
import { screens } from './fr/screens.ts';
import type { SignInTexts } from './en.ts';

/** The sign-in pages in French. */
export const texts: Partial<SignInTexts> = {
  ...screens,
  ...profileFields,
  ...errors,
  ...account,
  ...connectionLink,
};
