const url =
  /\b[a-z][a-z0-9+.-]*:\/\/|\bwww\.\S|\b[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?::\d+)?\/\S/iu;

/**
 * Whether a text holds no URL: none with a scheme, none that begins with `www.`, no domain with a path (VAL-11). Mail programs make links
 * of these, and in a name that people trust a link is bait. A domain alone is allowed: companies are called by theirs.
 */
export const isWithoutUrl = (text: string): boolean => !url.test(text.normalize('NFKC'));
