import { z } from 'zod';
import { shown } from '../shown.ts';
import { id, tenantId } from '../common.ts';
import { declareErrors } from '../errors.ts';

const text = z.string().max(4096);
const key = z.string().min(1).max(256);
const nest = <Inner extends z.ZodType>(inner: Inner) => z.record(key, z.union([text, inner]));

/**
 * Custom texts by key: `{ 'sign_in.title': 'Welcome' }` or nested, `{ sign_in: { title: 'Welcome' } }`. Omitted keys keep the built-in
 * text.
 */
export const translation = nest(nest(nest(z.record(key, text))));
export type Translation = z.infer<typeof translation>;

/** A tenant's custom texts in a language (VAL-12). */
export const customPhrase = z.object({
  tenantId,
  id,
  languageTag: z.string().min(1).max(16),
  translation: shown(translation),
});
export type CustomPhrase = z.infer<typeof customPhrase>;

export const phraseErrors = declareErrors({
  defaultLanguage: [
    'localization.cannot_delete_default_language',
    409,
    'This is the fallback language of the sign-in pages, and there are no built-in texts in it. Choose another fallback language first.',
  ],
  invalidTranslation: [
    'localization.invalid_translation_structure',
    422,
    'A text contains an unknown {placeholder}.',
  ],
});

/** The texts of a translation by their full keys, without empty ones: `{ 'sign_in.title': 'Welcome' }`. */
export function flattenTranslation(nested: object, prefix = ''): Record<string, string> {
  const entries: [string, unknown][] = Object.entries(nested);
  return Object.fromEntries(
    entries.flatMap(([name, value]): [string, string][] => {
      if (typeof value === 'string') return value.trim() ? [[prefix + name, value]] : [];
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(flattenTranslation(value, `${prefix}${name}.`));
    }),
  );
}

// `{name}`, or `{count, plural, …}`.
const placeholder = /\{(\w+)(?=[,}])/g;

/** The names of the placeholders in a text. */
export const listPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name)),
];
