import { defaultLanguage, findLanguage, isRightToLeft, matchLanguage } from '../languages.ts';
import { en, type SignInTexts } from './en.ts';

type Pack = () => Promise<{ texts: Partial<SignInTexts> }>;

/**
 * The texts of the sign-in pages by language (I18N-04), each loaded when needed. Texts without a translation are shown in English;
 * `npm run check -- --complete` fails for them.
 */
export const packs: Record<string, Pack> = {
  ar: () => import('./ar.ts'),
  de: () => import('./de.ts'),
  en: () => Promise.resolve({ texts: en }),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  ja: () => import('./ja.ts'),
  ko: () => import('./ko.ts'),
  'pl-PL': () => import('./pl-pl.ts'),
  'pt-BR': () => import('./pt-br.ts'),
  'pt-PT': () => import('./pt-pt.ts'),
  ru: () => import('./ru.ts'),
  'tr-TR': () => import('./tr-tr.ts'),
  'zh-CN': () => import('./zh-cn.ts'),
  'zh-HK': () => import('./zh-hk.ts'),
  'zh-TW': () => import('./zh-tw.ts'),
};

const tags = Object.keys(packs);

/** The tag of a language with built-in texts, in any letter case (OPEN-35), or undefined. */
export const findSignInLanguage = (wanted: string): string | undefined => findLanguage(tags, wanted);

/** The language whose built-in texts a language shows where it has no custom text: `de-AT` and `de-DE` show those of `de`. */
export const findBaseLanguage = (tag: string): string | undefined => matchLanguage(tags, tag);

/** A tenant's custom texts by language and key. */
export type CustomTexts = Record<string, Record<string, string>>;

/** The custom texts that a language shows: its own, then those of its base language. */
export function pickCustomTexts(custom: CustomTexts, language: string): Record<string, string> {
  const base = findBaseLanguage(language);
  return { ...(base !== undefined && custom[base]), ...custom[language] };
}

/** The languages that have texts, built in or custom. */
export const listSignInLanguages = (custom: CustomTexts): string[] => [
  ...new Set([...tags, ...Object.keys(custom)]),
];

export interface LanguageChoice {
  /** `ui_locales`: tags in order of preference, separated by spaces. */
  wanted?: string;
  /** The browser's `Accept-Language`. */
  locale: string;
  /** Whether the browser's languages count. */
  autoDetect: boolean;
  fallbackLanguage: string;
  /** Custom texts. A language that has some is offered, too; missing ones come from its base language, then from English. */
  custom?: CustomTexts;
}

export interface ChosenTexts {
  language: string;
  direction: 'ltr' | 'rtl';
  texts: SignInTexts;
}

/** The texts in the first available language: the application's, the browser's, the tenant's fallback, English. */
export async function pickTexts(choice: LanguageChoice): Promise<ChosenTexts> {
  const { wanted, locale, autoDetect, fallbackLanguage, custom = {} } = choice;
  const offered = listSignInLanguages(custom);
  const candidates = [
    ...(wanted?.split(/[\s,]+/) ?? []),
    ...(autoDetect ? readAcceptLanguage(locale) : []),
    fallbackLanguage,
  ];
  const language = candidates.map((tag) => matchLanguage(offered, tag)).find(Boolean) ?? defaultLanguage;
  const base = findBaseLanguage(language);
  const pack = base === undefined ? undefined : await packs[base]?.();
  return {
    language,
    direction: isRightToLeft(language) ? 'rtl' : 'ltr',
    texts: { ...en, ...pack?.texts, ...pickCustomTexts(custom, language) },
  };
}

/** The tags of an Accept-Language header by preference (RFC 9110, section 12.5.4). */
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
