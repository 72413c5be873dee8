import { texts as ar } from '@gatehouse/phrases/sign-in/ar';
import { en } from '@gatehouse/phrases/sign-in/en';
import { describe, expect, it } from 'vitest';
import { formatWait } from './flow/problem.ts';
import { createTexts } from './texts.tsx';

const { t, rich, has } = createTexts({ language: 'en', direction: 'ltr', texts: en });

describe('texts', () => {
  it('fill in values wherever they occur, and keep placeholders without a value', () => {
    expect(t('consent.title', { application: 'Storefront' })).toBe('Storefront wants to access your account');
    expect(t('page.continue_to')).toBe('to continue to {application}');
    expect(t('consent.title', { application: '{application} $& $1' })).toContain('{application} $& $1');
  });

  it('isolate names in right-to-left text', () => {
    const arabic = createTexts({ language: 'ar', direction: 'rtl', texts: ar });
    expect(arabic.t('page.back_to', { application: 'Storefront!' })).toContain('\u2068Storefront!\u2069');
  });

  it('fill in elements', () => {
    expect(rich('page.and', { first: 'a', second: 'b' })).toEqual(['', 'a', ' and ', 'b', '']);
  });

  it('can be checked for a key', () => {
    expect([has('error.user.suspended'), has('error.nonsense'), has('constructor')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a waiting time', () => {
  it.each([
    ['en', 24, 'in 24 seconds'],
    ['en', 60, 'in 60 seconds'],
    ['en', 3600, 'in 60 minutes'],
    ['en', 5401, 'in 2 hours'],
    ['en', 604_800, 'in 7 days'],
    ['pl-PL', 180, 'za 3 minuty'],
    ['pl-PL', 300, 'za 5 minut'],
    ['ru', 86_400, 'через 24 часа'],
    ['ja', 120, '2 分後'],
  ])('in %s, %d seconds: %s', (language, seconds, text) => {
    expect(formatWait(seconds, language)).toBe(text);
  });
});
