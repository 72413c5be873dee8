import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '@gatehouse/phrases/sign-in/en';
import { describe, expect, it } from 'vitest';

const read = (folder: string): string[] => {
  const path = join(import.meta.dirname, '../../..', folder);
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(path, file), 'utf8'));
};

const screens = read('apps/sign-in/src');
const places = [
  ...screens,
  ...read('apps/server/src/sign-in'),
  ...read('apps/server/src/oidc'),
  ...read('apps/server/src/web'),
].join('\n');
const errors = [places, ...read('packages/contract/src')].join('\n');

/** Prefixes of computed keys, such as `dead_end.` of `dead_end.${reason}.title`. */
const prefixes = new Set(
  [...places.matchAll(/`([a-z_]+\.(?:[a-z_]+[._])*)\$\{/g)].map(([, start = '']) => start),
);

function isUsed(key: string): boolean {
  if (places.includes(`'${key}'`) || places.includes(`"${key}"`)) return true;
  if (key.startsWith('error.')) return errors.includes(`'${key.slice('error.'.length)}'`);
  return [...prefixes].some((prefix) => key.startsWith(prefix));
}

describe('the texts of the sign-in pages', () => {
  it('are all used', () => {
    expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
  });

  it('are only in packages/phrases', () => {
    const text =
      />\s*([^<>{}()=;]*\p{L}{2,}[^<>{}()=;]*)<\/|(?:label|title|alt|text|help)="([^"]*\p{L}[^"]*)"/gu;
    const found = screens.flatMap((source) => [...source.matchAll(text)]);
    const untranslated = found.filter(
      ([, between, attribute]) => !Object.hasOwn(en, between ?? attribute ?? ''),
    );
    expect(untranslated.map(([whole]) => whole)).toEqual([]);
  });
});
