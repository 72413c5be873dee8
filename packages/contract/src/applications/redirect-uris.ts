import { isNativeRedirect } from '../validation/loopback.ts';
import { mobileRedirectUri, webRedirectUri } from '../validation/redirect-uris.ts';
import type { ApplicationType } from './applications.ts';

/** Problems of redirect URIs, with English texts; clients translate them by key. */
export const redirectUriProblems = {
  machine: 'machine-to-machine applications sign in no users and have no redirect URIs',
  wildcard: 'wildcards are not allowed: list every URI',
  malformed: 'must be an absolute URI without white space, fragment or credentials',
  web: 'must begin with https:// or http://',
  native: 'must begin with https://, http:// or a dotted scheme such as com.acme.app://',
  nativeHost: 'http:// is only allowed for localhost, 127.0.0.1 and [::1]; use https:// for other hosts',
  duplicate: 'is in the list already',
} as const;
export type RedirectUriProblem = keyof typeof redirectUriProblems;

/** The problem with a redirect URI for an application of this type, if any (VAL-06, VAL-07). */
export function checkRedirectUri(type: ApplicationType, uri: string): RedirectUriProblem | undefined {
  if (type === 'MachineToMachine') return 'machine';
  // URIs are compared character by character (RFC 9700 section 4.1.3), so an asterisk would never match anything.
  if (uri.includes('*')) return 'wildcard';
  const asWeb = webRedirectUri.safeParse(uri);
  if (asWeb.success) return type === 'Native' && !isNativeRedirect(new URL(uri)) ? 'nativeHost' : undefined;
  // RFC 8252 section 7: a private scheme, a claimed https address or the loopback interface.
  if (type === 'Native' && mobileRedirectUri.safeParse(uri).success) return undefined;
  const isMalformed = asWeb.error.issues.some(({ code }) => code !== 'invalid_format');
  return isMalformed ? 'malformed' : type === 'Native' ? 'native' : 'web';
}

/** The problems of a list of redirect URIs by index; empty if all are valid. */
export function checkRedirectUris(
  type: ApplicationType,
  uris: readonly string[],
): Record<number, RedirectUriProblem> {
  return Object.fromEntries(
    uris.flatMap((uri, position) => {
      const problem = uris.indexOf(uri) < position ? 'duplicate' : checkRedirectUri(type, uri);
      return problem === undefined ? [] : [[position, problem]];
    }),
  );
}
