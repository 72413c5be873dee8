import { account } from './pt-br/account.ts';
import { connectionLink } from './pt-br/connection-link.ts';
import { errors } from './pt-br/errors.ts';
import { profileFields } from './pt-br/profile-fields.ts';
import { screens } from './pt-br/screens.ts';
import type { SignInTexts } from './en.ts';

/** The sign-in pages in Brazilian Portuguese. */
export const texts: Partial<SignInTexts> = {
  ...screens,
  ...profileFields,
  ...errors,
  ...account,
  ...connectionLink,
};
