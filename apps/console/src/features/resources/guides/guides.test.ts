import { describe, expect, it } from 'vitest';
import { findGuide, guideEntries } from './catalog.ts';

const values = { issuer: 'https://id.example/oidc', audience: 'https://api.example', scope: 'read:orders' };

describe('guides of API resources', () => {
  it('[OPEN-53 part] are found by ID', () => {
    expect(guideEntries.map(({ id }) => findGuide(id)?.id)).toEqual(guideEntries.map(({ id }) => id));
    expect(findGuide('cobol')).toBeUndefined();
  });

  it.each(guideEntries.map((entry) => [entry.id, entry] as const))(
    '%s checks issuer, audience, type and permission',
    async (_id, { load }) => {
      const { guide } = await load();
      const text = [...guide.check(values), ...(guide.protect?.(values) ?? [])]
        .map(({ code }) => code)
        .join('\n');
      for (const value of Object.values(values)) expect(text).toContain(value);
      expect(text).not.toMatch(/undefined\}|\[object/);
    },
  );
});
