import { describe, expect, it } from 'vitest';
import { expectedKeys } from '../../test/complete.ts';
import { en, type SignInTextKey } from './en.ts';
import { glossary } from './glossary.ts';
import { packs } from './languages.ts';

const keys = Object.keys(en) as SignInTextKey[];
const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();

const withoutValues = (text: string): string => text.replaceAll(/\{\w+\}/g, '');

/** Phrases in which a term of the glossary has another meaning. */
const otherMeanings = /country code|postal code|QR code/gi;

/** The terms of the glossary that the English text contains and the translation doesn't. */
function findMissingTerms(key: SignInTextKey, tag: string, text: string): string[] {
  return Object.entries(glossary).flatMap(([concept, terms]) => {
    const isUsed = new RegExp(String.raw`\b${concept}s?\b`, 'i').test(
      withoutValues(en[key]).replaceAll(otherMeanings, ''),
    );
    if (!isUsed) return [];
    const [stem = ''] = (terms[tag] ?? '').split('|');
    const isTranslated = withoutValues(text).toLocaleLowerCase(tag).includes(stem.toLocaleLowerCase(tag));
    return isTranslated && stem ? [] : [`${concept}: ${text}`];
  });
}

describe.each(Object.keys(packs))('[I18N-04] the texts in %s', (tag) => {
  /** Each translated text with its key. */
  const read = async (): Promise<[SignInTextKey, string][]> => {
    const { texts } = (await packs[tag]?.()) ?? { texts: en };
    return keys.flatMap((key) => (texts[key] === undefined ? [] : [[key, texts[key]]]));
  };

  it('have the keys of the English ones, with the same placeholders, and are translated', async () => {
    const { texts } = (await packs[tag]?.()) ?? { texts: en };
    expect(Object.keys(texts)).toEqual(expectedKeys(keys, texts));
    const translated = await read();
    for (const [key, text] of translated)
      expect([key, placeholdersOf(text)]).toEqual([key, placeholdersOf(en[key])]);
    const untouched = translated.filter(
      ([key, text]) => text === en[key] && /[a-z]{3}/.test(text.replaceAll(/\{\w+\}/g, '')),
    );
    // `Password` and `Privacy` are Italian, `Code` is German.
    if (tag !== 'en') expect(untouched.length).toBeLessThan(5);
  });

  it('use the terms of the glossary', async () => {
    expect((await read()).flatMap(([key, text]) => findMissingTerms(key, tag, text))).toEqual([]);
  });

  it('have non-breaking spaces before French punctuation', async () => {
    // A normal space would let the line wrap before the punctuation mark.
    const breakable = (await read()).filter(([, text]) => / [:;?»]|« /.test(text));
    expect(breakable).toEqual([]);
  });

  it('have correct punctuation: quotes of the language, no plurals, no exclamation marks, a full stop if English has one', async () => {
    for (const [key, text] of await read()) {
      expect([key, text]).toEqual([key, text.trim()]);
      expect([key, /["'!]|\.\.\.|, plural,| {2}/.test(text)]).toEqual([key, false]);
      const isClosed = (sentence: string): boolean => /[.。]$/.test(sentence);
      if (!/reset NAME\.?$/.test(en[key])) expect([key, isClosed(text)]).toEqual([key, isClosed(en[key])]);
    }
  });
});
