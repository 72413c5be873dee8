import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { packs, pickTexts } from './languages.ts';
import { wireKeys } from './wire-keys.ts';
import { toWirePhrases } from './wire-phrases.ts';

const namesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
const entries = Object.entries(wireKeys).map(([key, entry]) => {
  const [ourKey, placeholders] = typeof entry === 'string' ? [entry, {}] : entry;
  return { key, ourKey, placeholders };
});

describe('the wire’s keys', () => {
  it.each(Object.keys(packs))(
    'have texts in %s, whose placeholders all have a name on the wire',
    async (tag) => {
      const { texts } = await pickTexts({
        wanted: tag,
        locale: '',
        autoDetect: false,
        fallbackLanguage: 'en',
      });
      for (const { key, ourKey, placeholders } of entries) {
        expect([key, texts[ourKey]]).toEqual([key, expect.stringMatching(/\S/)]);
        expect([key, namesIn(texts[ourKey]).toSorted()]).toEqual([key, Object.keys(placeholders).toSorted()]);
      }
      // i18next only fills in `{{name}}` and would show `{name}` unchanged.
      expect(JSON.stringify(toWirePhrases(texts, {}))).not.toMatch(/(?<!\{)\{\w+\}/);
    },
  );

  it('don’t collide with ours: a key that both have is the same text, and the wire’s sections have no dot', () => {
    const shared = entries.filter(({ key }) => Object.hasOwn(en, key));
    expect(shared).toHaveLength(12);
    expect(shared.filter(({ key, ourKey }) => ourKey !== key)).toEqual([]);
    expect(Object.keys(en).filter((key) => !key.includes('.'))).toEqual([]);
    expect(
      Object.keys(toWirePhrases(en, { 'a.b': 'x', c: 'y' })).filter((name) => name.includes('.')),
    ).toEqual([]);
  });
});

describe('phrases as the wire nests them', () => {
  it('are our texts in sections, with the wire’s placeholders', () => {
    const { action, description } = toWirePhrases({ ...en, 'sign_in.action': 'Go' }, {});
    expect(action).toMatchObject({ sign_in: 'Go', sign_in_with: 'Continue with {{name}}' });
    expect(description).toMatchObject({
      auto_agreement: 'By continuing, you agree to <link></link>.',
      enter_passcode: 'We sent a code to {{target}}.',
    });
  });

  it('are replaced and extended by saved texts, as they were saved', () => {
    const saved = { 'action.sign_in': 'Los', 'action.new.one': '{{count}} {x}', plain: 'Text' };
    const phrases = toWirePhrases(en, saved);
    expect(phrases.action).toMatchObject({ sign_in: 'Los', new: { one: '{{count}} {x}' } });
    expect(phrases).toMatchObject({ plain: 'Text', input: { username: en['field.username'] } });
  });

  it.each([
    { a: 'text', 'a.b': 'longer' },
    { 'a.b': 'longer', a: 'text' },
  ])('keep the longer of two keys that exclude each other: %j', (saved) => {
    expect(toWirePhrases(en, saved).a).toEqual({ b: 'longer' });
  });

  it('keep our section where a text was saved in its place', () => {
    expect(toWirePhrases(en, { action: 'text' }).action).toMatchObject({ sign_in: en['sign_in.action'] });
  });

  it('have four names at most, and none that changes an object’s prototype', () => {
    const phrases = toWirePhrases(en, {
      'a.b.c.d': 'kept',
      'a.b.c.e.f': 'too deep',
      '__proto__.polluted': 'x',
      'a.__proto__.polluted': 'x',
      'constructor.name': 'kept',
    });
    expect(phrases.a).toEqual({ b: { c: { d: 'kept' } } });
    expect(phrases['constructor']).toEqual({ name: 'kept' });
    expect('polluted' in {}).toBe(false);
    expect(JSON.stringify(phrases)).not.toContain('polluted');
  });
});
