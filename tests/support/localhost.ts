import dns from 'node:dns';

/**
 * Browsers take `*.localhost` for this machine (RFC 6761 section 6.3); Node asks the system, and Debian's does not
 * know it. `net` and with it `http` and `fetch` look `dns.lookup` up at each call, so this answers for all of them.
 */
const { lookup } = dns;

function lookupLocalhost(hostname: string, ...rest: unknown[]): void {
  const name = hostname.toLowerCase().endsWith('.localhost') ? '127.0.0.1' : hostname;
  Reflect.apply(lookup, dns, [name, ...rest]);
}

dns.lookup = Object.assign(lookupLocalhost, { __promisify__: lookup.__promisify__ });
