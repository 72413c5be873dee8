import { ui as english } from '@gatehouse/phrases/console/en/ui';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

/** The package's texts by key, with `{{values}}` and plural forms as i18next has them. */
export type UiStrings = Record<string, string>;
type Plain = Exclude<
  keyof typeof english,
  keyof ReturnType<typeof createFunctions> | `${string}_${'one' | 'other'}`
>;
export type UiTexts = Record<Plain, string> & ReturnType<typeof createFunctions>;

/** The texts of a language. A text that it lacks is English. */
export function createUiTexts(strings: UiStrings, locale: string): UiTexts {
  const all = { ...english, ...strings };
  return { ...all, ...createFunctions(all, locale) };
}

function createFunctions(strings: UiStrings, locale: string) {
  const plural = new Intl.PluralRules(locale);
  const say = (key: keyof typeof english, values: Record<string, string>): string =>
    (strings[key] ?? english[key]).replaceAll(
      /\{\{(\w+)\}\}/g,
      (whole, name: string) => values[name] ?? whole,
    );
  const countOf = (key: 'unsavedChanges' | 'chosen', count: number): string => {
    const text = strings[`${key}_${plural.select(count)}`] ?? english[`${key}_other`];
    return text.replace('{{count}}', count.toLocaleString(locale));
  };
  return {
    remove: (name: string) => say('remove', { name }),
    moreFor: (name: string) => say('moreFor', { name }),
    copyOf: (name: string) => say('copyOf', { name }),
    showOf: (name: string) => say('showOf', { name }),
    hideOf: (name: string) => say('hideOf', { name }),
    unsavedChanges: (count: number, names: string) => {
      const text = countOf('unsavedChanges', count);
      return names === '' ? text : say('filter', { name: text, value: names });
    },
    clearFilter: (name: string) => say('clearFilter', { name }),
    filter: (name: string, value: string) => say('filter', { name, value }),
    selectOf: (name: string) => say('selectOf', { name }),
    chosen: (count: number) => countOf('chosen', count),
    nothingFoundFor: (query: string) => say('nothingFoundFor', { query }),
    range: (from: string, to: string, total: string) => say('range', { from, to, total }),
    cappedTotal: (total: string) => say('cappedTotal', { total }),
    forbiddenMissing: (permission: string) => say('forbiddenMissing', { permission }),
    forbiddenWho: (who: string) => say('forbiddenWho', { who }),
    typeToConfirm: (name: string) => say('typeToConfirm', { name }),
    actionDone: (action: string) => say('actionDone', { action }),
  };
}

const TextsContext = createContext({ texts: createUiTexts({}, 'en'), locale: 'en' });

/** Replaces the texts, and sets the locale of numbers and dates. */
export function TextsProvider({
  texts,
  locale,
  children,
}: {
  texts?: UiStrings | undefined;
  locale: string;
  children: ReactNode;
}) {
  const value = useMemo(() => ({ texts: createUiTexts(texts ?? {}, locale), locale }), [texts, locale]);
  return <TextsContext value={value}>{children}</TextsContext>;
}

/** The package's texts in the user's language. */
export const useTexts = (): UiTexts => useContext(TextsContext).texts;

/** The BCP 47 tag of the user's language. */
export const useLocale = (): string => useContext(TextsContext).locale;
