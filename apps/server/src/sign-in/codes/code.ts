import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../../runtime/ctx.ts';
import { getTenantKeys } from '../../keys/signing-keys-store.ts';

/** Digits of a code (OPEN-40). */
export const codeLength = 6;

/** Six digits; every number is equally likely. */
export const createCode = (): string => String(randomInt(10 ** codeLength)).padStart(codeLength, '0');

const sign = (key: string, id: string, code: string): Buffer =>
  createHmac('sha256', key).update(`code:${id}:${code}`).digest();

/** The stored form of a code, which reveals nothing without the tenant's key. */
export async function hashCode(ctx: Ctx, id: string, code: string): Promise<string> {
  const { cookies } = await getTenantKeys(ctx.runtime, ctx.tenant.id);
  return sign(cookies[0] ?? '', id, code).toString('base64url');
}

/** Whether this is the code, compared in constant time. */
export async function isCode(ctx: Ctx, id: string, code: string, mac: string): Promise<boolean> {
  const { cookies } = await getTenantKeys(ctx.runtime, ctx.tenant.id);
  const stored = Buffer.from(mac, 'base64url');
  return cookies.some((key) => timingSafeEqual(sign(key, id, code), stored));
}
