import { describe, expect, it } from 'vitest';
import { findFields, findUnbounded } from '../test/fields.ts';
import { features } from './all.ts';
import { bounded } from './validation/bounded.ts';

const parts = ['params', 'query', 'body'] as const;
const fields = Object.values(features)
  .flatMap((endpoints) => Object.entries(endpoints))
  .flatMap(([name, endpoint]) =>
    parts.flatMap((part) => {
      const schema = endpoint[part];
      return schema ? findFields(schema, `${name}.${part}`) : [];
    }),
  );

describe('attacks: a text that takes seconds to check', () => {
  it('has its length checked first, and nothing else if it is too long, in every field of the contract', () => {
    expect(fields.length).toBeGreaterThan(300);
    const wrong = fields.flatMap(({ path, schema }) => {
      const problem = findUnbounded(schema);
      return problem === undefined ? [] : [`${path} ${problem}`];
    });
    expect(wrong).toEqual([]);
  });

  it('is not checked further if it is too long', () => {
    const looked: string[] = [];
    const schema = bounded(8).refine((text) => looked.push(text) > 0 && text === 'right');
    expect(schema.safeParse('a'.repeat(9)).error?.issues.map(({ code }) => code)).toEqual(['too_big']);
    expect(looked).toEqual([]);
    expect(schema.safeParse('wrong').error?.issues.map(({ code }) => code)).toEqual(['custom']);
    expect(schema.safeParse('right').success).toBe(true);
  });
});
