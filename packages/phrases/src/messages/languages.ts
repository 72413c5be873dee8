import { defaultLanguage, findLanguage, isRightToLeft } from '../languages.ts';
import { en, type MessageTexts } from './en.ts';

/** The built-in messages by language; a language is used when it stands here, whole. */
const translations: Record<string, MessageTexts> = { en };

/** The texts in the first of these languages that exists; `de-AT` is answered with German, and in the end English is. */
export function pickMessageTexts(wanted: readonly string[]): {
  language: string;
  direction: 'ltr' | 'rtl';
  texts: MessageTexts;
} {
  const tags = Object.keys(translations);
  const language =
    wanted.map((tag) => findLanguage(tags, tag) ?? findLanguage(tags, tag.split('-')[0])).find(Boolean) ??
    defaultLanguage;
  return {
    language,
    direction: isRightToLeft(language) ? 'rtl' : 'ltr',
    texts: translations[language] ?? en,
  };
}
