import { expect, it } from 'vitest';
import { isNewer } from './version.ts';

it('[DEV-03] compares the version with a release that starts with v', () => {
  const releases = [
    'v1.22.0',
    'v1.21.0',
    'v1.20.0',
    'v2.0.0',
    'v1.21.1',
    'v1.3.99',
    '1.22.0',
    'v1.22',
    'latest',
    '',
  ];
  expect(releases.filter((release) => isNewer(release, '1.21.0'))).toEqual(['v1.22.0', 'v2.0.0', 'v1.21.1']);
});
