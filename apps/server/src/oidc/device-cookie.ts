import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DeviceFlow } from '@gatehouse/contract/sign-in/page-state';
import { z } from 'zod';
import { lifetimes } from '../sessions/lifetimes.ts';

/** The grant type of device flow (RFC 8628 3.4). */
export const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code';

const cookieName = (tenantId: string, isSecure: boolean): string =>
  `${isSecure ? '__Secure-' : ''}gh_${tenantId}_device`;

const sign = (key: string, name: string, value: string): string =>
  createHmac('sha256', key).update(`${name}=${value}`).digest('base64url');

/** The tenant of the cookie, its keys and the current time. */
interface DeviceCookie {
  tenantId: string;
  /** The tenant's cookie keys, the signing one first. */
  keys: readonly string[];
  isSecure: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

/** What the device page shows. The user's data is shown only while the session exists. */
export interface SignedDeviceFlow extends DeviceFlow {
  sessionUid?: string;
}

const signedContent = z.object({
  step: z.enum(['input', 'confirm', 'done', 'denied']),
  xsrf: z.string().optional(),
  userCode: z.string().optional(),
  clientId: z.string().optional(),
  accountId: z.string().optional(),
  error: z.enum(['wrong', 'expired', 'used', 'limited', 'ended']).optional(),
  sessionUid: z.string().optional(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
}) satisfies z.ZodType<SignedDeviceFlow>;

const attributesOf = (isSecure: boolean): string =>
  `Path=/device; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** The Set-Cookie header with what the device page shows next. The expiry is signed too, so a copied cookie expires as well. */
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

/** The Set-Cookie header that deletes the cookie. */
export const endDeviceCookie = (tenantId: string, isSecure: boolean): string =>
  `${cookieName(tenantId, isSecure)}=; Max-Age=0; ${attributesOf(isSecure)}`;

/** The content of the cookie if it is signed by one of the tenant's keys and hasn't expired. */
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
  const content: unknown = JSON.parse(Buffer.from(value, 'base64url').toString('utf8'));
  // Another version of the server may have signed other content.
  const { data } = signedContent.safeParse(content);
  if (!data) return undefined;
  const { expiresAt, ...flow } = data;
  return expiresAt > now ? flow : undefined;
}
