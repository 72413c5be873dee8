import { defaultLanguage, findLanguage, isRightToLeft } from '../languages.ts';
import { en, type SignInTexts } from './en.ts';

/** The sign-in pages' texts by language; a language is offered when it stands here, whole. */
const translations: Record<string, SignInTexts> = { en };

const tags = Object.keys(translations);

/** The tag of a language that the sign-in pages speak, whatever its case (OPEN-35), or undefined. */
export const findSignInLanguage = (wanted: string): string | undefined => findLanguage(tags, wanted);

/** A tenant's own texts by language and key. */
export type CustomTexts = Record<string, Record<string, string>>;

export interface LanguageChoice {
  /** `ui_locales`: tags in order of preference, with spaces between. */
  wanted?: string;
  /** The browser's `Accept-Language`. */
  locale: string;
  /** Whether the browser is asked at all. */
  autoDetect: boolean;
  fallbackLanguage: string;
  /** The tenant's own words; a language that has some is offered as well, in English where they end. */
  custom?: CustomTexts;
}

export interface ChosenTexts {
  language: string;
  direction: 'ltr' | 'rtl';
  texts: SignInTexts;
}

/** The texts in the first language that exists: what the application wants, the browser's, the tenant's fallback, English. */
export function pickTexts(choice: LanguageChoice): ChosenTexts {
  const { wanted, locale, autoDetect, fallbackLanguage, custom = {} } = choice;
  const offered = [...new Set([...tags, ...Object.keys(custom)])];
  const candidates = [
    ...(wanted?.split(/[\s,]+/) ?? []),
    ...(autoDetect ? readAcceptLanguage(locale) : []),
    fallbackLanguage,
  ];
  // `de-AT` is answered with German rather than with the fallback.
  const language =
    candidates
      .map((tag) => findLanguage(offered, tag) ?? findLanguage(offered, tag.split('-')[0] ?? ''))
      .find(Boolean) ?? defaultLanguage;
  return {
    language,
    direction: isRightToLeft(language) ? 'rtl' : 'ltr',
    texts: { ...(translations[language] ?? en), ...custom[language] },
  };
}

/** The tags of an Accept-Language header, most wanted first (RFC 9110 12.5.4). */
function readAcceptLanguage(header: string): string[] {
  return header
    .slice(0, 512)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag, weight: weight ? Number(weight.trim().slice(2)) || 0 : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
