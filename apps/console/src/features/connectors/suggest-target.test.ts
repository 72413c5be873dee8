import { socialTarget } from '@gatehouse/contract/connectors/connectors';
import { expect, it } from 'vitest';
import { suggestTarget } from './suggest-target.ts';

it.each([
  ['Acme', 'acme'],
  ['  Acme & Söhne GmbH ', 'acme-sohne-gmbh'],
  ['Bücher 24', 'bucher-24'],
])('a provider called %j is suggested to be named %s', (name, target) => {
  expect(suggestTarget(name)).toBe(target);
  expect(socialTarget.safeParse(target).success).toBe(true);
});

it('a name without Latin letters suggests nothing', () => expect(suggestTarget('微信')).toBe(''));
