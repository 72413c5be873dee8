/** Twelve hues of the same lightness, with a contrast of at least 4.5:1 to white text (OPEN-55). Neighbors differ. */
export const avatarColors = [
  'oklch(0.53 0.115 20)',
  'oklch(0.5 0.075 195)',
  'oklch(0.53 0.105 55)',
  'oklch(0.53 0.115 260)',
  'oklch(0.52 0.095 95)',
  'oklch(0.53 0.115 320)',
  'oklch(0.52 0.1 145)',
  'oklch(0.53 0.12 355)',
  'oklch(0.52 0.095 225)',
  'oklch(0.53 0.11 38)',
  'oklch(0.51 0.09 165)',
  'oklch(0.53 0.12 290)',
] as const;

/** The color of a name, by its first character (PRF-16). */
export function avatarColor(name: string): string {
  const first = name.trim().toLocaleUpperCase('en').codePointAt(0) ?? 0;
  return avatarColors[first % avatarColors.length] ?? avatarColors[0];
}

/** The initials of the first and last word. */
export function initials(name: string): string {
  const words = name.split(/[\s._-]+/u).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  );
  return letters.join('').toLocaleUpperCase() || '?';
}
