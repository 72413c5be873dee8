import { account } from './ja/account.ts';
import { connectionLink } from './ja/connection-link.ts';
import { errors } from './ja/errors.ts';
import { profileFields } from './ja/profile-fields.ts';
import { screens } from './ja/screens.ts';
import type { SignInTexts } from './en.ts';

/** The sign-in pages in Japanese. */
export const texts: Partial<SignInTexts> = {
  ...screens,
  ...profileFields,
  ...errors,
  ...account,
  ...connectionLink,
};
