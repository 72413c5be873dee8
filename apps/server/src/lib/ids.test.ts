import { idAlphabet, lowercaseIdAlphabet } from '@gatehouse/contract/common';
import { describe, expect, it } from 'vitest';
import { createId, createSecret, createTenantId, createUserId } from './ids.ts';

const many = (create: () => string): string[] => Array.from({ length: 2000 }, () => create());

describe('ids', () => {
  it('[CONST-15] [OPEN-48] are 21 letters and digits, 12 for users, lower case for tenants', () => {
    for (const id of many(createId)) expect(id).toMatch(/^[0-9A-Za-z]{21}$/);
    for (const id of many(createUserId)) expect(id).toMatch(/^[0-9A-Za-z]{12}$/);
    for (const id of many(createTenantId)) expect(id).toMatch(/^[0-9a-z]{21}$/);
    expect([idAlphabet.length, lowercaseIdAlphabet.length]).toEqual([62, 36]);
  });

  it('use all characters about equally often, and never repeat', () => {
    const ids = many(createId);
    expect(new Set(ids).size).toBe(ids.length);
    const counts = new Map<string, number>();
    for (const letter of ids.join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    const expected = (2000 * 21) / 62;
    expect(counts.size).toBe(62);
    // Six standard deviations: a character that a modulo favors would be far outside.
    for (const count of counts.values())
      expect(Math.abs(count - expected)).toBeLessThan(6 * Math.sqrt(expected));
  });

  it('and everything else that is random come from the operating system’s generator: no source calls Math.random', () => {
    const sources = import.meta.glob<string>(
      ['../**/*.ts', '../../../../packages/connectors/src/**/*.ts', '!../**/*.{test,fixture}.ts'],
      { query: '?raw', import: 'default', eager: true },
    );
    expect(Object.keys(sources).length).toBeGreaterThan(500);
    const calling = Object.entries(sources).filter(([, text]) => text.includes('Math.random'));
    expect(calling.map(([path]) => path)).toEqual([]);
  });

  it('for secrets have 43 characters and need no encoding in a Basic header', () => {
    for (const secret of many(createSecret)) expect(secret).toMatch(/^[0-9A-Za-z]{43}$/);
  });
});
