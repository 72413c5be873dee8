import { account } from './pt-pt/account.ts';
import { connectionLink } from './pt-pt/connection-link.ts';
import { errors } from './pt-pt/errors.ts';
import { profileFields } from './pt-pt/profile-fields.ts';
import { screens } from './pt-pt/screens.ts';
import type { SignInTexts } from './en.ts';

/** The sign-in pages in European Portuguese. */
export const texts: Partial<SignInTexts> = {
  ...screens,
  ...profileFields,
  ...errors,
  ...account,
  ...connectionLink,
};
