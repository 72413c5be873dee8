import { isNativeRedirect } from '../validation/loopback.ts';
import { mobileRedirectUri, webRedirectUri } from '../validation/redirect-uris.ts';
import type { ApplicationType } from './applications.ts';

/** What can be wrong with an address that people are sent back to, in English; clients translate by name. */
export const redirectUriProblems = {
  machine: 'a machine-to-machine application signs nobody in and has no such address',
  wildcard: 'wildcards are not allowed: list every address',
  malformed: 'must be a whole address without white space, fragment or credentials',
  web: 'must begin with https:// or http://',
  native: 'must begin with https://, http:// or a dotted scheme such as com.acme.app://',
  nativeHost: 'http:// is for this machine alone (localhost, 127.0.0.1, [::1]) and https:// for every other',
  duplicate: 'is in the list already',
} as const;
export type RedirectUriProblem = keyof typeof redirectUriProblems;

/** Why an application of this type cannot have this address, or undefined when it can (VAL-06, VAL-07). */
export function checkRedirectUri(type: ApplicationType, uri: string): RedirectUriProblem | undefined {
  if (type === 'MachineToMachine') return 'machine';
  // Addresses are compared character by character (RFC 9700 section 4.1.3), so an asterisk would never match anything.
  if (uri.includes('*')) return 'wildcard';
  const asWeb = webRedirectUri.safeParse(uri);
  if (asWeb.success) return type === 'Native' && !isNativeRedirect(new URL(uri)) ? 'nativeHost' : undefined;
  // RFC 8252 section 7: a private scheme, a claimed https address or the loopback interface.
  if (type === 'Native' && mobileRedirectUri.safeParse(uri).success) return undefined;
  const isMalformed = asWeb.error.issues.some(({ code }) => code !== 'invalid_format');
  return isMalformed ? 'malformed' : type === 'Native' ? 'native' : 'web';
}

/** What is wrong with a list of addresses, by position; empty when all are fine. */
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
