import { createHmac, timingSafeEqual } from 'node:crypto';
import { lifetimes } from './lifetimes.ts';

/** A sign-in in progress in this browser; `id` is the UID of the engine's interaction. */
export interface Flow {
  id: string;
  clientId: string;
}

const maxFlows = 10;

/** ID and application of a flow. Written by hand because the cookie is read at each step; its signature shows that it is ours. */
const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'string';

/**
 * Cookies ignore ports, so the name contains the tenant; with https the prefix keeps other hosts of the domain from
 * setting it.
 */
const cookieName = (tenantId: string, isSecure: boolean): string =>
  `${isSecure ? '__Host-' : ''}gh_${tenantId}_flows`;

/** The signature covers the name: a cookie set over http isn't valid over https, nor at another tenant. */
const sign = (key: string, name: string, value: string): string =>
  createHmac('sha256', key).update(`${name}=${value}`).digest('base64url');

/** The flows of this browser, newest first; empty unless one of the tenant's keys signed them. */
export function readFlows(
  tenantId: string,
  cookieKeys: readonly string[],
  cookieHeader: string | undefined,
): Flow[] {
  for (const isSecure of [true, false]) {
    const name = cookieName(tenantId, isSecure);
    const flows = verify(name, cookieKeys, readCookie(cookieHeader, name));
    if (flows) return flows;
  }
  return [];
}

/** The value of the first cookie of this name. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

function verify(name: string, keys: readonly string[], cookie: string | undefined): Flow[] | undefined {
  if (cookie === undefined) return undefined;
  const [value = '', signature = ''] = cookie.split('.');
  const given = Buffer.from(signature);
  const isGenuine = keys.some((key) => {
    const expected = Buffer.from(sign(key, name, value));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  if (!isGenuine) return undefined;
  const stored: unknown = JSON.parse(Buffer.from(value, 'base64url').toString('utf8'));
  const pairs: unknown[] = Array.isArray(stored) ? stored : [];
  return pairs.filter(isPair).map(([id, clientId]) => ({ id, clientId }));
}

/** The flow that a request is for: by ID, else by application, else the newest. It must be in the list. */
export function selectFlow(
  flows: readonly Flow[],
  { flowId, appId }: { flowId?: string; appId?: string },
): Flow | undefined {
  if (flowId !== undefined) return flows.find(({ id }) => id === flowId);
  if (appId !== undefined) return flows.find(({ clientId }) => clientId === appId);
  return flows[0];
}

/** The Set-Cookie header with these flows, newest first; at most ten. */
export function writeFlows(
  tenantId: string,
  cookieKeys: readonly string[],
  flows: readonly Flow[],
  isSecure: boolean,
): string {
  const name = cookieName(tenantId, isSecure);
  const pairs = flows.slice(0, maxFlows).map(({ id, clientId }) => [id, clientId]);
  const value = Buffer.from(JSON.stringify(pairs)).toString('base64url');
  const cookie = pairs.length === 0 ? '' : `${value}.${sign(cookieKeys[0] ?? '', name, value)}`;
  const age = pairs.length === 0 ? 0 : lifetimes.flow;
  return `${name}=${cookie}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
