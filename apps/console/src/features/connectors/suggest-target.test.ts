import { socialTarget } from '@gatehouse/contract/connectors/connectors';
import { expect, it } from 'vitest';
import { suggestTarget } from './suggest-target.ts';

it.each([
  ['Acme', 'acme'],
  ['  Acme & Söhne GmbH ', 'acme-sohne-gmbh'],
  ['Bücher 24', 'bucher-24'],
])('a provider named %j gets the suggestion %s', (name, target) => {
  expect(suggestTarget(name)).toBe(target);
  expect(socialTarget.safeParse(target).success).toBe(true);
});

it('a name without Latin letters gets no suggestion', () => expect(suggestTarget('微信')).toBe(''));
