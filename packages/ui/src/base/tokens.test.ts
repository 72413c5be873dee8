import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../test/color.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const themes = ['light', 'dark'] as const;

/** The color of a token in a theme; resolves one `var()`. */
function color(name: string, theme: (typeof themes)[number]): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1]?.trim() ?? '';
  const same = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (same) return color(same, theme);
  const both = /^light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)$/.exec(value);
  return both?.[theme === 'light' ? 1 : 2] ?? value;
}

const surfaces = ['surface', 'surface-raised', 'surface-sunken', 'surface-hover'];
const text: [string, string][] = [
  ...['text', 'text-muted', 'accent', 'danger', 'warning', 'success'].flatMap((on) =>
    surfaces.map((surface): [string, string] => [on, surface]),
  ),
  ['text', 'surface-pressed'],
  ['text-muted', 'surface-pressed'],
  ['on-ink', 'ink'],
  ['on-ink', 'ink-hover'],
  ['on-danger', 'danger-solid'],
  ['on-danger', 'danger-solid-hover'],
  ...['accent', 'danger', 'warning', 'success', 'info'].flatMap((tone): [string, string][] => [
    [tone, `${tone}-soft`],
    ['text', `${tone}-soft`],
    ['text-muted', `${tone}-soft`],
  ]),
];
const edges = ['border-control', 'focus'].flatMap((edge) =>
  ['surface', 'surface-raised', 'surface-sunken'].map((surface): [string, string] => [edge, surface]),
);

describe.each(themes)('[OPEN-59 part] tokens, %s', (theme) => {
  it.each(text)('%s is readable on %s', (on, surface) => {
    expect(contrast(color(on, theme), color(surface, theme))).toBeGreaterThanOrEqual(4.5);
  });
  it.each(edges)('%s is visible on %s', (edge, surface) => {
    expect(contrast(color(edge, theme), color(surface, theme))).toBeGreaterThanOrEqual(3);
  });
});
