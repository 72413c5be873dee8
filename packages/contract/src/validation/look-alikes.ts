const printableAscii = /[\x21-\x7e]/;

/**
 * Whether Unicode compatibility (NFKC) or lower case would turn a foreign character into plain ASCII, as with the full-width `＠` or the
 * Kelvin sign. Normalising such a spelling would let somebody reach the account of another address, so it is refused instead.
 */
export function hasLookAlikes(text: string): boolean {
  for (const character of text) {
    if (character > '\u007f' && printableAscii.test(character.normalize('NFKC').toLowerCase())) return true;
  }
  return false;
}
