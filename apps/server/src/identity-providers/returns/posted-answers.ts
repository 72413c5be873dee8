import { randomBytes } from 'node:crypto';
import { providerErrors } from '@gatehouse/contract/connectors/errors';
import type { Ctx } from '../../runtime/ctx.ts';
import { found } from '../../lib/fail.ts';
import { markUsed, putOneTimeValue, takeOneTimeValue } from '../../one-time/one-time-values.ts';
import type { Runtime } from '../../runtime/runtime.ts';

/**
 * Keeps an answer that was found to be valid until the person's own browser asks for it by the returned reference. None for an answer that
 * has come before, to any process (attacks: replayed assertion id). Without `answer`, only the id is kept.
 */
export function keepAnswer(
  { database }: Runtime,
  tenantId: string,
  owner: string,
  { id, answer, expiresAt }: { id: string; answer?: string; expiresAt: number },
): Promise<string | undefined> {
  return database.tenant(tenantId, async (db) => {
    if (!(await markUsed(db, { purpose: 'used-saml-answer', owner, name: id }, expiresAt))) return undefined;
    const reference = randomBytes(32).toString('base64url');
    if (answer !== undefined)
      await putOneTimeValue(
        db,
        { purpose: 'saml-answer', owner, name: reference },
        { value: answer, expiresAt },
      );
    return reference;
  });
}

/**
 * Takes what the provider posted, by the reference that the page brought back; an answer that the page brings itself does not count. Throws
 * when there is none, or when it was taken before.
 */
export async function readPosted(
  { runtime: { database, clock }, tenant }: Pick<Ctx, 'runtime' | 'tenant'>,
  owner: string,
  { answer: reference }: Record<string, unknown>,
): Promise<{ SAMLResponse: string }> {
  const answer =
    typeof reference === 'string'
      ? await takeOneTimeValue(
          database.for(tenant.id),
          { purpose: 'saml-answer', owner, name: reference },
          clock(),
        )
      : undefined;
  return { SAMLResponse: found(answer, providerErrors.authorization_failed) };
}
