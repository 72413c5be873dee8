import { en } from '@gatehouse/phrases/sign-in/en';
import { describe, expect, it } from 'vitest';
import { createTexts } from './texts.tsx';

const { t, rich, has } = createTexts('en', en);

describe('texts', () => {
  it('fill in values, each as often as it stands, and leave what has none', () => {
    expect(t('consent.title', { application: 'Storefront' })).toBe('Storefront wants to access your account');
    expect(t('page.continue_to')).toBe('to continue to {application}');
    expect(t('consent.title', { application: '{application} $& $1' })).toContain('{application} $& $1');
  });

  it('count as their language does', () => {
    const key = 'error.session.verification_blocked_too_many_attempts';
    expect(t(key, { minutes: 1 })).toBe('Too many attempts. Try again in 1 minute.');
    expect(t(key, { minutes: 1440 })).toBe('Too many attempts. Try again in 1,440 minutes.');
    const polish = createTexts('pl', {
      [key]: '{minutes, plural, one {# minuta} few {# minuty} other {# minut}}',
    });
    expect([1, 3, 5].map((minutes) => polish.t(key, { minutes }))).toEqual([
      '1 minuta',
      '3 minuty',
      '5 minut',
    ]);
  });

  it('hold elements in the place of a value', () => {
    expect(rich('page.and', { first: 'a', second: 'b' })).toEqual(['', 'a', ' and ', 'b', '']);
  });

  it('are known by key', () => {
    expect([has('error.user.suspended'), has('error.nonsense'), has('constructor')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
