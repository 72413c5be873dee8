import { z } from 'zod';
import { id, tenantId } from '../common.ts';
import { declareErrors } from '../errors.ts';

const text = z.string().max(4096);
const key = z.string().min(1).max(256);
const nest = <Inner extends z.ZodType>(inner: Inner) => z.record(key, z.union([text, inner]));

/**
 * Texts of one's own by key: `{ 'sign_in.title': 'Welcome' }`, or nested, `{ sign_in: { title: 'Welcome' } }`, which says the same. A
 * key that is left out keeps the text of the service.
 */
export const translation = nest(nest(nest(z.record(key, text))));
export type Translation = z.infer<typeof translation>;

/** A tenant's texts in a language (VAL-12), on the wire. */
export const customPhrase = z.object({ tenantId, id, languageTag: z.string().min(1).max(16), translation });
export type CustomPhrase = z.infer<typeof customPhrase>;

export const phraseErrors = declareErrors({
  defaultLanguage: [
    'localization.cannot_delete_default_language',
    409,
    'The sign-in pages fall back to this language, and the service has no texts of its own in it. Choose another fallback first.',
  ],
  invalidTranslation: [
    'localization.invalid_translation_structure',
    422,
    'A text has a {placeholder} that nothing is filled in for.',
  ],
});

/** The texts of a translation by their whole keys, empty ones left out: `{ 'sign_in.title': 'Welcome' }`. */
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

/** The names a text has filled in for it. */
export const listPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name)),
];
