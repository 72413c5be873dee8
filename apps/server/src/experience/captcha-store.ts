import { captchaConfig, type CaptchaConfig } from '@gatehouse/contract/captcha/captcha';
import type { TenantDb, TenantQueries } from '../database/database.ts';
import { createId } from '../lib/ids.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Secrets } from '../keys/secrets.ts';

/** A tenant's CAPTCHA provider with its decrypted keys. */
export interface StoredCaptcha {
  id: string;
  config: CaptchaConfig;
  createdAt: number;
  updatedAt: number;
}

const cacheKind = 'captcha-provider';

/** The provider for flows and pages; cached for ten seconds, or until it changes. */
export function findCaptchaConfig(runtime: Runtime, tenantId: string): Promise<CaptchaConfig | undefined> {
  return runtime.cache.get(tenantId, cacheKind, async () => {
    const stored = await getCaptcha(runtime.database.for(tenantId), runtime.secrets);
    return stored?.config;
  });
}

export async function getCaptcha(db: TenantQueries, secrets: Secrets): Promise<StoredCaptcha | undefined> {
  const row = await db.selectFrom('captchaProviders').selectAll().executeTakeFirst();
  return row && { ...row, config: secrets.openJson(row.sealed, captchaConfig) };
}

export async function putCaptcha(
  db: TenantDb,
  secrets: Secrets,
  config: CaptchaConfig,
  now: number,
): Promise<StoredCaptcha> {
  const sealed = secrets.sealJson(config);
  const at = new Date(now);
  const row = await db
    .insertInto('captchaProviders')
    .values({ id: createId(), sealed, createdAt: at, updatedAt: at })
    .onConflict((conflict) => conflict.column('tenantId').doUpdateSet({ sealed, updatedAt: at }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, config };
}

export async function deleteCaptcha(db: TenantDb): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('captchaProviders').executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Drops the cached provider of every process. Called after the change was committed. */
export const dropCaptcha = (runtime: Runtime, tenantId: string): Promise<void> =>
  runtime.cache.changed(tenantId, cacheKind);
