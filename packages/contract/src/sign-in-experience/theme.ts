import type { SignInExperience } from './sign-in-experience.ts';

type Rgb = readonly [number, number, number];

/** Colors derived from a tenant's primary color, as CSS variables of one scheme. */
export type Theme = Record<
  '--accent' | '--accent-hover' | '--accent-edge' | '--on-accent' | '--accent-text',
  string
>;

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
const ink: Rgb = [20, 24, 26];
/** Background of cards (apps/sign-in, `base.css`). */
const surfaces = { light: white, dark: [29, 34, 38] satisfies Rgb };

function parseHex(hex: string): Rgb {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const value = Number.parseInt(full, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const toHex = (color: Rgb): string =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const mix = (from: Rgb, to: Rgb, share: number): Rgb => {
  const part = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [part(0), part(1), part(2)];
};

/** Relative luminance (WCAG 2.2). */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colors, 1 to 21 (WCAG 2.2). */
function contrast(first: Rgb, second: Rgb): number {
  const [bright = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}

/** The color, if its contrast with the surface is high enough; otherwise moved towards black or white until it is. */
function readable(color: Rgb, surface: Rgb, ratio: number): Rgb {
  const end = luminance(surface) > 0.5 ? black : white;
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(color, end, share);
    if (contrast(mixed, surface) >= ratio) return mixed;
  }
  return end;
}

/** Derives a scheme's colors from a hex color so that text on it and text in it are readable (WCAG 2.2, 4.5:1). */
export function createTheme(hex: string, scheme: 'light' | 'dark'): Theme {
  const accent = parseHex(hex);
  const surface = surfaces[scheme];
  const foreground =
    contrast(accent, white) >= 4.5 || contrast(accent, white) >= contrast(accent, ink) ? white : ink;
  // On some medium colors neither foreground reaches 4.5:1, so the button's color changes.
  const button = contrast(accent, foreground) >= 4.5 ? accent : readable(accent, foreground, 4.5);
  return {
    '--accent': toHex(button),
    '--accent-hover': toHex(mix(button, foreground === white ? black : white, 0.12)),
    '--accent-edge': toHex(readable(button, surface, 3)),
    '--on-accent': toHex(foreground),
    '--accent-text': toHex(readable(accent, surface, 4.6)),
  };
}

/** Derives the primary color of dark pages: the same color if it is readable there (4.5:1), otherwise a lighter one. */
export const deriveDarkColor = (hex: string): string => toHex(readable(parseHex(hex), surfaces.dark, 4.6));

const rule = (selector: string, theme: Theme): string =>
  `${selector}{${Object.entries(theme)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** A tenant's style sheet: its colors and custom CSS, escaped so that it can't close the `style` element. */
export const buildPageSheet = (experience: Pick<SignInExperience, 'color' | 'customCss'>): string =>
  `${buildThemeSheet(experience)}${(experience.customCss ?? '').replaceAll('</', String.raw`<\/`)}`;

/** The style sheet of a tenant's colors. Values are computed from parsed numbers, so no stored text is part of it. */
export function buildThemeSheet({ color }: Pick<SignInExperience, 'color'>): string {
  const light = rule(':root', createTheme(color.primaryColor, 'light'));
  if (!color.isDarkModeEnabled) return light;
  return `${light}@media(prefers-color-scheme:dark){${rule(':root', createTheme(color.darkPrimaryColor, 'dark'))}}`;
}
