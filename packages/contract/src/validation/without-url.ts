/** None takes longer than the text is long: the last one begins at a slash, and reads backwards no further than to the slash before. */
const signs = [/[a-z\d+.-]:\/\//i, /\bwww\.\S/iu, /\/(?<=[\p{L}\p{N}-]\.\p{L}{2,}(?::\d+)?\/)\S/u];

/**
 * Whether a text holds no URL: none with a scheme, none that begins with `www.`, no domain with a path (VAL-11). Mail programs make links
 * of these, and in a name that people trust a link is bait. A domain alone is allowed: companies are called by theirs.
 */
export function isWithoutUrl(text: string): boolean {
  // Marks hide no URL, and putting many of them in order takes the square of their number.
  const plain = text.replaceAll(/\p{M}/gu, '').normalize('NFKC');
  return !signs.some((sign) => sign.test(plain));
}
