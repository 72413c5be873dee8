/** The scheme and authority of an absolute-form target (RFC 9112 3.2.2). */
const absolute = /^https?:\/\/([^/?#]*)/i;

/** Percent-encoded characters that don't need encoding (RFC 3986 2.3 and 6.2.2.2): `%61` is `a`. */
const needlessEscape = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi;

/** The host in an absolute-form target. */
export const targetHost = (target: string): string | undefined => absolute.exec(target)?.[1];

/** The normalized request target, `/path?query`, so that checks of its prefix decide like the router. */
export function normalizeTarget(target: string): string {
  if (target.startsWith('/') && !target.includes('%')) return target;
  const relative = target.replace(absolute, '');
  const [path = ''] = /^[^?#]*/.exec(relative) ?? [];
  const start = path === '' ? '/' : '';
  return start + path.replace(needlessEscape, decodeURIComponent) + relative.slice(path.length);
}

/** Ids of flows, sessions and codes have 43 characters, and ids of records at most 24. */
const secretId = /[\w-]{40,}/g;

/** The path for the log: without the query and without ids that are secrets, which the database also stores only as hashes. */
export function loggedPath(target: string): string {
  const [path = ''] = normalizeTarget(target).split(/[?#]/);
  // Ids of grants and sessions in API paths aren't secrets.
  return path.startsWith('/api/') ? path : path.replace(secretId, '{id}');
}
