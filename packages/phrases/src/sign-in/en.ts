import { account } from './en/account.ts';
import { connectionLink } from './en/connection-link.ts';
import { errors } from './en/errors.ts';
import { profileFields } from './en/profile-fields.ts';
import { screens } from './en/screens.ts';

/**
 * The texts of the sign-in pages, with `{placeholders}`. `error.<code>` is the text of an API error code. Texts contain no counted nouns,
 * because they have no plural forms; `{when}` is formatted by `Intl`. Other languages have the same keys (I18N-04).
 */
export const en = { ...screens, ...profileFields, ...errors, ...account, ...connectionLink } as const;

export type SignInTextKey = keyof typeof en;
export type SignInTexts = Record<SignInTextKey, string>;
