/**
 * Whether a link leads out of the application: only if it parses as an absolute URL (VAL-16). This tells apart, it does not make safe:
 * `javascript:` is absolute too, so an address that others wrote needs `webUrl` before it is opened.
 */
export function isExternalLink(link: string): boolean {
  return URL.canParse(link);
}
