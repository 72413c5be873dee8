import type { SignInTextKey } from '@gatehouse/phrases/sign-in/en';
import { createContext, type ReactNode, use } from 'react';

export type Values = Record<string, string | number>;

/** The page's texts, which came with its document. */
export interface Texts {
  language: string;
  /** The text with its `{values}` filled in. */
  t: (key: SignInTextKey, values?: Values) => string;
  /** The text with elements in the place of its `{values}`. */
  rich: (key: SignInTextKey, values: Record<string, ReactNode>) => ReactNode[];
  has: (key: string) => key is SignInTextKey;
}

// `{name}`, or `{count, plural, one {# hour} other {# hours}}`.
const placeholder = /\{(\w+)(?:, plural, ((?:\w+ \{[^{}]*\} ?)+))?\}/g;

function pickPlural(language: string, forms: string, count: number): string {
  const byCategory = new Map(
    [...forms.matchAll(/(\w+) \{([^{}]*)\}/g)].map(([, name, text]) => [name, text]),
  );
  const form = byCategory.get(new Intl.PluralRules(language).select(count)) ?? byCategory.get('other') ?? '';
  return form.replace('#', new Intl.NumberFormat(language).format(count));
}

/** Texts of a language by key. A key that is missing shows as itself, which the checks of `packages/phrases` rule out. */
export function createTexts(language: string, texts: Record<string, string>): Texts {
  const t = (key: SignInTextKey, values: Values = {}): string =>
    (texts[key] ?? key).replaceAll(placeholder, (whole, name: string, forms: string | undefined) => {
      const value = values[name];
      if (value === undefined) return whole;
      return forms ? pickPlural(language, forms, Number(value)) : String(value);
    });
  return {
    language,
    t,
    rich: (key, values) =>
      (texts[key] ?? key).split(/\{(\w+)\}/).map((part, index) => (index % 2 ? values[part] : part)),
    has: (key): key is SignInTextKey => Object.hasOwn(texts, key),
  };
}

const TextsContext = createContext<Texts>(createTexts('en', {}));
export const TextsProvider = TextsContext.Provider;

/** The page's texts. */
export const useTexts = (): Texts => use(TextsContext);
