import { expect, it } from 'vitest';
import { hotNames, probes } from './twenty.fixture.ts';

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

it('requests run at most twenty-one statements on tables as the owner', () => {
  expect(declared.map(({ name }) => name).toSorted()).toEqual(hotNames.toSorted());
  // Twenty, and since ADR 219 the readiness probe's look at the migrations.
  expect(hotNames.length + probes.filter(({ table }) => table).length).toBeLessThanOrEqual(21);
});

it('each is declared in this folder', () => {
  const elsewhere = declared.filter(({ isHere }) => !isHere).map(({ name }) => name);
  expect(elsewhere).toEqual([]);
});

it('a statement whose name is not a literal counts, too', () => {
  expect(listNames(`hotStatement(\n  'find-it', text); hotStatement(nameOf(it), text)`)).toEqual([
    'find-it',
    'not plain',
  ]);
});
