import dns from 'node:dns';

/**
 * Browsers resolve `*.localhost` to the loopback address (RFC 6761 section 6.3). Node asks the system, and Debian doesn't
 * resolve it. `net`, and thereby `http` and `fetch`, read `dns.lookup` at each call, so replacing it applies to all of them.
 */
const { lookup } = dns;

function lookupLocalhost(hostname: string, ...rest: unknown[]): void {
  const name = hostname.toLowerCase().endsWith('.localhost') ? '127.0.0.1' : hostname;
  Reflect.apply(lookup, dns, [name, ...rest]);
}

// Once in a process, which runs several files.
if (lookup.name !== lookupLocalhost.name)
  dns.lookup = Object.assign(lookupLocalhost, { __promisify__: lookup.__promisify__ });
