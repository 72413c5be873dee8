import { account } from './ar/account.ts';
import { errors } from './ar/errors.ts';
import { screens } from './ar/screens.ts';
import type { SignInTexts } from './en.ts';

/** The sign-in pages in Arabic. */
export const texts: Partial<SignInTexts> = { ...screens, ...errors, ...account };
