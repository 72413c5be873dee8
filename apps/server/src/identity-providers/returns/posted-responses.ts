import { randomBytes } from 'node:crypto';
import { providerErrors } from '@gatehouse/contract/connectors/errors';
import type { Ctx } from '../../runtime/ctx.ts';
import { found } from '../../lib/fail.ts';
import { markUsed, putOneTimeValue, takeOneTimeValue } from '../../one-time/one-time-values.ts';
import type { Runtime } from '../../runtime/runtime.ts';

/**
 * Stores a valid response until the user's browser asks for it with the returned reference. Returns `undefined` if any process has received this
 * response before (attacks: replayed assertion ID). Without `response`, only the ID is stored.
 */
export function keepResponse(
  { database }: Runtime,
  tenantId: string,
  owner: string,
  { id, response, expiresAt }: { id: string; response?: string; expiresAt: number },
): Promise<string | undefined> {
  return database.tenant(tenantId, async (db) => {
    if (!(await markUsed(db, { purpose: 'used-saml-answer', owner, name: id }, expiresAt))) return undefined;
    const reference = randomBytes(32).toString('base64url');
    if (response !== undefined)
      await putOneTimeValue(
        db,
        { purpose: 'saml-answer', owner, name: reference },
        { value: response, expiresAt },
      );
    return reference;
  });
}

/**
 * Removes the posted response with the reference that the page sent, and returns it; a response from the page itself is ignored. Throws if there is none,
 * or if it was read before.
 */
export async function readPostedResponse(
  ctx: Pick<Ctx, 'runtime' | 'tenant'>,
  owner: string,
  data: Record<string, unknown>,
): Promise<{ SAMLResponse: string }> {
  const response = await takePostedResponse(ctx, owner, data);
  return { SAMLResponse: found(response, providerErrors.authorization_failed) };
}

/** The same, or undefined. */
export async function takePostedResponse(
  { runtime: { database, clock }, tenant }: Pick<Ctx, 'runtime' | 'tenant'>,
  owner: string,
  { answer: reference }: Record<string, unknown>,
): Promise<string | undefined> {
  if (typeof reference !== 'string') return undefined;
  const key = { purpose: 'saml-answer', owner, name: reference } as const;
  return takeOneTimeValue(database.for(tenant.id), key, clock());
}
