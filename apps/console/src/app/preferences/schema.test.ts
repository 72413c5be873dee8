import { expect, it } from 'vitest';
import { notices, parsePreferences, upsells } from './schema.ts';

const defaults = parsePreferences(undefined);

it('[VIEW-06] contain language, appearance and dismissed notices', () => {
  const saved = { language: 'pt-BR', appearanceMode: 'dark', acknowledged: { m2mRole: true, mfa: true } };
  const { language, appearanceMode, acknowledged } = parsePreferences({ adminConsolePreferences: saved });
  expect([language, appearanceMode, acknowledged.m2mRole, acknowledged.mfa, acknowledged.experience]).toEqual(
    ['pt-BR', 'dark', true, true, false],
  );
  expect(Object.keys(acknowledged).toSorted()).toEqual([...notices, ...upsells].toSorted());
});

it('[VIEW-09] get defaults for each invalid value', () => {
  expect(defaults).toMatchObject({ language: undefined, appearanceMode: 'system' });
  for (const broken of [null, 'text', 7, [], { appearanceMode: 'blue', language: 7, acknowledged: 'all' }])
    expect(parsePreferences({ adminConsolePreferences: broken })).toEqual(defaults);
  const partly = { appearanceMode: 'dark', language: {}, acknowledged: { mfa: 'yes', m2m: true } };
  expect(parsePreferences({ adminConsolePreferences: partly })).toEqual({
    ...defaults,
    appearanceMode: 'dark',
    acknowledged: { ...defaults.acknowledged, m2m: true },
  });
});

const languageOf = (language: unknown) =>
  parsePreferences({ adminConsolePreferences: { language } }).language;

it('[VAL-15] accept supported languages only, whatever their case', () => {
  expect(languageOf('tlh')).toBeUndefined();
  expect(languageOf('nl')).toBeUndefined();
  expect(languageOf('pl-pl')).toBe('pl-PL');
  expect(languageOf('ZH-HK')).toBe('zh-HK');
});

it('contain whether single keys are shortcuts, which is so unless it is switched off', () => {
  const read = (hasShortcuts: unknown) =>
    parsePreferences({ adminConsolePreferences: { hasShortcuts } }).hasShortcuts;
  expect([read(false), read(true), read(undefined), read('no')]).toEqual([false, true, true, true]);
});

it('contain saved filters of lists, without invalid ones', () => {
  const saved = { name: 'Inactive', query: 'hasSignedIn=false' };
  const entries = [saved, { name: '' }, { name: 'No query' }, 'text', { name: 'x'.repeat(65), query: '' }];
  const savedLists = { users: entries, roles: 'none', organizations: [] };
  expect(parsePreferences({ adminConsolePreferences: { savedLists } }).savedLists).toEqual({
    users: [saved],
  });
  expect(defaults.savedLists).toEqual({});
});
