import type { CustomPhrase } from '@gatehouse/contract/phrases/phrases';
import { languageTags } from '@gatehouse/contract/phrases/language-tags';
import { findSignInLanguage } from '@gatehouse/phrases/sign-in/languages';

/** The languages of the sign-in pages: the built-in ones, and those with custom texts. */
export const listOffered = (own: readonly Pick<CustomPhrase, 'languageTag'>[]): string[] =>
  languageTags.filter(
    (tag) => findSignInLanguage(tag) !== undefined || own.some(({ languageTag }) => languageTag === tag),
  );
