import { account } from './de/account.ts';
import { errors } from './de/errors.ts';
import { screens } from './de/screens.ts';
import type { SignInTexts } from './en.ts';

/** The sign-in pages in German. */
export const texts: Partial<SignInTexts> = { ...screens, ...errors, ...account };
