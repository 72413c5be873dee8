import { expect, it } from 'vitest';
import rows from '../tests/clients/wire-rows.json' with { type: 'json' };

const tests = import.meta.glob<string>('../{apps,packages,tests}/**/*.test.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The rows that tests name, as `it('wire A4, A5: …')` does. Tests that are skipped or still to do don't count. */
const named = new Set(
  Object.values(tests)
    .flatMap((source) => [...source.matchAll(/(\.\w+\(\s*)?['"`]wire ([A-E][^:\n]*):/g)])
    .filter(([, before = '']) => !/^\.(skip|todo|fails)\(/.test(before))
    .flatMap(([, , ids = '']) => ids.split(', ')),
);

it('has rows with unique IDs, a sentence and a known state', () => {
  const ids = rows.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(rows.filter(({ says }) => !/^\S.*\.$/.test(says))).toEqual([]);
  expect(rows.filter(({ state }) => !['equal', 'decided', 'later'].includes(state))).toEqual([]);
});

it('has a test for each row that is equal, or different by decision', () => {
  const tested = rows.filter(({ state }) => state !== 'later').map(({ id }) => id);
  expect(tested.filter((id) => !named.has(id))).toEqual([]);
});

it('contains each row that a test names', () => {
  const known = new Set(rows.map(({ id }) => id));
  expect([...named].filter((id) => !known.has(id))).toEqual([]);
});
