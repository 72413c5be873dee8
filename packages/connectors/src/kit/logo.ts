/** A square logo for a connector whose provider has no mark here: an initial on a color. */
export function drawLogo(letter: string, background: string, color = '#fff'): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="${background}"/><text x="24" y="25" fill="${color}" font-family="Inter,Arial,sans-serif" font-size="${letter.length > 1 ? 20 : 28}" font-weight="700" text-anchor="middle" dominant-baseline="central">${letter}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
