import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectedKeys } from '../../test/complete.ts';
import { listTexts, type TextTree } from '../../test/list-texts.ts';
import { type ConsoleLanguage, consoleLanguages, defaultLanguage } from '../languages.ts';
import { texts as english } from './en.ts';
import { packs } from '../sign-in/languages.ts';
import { fileOf, loadPart } from './packs.ts';
import type { TextPart } from './translated.ts';

const parts = Object.keys(english) as TextPart[];
const translated = consoleLanguages.filter((tag) => tag !== defaultLanguage);

const source = new Map(listTexts(english));

const plural = /_(zero|one|two|few|many|other)$/;
const isPlural = (key: string): boolean =>
  plural.test(key) && source.has(key.replace(plural, '_one')) && source.has(key.replace(plural, '_other'));

/** The English text that a text translates: a plural form that English lacks translates `_other`. */
const originalOf = (key: string): string =>
  source.get(key) ?? (isPlural(key) ? source.get(key.replace(plural, '_other')) : undefined) ?? '';

/** The keys that a language has: those of the English texts, with its own plural forms (CLDR). */
function keysOf(tag: string): string[] {
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const keys = [...source.keys()].flatMap((key) =>
    // i18next has `_zero` for 0 in all languages.
    isPlural(key) && !key.endsWith('_zero') ? forms.map((form) => key.replace(plural, `_${form}`)) : [key],
  );
  return [...new Set(keys)];
}

/** Names in double braces; a plural form for one number can leave out the number. */
const placeholdersOf = (text: string, key = ''): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !['count', 'number'].includes(name) || !/_(zero|one|two)$/.test(key))
    .toSorted();
const withoutValues = (text: string): string => text.replaceAll(/\{\{\w+\}\}/g, '');

async function read(tag: ConsoleLanguage): Promise<Map<string, string>> {
  const loaded = parts
    .filter((part) => existsSync(join(import.meta.dirname, tag.toLowerCase(), `${fileOf(part)}.ts`)))
    .map(async (part) => [part, await loadPart(tag, part)] as const);
  return new Map(listTexts(Object.fromEntries(await Promise.all(loaded)) as TextTree));
}

async function readTerms(tag: ConsoleLanguage): Promise<Record<string, string[]>> {
  const file: { terms: Record<string, string[]> } = await import(`../console-terms/${tag.toLowerCase()}.ts`);
  return file.terms;
}

describe.each(translated)('[I18N-01] the console’s texts in %s', (tag) => {
  it('have the keys of the English ones and the plural forms of the language', async () => {
    const known = Object.fromEntries(await read(tag));
    expect(Object.keys(known).toSorted()).toEqual(expectedKeys(keysOf(tag), known).toSorted());
  });

  it('have the placeholders of the English ones', async () => {
    for (const [key, text] of await read(tag))
      expect([key, placeholdersOf(text, key)]).toEqual([key, placeholdersOf(originalOf(key), key)]);
  });

  it('are translated', async () => {
    const untouched = [...(await read(tag))].filter(
      ([key, text]) => text === originalOf(key) && /[a-z]{3} [a-z]{3}/.test(withoutValues(text)),
    );
    expect(untouched).toEqual([]);
  });

  it('use one term for a concept', async () => {
    const known = [...(await read(tag))];
    if (known.length === 0) return;
    for (const [concept, terms] of Object.entries(await readTerms(tag))) {
      const using = known.filter(([key]) =>
        new RegExp(String.raw`\b${concept}s?\b`, 'i').test(withoutValues(originalOf(key))),
      );
      const others = using.filter(
        ([, text]) =>
          !terms.some((term) => text.toLocaleLowerCase(tag).includes(term.toLocaleLowerCase(tag))),
      );
      // Some sentences say the concept with a pronoun.
      if (others.length > Math.max(1, using.length / 10)) expect([concept, terms, others]).toEqual([]);
    }
  });

  it('have the punctuation of the language', async () => {
    const isClosed = (text: string): boolean => /[.。]$/.test(text);
    for (const [key, text] of await read(tag)) {
      expect([key, text]).toEqual([key, text.trim()]);
      expect([key, /["'!]|\.\.\.| {2}/.test(text) && !/["'!]/.test(originalOf(key))]).toEqual([key, false]);
      expect([key, text, isClosed(text)]).toEqual([key, text, isClosed(originalOf(key))]);
      // A normal space would let the line wrap before the punctuation mark.
      if (tag === 'fr') expect([key, /(?<!\d) [:;?»]|« /.test(text)]).toEqual([key, false]);
    }
  });
});

it.each(translated)(
  'the sign-in pages in %s name the page of the console as it is named there',
  async (tag) => {
    const pack = await packs[tag]?.();
    expect(pack?.texts['dead_end.no_method.text']).toContain(
      (await read(tag)).get('app.items.sign_in_experience'),
    );
  },
);

it('has a folder for each language, and a file for each part of the texts', () => {
  for (const tag of consoleLanguages) {
    const folder = join(import.meta.dirname, tag.toLowerCase());
    if (!existsSync(folder)) continue;
    const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
    expect(files.filter((file) => !parts.some((part) => file === `${fileOf(part)}.ts`))).toEqual([]);
  }
});
