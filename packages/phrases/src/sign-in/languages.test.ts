import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { findSignInLanguage, pickTexts } from './languages.ts';

const pick = (choice: Partial<Parameters<typeof pickTexts>[0]>) =>
  pickTexts({ locale: '', autoDetect: true, fallbackLanguage: 'en', ...choice });

describe('the language of the sign-in pages', () => {
  it('[I18N-02 part] is English where nothing that is wanted is spoken', () => {
    for (const locale of ['', 'tlh', 'tlh;q=0.9, *;q=0.1', 'x'.repeat(5000), ';;;,,q=,en;q=0'])
      expect(pick({ locale, fallbackLanguage: 'tlh' })).toEqual({
        language: 'en',
        direction: 'ltr',
        texts: en,
      });
  });

  it('is found by its tag in any case, and for a region that has no texts of its own', () => {
    expect(findSignInLanguage('EN')).toBe('en');
    expect(findSignInLanguage('en-AU')).toBeUndefined();
    expect(pick({ wanted: 'tlh en-AU' }).language).toBe('en');
    expect(pick({ locale: 'en-AU,en;q=0.9' }).language).toBe('en');
  });
});
