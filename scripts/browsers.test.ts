import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { browsers } from './browsers.ts';

const root = join(import.meta.dirname, '..');

it('the README lists the browsers that are built for', () => {
  const [, versions = ''] =
    /Chrome and Edge (.+?)\.\s/.exec(readFileSync(join(root, 'README.md'), 'utf8').replaceAll('\n', ' ')) ??
    [];
  const [, chromium, firefox, safari] =
    /^(\d+), Firefox (\d+) and Safari ([\d.]+) or newer$/.exec(versions) ?? [];
  expect(browsers).toEqual([`chrome${chromium}`, `edge${chromium}`, `firefox${firefox}`, `safari${safari}`]);
});

it.each(['console', 'sign-in', 'demo'])('%s is built for them', (app) => {
  expect(readFileSync(join(root, 'apps', app, 'vite.config.ts'), 'utf8')).toContain('target: browsers');
});
