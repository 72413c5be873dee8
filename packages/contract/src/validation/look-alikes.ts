const printableAscii = /[\x21-\x7e]/;

/**
 * Whether NFKC normalization or lower case would turn a non-ASCII character into ASCII, such as the full-width `＠` or the Kelvin sign.
 * Normalizing such a text could lead to another user's identifier, so it is rejected instead.
 */
export function hasLookAlikes(text: string): boolean {
  for (const character of text) {
    if (character > '\u007f' && printableAscii.test(character.normalize('NFKC').toLowerCase())) return true;
  }
  return false;
}
