import { isIP, isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Asker } from '../passwords/fair-queue.ts';

/** The caller that a limit counts: its own key, and that of its network, which has `siteShare` times the limit (ADR 140). */
export interface Caller {
  key: string;
  site?: string;
}

/** A /48 of IPv6 may be a site with many subscribers, or one attacker with 65,536 networks. It is allowed as many events as this many of them. */
export const siteShare = 10;

/** The limit of a /48, which must fit into the column of counts. */
export const siteLimit = (limit: number): number => Math.min(limit * siteShare, 1_000_000_000);

/**
 * The caller at an IP address, for everything that is counted or queued by IP address: an IPv6 address counts for its /64 and for its /48,
 * an IPv4 address alone. `prefix` separates what is counted separately, such as clients.
 */
export function callerAt(ip: string, prefix = ''): Caller {
  const key = addressKey(ip);
  const site = key.includes(':') ? key.split(':').slice(0, 3).join(':') : undefined;
  return { key: `${prefix}${key}`, ...(site === undefined ? {} : { site: `${prefix}${site}` }) };
}

/** One key for all addresses of a subscriber: an IPv6 address counts by its /64 (CVE-2026-45364). */
export function addressKey(address: string): string {
  // The usual formats of IPv4, without the cost of parsing: this is called several times per request.
  const usual = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
  if (isIPv4(usual)) return usual;
  // Some proxies append the port of the connection, which changes with each connection.
  const ip = /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  // Invalid addresses from a proxy must not count as new callers.
  if (isIP(ip) === 0) return 'unreadable';
  // IPv4 in every format (`::ffff:203.0.113.9`, `::ffff:cb00:7109`) is one caller, as is IPv6 with or without a zone.
  const parsed = ipaddr.process(ip.replace(/%.*$/, ''));
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/** The largest network that belongs to one caller at most: the /48 of an IPv6 address, or an IPv4 address. */
export function siteOf(ip: string): string {
  const { key, site = key } = callerAt(ip);
  return site;
}

/** The caller at an IP address for the queue of the hash processes, in which the networks of a /48 share a turn. */
export function askerAt(ip: string): Asker {
  const { key: from, site } = callerAt(ip);
  return { from, ...(site === undefined ? {} : { site }) };
}
