import { describe, expect, it } from 'vitest';
import { en, type SignInTextKey } from './en.ts';
import { glossary } from './glossary.ts';
import { packs } from './languages.ts';

const keys = Object.keys(en) as SignInTextKey[];
const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();

const withoutValues = (text: string): string => text.replaceAll(/\{\w+\}/g, '');

/** Two words in which a word of the glossary is another one. */
const others = /country code|QR code/gi;

/** The terms of the glossary that an English text has in it, and a language's text has not. */
function findStrayed(key: SignInTextKey, tag: string, text: string): string[] {
  return Object.entries(glossary).flatMap(([concept, terms]) => {
    const isMeant = new RegExp(String.raw`\b${concept}s?\b`, 'i').test(
      withoutValues(en[key]).replaceAll(others, ''),
    );
    if (!isMeant) return [];
    const [stem = ''] = (terms[tag] ?? '').split('|');
    const isThere = withoutValues(text).toLocaleLowerCase(tag).includes(stem.toLocaleLowerCase(tag));
    return isThere && stem ? [] : [`${concept}: ${text}`];
  });
}

describe.each(Object.keys(packs))('[I18N-04] the texts in %s', (tag) => {
  it('have the keys of the English ones, each with the same placeholders, and are no English', async () => {
    const { texts } = (await packs[tag]?.()) ?? { texts: en };
    expect(Object.keys(texts)).toEqual(keys);
    for (const key of keys) expect([key, placeholdersOf(texts[key])]).toEqual([key, placeholdersOf(en[key])]);
    const untouched = keys.filter((key) => texts[key] === en[key] && /[a-z]{3}/.test(en[key]));
    // `Password` and `Privacy` are Italian, `Code` is German.
    if (tag !== 'en') expect(untouched.length).toBeLessThan(5);
  });

  it('use the words of the glossary', async () => {
    const { texts } = (await packs[tag]?.()) ?? { texts: en };
    expect(keys.flatMap((key) => findStrayed(key, tag, texts[key]))).toEqual([]);
  });

  it('keep French signs on the line of their word', async () => {
    const { texts } = (await packs[tag]?.()) ?? { texts: en };
    // A space before one that may break leaves the sign alone on the next line of a narrow screen.
    const torn = keys.filter((key) => / [:;?»]|« /.test(texts[key]));
    expect(torn).toEqual([]);
  });

  it('are set as texts are: quotes of the language, no counting, no shouting, closed where English is', async () => {
    const { texts } = (await packs[tag]?.()) ?? { texts: en };
    for (const key of keys) {
      const text = texts[key];
      expect([key, text]).toEqual([key, text.trim()]);
      expect([key, /["'!]|\.\.\.|, plural,| {2}/.test(text)]).toEqual([key, false]);
      const isClosed = (sentence: string): boolean => /[.。]$/.test(sentence);
      if (!/reset NAME\.?$/.test(en[key])) expect([key, isClosed(text)]).toEqual([key, isClosed(en[key])]);
    }
  });
});
