import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { texts } from '@gatehouse/phrases/console/en';
import { describe, expect, it } from 'vitest';
import { listTexts } from '../../../../packages/phrases/test/list-texts.ts';

const readCode = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
const code = readCode(join(import.meta.dirname, '..'));
const controls = readCode(join(import.meta.dirname, '../../../../packages/ui/src'));

const english = new Map(listTexts(texts));
/** `users_one` and `users_other` are used as `users`. */
const asAsked = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');
const asked = new Map([...english].map(([key, text]) => [asAsked(key), text]));

const literals = new Set([...code.matchAll(/'(\w+(?:\.[\w-]+)+)'/g)].map(([, key]) => key));
/** `` `roles.types.${type}` `` can use any text of `roles.types`. */
const templates = [...code.matchAll(/`(\w+\.[\w.-]*\$\{[^`]*)`/g)].map(([, text = '']) => {
  const parts = text.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('.+')}$`);
});

/** By its key, or by that of a parent. */
const isSaid = (key: string): boolean =>
  literals.has(key) || (key.includes('.') && isSaid(key.slice(0, key.lastIndexOf('.'))));

const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted();

/** The names in `name, count: items.length, list: join(a, b)`. */
function namesOf(values: string): string[] {
  const flat = values.replaceAll(/\([^()]*\)/g, '');
  return [...flat.matchAll(/(?:^|,)\s*(\w+)\s*(?=[:,]|$)/g)].map(([, name = '']) => name).toSorted();
}

describe('the console’s texts', () => {
  it('are all used', () => {
    const unused = [...asked.keys()].filter(
      (key) => !key.startsWith('ui.') && !isSaid(key) && !templates.some((template) => template.test(key)),
    );
    expect(unused).toEqual([]);
  });

  it('of the controls are all used by them', () => {
    const unused = [...asked.keys()]
      .filter((key) => key.startsWith('ui.'))
      .map((key) => key.slice('ui.'.length))
      .filter((key) => !new RegExp(String.raw`\b(?:texts|useTexts\(\))\.${key}\b`).test(controls + code));
    expect(unused).toEqual([]);
  });

  it('exist where they are used, and get the values of their placeholders', () => {
    const calls = [...code.matchAll(/\bt\(\s*'([\w.-]+)'(?:,\s*\{([^{}]*)\},?)?\s*\)/g)];
    expect(calls.length).toBeGreaterThan(300);
    const single = calls.filter(([call]) => !call.includes('returnObjects'));
    const missing = single.flatMap(([, key = '']) => (asked.has(key) ? [] : [key]));
    expect(missing, 'These are not in packages/phrases/src/console/en').toEqual([]);
    for (const [call, key = '', values = ''] of single)
      expect([call, namesOf(values)]).toEqual([call, placeholdersOf(asked.get(key) ?? '')]);
  });
});
