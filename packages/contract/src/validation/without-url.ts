/** All patterns take linear time: the last one starts at a slash and looks back no further than the previous slash. */
const signs = [/[a-z\d+.-]:\/\//i, /\bwww\.\S/iu, /\/(?<=[\p{L}\p{N}-]\.\p{L}{2,}(?::\d+)?\/)\S/u];

/**
 * Whether a text contains no URL: no scheme, no `www.`, no domain with a path (VAL-11). Email programs turn these into links, which could be
 * used for phishing in a trusted name. A domain alone is allowed, because companies are named after theirs.
 */
export function isWithoutUrl(text: string): boolean {
  // Marks can't hide a URL, and normalizing many of them takes quadratic time.
  const plain = text.replaceAll(/\p{M}/gu, '').normalize('NFKC');
  return !signs.some((sign) => sign.test(plain));
}
