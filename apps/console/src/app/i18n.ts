import { packs, type TextPart } from '@gatehouse/phrases/console/packs';
import type { texts } from '@gatehouse/phrases/console/en';
import {
  type ConsoleLanguage,
  consoleLanguages,
  defaultLanguage,
  findLanguage,
  isRightToLeft,
} from '@gatehouse/phrases/languages';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { storageKeys } from './storage.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'console';
    resources: { console: typeof texts };
  }
}

/** The languages offered: those whose texts are complete. */
export const offeredLanguages = consoleLanguages.filter((tag) => packs[tag] !== undefined);

/** The first preferred language that is offered, by its tag or primary subtag, else English (I18N-02, VAL-15, OPEN-35). */
export function chooseLanguage(
  wanted: readonly unknown[],
  offered: readonly ConsoleLanguage[] = offeredLanguages,
): ConsoleLanguage {
  for (const tag of wanted) {
    const primary = String(tag).split('-')[0]?.toLowerCase();
    const found = findLanguage(offered, tag) ?? offered.find((known) => known.split('-')[0] === primary);
    if (found) return found;
  }
  return defaultLanguage;
}

/** Texts of every screen. The others are loaded with the pages that use them. */
const firstParts: readonly TextPart[] = ['app', 'parts'];
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

async function addTexts(language: ConsoleLanguage, part: TextPart): Promise<void> {
  const texts = await packs[language]?.[part]();
  i18next.addResourceBundle(language, 'console', { [part]: texts }, true, true);
}

function markDocument(language: ConsoleLanguage): void {
  document.documentElement.lang = language;
  document.documentElement.dir = isRightToLeft(language) ? 'rtl' : 'ltr';
}
