import type { CustomPhrase } from '@gatehouse/contract/phrases/phrases';
import { languages } from '@gatehouse/phrases/languages';
import { findSignInLanguage } from '@gatehouse/phrases/sign-in/languages';

/** The languages the sign-in pages speak: those of the service, and those the tenant has words of its own in. */
export const listOffered = (own: readonly Pick<CustomPhrase, 'languageTag'>[]): string[] =>
  Object.keys(languages).filter(
    (tag) => findSignInLanguage(tag) !== undefined || own.some(({ languageTag }) => languageTag === tag),
  );
