import { describe, expect, it } from 'vitest';
import { findFields, findUnbounded } from '../../contract/test/fields.ts';
import { builtInConnectors } from './all.ts';

describe('attacks: a text that takes seconds to check', () => {
  it('has its length checked first, and nothing else if it is too long, in the settings of every connector', () => {
    const fields = builtInConnectors.flatMap(({ metadata, settings }) => findFields(settings, metadata.id));
    expect(fields.length).toBeGreaterThan(100);
    const wrong = fields.flatMap(({ path, schema }) => {
      const problem = findUnbounded(schema);
      return problem === undefined ? [] : [`${path} ${problem}`];
    });
    expect(wrong).toEqual([]);
  });
});
