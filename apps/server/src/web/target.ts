/** The scheme and authority of an absolute-form target (RFC 9112 3.2.2). */
const absolute = /^https?:\/\/([^/?#]*)/i;

/** Escapes of letters that mean the same without one (RFC 3986 2.3 and 6.2.2.2): `%61` is `a`. */
const needlessEscape = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi;

/** The host that an absolute-form target names. */
export const targetHost = (target: string): string | undefined => absolute.exec(target)?.[1];

/** A request target in one spelling, so that what is decided by its beginning is decided as the router does: `/path?query`. */
export function normalizeTarget(target: string): string {
  if (target.startsWith('/') && !target.includes('%')) return target;
  const relative = target.replace(absolute, '');
  const [path = ''] = /^[^?#]*/.exec(relative) ?? [];
  const start = path === '' ? '/' : '';
  return start + path.replace(needlessEscape, decodeURIComponent) + relative.slice(path.length);
}

/** Ids of flows, sessions and codes have 43 letters; of records, 24 at most. */
const secretId = /[\w-]{40,}/g;

/** The path for the log: without the query, and without ids that open something, which the store keeps as hashes alone. */
export function describePath(target: string): string {
  const [path = ''] = normalizeTarget(target).split(/[?#]/);
  // Grants and sessions are named there, by ids that open nothing.
  return path.startsWith('/api/') ? path : path.replace(secretId, '{id}');
}
