import { account } from './ru/account.ts';
import { errors } from './ru/errors.ts';
import { screens } from './ru/screens.ts';
import type { SignInTexts } from './en.ts';

/** The sign-in pages in Russian. */
export const texts: Partial<SignInTexts> = { ...screens, ...errors, ...account };
