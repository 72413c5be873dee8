import { account } from './zh-hk/account.ts';
import { connectionLink } from './zh-hk/connection-link.ts';
import { errors } from './zh-hk/errors.ts';
import { profileFields } from './zh-hk/profile-fields.ts';
import { screens } from './zh-hk/screens.ts';
import type { SignInTexts } from './en.ts';

/** The sign-in pages in Traditional Chinese (Hong Kong). */
export const texts: Partial<SignInTexts> = {
  ...screens,
  ...profileFields,
  ...errors,
  ...account,
  ...connectionLink,
};
