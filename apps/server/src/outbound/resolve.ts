import dns from 'node:dns';
import { isIP } from 'node:net';
import { OutboundError } from '@gatehouse/connectors/kit/outbound';
import { type Allowed, mayReach } from './ip-addresses.ts';

/** Resolves all IP addresses of a host. Tests replace it. */
export type Resolve = (host: string) => Promise<string[]>;

// Uses `dns.lookup` as a property, because the tests' setup replaces it.
export const resolveBySystem: Resolve = (host) =>
  new Promise((resolve, reject) => {
    dns.lookup(host, { all: true }, (error, found) =>
      error ? reject(error) : resolve(found.map(({ address }) => address)),
    );
  });

/**
 * The IP addresses to connect to. They are resolved once and checked, so that a second DNS response can't redirect the connection (DNS
 * rebinding). If any of them is private, the host is rejected, with the setting that would allow it. Throws `OutboundError`.
 */
export async function resolveChecked(
  { allowed, setting, resolve }: { allowed: Allowed; setting: string | undefined; resolve: Resolve },
  host: string,
): Promise<string[]> {
  const literal = host.replace(/^\[(.*)\]$/, '$1');
  const addresses =
    isIP(literal) === 0
      ? await resolve(literal).catch((error: unknown) => {
          throw new OutboundError('unreachable', `${literal} has no address`, { cause: error });
        })
      : [literal];
  if (addresses.length === 0) throw new OutboundError('unreachable', `${literal} has no address`);
  if (addresses.every((address) => mayReach(allowed, literal, address))) return addresses;
  throw new OutboundError(
    'refused',
    `${literal} is not on the public Internet${setting === undefined ? '' : `; the operator can allow it with ${setting}`}`,
  );
}
