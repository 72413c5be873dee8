import { bounded } from './bounded.ts';

/**
 * Rejects anything that a parser would repair (white space, control characters, backslashes), fragments (RFC 6749 section 3.1.2), and
 * credentials, which can disguise the host (RFC 9700 section 4.1): a browser must open the URL as it is written.
 */
function isPlainUri(uri: string): boolean {
  if (/[\s\p{C}\\#]/u.test(uri) || !URL.canParse(uri)) return false;
  const { username, password } = new URL(uri);
  return username === '' && password === '';
}

const uri = bounded(2048).refine(
  isPlainUri,
  'must be an address without white space, fragment or credentials',
);

/** A redirect URI of a web application: http or https (VAL-06). */
export const webRedirectUri = uri.regex(/^https?:\/\//i, 'must begin with http:// or https://');

/** A redirect URI of a mobile application: a custom scheme with a dotted name, `com.acme.app://callback` (VAL-07, RFC 8252 section 7.1). */
export const mobileRedirectUri = uri.regex(
  /^[a-z][a-z\d+-]*(?:\.[a-z\d+-]+)+:\//i,
  'must begin with a dotted scheme such as com.acme.app://',
);
