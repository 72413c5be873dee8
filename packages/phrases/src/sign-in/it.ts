import { account } from './it/account.ts';
import { connectionLink } from './it/connection-link.ts';
import { errors } from './it/errors.ts';
import { profileFields } from './it/profile-fields.ts';
import { screens } from './it/screens.ts';
import type { SignInTexts } from './en.ts';

/** The sign-in pages in Italian. */
export const texts: Partial<SignInTexts> = {
  ...screens,
  ...profileFields,
  ...errors,
  ...account,
  ...connectionLink,
};
