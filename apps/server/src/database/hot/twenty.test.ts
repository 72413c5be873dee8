import { expect, it } from 'vitest';
import { hotNames } from './twenty.fixture.ts';

const sources = import.meta.glob<string>(['../../**/*.ts', '!../../**/*.{test,fixture}.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The names that a file declares. */
const listNames = (text: string): string[] =>
  [...text.matchAll(/\bhotStatement\(\s*(?:'([^']*)'|(?!name: string))/g)].map(
    ([, name = 'not plain']) => name,
  );

const declared = Object.entries(sources).flatMap(([file, text]) =>
  listNames(text).map((name) => ({ name, isHere: /^\.\/|database\/hot\//.test(file) })),
);

it('requests run twenty statements as the owner at most', () => {
  expect(declared.map(({ name }) => name).toSorted()).toEqual(hotNames.toSorted());
  // Besides them, two of the probes.
  expect(hotNames.length + 2).toBeLessThanOrEqual(20);
});

it('each is declared in this folder', () => {
  const elsewhere = declared.filter(({ isHere }) => !isHere).map(({ name }) => name);
  expect(elsewhere).toEqual([]);
});

it('one whose name is not a plain text counts as well', () => {
  expect(listNames(`hotStatement(\n  'find-it', text); hotStatement(nameOf(it), text)`)).toEqual([
    'find-it',
    'not plain',
  ]);
});
