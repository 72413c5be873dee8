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
