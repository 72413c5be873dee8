import { createHash, randomBytes } from 'node:crypto';
import { accountPath } from '@gatehouse/contract/account/account-page';
import type { Tenant } from '../../runtime/ctx.ts';
import { readCookie } from '../../sessions/flow-cookie.ts';

/** As long as a sign-in may take. */
const maxAgeSeconds = 3600;

/** What binds the response of a sign-in to the browser that started it (RFC 9700, section 2.1.1; RFC 6749, section 10.12). */
interface Departure {
  state: string;
  verifier: string;
}

const random = (): string => randomBytes(32).toString('base64url');

export const createDeparture = (): Departure => ({ state: random(), verifier: random() });

/** The PKCE challenge of a verifier (RFC 7636, section 4.2). */
export const challengeOf = ({ verifier }: Departure): string =>
  createHash('sha256').update(verifier).digest('base64url');

const cookieName = ({ id, origin }: Tenant): string =>
  `${origin.startsWith('https:') ? '__Secure-' : ''}gh_${id}_account`;

/** The Set-Cookie header that keeps it while the user signs in; without one, it deletes it: each is used once. */
export function writeDeparture(tenant: Tenant, departure: Departure | undefined): string {
  const secure = tenant.origin.startsWith('https:') ? '; Secure' : '';
  const value = departure ? `${departure.state}.${departure.verifier}` : '';
  return `${cookieName(tenant)}=${value}; Path=${accountPath}; Max-Age=${departure ? maxAgeSeconds : 0}; HttpOnly; SameSite=Lax${secure}`;
}

/** The sign-in that this browser started last. */
export function readDeparture(tenant: Tenant, header: string | undefined): Departure | undefined {
  const [, state, verifier] =
    /^([\w-]{43})\.([\w-]{43})$/.exec(readCookie(header, cookieName(tenant)) ?? '') ?? [];
  return state !== undefined && verifier !== undefined ? { state, verifier } : undefined;
}
