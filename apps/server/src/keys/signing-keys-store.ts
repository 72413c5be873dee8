import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Cache } from '../database/cache.ts';
import type { Database, PlatformDb } from '../database/database.ts';
import { createId } from '../lib/ids.ts';
import type { Secrets } from './secrets.ts';

/** A tenant's keys, decrypted. `tokens` are private keys with `kid` and `alg`, the signing one first; so are `cookies`. */
export interface TenantKeys {
  tokens: JWK[];
  cookies: string[];
}

const jwkSchema: z.ZodType<JWK> = z.looseObject({ kty: z.string() });

/** The parts of the runtime that read keys; the runtime itself depends on this folder. */
interface KeyReader {
  cache: Cache;
  database: Database;
  secrets: Secrets;
}

/** The keys of a tenant; cached for ten seconds, or until `signing-keys` changes. */
export function getTenantKeys(runtime: KeyReader, tenantId: string): Promise<TenantKeys> {
  return runtime.cache.get(tenantId, 'signing-keys', async () => {
    const rows = await runtime.database
      .for(tenantId)
      .selectFrom('signingKeys')
      .select(['purpose', 'sealed'])
      .orderBy(sql`array_position(array['current', 'previous', 'next'], state::text)`)
      .orderBy('createdAt', 'desc')
      .execute();
    const sealed = (purpose: 'token' | 'cookie') =>
      rows.filter((row) => row.purpose === purpose).map((row) => row.sealed);
    return {
      tokens: sealed('token').map((key) => runtime.secrets.openJson(key, jwkSchema)),
      cookies: sealed('cookie').map((key) => runtime.secrets.open(key)),
    };
  });
}

/** The first keys of a new tenant: ES256 for tokens (ADR 7) and one for cookies. */
export async function createTenantKeys(db: PlatformDb, secrets: Secrets, tenantId: string): Promise<void> {
  const kid = createId();
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk: JWK = { ...(await exportJWK(privateKey)), kid, alg: 'ES256', use: 'sig' };
  const rows = [
    { id: kid, purpose: 'token' as const, algorithm: 'ES256', sealed: secrets.sealJson(jwk) },
    {
      id: createId(),
      purpose: 'cookie' as const,
      algorithm: null,
      sealed: secrets.seal(randomBytes(32).toString('base64url')),
    },
  ];
  await db
    .insertInto('signingKeys')
    .values(rows.map((row) => ({ ...row, tenantId, state: 'current' as const })))
    .execute();
}
