import { createHash } from 'node:crypto';
import type { Ctx } from '../../runtime/ctx.ts';
import { createSecret } from '../../lib/ids.ts';
import { readCookie } from '../../sessions/flow-cookie.ts';

/** Longer than a device is trusted, so that it can be trusted again. */
const maxAgeSeconds = 400 * 24 * 3600;

const isSecure = ({ tenant }: Ctx): boolean => tenant.origin.startsWith('https:');
const cookieName = (ctx: Ctx): string => `${isSecure(ctx) ? '__Host-' : ''}gh_${ctx.tenant.id}_device`;

/** The browser's accounts share its secret; without the secret, their hashes can't be told to be of one browser. */
const hash = (secret: string, userId: string): string =>
  createHash('sha256').update(`device:${secret}:${userId}`).digest('base64url');

function readSecret(ctx: Ctx): string | undefined {
  const secret = readCookie(ctx.header('cookie'), cookieName(ctx));
  return secret && /^[\w-]{43}$/.test(secret) ? secret : undefined;
}

/** The hash under which this browser is stored if the user trusts it; undefined for a browser that no user trusts. */
export function findDeviceHash(ctx: Ctx, userId: string): string | undefined {
  const secret = readSecret(ctx);
  return secret && hash(secret, userId);
}

/** The same for a browser that is about to be trusted; it gets a secret if it has none. */
export function writeDeviceCookie(ctx: Ctx, userId: string): string {
  const secret = readSecret(ctx) ?? createSecret();
  const flags = `Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${isSecure(ctx) ? '; Secure' : ''}`;
  ctx.setHeader('set-cookie', `${cookieName(ctx)}=${secret}; ${flags}`);
  return hash(secret, userId);
}
