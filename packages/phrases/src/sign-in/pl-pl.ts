import { account } from './pl-pl/account.ts';
import { connectionLink } from './pl-pl/connection-link.ts';
import { errors } from './pl-pl/errors.ts';
import { profileFields } from './pl-pl/profile-fields.ts';
import { screens } from './pl-pl/screens.ts';
import type { SignInTexts } from './en.ts';

/** The sign-in pages in Polish. */
export const texts: Partial<SignInTexts> = {
  ...screens,
  ...profileFields,
  ...errors,
  ...account,
  ...connectionLink,
};
