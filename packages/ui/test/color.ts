/** Lightness, chroma and hue of `oklch(…)`. */
export function parseOklch(text: string): [number, number, number] {
  const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text)?.slice(1).map(Number);
  const [lightness, chroma, hue] = parts ?? [];
  if (lightness === undefined || chroma === undefined || hue === undefined)
    throw new Error(`not a plain oklch color: ${text}`);
  return [lightness, chroma, hue];
}

/** Linear-light red, green and blue, with the matrices of CSS Color 4. */
export function linearLight([lightness, chroma, hue]: [number, number, number]): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function luminance(color: string): number {
  const clamp = (part: number): number => Math.min(1, Math.max(0, part));
  const [red, green, blue] = linearLight(parseOklch(color));
  return 0.2126 * clamp(red) + 0.7152 * clamp(green) + 0.0722 * clamp(blue);
}

/** The contrast ratio (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
