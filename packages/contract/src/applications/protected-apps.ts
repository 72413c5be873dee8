import { z } from 'zod';
import { bounded } from '../validation/bounded.ts';

/** One label of a host name, in lower case (RFC 1123 section 2.1). */
const label = /^(?!-)[a-z\d-]{1,63}(?<!-)$/;

/** Names that people take for the operator's own, or that the operator may need. */
const reserved = new Set(
  'admin api auth autodiscover console dns ftp gatehouse id imap localhost login mail ns ns1 ns2 oidc pop root sign-in smtp sso wpad www'.split(
    ' ',
  ),
);

/** Whether an application may have this label in front of the default domain. */
export const isFreeSubDomain = (subDomain: string): boolean =>
  label.test(subDomain) && !reserved.has(subDomain);

/** Where the application itself runs, behind the proxy: scheme, host and port; private ones too, for we never call it. */
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
 * The proxies that read it have engines of their own (RE2, PCRE): only what all of them understand alike. No quotes, spaces or
 * control characters, so that it stands in their configuration without escaping.
 */
function isPathPattern(path: string): boolean {
  if (!/^\^?\//.test(path) || /[\s\p{C}'"`]|\(\?(?!:)|\\[1-9k]/u.test(path)) return false;
  try {
    return new RegExp(path) instanceof RegExp;
  } catch {
    return false;
  }
}

/** What the proxy in front of a protected application is told (ENT-03). */
export const protectedAppMetadata = z.object({
  /** Where people open it: its label in front of the default domain. */
  host: z.string(),
  origin: z.string(),
  /** Seconds that the proxy lets somebody in before it asks again. */
  sessionDuration: z.number().int(),
  /** Which pages ask for a sign-in, as regular expressions of their paths; all of them when there is none. */
  pageRules: z.array(z.object({ path: z.string() })),
  customDomains: z.array(z.unknown()).optional(),
});
export type ProtectedAppMetadata = z.infer<typeof protectedAppMetadata>;

export const newProtectedApp = z.object({ subDomain: bounded(253).toLowerCase(), origin });

/** What is left out stays; the host stays for good. */
export const protectedAppChange = z
  .object({ origin, sessionDuration, pageRules: z.array(pageRule).max(50) })
  .partial();
export type ProtectedAppChange = z.infer<typeof protectedAppChange>;

/** Fourteen days. */
export const defaultSessionDuration = 1_209_600;

/** Where the proxy takes people back in; the path that oauth2-proxy has by default. */
export const protectedRedirectUri = (host: string): string => `https://${host}/oauth2/callback`;

/** Whether an address is at the host of a protected application: people never come back to anywhere else. */
export const isAtHost = (uri: string, host: string): boolean =>
  URL.canParse(uri) && new URL(uri).origin === `https://${host}`;
