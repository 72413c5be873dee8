import { account } from './de/account.ts';
import { connectionLink } from './de/connection-link.ts';
import { errors } from './de/errors.ts';
import { profileFields } from './de/profile-fields.ts';
import { screens } from './de/screens.ts';
import type { SignInTexts } from './en.ts';

/** The sign-in pages in German. */
export const texts: Partial<SignInTexts> = {
  ...screens,
  ...profileFields,
  ...errors,
  ...account,
  ...connectionLink,
};
