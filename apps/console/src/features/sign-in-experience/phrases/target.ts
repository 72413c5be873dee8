import { en, type SignInTextKey } from '@gatehouse/phrases/sign-in/en';

/** A text that is to be edited. An object of its own for each click, because the same text can be clicked again. */
export interface Target {
  key: SignInTextKey;
}

/** Whether a key is that of a text of the sign-in pages. */
export const isTextKey = (key: string): key is SignInTextKey => Object.hasOwn(en, key);

/** The text of a key that comes from the URL or from a preview. */
export const toTarget = (key: string | null | undefined): Target | undefined =>
  key != null && isTextKey(key) ? { key } : undefined;
