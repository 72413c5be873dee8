import type { PageState } from '@gatehouse/contract/sign-in/page-state';
import type { SignInTextKey } from '@gatehouse/phrases/sign-in/en';
import { createContext, type ReactNode, use } from 'react';

export type Values = Record<string, string | number>;

/** The page's texts, which are part of its document. */
export interface Texts {
  language: string;
  /** The text with its `{values}` filled in. */
  t: (key: SignInTextKey, values?: Values) => string;
  /** The text with elements instead of its `{values}`. */
  rich: (key: SignInTextKey, values: Record<string, ReactNode>) => ReactNode[];
  has: (key: string) => key is SignInTextKey;
}

const placeholder = /\{(\w+)\}/g;

/** Isolates a value from the direction of right-to-left text around it (Unicode UAX 9: FSI, PDI). */
const isolate = (value: string | number): string => `\u2068${value}\u2069`;

/** The texts of a page by key. A missing text shows its key; the tests of `packages/phrases` make sure that none is. */
export function createTexts({
  language,
  direction,
  texts,
}: Pick<PageState, 'language' | 'direction' | 'texts'>): Texts {
  return {
    language,
    t: (key, values = {}) =>
      (texts[key] ?? key).replaceAll(placeholder, (whole, name: string) => {
        const value = values[name];
        if (value === undefined) return whole;
        return direction === 'rtl' ? isolate(value) : String(value);
      }),
    rich: (key, values) =>
      (texts[key] ?? key).split(placeholder).map((part, index) => (index % 2 ? values[part] : part)),
    has: (key): key is SignInTextKey => Object.hasOwn(texts, key),
  };
}

const TextsContext = createContext<Texts>(createTexts({ language: 'en', direction: 'ltr', texts: {} }));
export const TextsProvider = TextsContext.Provider;

/** The page's texts. */
export const useTexts = (): Texts => use(TextsContext);
