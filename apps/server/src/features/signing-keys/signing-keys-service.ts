import type * as api from '@gatehouse/contract/signing-keys/endpoints';
import type { BodyOf } from '@gatehouse/contract/endpoint';
import { signingKeyErrors as errors } from '@gatehouse/contract/signing-keys/errors';
import type { SigningKey, SigningKeyType } from '@gatehouse/contract/signing-keys/signing-keys';
import { createCookieKey, createTokenKey } from '../../keys/create-key.ts';
import { lockKeys, retireCurrent } from '../../keys/rotation.ts';
import { getTenantKeys } from '../../keys/signing-keys-store.ts';
import type { CtxOf } from '../../web/implement.ts';
import { listKeys, purposeOf } from './signing-keys-store.ts';

type RotateCtx = CtxOf<typeof api.rotateSigningKey>;
type DeleteCtx = CtxOf<typeof api.deleteSigningKey>;

/**
 * Adds a key. Without a grace period it signs at once, and the current one becomes the previous one; with one it is the next key, and
 * replaces the one that waits.
 */
export async function rotate(
  ctx: RotateCtx,
  keyType: SigningKeyType,
  { signingKeyAlgorithm, rotationGracePeriod = 0 }: BodyOf<typeof api.rotateSigningKey>,
): Promise<{ id: string; keys: SigningKey[] }> {
  const { runtime, tenant, now } = ctx;
  // Only we read cookies, so no API has to learn of a key before it signs.
  if (keyType === 'cookie-keys' && rotationGracePeriod > 0) return ctx.fail(errors.rotationRefused);
  // A key that is due is promoted first, so that it isn't taken for one that waits.
  await getTenantKeys(runtime, tenant.id);
  const key =
    keyType === 'cookie-keys'
      ? createCookieKey(runtime.secrets)
      : await createTokenKey(runtime.secrets, signingKeyAlgorithm === 'RSA' ? 'RS256' : 'ES256');
  return runtime.database.tenant(tenant.id, async (db) => {
    await lockKeys(db);
    const waiting = db
      .deleteFrom('signingKeys')
      .where('purpose', '=', key.purpose)
      .where('state', '=', 'next');
    const created = { ...key, createdAt: new Date(now) };
    if (rotationGracePeriod > 0) {
      await waiting.execute();
      const effectiveAt = new Date(now + rotationGracePeriod * 1000);
      await db
        .insertInto('signingKeys')
        .values({ ...created, state: 'next', effectiveAt })
        .execute();
    } else {
      const keys = await listKeys(db, keyType);
      if (keys.some(({ status }) => status === 'Next')) return ctx.fail(errors.rotationRefused);
      await retireCurrent(db, key.purpose, now);
      await db
        .insertInto('signingKeys')
        .values({ ...created, state: 'current' })
        .execute();
    }
    return { id: key.id, keys: await listKeys(db, keyType) };
  });
}

/** Deletes a previous private key, or a cookie key unless it is the only one. If that one signs, the previous one signs again. */
export async function remove({ db, fail }: DeleteCtx, keyType: SigningKeyType, id: string): Promise<void> {
  await lockKeys(db);
  const keys = await listKeys(db, keyType);
  const key = keys.find((one) => one.id === id);
  if (!key) return fail(errors.keyNotFound);
  if (keys.length === 1) return fail(errors.keyRequired);
  if (keyType === 'private-keys' && key.status !== 'Previous') return fail(errors.onlyPrevious);
  await db.deleteFrom('signingKeys').where('id', '=', id).execute();
  if (key.status !== 'Current') return;
  await db
    .updateTable('signingKeys')
    .set({ state: 'current', retiredAt: null })
    .where('purpose', '=', purposeOf[keyType])
    .where('state', '=', 'previous')
    .execute();
}
