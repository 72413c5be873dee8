import { mobileRedirectUri, webRedirectUri } from '../validation/redirect-uris.ts';
import type { ApplicationType } from './applications.ts';

/** Why an address cannot be one people are sent back to by an application of this type, or undefined when it can. */
export function checkRedirectUri(type: ApplicationType, uri: string): string | undefined {
  if (type === 'MachineToMachine') return 'a machine-to-machine application signs nobody in';
  // Addresses are compared character by character (RFC 9700 section 4.1.3), so an asterisk would never match anything.
  if (uri.includes('*')) return 'wildcards are not allowed: list every address';
  const asWeb = webRedirectUri.safeParse(uri);
  if (asWeb.success) return undefined;
  // RFC 8252 section 7: a private scheme, a claimed https address or the loopback interface.
  if (type === 'Native' && mobileRedirectUri.safeParse(uri).success) return undefined;
  if (type === 'Native' && !/^https?:/i.test(uri))
    return 'must begin with https://, http:// or a dotted scheme such as com.acme.app://';
  return asWeb.error.issues[0]?.message;
}

/** The errors of a list of addresses, by position; empty when all are fine. */
export function checkRedirectUris(type: ApplicationType, uris: readonly string[]): Record<number, string> {
  return Object.fromEntries(
    uris.flatMap((uri, position) => {
      const problem = uris.indexOf(uri) < position ? 'is in the list already' : checkRedirectUri(type, uri);
      return problem === undefined ? [] : [[position, problem]];
    }),
  );
}
