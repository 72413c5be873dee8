// Characters that forge lines, color a terminal, reverse text or are invisible; and lone surrogates, which PostgreSQL refuses together with
// the whole row.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
export const maxLength = 2048;

/** A text from outside as the audit log keeps it: in one line, as it reads, and no more than `max` characters of it. */
export const plainText = (text: string, max = maxLength): string =>
  /^[ -~]*$/.test(text)
    ? text.slice(0, max)
    : // The end may have cut a character in half.
      text
        .replaceAll(unseen, '')
        .slice(0, max)
        .replace(/\p{Cs}$/u, '');

/**
 * An address from outside, without what may be secret in it: name and password, what is asked and the fragment; of one that is no place,
 * such as `javascript:`, the scheme alone. No more of it than a page can hold.
 */
export function describeAddress(address: unknown): string {
  const text = plainText(String(address ?? ''), Infinity).replace(/[?#].*$/s, '');
  const isLong = text.length > maxLength;
  // Of a long one only what can be told in one pass: reading some host names takes the square of their length (IDNA).
  if (isLong || !URL.canParse(text)) return plainText(withoutUser(text, isLong), 256);
  const url = new URL(text);
  const isPlace = url.host !== '' || url.pathname.startsWith('/');
  if (!isPlace) return plainText(url.protocol, 256);
  return plainText(url.username || url.password ? `${url.protocol}//${url.host}${url.pathname}` : text, 256);
}

/** Name and password stand between the scheme and the last `@`. */
function withoutUser(text: string, isLong: boolean): string {
  const [scheme = ''] = /^[a-z][a-z\d+.-]*:[/\\]*/i.exec(text) ?? [];
  if (isLong && scheme.endsWith(':')) return scheme;
  return scheme + text.slice(Math.max(scheme.length, text.lastIndexOf('@') + 1));
}
