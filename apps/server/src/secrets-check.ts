import type { Database } from './database/database.ts';
import { DatabaseSetupError } from './database/prepare.ts';
import type { Secrets } from './secrets.ts';

const key = 'secrets_check';

/** Stops the start when SECRETS_KEY does not open what this database holds, before anything is written with it. */
export async function checkSecretsKey(database: Database, secrets: Secrets): Promise<void> {
  const value = JSON.stringify(secrets.seal('gatehouse'));
  await database.pool.query('insert into systems (key, value) values ($1, $2) on conflict do nothing', [
    key,
    value,
  ]);
  const { rows } = await database.pool.query<{ value: string }>('select value from systems where key = $1', [
    key,
  ]);
  try {
    secrets.open(rows[0]?.value ?? '');
  } catch {
    throw new DatabaseSetupError(
      'SECRETS_KEY does not fit this database: it was set up with another one. Put that key back, alone or behind the new one.',
    );
  }
}
