import { isLoopback } from '@gatehouse/contract/validation/loopback';

/** Where a redirect URI leads, as users read it: a host, or the scheme of an application on their device. */
export function targetOf(uri: string): string {
  const { host, protocol } = new URL(uri);
  return /^https?:$/.test(protocol) ? host : protocol.slice(0, -1);
}

/** Whether an application on the user's own device receives what is sent to this redirect URI (RFC 8252 section 7). */
export function isOnDevice(uri: string): boolean {
  const { protocol, hostname } = new URL(uri);
  return !/^https?:$/.test(protocol) || isLoopback(hostname);
}

/** The distinct targets of redirect URIs. */
export const listTargets = (uris: readonly string[]): string[] => [
  ...new Set(uris.filter((uri) => URL.canParse(uri)).map(targetOf)),
];

/** Whether a tenant lets clients be redirected to this host: it lists it, or a domain above it, or no host at all. */
export const isAllowedHost = (allowed: readonly string[], host: string): boolean =>
  allowed.length === 0 ||
  allowed.some((one) => (one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one));
