import { BlockList, isIP } from 'node:net';

/** Networks that are not the public Internet (IANA special-purpose address registries, RFC 6890). */
const privateNetworks: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Unspecified, loopback and IPv4-compatible.
  ['::', 96],
  // IPv4 seen through NAT64, 6to4 and Teredo (RFC 6052, 8215, 3056, 4380): they end at addresses we cannot check.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['2001::', 32],
  ['100::', 64],
  ['2001:db8::', 32],
  // Documentation again, and segment routing (RFC 9637, 9602).
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

function toBlockList(networks: readonly [string, number][]): BlockList {
  const list = new BlockList();
  for (const [address, bits] of networks) list.addSubnet(address, bits, familyOf(address));
  return list;
}

const notPublic = toBlockList(privateNetworks);

/** What the operator opens (`OUTBOUND_ALLOW`): hosts by name, addresses, networks. */
export interface Allowed {
  hosts: ReadonlySet<string>;
  networks: BlockList;
}

/** Reads the entries of `OUTBOUND_ALLOW`. Throws for a network that is none. */
export function readAllowed(entries: readonly string[]): Allowed {
  const hosts = new Set<string>();
  const networks: [string, number][] = [];
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const full = isIP(address) === 4 ? 32 : 128;
    const length = bits === undefined ? full : Number(bits);
    if (isIP(address) === 0 && bits === undefined) hosts.add(address.toLowerCase());
    else if (isIP(address) !== 0 && bits !== '' && Number.isInteger(length) && length >= 0 && length <= full)
      networks.push([address, length]);
    else throw new Error(`${entry} is neither a host nor a network`);
  }
  return { hosts, networks: toBlockList(networks) };
}

/** Whether a call may go to an address that a host was resolved to. */
export function mayReach(allowed: Allowed, host: string, address: string): boolean {
  if (allowed.hosts.has(host.toLowerCase())) return true;
  // `::ffff:10.0.0.1`, in whatever spelling, counts as 10.0.0.1 here, as it does for the system that connects.
  const family = familyOf(address);
  return allowed.networks.check(address, family) || !notPublic.check(address, family);
}
