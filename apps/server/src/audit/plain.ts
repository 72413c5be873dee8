// Characters that forge lines, color a terminal, reverse text or are invisible; and lone surrogates, for which PostgreSQL would reject the whole row.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
export const maxLength = 2048;

/** A text from outside in the form that the audit log stores: one line of visible characters, at most `max`. */
export const plainText = (text: string, max = maxLength): string =>
  /^[ -~]*$/.test(text)
    ? text.slice(0, max)
    : // The end may have cut a character in half.
      text
        .replaceAll(unseen, '')
        .slice(0, max)
        .replace(/\p{Cs}$/u, '');

/**
 * A URL from outside without parts that may be secret: user name, password, query and fragment. Of a URL without a host or absolute path,
 * such as `javascript:`, only the scheme. Shortened to 256 characters.
 */
export function describeAddress(address: unknown): string {
  const text = plainText(String(address ?? ''), Infinity).replace(/[?#].*$/s, '');
  const isLong = text.length > maxLength;
  // Long URLs aren't parsed, because normalizing some host names takes time quadratic in their length (IDNA).
  if (isLong || !URL.canParse(text)) return plainText(withoutUser(text, isLong), 256);
  const url = new URL(text);
  const isPlace = url.host !== '' || url.pathname.startsWith('/');
  if (!isPlace) return plainText(url.protocol, 256);
  return plainText(url.username || url.password ? `${url.protocol}//${url.host}${url.pathname}` : text, 256);
}

/** User name and password are between the scheme and the last `@`. */
function withoutUser(text: string, isLong: boolean): string {
  const [scheme = ''] = /^[a-z][a-z\d+.-]*:[/\\]*/i.exec(text) ?? [];
  if (isLong && scheme.endsWith(':')) return scheme;
  return scheme + text.slice(Math.max(scheme.length, text.lastIndexOf('@') + 1));
}
