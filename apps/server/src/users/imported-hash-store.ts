import { sql } from 'kysely';
import { importedSettings, ownPrefix, type StoredPassword } from '../passwords/stored-password.ts';
import type { Runtime } from '../runtime/runtime.ts';

const cacheKind = 'imported-hashes';

/**
 * The settings of the tenant's most expensive imported hashes, of bcrypt and of Argon2; empty if there are only our own
 * hashes and digests. Every rejected password costs as much as the most expensive one (ADR 111). Cached for ten
 * seconds.
 */
export function findDearestImports(runtime: Runtime, tenantId: string): Promise<string[]> {
  return runtime.cache.get(tenantId, cacheKind, async () => {
    const rows = await runtime.database.tenant(tenantId, async (db) => {
      // Conditions and orders are those of the indexes `users_bcrypt`, `users_argon2` and `users_hash_cost`, which contain only imported hashes.
      const { rows } = await sql<StoredPassword>`
        (select password_encrypted as value, password_encryption_method as method from users
         where password_encryption_method = 'Bcrypt'
         order by substring(password_encrypted from '^\\$2[aby]\\$(\\d\\d)\\$') desc nulls last limit 1)
        union all
        (select password_encrypted as value, password_encryption_method as method from users
         where password_encryption_method in ('Argon2id', 'Argon2i', 'Argon2d')
           and password_encrypted not like ${sql.lit(`${ownPrefix}%`)}
         order by substring(password_encrypted from 'm=(\\d{1,10}),')::float8 * substring(password_encrypted from 't=(\\d{1,10}),')::float8
           desc nulls last limit 1)
        union all
        (select password_encrypted as value, password_encryption_method as method from users
         where password_encryption_method = 'PBKDF2' order by gatehouse_hash_cost(password_encrypted) desc limit 1)
        union all
        (select password_encrypted as value, password_encryption_method as method from users
         where password_encryption_method = 'Scrypt' order by gatehouse_hash_cost(password_encrypted) desc limit 1)
        union all
        (select password_encrypted as value, password_encryption_method as method from users
         where password_encryption_method = 'FirebaseScrypt' order by gatehouse_hash_cost(password_encrypted) desc limit 1)`.execute(
        db,
      );
      return rows;
    });
    return rows.map(importedSettings).filter((settings) => settings !== undefined);
  });
}

/** Clears the cache of every process if an imported hash has settings that aren't among the most expensive ones so far. */
export async function noteImport(runtime: Runtime, tenantId: string, stored: StoredPassword): Promise<void> {
  const settings = importedSettings(stored);
  if (!settings || (await findDearestImports(runtime, tenantId)).includes(settings)) return;
  await runtime.cache.changed(tenantId, cacheKind);
}
