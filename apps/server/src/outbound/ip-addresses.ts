import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The only block with global unicast addresses assigned by IANA; `::/96` and others outside it are special (RFC 4291 2.4). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is on the public Internet, and so in none of the special-purpose networks (RFC 6890). Networks that embed IPv4
 * addresses (NAT64, SIIT, 6to4, Teredo) count as special too, because we can't check where they lead.
 */
function isPublic(address: string): boolean {
  if (isIP(address) === 0 || !ipaddr.isValid(address)) return false;
  // `::ffff:10.0.0.1`, in any spelling, counts as 10.0.0.1, as it does for the operating system.
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(globalUnicast));
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

function toBlockList(networks: readonly [string, number][]): BlockList {
  const list = new BlockList();
  for (const [address, bits] of networks) list.addSubnet(address, bits, familyOf(address));
  return list;
}

/** What the operator allows (`OUTBOUND_ALLOW`): host names, IP addresses and networks. */
export interface Allowed {
  hosts: ReadonlySet<string>;
  networks: BlockList;
}

/** Parses the entries of `OUTBOUND_ALLOW`. Throws if one is invalid. */
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

/** Whether a request may connect to an IP address of a host. */
export function mayReach(allowed: Allowed, host: string, address: string): boolean {
  if (allowed.hosts.has(host.toLowerCase())) return true;
  return allowed.networks.check(address, familyOf(address)) || isPublic(address);
}
