import { isIP } from 'node:net';
import { readAllowed } from '../../outbound/ip-addresses.ts';
import type { Settings } from '../../runtime/settings.ts';
import type { SelfView } from '../../web/self-check.ts';
import { type Check, hint, listed, ok, problem, skipped, type Site } from './check.ts';
import { isLocal } from './outside.ts';

/** An address of documentation (RFC 5737), which no client has. */
const invented = '192.0.2.77';

const named: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Networks with fewer bits contain half of the Internet, and not only proxies. Those of private use have at least as many. */
const fewestBits = { 4: 8, 6: 16 };

export const listTooWide = (entries: readonly string[]): string[] =>
  entries.filter((entry) => {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address);
    if (bits === undefined || (family !== 4 && family !== 6) || /^f[cd]/i.test(address)) return false;
    return Number(bits) < fewestBits[family];
  });

/** Whether forwarded headers are believed from the proxies, and only from them. */
export const proxies: Check = {
  name: 'proxy headers',
  async run(site) {
    const { TRUST_PROXY } = site.settings;
    const wide = listTooWide(TRUST_PROXY);
    const results = wide.map((entry) =>
      problem(
        `TRUST_PROXY contains ${entry}, so clients are trusted like proxies: they choose their IP address, and escape every limit by address.`,
        'Name only the addresses of your proxies in TRUST_PROXY, and restart the server.',
      ),
    );
    const asked = await site.ask('ENDPOINT');
    if (!asked.isOurs)
      return [
        ...results,
        skipped(
          'Whether the proxy’s headers arrive wasn’t checked, because ENDPOINT doesn’t lead to this installation.',
        ),
      ];
    const found = [
      ...describeTrust(site, asked.view),
      ...(wide.length > 0 ? [] : await describeLies(site, asked.view)),
    ];
    return [
      ...results,
      ...(results.length + found.length > 0
        ? found
        : [ok('Headers of proxies are believed, and those of clients aren’t.')]),
    ];
  },
};

/** A proxy that isn't trusted: then all users have its address. */
function describeTrust({ settings }: Site, view: SelfView) {
  const results = [];
  const { forwarded, peer } = view;
  const address = peer.replace(/^::ffff:/i, '');
  if (forwarded.includes('x-forwarded-for') && !isTrusted(view.settings, peer))
    results.push(
      problem(
        `A proxy at ${address} sends X-Forwarded-For, but isn’t trusted: to the server, all users have its IP address and share its limits.`,
        `Set TRUST_PROXY=${address}, or its network, and restart the server.`,
      ),
    );
  else if (view.settings.TRUST_PROXY.length > 0 && forwarded.length === 0)
    results.push(
      hint(
        `TRUST_PROXY is ${listed(settings.TRUST_PROXY)}, but no header of a proxy arrives.`,
        'Have the proxy send X-Forwarded-For and X-Forwarded-Proto, or, without a proxy, remove TRUST_PROXY.',
      ),
    );
  return results;
}

/** Sends what only proxies may say. */
async function describeLies(site: Site, view: SelfView) {
  const origin = site.origin('ENDPOINT');
  const isHttps = origin.startsWith('https:');
  const lied = await site.askWith('ENDPOINT', {
    'x-forwarded-for': invented,
    'x-forwarded-host': 'doctor.invalid',
    'x-forwarded-proto': isHttps ? 'http' : 'https',
  });
  if (!lied.isOurs) return [];
  const believed = [
    lied.view.ip === invented ? 'X-Forwarded-For' : '',
    lied.view.host === 'doctor.invalid' ? 'X-Forwarded-Host' : '',
    lied.view.protocol === view.protocol ? '' : 'X-Forwarded-Proto',
  ].filter((name) => name !== '');
  if (believed.length === 0) return [];
  // Without a proxy in between, or with another one before it, this command is one of the proxies.
  if (isTrusted(view.settings, view.ip))
    return isLocal(origin)
      ? []
      : [
          skipped(
            `Whether clients can lie about their IP address can’t be checked here, because this machine (${view.ip}) is in TRUST_PROXY. Run the command on another one.`,
          ),
        ];
  const mend =
    'Have the proxy replace these headers and not pass them on (nginx: proxy_set_header X-Forwarded-For $remote_addr, X-Forwarded-Proto $scheme, X-Forwarded-Host $http_host), and let TRUST_PROXY name only the proxy.';
  // Clients choose the Host header, too, and the server refuses hosts that aren't its own.
  if (believed.join() === 'X-Forwarded-Host')
    return [
      hint(
        'X-Forwarded-Host of a client is believed: a cache in front could store an answer of one host for another one.',
        mend,
      ),
    ];
  return [
    problem(
      `Clients can lie to the server about themselves: ${believed.join(', ')} of a client is believed. So they choose their IP address, and escape limits.`,
      mend,
    ),
  ];
}

function isTrusted({ TRUST_PROXY }: Pick<Settings, 'TRUST_PROXY'>, address: string): boolean {
  const { networks } = readAllowed(TRUST_PROXY.flatMap((entry) => named[entry] ?? [entry]));
  const ip = address.replace(/^::ffff:/i, '');
  const family = isIP(ip);
  return family !== 0 && networks.check(ip, family === 4 ? 'ipv4' : 'ipv6');
}
