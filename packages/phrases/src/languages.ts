/** Languages by tag, with their own names, for the sign-in pages and custom phrases (I18N-03, OPEN-35). */
export const languages = {
  ar: 'العربية',
  bg: 'Български',
  bn: 'বাংলা',
  bs: 'Bosanski',
  ca: 'Català',
  cs: 'Čeština',
  da: 'Dansk',
  de: 'Deutsch',
  el: 'Ελληνικά',
  en: 'English',
  es: 'Español',
  et: 'Eesti',
  fa: 'فارسی',
  fi: 'Suomi',
  fr: 'Français',
  he: 'עברית',
  hi: 'हिन्दी',
  hr: 'Hrvatski',
  hu: 'Magyar',
  id: 'Bahasa Indonesia',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  lt: 'Lietuvių',
  lv: 'Latviešu',
  nb: 'Norsk bokmål',
  nl: 'Nederlands',
  'pl-PL': 'Polski',
  'pt-BR': 'Português (Brasil)',
  'pt-PT': 'Português (Portugal)',
  ro: 'Română',
  ru: 'Русский',
  sk: 'Slovenčina',
  sl: 'Slovenščina',
  sr: 'Српски',
  sv: 'Svenska',
  th: 'ไทย',
  'tr-TR': 'Türkçe',
  uk: 'Українська',
  vi: 'Tiếng Việt',
  'zh-CN': '简体中文',
  'zh-HK': '繁體中文（香港）',
  'zh-TW': '繁體中文（台灣）',
} as const;
export type LanguageTag = keyof typeof languages;

export const isLanguageTag = (tag: string): tag is LanguageTag => Object.hasOwn(languages, tag);

/** Languages of the console (I18N-01). */
export const consoleLanguages = [
  'ar',
  'de',
  'en',
  'es',
  'fr',
  'it',
  'ja',
  'ko',
  'pl-PL',
  'pt-BR',
  'pt-PT',
  'ru',
  'tr-TR',
  'zh-CN',
  'zh-HK',
  'zh-TW',
] as const satisfies readonly LanguageTag[];
export type ConsoleLanguage = (typeof consoleLanguages)[number];

export const defaultLanguage = 'en';

/** The known tag that equals `wanted`, ignoring case (OPEN-35), or undefined. */
export function findLanguage<Tag extends string>(tags: readonly Tag[], wanted: unknown): Tag | undefined {
  return typeof wanted === 'string'
    ? tags.find((tag) => tag.toLowerCase() === wanted.toLowerCase())
    : undefined;
}

/** The wanted language, or the closest one in the same script: `de` for `de-AT`, `zh-TW` for `zh-Hant`. */
export function matchLanguage(offered: readonly string[], wanted: string): string | undefined {
  const exact = findLanguage(offered, wanted);
  if (exact) return exact;
  const expanded = readLocale(wanted);
  if (!expanded) return undefined;
  const alike = offered.filter((tag) => {
    const known = readLocale(tag);
    return known?.language === expanded.language && known.script === expanded.script;
  });
  return alike.find((tag) => readLocale(tag)?.region === expanded.region) ?? alike[0];
}

/** A tag with its likely script and region (UTS 35), or undefined if it is invalid. */
function readLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}

/** Whether a language is written from right to left. `cb` (Central Kurdish) and `sy` (Syriac) are the wire's tags. */
export const isRightToLeft = (tag: string): boolean => /^(ar|cb|fa|he|ps|sy|ur)\b/i.test(tag);
