import { packs } from '@gatehouse/phrases/console/packs';
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
import { translateValidation } from './validation-texts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'console';
    resources: { console: typeof texts };
  }
}

/** The languages offered: those whose texts are complete. */
export const offeredLanguages = consoleLanguages.filter((tag) => packs[tag] !== undefined);

/** The first language wanted that is offered, by tag or by its first part, else English (I18N-02, VAL-15, OPEN-35). */
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

/** Starts with the language kept in this browser, else the browser's. */
export async function startTexts(): Promise<void> {
  const language = chooseLanguage([localStorage.getItem(storageKeys.language), ...navigator.languages]);
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: defaultLanguage,
    ns: ['console'],
    defaultNS: 'console',
    resources: { [language]: { console: await loadTexts(language) } },
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  markDocument(language);
  translateValidation();
}

/** Changes the language of the page, and of the next visit. */
export async function showLanguage(language: ConsoleLanguage): Promise<void> {
  localStorage.setItem(storageKeys.language, language);
  if (i18next.language === language) return;
  i18next.addResourceBundle(language, 'console', await loadTexts(language));
  await i18next.changeLanguage(language);
  markDocument(language);
}

async function loadTexts(language: ConsoleLanguage) {
  const pack = await packs[language]?.();
  return pack?.texts ?? {};
}

function markDocument(language: ConsoleLanguage): void {
  document.documentElement.lang = language;
  document.documentElement.dir = isRightToLeft(language) ? 'rtl' : 'ltr';
}
