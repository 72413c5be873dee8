import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DeviceFlow } from '@gatehouse/contract/sign-in/page-state';
import { lifetimes } from '../sessions/lifetimes.ts';

/** The grant type of device flow (RFC 8628 3.4). */
export const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code';

const cookieName = (tenantId: string, isSecure: boolean): string =>
  `${isSecure ? '__Secure-' : ''}gh_${tenantId}_device`;

const sign = (key: string, name: string, value: string): string =>
  createHmac('sha256', key).update(`${name}=${value}`).digest('base64url');

/** Whose cookie it is, and when. */
export interface DeviceCookie {
  tenantId: string;
  /** The tenant's, the one that signs first. */
  keys: readonly string[];
  isSecure: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

/** What the device page shows, and in which session: a person's data is shown there while it lives. */
export interface SignedDeviceFlow extends DeviceFlow {
  sessionUid?: string;
}

const attributesOf = (isSecure: boolean): string =>
  `Path=/device; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** The Set-Cookie line of what the device page shows next. When it ends is signed too: a copy is good for no longer. */
export function signDeviceCookie(
  { tenantId, keys, isSecure, now }: DeviceCookie,
  flow: SignedDeviceFlow,
): string {
  const name = cookieName(tenantId, isSecure);
  const expiresAt = now + lifetimes.deviceCode * 1000;
  const value = Buffer.from(JSON.stringify({ ...flow, expiresAt })).toString('base64url');
  const signature = sign(keys[0] ?? '', name, value);
  return `${name}=${value}.${signature}; Max-Age=${lifetimes.deviceCode}; ${attributesOf(isSecure)}`;
}

/** The Set-Cookie line that ends it. */
export const endDeviceCookie = (tenantId: string, isSecure: boolean): string =>
  `${cookieName(tenantId, isSecure)}=; Max-Age=0; ${attributesOf(isSecure)}`;

/** What one of the tenant's keys has signed, until it expires; undefined for anything else. */
export function readDeviceCookie(
  { tenantId, keys, isSecure, now }: DeviceCookie,
  header: string | undefined,
): SignedDeviceFlow | undefined {
  const name = cookieName(tenantId, isSecure);
  const pairs = header?.split(';').map((pair) => pair.trim()) ?? [];
  const cookie = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  const [value = '', signature = ''] = cookie?.split('.') ?? [];
  const given = Buffer.from(signature);
  const isGenuine = keys.some((key) => {
    const expected = Buffer.from(sign(key, name, value));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  if (!isGenuine) return undefined;
  const { expiresAt, ...flow } = JSON.parse(
    Buffer.from(value, 'base64url').toString('utf8'),
  ) as SignedDeviceFlow & { expiresAt?: number };
  return expiresAt !== undefined && expiresAt > now ? flow : undefined;
}
