import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findFields, findUnbounded } from '../../contract/test/fields.ts';
import { builtInConnectors } from './all.ts';
import { toFormItems } from './kit/fields.ts';

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

it('the guide of every provider links to the page on which its client or key is made', () => {
  const without = builtInConnectors.filter(
    ({ metadata }) => !/\]\(https:\/\/[^)\s]+\)/.test(metadata.readme),
  );
  // Standards, and servers of the administrator's own.
  expect(without.map(({ metadata }) => metadata.id).toSorted()).toEqual([
    'http-email',
    'http-sms',
    'oauth2',
    'oidc',
    'saml',
    'simple-mail-transfer-protocol',
  ]);
});

describe('settings that a form shows late', () => {
  it('depend on settings of the same connector, by values that these can have', () => {
    const conditions = builtInConnectors.flatMap(({ metadata, settings }) =>
      toFormItems(settings).flatMap(({ showConditions = [] }) =>
        showConditions.map((condition) => ({ ...condition, id: metadata.id, settings })),
      ),
    );
    expect(conditions.length).toBeGreaterThan(5);
    for (const { targetKey, expectValue, settings, id } of conditions) {
      const target = settings.shape[targetKey];
      expect(target, `${id} ${targetKey}`).toBeDefined();
      expect(target instanceof z.ZodType && target.safeParse(expectValue).success, id).toBe(true);
    }
  });

  it('are never required, because the form can’t name what it doesn’t show', () => {
    const late = builtInConnectors.flatMap(({ settings }) =>
      toFormItems(settings).filter(({ showConditions, alternative }) => showConditions ?? alternative),
    );
    expect(late.filter(({ required }) => required)).toEqual([]);
  });
});
