import { account } from './zh-tw/account.ts';
import { connectionLink } from './zh-tw/connection-link.ts';
import { errors } from './zh-tw/errors.ts';
import { profileFields } from './zh-tw/profile-fields.ts';
import { screens } from './zh-tw/screens.ts';
import type { SignInTexts } from './en.ts';

/** The sign-in pages in Traditional Chinese (Taiwan). */
export const texts: Partial<SignInTexts> = {
  ...screens,
  ...profileFields,
  ...errors,
  ...account,
  ...connectionLink,
};
