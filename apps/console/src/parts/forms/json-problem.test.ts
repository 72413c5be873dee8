import { describe, expect, it } from 'vitest';
import { parseJsonObject } from './json-problem.ts';

describe('a typed JSON object', () => {
  it.each([
    ['{}', {}],
    ['{\n  "a": [1, null]\n}', { a: [1, null] }],
  ])('%j is valid', (text, value) => {
    expect(parseJsonObject(text)).toEqual({ value });
  });

  it.each(['[]', '7', 'null', '"text"'])('%s is not an object', (text) => {
    expect(parseJsonObject(text)).toEqual({ problem: { kind: 'no-object' } });
  });

  it.each([
    ['{\n  "a": 1,\n}', 3, 1],
    ['{"a": }', 1, 7],
    ['{\n  "a": 1', 2, 9],
    ['', 1, 1],
  ])('%j is invalid at line %i, column %i', (text, line, column) => {
    expect(parseJsonObject(text)).toEqual({ problem: { kind: 'syntax', line, column } });
  });
});
