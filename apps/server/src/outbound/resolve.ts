import dns from 'node:dns';
import { isIP } from 'node:net';
import { OutboundError } from '@gatehouse/connectors/kit/outbound';
import { type Allowed, mayReach } from './ip-addresses.ts';

/** All addresses of a host, as the system knows them; tests bring their own. */
export type Resolve = (host: string) => Promise<string[]>;

// Looked up at each call: the tests' set-up replaces `dns.lookup`.
export const resolveBySystem: Resolve = (host) =>
  new Promise((resolve, reject) => {
    dns.lookup(host, { all: true }, (error, found) =>
      error ? reject(error) : resolve(found.map(({ address }) => address)),
    );
  });

/**
 * The addresses to connect to: resolved once and checked, so that a second answer of the name server cannot lead elsewhere
 * (DNS rebinding). One private address among them refuses the host. Throws `OutboundError`.
 */
export async function resolveChecked(allowed: Allowed, resolve: Resolve, host: string): Promise<string[]> {
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
    `${literal} is not on the public Internet; the operator can open it by OUTBOUND_ALLOW`,
  );
}
