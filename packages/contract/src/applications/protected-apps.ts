import { z } from 'zod';
import { timestamp } from '../common.ts';
import { dnsRecord, domainStatus } from '../domains/domains.ts';
import { bounded } from '../validation/bounded.ts';

/** One label of a host name, in lower case (RFC 1123 section 2.1). */
const label = /^(?!-)[a-z\d-]{1,63}(?<!-)$/;

/** Labels that look like the operator's own hosts, or that the operator may need. */
const reserved = new Set(
  'admin api auth autodiscover console dns ftp gatehouse id imap localhost login mail ns ns1 ns2 oidc pop root sign-in smtp sso wpad www'.split(
    ' ',
  ),
);

/** Whether an application may have this label in front of the default domain. */
export const isFreeSubDomain = (subDomain: string): boolean =>
  label.test(subDomain) && !reserved.has(subDomain);

/** Origin of the application behind the proxy: scheme, host and port. Private hosts are allowed, as the server never calls it. */
const origin = bounded(2048)
  .refine(isOrigin, 'must be scheme, host and port only, such as https://10.0.0.7:8080')
  .transform((value) => new URL(value).origin);

function isOrigin(value: string): boolean {
  if (!/^https?:\/\/[^\s\p{C}\\@#?]+$/iu.test(value) || !URL.canParse(value)) return false;
  return new URL(value).pathname === '/';
}

/** Seconds; at most a year. */
const sessionDuration = z.number().int().min(60).max(31_536_000);

const pageRule = z.object({
  path: bounded(256).refine(
    isPathPattern,
    'must be a regular expression that begins with / or ^/, without quotes, spaces, look-around and back references',
  ),
});

/**
 * Proxies use different engines (RE2, PCRE), so only syntax that all of them interpret alike is accepted. No quotes, spaces or control
 * characters, so that the pattern needs no escaping in a proxy's configuration.
 */
function isPathPattern(path: string): boolean {
  if (!/^\^?\//.test(path) || /[\s\p{C}'"`]|\(\?(?!:)|\\[1-9k]/u.test(path)) return false;
  try {
    return new RegExp(path) instanceof RegExp;
  } catch {
    return false;
  }
}

/** A domain of the customer's own, at which the proxy in front of a protected application answers, too. */
export const protectedDomain = z.object({
  domain: z.string(),
  status: domainStatus,
  /** What is wrong, and what to do about it. */
  errorMessage: z.string().max(1024).nullable(),
  dnsRecords: z.array(dnsRecord),
  /** On the wire, what a provider of certificates says. Here, the proxy gets the certificate. */
  cloudflareData: z.null(),
  /** When DNS and HTTPS were last checked. Not on the wire. */
  checkedAt: timestamp.nullable(),
});
export type ProtectedDomain = z.infer<typeof protectedDomain>;

/** Configuration for the proxy in front of a protected application (ENT-03). */
export const protectedAppMetadata = z.object({
  /** Public host name: the application's label and the default domain. */
  host: z.string(),
  origin: z.string(),
  /** Seconds until the proxy requires another sign-in. */
  sessionDuration: z.number().int(),
  /** Regular expressions of the paths that require a sign-in; all paths, if there are none. */
  pageRules: z.array(z.object({ path: z.string() })),
  /** At most one. */
  customDomains: z.array(protectedDomain).optional(),
});
export type ProtectedAppMetadata = z.infer<typeof protectedAppMetadata>;

export const newProtectedApp = z.object({ subDomain: bounded(253).toLowerCase(), origin });

/** Omitted fields keep their values. The host can't be changed. */
export const protectedAppChange = z
  .object({ origin, sessionDuration, pageRules: z.array(pageRule).max(50) })
  .partial();
export type ProtectedAppChange = z.infer<typeof protectedAppChange>;

/** Fourteen days. */
export const defaultSessionDuration = 1_209_600;

/** Redirect URI of the proxy: oauth2-proxy's default path. */
export const protectedRedirectUri = (host: string): string => `https://${host}/oauth2/callback`;

/** Whether a URL is on the host of a protected application; users are never redirected elsewhere. */
export const isAtHost = (uri: string, host: string): boolean =>
  URL.canParse(uri) && new URL(uri).origin === `https://${host}`;

/** The hosts that a protected application answers at: its own, and its custom domain. */
export const hostsOf = ({ host, customDomains = [] }: ProtectedAppMetadata): string[] => [
  host,
  ...customDomains.map(({ domain }) => domain),
];
