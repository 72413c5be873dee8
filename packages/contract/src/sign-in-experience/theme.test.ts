import { describe, expect, it } from 'vitest';
import { defaultSignInExperience } from './sign-in-experience.ts';
import { deriveDarkColor, createTheme, buildThemeSheet } from './theme.ts';

const surfaces = { light: '#ffffff', dark: '#1d2226' };

const luminance = (hex: string): number =>
  [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);

/** Contrast ratio (WCAG 2.2), implemented independently of the code under test. */
function contrast(first: string, second: string): number {
  const [dark = 0, bright = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** Every sixth step of each channel. */
const colors = Array.from({ length: 6 ** 3 }, (_, index) =>
  [index % 6, Math.floor(index / 6) % 6, Math.floor(index / 36)]
    .map((step) => (step * 51).toString(16).padStart(2, '0'))
    .join(''),
).map((digits) => `#${digits}`);

describe.each(['light', 'dark'] as const)('the colors of a tenant, %s', (scheme) => {
  it('are readable for every chosen color', () => {
    for (const color of [...colors, '#7f7f7f', '#757575', '#6139F6']) {
      const theme = createTheme(color, scheme);
      const readable = [
        contrast(theme['--on-accent'], theme['--accent']) >= 4.5,
        contrast(theme['--on-accent'], theme['--accent-hover']) >= 4.5,
        contrast(theme['--accent-text'], surfaces[scheme]) >= 4.5,
        contrast(theme['--accent-edge'], surfaces[scheme]) >= 3,
      ];
      expect([color, readable]).toEqual([color, [true, true, true, true]]);
    }
  });

  it('stay as chosen if they are readable', () => {
    expect(createTheme('#6139F6', scheme)['--accent']).toBe('#6139f6');
    expect(createTheme('#ffd500', scheme)).toMatchObject({
      '--accent': '#ffd500',
      '--on-accent': '#14181a',
    });
    expect(createTheme('#07a', scheme)).toEqual(createTheme('#0077aa', scheme));
  });
});

it('the primary color of dark pages is that of light pages if it is readable there, otherwise a lighter one', () => {
  for (const color of colors) {
    const dark = deriveDarkColor(color);
    expect([color, contrast(dark, surfaces.dark) >= 4.5]).toEqual([color, true]);
    if (contrast(color, surfaces.dark) >= 4.6) expect(dark).toBe(color);
  }
});

it('the default color of dark pages is derived from the default primary color', () => {
  const { primaryColor, darkPrimaryColor } = defaultSignInExperience.color;
  expect(darkPrimaryColor).toBe(deriveDarkColor(primaryColor));
});

it('the style sheet follows the system’s dark mode only if the tenant enables it', () => {
  const color = { primaryColor: '#6139F6', isDarkModeEnabled: true, darkPrimaryColor: '#9074f9' };
  expect(buildThemeSheet({ color })).toContain('prefers-color-scheme:dark');
  expect(buildThemeSheet({ color: { ...color, isDarkModeEnabled: false } })).not.toContain('dark');
});
