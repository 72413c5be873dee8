import { describe, expect, it } from 'vitest';
import { consoleLanguages } from '../languages.ts';
import { expectedKeys } from '../../test/complete.ts';
import { en, type MessageTexts } from './en.ts';
import { messageTranslations, pickMessageTexts } from './languages.ts';

const keys = Object.keys(en) as (keyof MessageTexts)[];

/** The placeholders of each paragraph, marked if one is the whole paragraph. */
const shapeOf = (text: string): string[][] =>
  text
    .split('\n\n')
    .map((paragraph) =>
      /^\{\{\w+\}\}$/.test(paragraph) ? ['alone', paragraph] : (paragraph.match(/\{+[^{}]*\}+/g) ?? []),
    );

describe('[I18N-04 part] emails and SMS', () => {
  it('exist in all languages of the specification', () => {
    expect(Object.keys(messageTranslations)).toEqual(consoleLanguages);
  });

  it.each([
    ['de-AT', 'de'],
    ['pt', 'pt-BR'],
    ['zh-Hant', 'zh-TW'],
    ['xx', 'en'],
  ])('for %s are in %s', (wanted, language) => {
    expect(pickMessageTexts([wanted]).language).toBe(language);
  });
});

describe.each(Object.entries(messageTranslations).filter(([tag]) => tag !== 'en'))(
  '[I18N-04 part] the messages in %s',
  (tag, texts) => {
    const translated = keys.flatMap((key): [typeof key, string][] =>
      texts[key] === undefined ? [] : [[key, texts[key]]],
    );

    it('have the keys of the English ones, with the same placeholders in the same paragraphs', () => {
      expect(Object.keys(texts)).toEqual(expectedKeys(keys, texts));
      for (const [key, text] of translated) expect([key, shapeOf(text)]).toEqual([key, shapeOf(en[key])]);
    });

    it('are translated and have correct punctuation', () => {
      for (const [key, text] of translated) {
        expect([key, text]).not.toEqual([key, en[key]]);
        expect([key, text]).toEqual([key, text.trim()]);
        expect([key, /["'!]|\.\.\.| {2}/.test(text)]).toEqual([key, false]);
        const isClosed = (sentence: string): boolean => /[.。]$/.test(sentence);
        expect([key, isClosed(text)]).toEqual([key, isClosed(en[key])]);
      }
    });

    it('are short enough for an SMS with the application’s name and the line for browsers', () => {
      const limit = ['ar', 'ja', 'ko', 'ru', 'zh-CN', 'zh-HK', 'zh-TW'].includes(tag) ? 40 : 60;
      for (const [key, text] of translated) {
        if (!key.startsWith('sms.') || !en[key].includes('{{code}}')) continue;
        const { length } = text.replace('{{code}}', '123456');
        expect([key, length > limit]).toEqual([key, false]);
      }
    });
  },
);
