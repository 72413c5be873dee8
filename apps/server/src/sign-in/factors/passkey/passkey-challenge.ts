import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AuthenticationPayload } from '@gatehouse/contract/sign-in/web-authn';
import { z } from 'zod';
import type { Ctx } from '../../../runtime/ctx.ts';
import { getTenantKeys } from '../../../keys/signing-keys-store.ts';

const sign = (key: string, rowId: string, body: Buffer): Buffer =>
  createHmac('sha256', key).update(`passkey:${rowId}:`).update(body).digest();

/**
 * A challenge that this flow can verify without having stored it: offering passkeys to every visitor writes nothing,
 * and does not interfere with the form beside it. It contains its time, a nonce, and a MAC over both and the flow.
 */
export async function createChallenge({ runtime, tenant, now }: Ctx, rowId: string): Promise<string> {
  const { cookies } = await getTenantKeys(runtime, tenant.id);
  const body = Buffer.alloc(24);
  body.writeBigUInt64BE(BigInt(now));
  randomBytes(16).copy(body, 8);
  return Buffer.concat([body, sign(cookies[0] ?? '', rowId, body)]).toString('base64url');
}

/** When the signed challenge was created, in milliseconds; undefined if it isn't one of this flow. */
export async function readChallenge(
  { runtime, tenant }: Ctx,
  rowId: string,
  challenge: string,
): Promise<number | undefined> {
  const bytes = Buffer.from(challenge, 'base64url');
  const [body, mac] = [bytes.subarray(0, 24), bytes.subarray(24)];
  if (bytes.length !== 56) return undefined;
  const { cookies } = await getTenantKeys(runtime, tenant.id);
  return cookies.some((key) => timingSafeEqual(sign(key, rowId, body), mac))
    ? Number(body.readBigUInt64BE())
    : undefined;
}

const clientData = z.object({ challenge: z.string() });

/**
 * The challenge that a browser claims to have signed; the signature is checked separately (WebAuthn Level 3, section
 * 5.8.1).
 */
export function challengeIn({ response }: AuthenticationPayload): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    return clientData.safeParse(data).data?.challenge;
  } catch {
    return undefined;
  }
}
