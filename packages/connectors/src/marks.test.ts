import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtInConnectors } from './all.ts';
import { chooseLogo, markOf } from './kit/marks.ts';

const folders = ['marks', '../../../apps/console/src/features/applications/marks'].map((path) =>
  join(import.meta.dirname, path),
);

/** Colors that are hardly visible on a dark page. */
function isDark(color: string): boolean {
  const digits = color.length === 4 ? color.replaceAll(/[\da-f]/gi, '$&$&') : color;
  const parts = [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  return Math.max(...parts) < 0x60;
}

describe('the logos of providers', () => {
  it('exist for every connector except one whose provider is in no icon set, and differ between providers', () => {
    const drawn = builtInConnectors.filter(({ metadata }) =>
      decodeURIComponent(metadata.logo).includes('<text'),
    );
    expect(drawn.map(({ metadata }) => metadata.id)).toEqual(['postmark-mail']);
    const names = new Map<string, Set<string>>();
    for (const { metadata } of builtInConnectors)
      names.set(metadata.logo, new Set([...(names.get(metadata.logo) ?? []), metadata.name.en ?? '']));
    expect([...names.values()].filter((alike) => alike.size > 1)).toEqual([]);
  });

  it.each(folders)(
    'are visible on dark pages, and contain nothing that a browser would run or fetch: %s',
    (folder) => {
      const files = readdirSync(folder);
      expect(files.length).toBeGreaterThan(20);
      for (const file of files) {
        const svg = readFileSync(join(folder, file), 'utf8');
        expect(svg, file).not.toMatch(
          /<script|<style|<image|<foreignObject|\son\w+=|href="(?!#)|url\((?!#)/i,
        );
        const colors = svg.match(/#[\da-f]{3,6}\b(?=")/gi) ?? [];
        const hasDark = file.includes('.dark.') || files.includes(file.replace('.svg', '.dark.svg'));
        if (!hasDark) expect(colors.length > 0 && !colors.every(isDark), file).toBe(true);
        if (file.includes('.dark.')) expect(colors.some(isDark), file).toBe(false);
      }
    },
  );

  it('are replaced by a logo that an administrator has chosen, also on dark pages', () => {
    const github = markOf('github');
    expect(github.logoDark).toMatch(/^data:image\/svg/);
    expect(chooseLogo({}, github)).toEqual(github);
    expect(chooseLogo({ logo: 'https://a.example/a.png' }, github)).toEqual({
      logo: 'https://a.example/a.png',
      logoDark: null,
    });
    expect(chooseLogo({ logoDark: 'https://a.example/b.png' }, github)).toEqual({
      ...github,
      logoDark: 'https://a.example/b.png',
    });
  });
});
