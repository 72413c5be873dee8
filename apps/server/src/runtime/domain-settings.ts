import { isIP } from 'node:net';
import { z } from 'zod';

/** `1.1.1.1`, `1.1.1.1:5353`, `[2606:4700:4700::1111]:53`. */
function isDnsServer(entry: string): boolean {
  const [, bracketed, plain = '', port] = /^(?:\[([^\]]+)\]|([\d.]+))(?::(\d{1,5}))?$/.exec(entry) ?? [];
  const isAddress = bracketed === undefined ? isIP(plain) === 4 : isIP(bracketed) === 6;
  return (isAddress || isIP(entry) === 6) && Number(port ?? 53) > 0 && Number(port ?? 53) < 65_536;
}

/** The settings of custom domains. */
export const domainSettings = {
  DOMAINS_DNS: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine((entries) => entries.every(isDnsServer), 'must be IP addresses, with a port if it isn’t 53')
    .default([])
    .describe(
      'IP addresses of the DNS servers that custom domains are checked with, such as `1.1.1.1, [2606:4700:4700::1111]:53`; those of the system by default.',
    ),
  DOMAINS_TARGET: z
    .string()
    .toLowerCase()
    .max(253)
    .regex(/^(?:(?!-)[a-z\d-]{1,63}(?<!-)\.)*(?!-)[a-z\d-]{1,63}(?<!-)$/, 'must be a host name')
    .optional()
    .describe(
      'Host that the CNAME records of custom domains point to, if the proxy in front of them isn’t at the host of ENDPOINT.',
    ),
};
