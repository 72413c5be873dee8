import { account } from './ko/account.ts';
import { connectionLink } from './ko/connection-link.ts';
import { errors } from './ko/errors.ts';
import { profileFields } from './ko/profile-fields.ts';
import { screens } from './ko/screens.ts';
import type { SignInTexts } from './en.ts';

/** The sign-in pages in Korean. */
export const texts: Partial<SignInTexts> = {
  ...screens,
  ...profileFields,
  ...errors,
  ...account,
  ...connectionLink,
};
