import type { texts } from '@gatehouse/phrases/console/en';
import { loadPart } from '@gatehouse/phrases/console/packs';
import type { TextPart } from '@gatehouse/phrases/console/translated';
import {
  type ConsoleLanguage,
  consoleLanguages,
  defaultLanguage,
  findLanguage,
  isRightToLeft,
} from '@gatehouse/phrases/languages';
import type { UiStrings } from '@gatehouse/ui/base/texts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { storageKeys } from './storage.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'console';
    resources: { console: typeof texts };
  }
}

/** The first preferred language that is offered, by its tag or primary subtag, else English (I18N-02, VAL-15, OPEN-35). */
export function chooseLanguage(
  wanted: readonly unknown[],
  offered: readonly ConsoleLanguage[] = consoleLanguages,
): ConsoleLanguage {
  for (const tag of wanted) {
    const primary = String(tag).split('-')[0]?.toLowerCase();
    const found = findLanguage(offered, tag) ?? offered.find((known) => known.split('-')[0] === primary);
    if (found) return found;
  }
  return defaultLanguage;
}

/** Texts of every screen. The others are loaded with the pages that use them. */
const firstParts: readonly TextPart[] = ['app', 'parts', 'ui'];
const loaded = new Map<TextPart, Promise<void>>();

/** Starts i18next with the language stored in this browser, else the browser's. */
export async function startTexts(): Promise<void> {
  const language = chooseLanguage([localStorage.getItem(storageKeys.language), ...navigator.languages]);
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: defaultLanguage,
    ns: ['console'],
    defaultNS: 'console',
    resources: { [language]: { console: {} } },
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  await loadTexts(firstParts);
  markDocument(language);
}

/** The locale of numbers and dates: Arabic has the digits that its texts and the API use. */
export const localeOf = (language: string): string => (language === 'ar' ? 'ar-u-nu-latn' : language);

/** The texts of `packages/ui` in the current language. */
export function readUiTexts(): UiStrings {
  const texts: { ui?: UiStrings } | undefined = i18next.getResourceBundle(i18next.language, 'console');
  return texts?.ui ?? {};
}

/** Loads texts in the current language once. */
export async function loadTexts(parts: readonly TextPart[]): Promise<void> {
  await Promise.all(
    parts.map((part) => {
      const loading = loaded.get(part) ?? addTexts(chooseLanguage([i18next.language]), part);
      loaded.set(part, loading);
      loading.catch(() => loaded.delete(part));
      return loading;
    }),
  );
}

/** Changes the language, also for the next visit. */
export async function showLanguage(language: ConsoleLanguage): Promise<void> {
  localStorage.setItem(storageKeys.language, language);
  if (i18next.language === language) return;
  await Promise.all([...loaded.keys()].map((part) => addTexts(language, part)));
  await i18next.changeLanguage(language);
  markDocument(language);
}

/** The English texts come along for those that the language lacks. */
async function addTexts(language: ConsoleLanguage, part: TextPart): Promise<void> {
  const tags: ConsoleLanguage[] = language === defaultLanguage ? [language] : [defaultLanguage, language];
  const bundles = await Promise.all(tags.map(async (tag) => [tag, await loadPart(tag, part)] as const));
  for (const [tag, texts] of bundles)
    i18next.addResourceBundle(tag, 'console', { [part]: texts }, true, true);
}

function markDocument(language: ConsoleLanguage): void {
  document.documentElement.lang = language;
  document.documentElement.dir = isRightToLeft(language) ? 'rtl' : 'ltr';
}
