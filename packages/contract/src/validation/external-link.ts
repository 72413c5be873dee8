/**
 * Whether a link leads out of the application: only if it parses as an absolute URL (VAL-16). This is no safety check: `javascript:` is
 * absolute too, so validate URLs from users with `webUrl` before opening them.
 */
export function isExternalLink(link: string): boolean {
  return URL.canParse(link);
}
