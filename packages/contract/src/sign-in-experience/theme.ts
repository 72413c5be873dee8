import type { SignInExperience } from './sign-in-experience.ts';

type Rgb = readonly [number, number, number];

/** The page's colours that follow from a tenant's one, as CSS variables of one scheme. */
export type Theme = Record<
  '--accent' | '--accent-hover' | '--accent-edge' | '--on-accent' | '--accent-text',
  string
>;

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
const ink: Rgb = [20, 24, 26];
/** The cards that colours are read on (apps/sign-in, `base.css`). */
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

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
function contrast(first: Rgb, second: Rgb): number {
  const [bright = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}

/** The colour itself where it can be told from the surface, else moved towards black or white until it can. */
function readable(color: Rgb, surface: Rgb, ratio: number): Rgb {
  const end = luminance(surface) > 0.5 ? black : white;
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(color, end, share);
    if (contrast(mixed, surface) >= ratio) return mixed;
  }
  return end;
}

/** Colours for a scheme from one hex colour: text on it and text of it are readable whatever was chosen. */
export function describeTheme(hex: string, scheme: 'light' | 'dark'): Theme {
  const accent = parseHex(hex);
  const surface = surfaces[scheme];
  const foreground =
    contrast(accent, white) >= 4.5 || contrast(accent, white) >= contrast(accent, ink) ? white : ink;
  // Between the two no foreground reaches 4.5:1 on a few colours in the middle: the button gives way, not the reader.
  const button = contrast(accent, foreground) >= 4.5 ? accent : readable(accent, foreground, 4.5);
  return {
    '--accent': toHex(button),
    '--accent-hover': toHex(mix(button, foreground === white ? black : white, 0.12)),
    '--accent-edge': toHex(readable(button, surface, 3)),
    '--on-accent': toHex(foreground),
    '--accent-text': toHex(readable(accent, surface, 4.6)),
  };
}

/** A brand colour for dark pages from the one for light ones: the same where it can be read on them (4.5:1), else made lighter until it can. */
export const deriveDarkColor = (hex: string): string => toHex(readable(parseHex(hex), surfaces.dark, 4.6));

const rule = (selector: string, theme: Theme): string =>
  `${selector}{${Object.entries(theme)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** All of a tenant's own style: the colours, and what its administrator wrote, which cannot end the element it stands in. */
export const describePageSheet = (experience: Pick<SignInExperience, 'color' | 'customCss'>): string =>
  `${describeThemeSheet(experience)}${(experience.customCss ?? '').replaceAll('</', String.raw`<\/`)}`;

/** The style sheet of a tenant's colours. Values are computed from parsed digits, so nothing of what was saved reaches it as text. */
export function describeThemeSheet({ color }: Pick<SignInExperience, 'color'>): string {
  const light = rule(':root', describeTheme(color.primaryColor, 'light'));
  if (!color.isDarkModeEnabled) return light;
  return `${light}@media(prefers-color-scheme:dark){${rule(':root', describeTheme(color.darkPrimaryColor, 'dark'))}}`;
}
