import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { findSignInLanguage, packs, pickTexts } from './languages.ts';

const pick = (choice: Partial<Parameters<typeof pickTexts>[0]>) =>
  pickTexts({ locale: '', autoDetect: true, fallbackLanguage: 'en', ...choice });
const languageOf = async (choice: Partial<Parameters<typeof pickTexts>[0]>) => (await pick(choice)).language;

describe('the language of the sign-in pages', () => {
  it('[I18N-02 part] is English if no wanted language exists', async () => {
    for (const locale of ['', 'tlh', 'tlh;q=0.9, *;q=0.1', 'x'.repeat(5000), ';;;,,q=,en;q=0', '__proto__'])
      expect(await pick({ locale, fallbackLanguage: 'tlh' })).toEqual({
        language: 'en',
        direction: 'ltr',
        texts: en,
      });
  });

  it('is the application’s, then the browser’s, then the fallback', async () => {
    const locale = 'tlh,ja;q=0.8,fr;q=0.9';
    expect(await languageOf({ wanted: 'tlh de', locale, fallbackLanguage: 'ko' })).toBe('de');
    expect(await languageOf({ locale, fallbackLanguage: 'ko' })).toBe('fr');
    expect(await languageOf({ locale, fallbackLanguage: 'ko', autoDetect: false })).toBe('ko');
    expect(await languageOf({ wanted: 'it', locale, autoDetect: false })).toBe('it');
  });

  it('is found by its tag, ignoring case', () => {
    expect(['EN', 'zh-cn', 'PT-pt'].map(findSignInLanguage)).toEqual(['en', 'zh-CN', 'pt-PT']);
    expect(findSignInLanguage('en-AU')).toBeUndefined();
  });

  it.each([
    ['en-AU', 'en'],
    ['de-AT', 'de'],
    ['pl', 'pl-PL'],
    ['pt', 'pt-BR'],
    ['zh', 'zh-CN'],
    ['zh-SG', 'zh-CN'],
    ['zh-Hant', 'zh-TW'],
    ['zh-Hant-HK', 'zh-HK'],
    ['zh-MO', 'zh-HK'],
    ['ar-EG', 'ar'],
  ])('is the closest one for a region without its own: %s gets %s', async (wanted, language) => {
    expect(await languageOf({ wanted })).toBe(language);
  });

  it('is right-to-left in Arabic and in such a language of custom phrases', async () => {
    const custom = { fa: { 'sign_in.title': 'ورود' } };
    const directions = await Promise.all(
      ['ar', 'fa', 'de'].map(async (wanted) => (await pick({ wanted, custom })).direction),
    );
    expect(directions).toEqual(['rtl', 'rtl', 'ltr']);
    expect((await pick({ wanted: 'fa-IR', custom })).texts).toEqual({ ...en, ...custom.fa });
  });

  it.each([
    ['de-DE', 'de'],
    ['zh', 'zh-CN'],
    ['vi-VN', 'en'],
  ])('shows the custom texts of %s, and otherwise those of %s', async (tag, base) => {
    const { language, texts } = await pick({ wanted: tag, custom: { [tag]: { 'sign_in.title': 'custom' } } });
    const pack = await packs[base]?.();
    expect(language).toBe(tag);
    expect(texts).toEqual({ ...en, ...pack?.texts, 'sign_in.title': 'custom' });
  });

  it('takes the custom texts of its language before the built-in ones', async () => {
    const custom = { de: { 'sign_in.title': 'de' }, 'de-DE': {} };
    expect((await pick({ wanted: 'de-DE', custom })).texts['sign_in.title']).toBe('de');
  });

  it('[I18N-04] is one of sixteen', () => {
    const specified = 'ar de en es fr it ja ko pl-pl pt-br pt-pt ru tr-tr zh-cn zh-hk zh-tw';
    expect(Object.keys(packs).map((tag) => tag.toLowerCase())).toEqual(specified.split(' '));
  });
});
