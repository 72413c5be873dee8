import { consoleLanguages, findLanguage, isRightToLeft, languages } from '@gatehouse/phrases/languages';
import { expect, it } from 'vitest';
import { chooseLanguage } from './i18n.ts';

it('[I18N-02] [OPEN-35 part] uses the first preferred language that is available, whatever its case, else English', () => {
  const offered = ['en', 'de', 'pt-BR', 'pt-PT'] as const;
  expect(chooseLanguage(['tlh', 'xx-YY'], offered)).toBe('en');
  expect(chooseLanguage([], offered)).toBe('en');
  expect(chooseLanguage([null, 'de-AT', 'en'], offered)).toBe('de');
  expect(chooseLanguage(['PT-pt'], offered)).toBe('pt-PT');
  expect(chooseLanguage(['pt'], offered)).toBe('pt-BR');
});

it('[I18N-03] lists about 40 languages, 16 of them for the console', () => {
  expect(Object.keys(languages).length).toBeGreaterThanOrEqual(38);
  expect(Object.keys(languages).length).toBeLessThanOrEqual(45);
  expect(consoleLanguages).toHaveLength(16);
  expect(findLanguage(consoleLanguages, 'tr-tr')).toBe('tr-TR');
});

it('[I18N-01] offers the sixteen languages', () => {
  const sixteen = 'ar de en es fr it ja ko pl-PL pt-BR pt-PT ru tr-TR zh-CN zh-HK zh-TW'.split(' ');
  expect([...consoleLanguages].sort()).toEqual(sixteen);
});

it('writes Arabic from right to left', () => {
  expect(consoleLanguages.filter(isRightToLeft)).toEqual(['ar']);
});
