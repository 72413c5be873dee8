import type pg from 'pg';
import type { OwnerDatabase } from '../database/database.ts';
import { DatabaseSetupError } from '../database/prepare.ts';
import type { Secrets } from './secrets.ts';

/**
 * The row of `systems` with a value that was encrypted when the database was set up. It is the last one to be encrypted
 * with a new key.
 */
export const secretsCheckKey = 'secrets_check';

/** Fails the start if SECRETS_KEY doesn't decrypt this database, before anything is written with it. */
export async function checkSecretsKey(database: OwnerDatabase, secrets: Secrets): Promise<void> {
  const value = JSON.stringify(secrets.seal('gatehouse'));
  await database.pool.query('insert into systems (key, value) values ($1, $2) on conflict do nothing', [
    secretsCheckKey,
    value,
  ]);
  if (!(await opensDatabase(database.pool, secrets)))
    throw new DatabaseSetupError(
      'SECRETS_KEY does not match this database, which was set up with another key. Restore that key, alone or after the new one.',
    );
}

/** Whether one of the keys decrypts the value that this database was set up with. */
export async function opensDatabase(client: pg.Pool | pg.Client, secrets: Secrets): Promise<boolean> {
  const { rows } = await client.query<{ value: string }>('select value from systems where key = $1', [
    secretsCheckKey,
  ]);
  try {
    secrets.open(rows[0]?.value ?? '');
    return true;
  } catch {
    return false;
  }
}

const listSealed = `select distinct split_part(sealed, '.', 1) as id, null as "check" from signing_keys
  union all select split_part(value #>> '{}', '.', 1), value #>> '{}' from systems where key = '${secretsCheckKey}'`;

/**
 * Throws if this process lacks a key that signing keys or the check are encrypted with, or can't decrypt the check, because it couldn't sign
 * tokens. That happens when the key was rotated while the process ran without the new one.
 */
export async function requireSealingKeys({
  database,
  secrets,
}: {
  database: OwnerDatabase;
  secrets: Secrets;
}): Promise<void> {
  const rows = await database.probe<{ id: string; check: string | null }>(listSealed);
  const missing = rows.filter(({ id }) => !secrets.keyIds.includes(id));
  if (missing.length > 0)
    throw new Error(
      `The database holds values encrypted with a key that this process does not have: ${missing.map(({ id }) => id).join(', ')}.`,
    );
  const [check] = rows.flatMap((row) => row.check ?? []);
  if (check === undefined)
    throw new Error('The database lacks the value that shows whether the secrets key fits.');
  secrets.open(check);
}
