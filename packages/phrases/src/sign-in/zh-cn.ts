import { account } from './zh-cn/account.ts';
import { connectionLink } from './zh-cn/connection-link.ts';
import { errors } from './zh-cn/errors.ts';
import { profileFields } from './zh-cn/profile-fields.ts';
import { screens } from './zh-cn/screens.ts';
import type { SignInTexts } from './en.ts';

/** The sign-in pages in Simplified Chinese. */
export const texts: Partial<SignInTexts> = {
  ...screens,
  ...profileFields,
  ...errors,
  ...account,
  ...connectionLink,
};
