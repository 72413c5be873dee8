import type { JWK } from 'jose';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Cache } from '../database/cache.ts';
import type { Database, PlatformDb } from '../database/database.ts';
import type { Log } from '../lib/log.ts';
import { createCookieKey, createTokenKey } from './create-key.ts';
import { promoteDueKey } from './rotation.ts';
import type { Secrets } from './secrets.ts';

/** A tenant's keys, decrypted. `tokens` are private keys with `kid` and `alg`, the signing one first; so are `cookies`. */
export interface TenantKeys {
  tokens: JWK[];
  cookies: string[];
}

/** Cached: the keys, and when the next one starts to sign. */
interface KnownKeys {
  keys: TenantKeys;
  dueAt?: number;
}

const jwkSchema: z.ZodType<JWK> = z.looseObject({ kty: z.string() });

/** The parts of the runtime that read keys; the runtime itself depends on this folder. */
interface KeyReader {
  cache: Cache;
  clock: () => number;
  database: Database;
  log: Log;
  secrets: Secrets;
}

const cacheKind = 'signing-keys';

/**
 * The keys of a tenant; cached for ten seconds, or until they change. If the next key is due, it is promoted first: every process knows the
 * time, so they all sign with it from then on, without a restart (ADR 167).
 */
export async function getTenantKeys(runtime: KeyReader, tenantId: string): Promise<TenantKeys> {
  const { keys, dueAt } = await readKnown(runtime, tenantId);
  if (dueAt === undefined || dueAt > runtime.clock()) return keys;
  try {
    await promoteDueKey(runtime.database, tenantId, runtime.clock());
    await keysChanged(runtime, tenantId);
    return (await readKnown(runtime, tenantId)).keys;
  } catch (error) {
    // The current key still signs, and every process still accepts it. The next request tries again.
    runtime.log.error({ err: error, tenant: tenantId }, 'a signing key that is due could not be promoted');
    return keys;
  }
}

/** Drops the cached keys of every process. Called after a change was committed. */
export const keysChanged = ({ cache }: Pick<KeyReader, 'cache'>, tenantId: string): Promise<void> =>
  cache.changed(tenantId, cacheKind);

function readKnown(runtime: KeyReader, tenantId: string): Promise<KnownKeys> {
  return runtime.cache.get(tenantId, cacheKind, async () => {
    const rows = await runtime.database
      .for(tenantId)
      .selectFrom('signingKeys')
      .select(['purpose', 'sealed', 'effectiveAt'])
      .orderBy(sql`array_position(array['current', 'previous', 'next'], state::text)`)
      .orderBy('createdAt', 'desc')
      .execute();
    const sealed = (purpose: 'token' | 'cookie') =>
      rows.filter((row) => row.purpose === purpose).map((row) => row.sealed);
    return {
      keys: {
        tokens: sealed('token').map((key) => runtime.secrets.openJson(key, jwkSchema)),
        cookies: sealed('cookie').map((key) => runtime.secrets.open(key)),
      },
      dueAt: rows.find(({ effectiveAt }) => effectiveAt !== null)?.effectiveAt ?? undefined,
    };
  });
}

/** The first keys of a new tenant: one for tokens and one for cookies. */
export async function createTenantKeys(db: PlatformDb, secrets: Secrets, tenantId: string): Promise<void> {
  const rows = [await createTokenKey(secrets), createCookieKey(secrets)];
  await db
    .insertInto('signingKeys')
    .values(rows.map((row) => ({ ...row, tenantId, state: 'current' as const })))
    .execute();
}
