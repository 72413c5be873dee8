import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DeviceFlow } from '@gatehouse/contract/sign-in/page-state';

/** The grant type of device flow (RFC 8628 3.4). */
export const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code';

/** As long as a user code may be typed in. */
export const deviceSeconds = 600;

const cookieName = (tenantId: string, isSecure: boolean): string =>
  `${isSecure ? '__Secure-' : ''}gh_${tenantId}_device`;

const sign = (key: string, name: string, value: string): string =>
  createHmac('sha256', key).update(`${name}=${value}`).digest('base64url');

/** The Set-Cookie line of what the device page shows next. */
export function signDeviceCookie(
  tenantId: string,
  keys: readonly string[],
  flow: DeviceFlow,
  isSecure: boolean,
): string {
  const name = cookieName(tenantId, isSecure);
  const value = Buffer.from(JSON.stringify(flow)).toString('base64url');
  const signature = sign(keys[0] ?? '', name, value);
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}.${signature}; Path=/device; Max-Age=${deviceSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** What one of the tenant's keys has signed; undefined for anything else. */
export function readDeviceCookie(
  tenantId: string,
  keys: readonly string[],
  header: string | undefined,
  isSecure: boolean,
): DeviceFlow | undefined {
  const name = cookieName(tenantId, isSecure);
  const pairs = header?.split(';').map((pair) => pair.trim()) ?? [];
  const cookie = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  const [value = '', signature = ''] = cookie?.split('.') ?? [];
  const given = Buffer.from(signature);
  const isGenuine = keys.some((key) => {
    const expected = Buffer.from(sign(key, name, value));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return isGenuine ? (JSON.parse(Buffer.from(value, 'base64url').toString('utf8')) as DeviceFlow) : undefined;
}
