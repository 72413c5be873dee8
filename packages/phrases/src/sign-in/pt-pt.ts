import { account } from './pt-pt/account.ts';
import { errors } from './pt-pt/errors.ts';
import { screens } from './pt-pt/screens.ts';
import type { SignInTexts } from './en.ts';

/** The sign-in pages in European Portuguese. */
export const texts: Partial<SignInTexts> = { ...screens, ...errors, ...account };
