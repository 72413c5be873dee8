import type { ConnectorPlatform } from '@gatehouse/contract/connectors/connectors';
import { expect, it } from 'vitest';
import { groupByTarget } from './connector-targets.ts';

const item = (target: string, platform: ConnectorPlatform | null = 'Universal') => ({ target, platform });

it('[OPEN-32 part] one entry contains a target’s connectors for the web and native apps', () => {
  const [acme, other] = [item('acme'), item('acme', 'Native')];
  const [app, site] = [item('wechat', 'Native'), item('wechat', 'Web')];
  expect(groupByTarget([app, acme, site, other])).toEqual([
    { first: site, all: [site, app] },
    { first: acme, all: [acme] },
    { first: other, all: [other] },
  ]);
  expect(groupByTarget([app, other, site, acme], () => true)).toEqual([
    { first: site, all: [site, app] },
    { first: acme, all: [acme, other] },
  ]);
  expect(groupByTarget([app])).toEqual([{ first: app, all: [app] }]);
  expect(groupByTarget([])).toEqual([]);
});
