import { describe, expect, it } from 'vitest';
import type { Checks, Endpoint } from './endpoint.ts';

const endpoints = import.meta.glob<Record<string, Endpoint>>('./*/*endpoints.ts', { eager: true });
const checks = import.meta.glob<Record<string, Checks>>('./*/*checks.ts', { eager: true });
const besides = (file: string): string => file.replace(/endpoints\.ts$/, 'checks.ts');

describe('the checks of the endpoints', () => {
  it.each(Object.entries(endpoints))(
    'of %s are in the file beside it, under the same names',
    async (file, declared) => {
      const named = Object.entries(declared).map(async ([name, one]) => [name, await one.checks()]);
      expect(Object.fromEntries(await Promise.all(named))).toEqual({ ...checks[besides(file)] });
    },
  );

  it('exist only for files with endpoints', () => {
    expect(Object.keys(checks).toSorted()).toEqual(Object.keys(endpoints).map(besides).toSorted());
  });
});
