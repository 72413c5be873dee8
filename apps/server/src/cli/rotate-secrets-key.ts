import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { keyNumber, sealingLock } from '../database/cache.ts';
import { serverLock } from '../database/locks.ts';
import { writeSecretsKeys } from '../runtime/embedded.ts';
import { createSecrets, createSecretsKey, parseSecretsKeys } from '../keys/secrets.ts';
import { opensDatabase } from '../keys/secrets-check.ts';
import { type CommandContext, UsageError } from './command.ts';
import { listTextTables, sealTableAgain } from './sealed-values.ts';

const order = `Replace the secrets key in this order, while servers run:
  1. Restart every server with SECRETS_KEY=NEW,OLD. They open with both keys and seal with the new one.
  2. Run this command with the same SECRETS_KEY. It can be interrupted and repeated.
  3. Restart every server with SECRETS_KEY=NEW. Keep the old key with the backups that need it.
This creates a key:
  node -p "crypto.randomBytes(32).toString('base64url')"`;

export const rotationUsage = `Usage: npm run rotate-secrets-key
Seals everything again with the first key of SECRETS_KEY. Without SECRETS_KEY, it creates the new key in the embedded database's file.

${order}`;

/** Held while the command runs. */
export const rotationLock = 7_426_005;

/** Each pass seals again what servers wrote with the old key during the pass before. */
const mostPasses = 5;

const count = (values: number): string =>
  `${values.toLocaleString('en')} ${values === 1 ? 'value' : 'values'}`;

/** Seals all values that another key sealed again with the first key. Can be interrupted and repeated, while servers that seal with it run. */
export async function rotateSecretsKey(given: CommandContext): Promise<void> {
  const { client, secretsKeyFile: file, say } = given;
  // Held until this connection ends: each of two concurrent runs would create a key and overwrite the other's, which values are sealed with.
  const { rows } = await client.query<{ isFree: boolean }>('select pg_try_advisory_lock($1) as "isFree"', [
    rotationLock,
  ]);
  if (!rows[0]?.isFree)
    throw new UsageError('This command is running already. Wait until it has ended, then repeat it.');
  // Another run may have changed the file since this one was started.
  const secretsKeys = file ? parseSecretsKeys(await readFile(file, 'utf8')) : given.secretsKeys;
  const context = { ...given, secretsKeys };
  await requireFittingKey(context);
  const keys = await findKeys(context);
  const secrets = createSecrets(keys);
  const requireServers = (): Promise<void> => requireSealingServers(client, secrets.keyIds[0], file);
  await requireServers();

  const reader = new pg.Client({ ...context.connection, application_name: 'gatehouse-command' });
  await reader.connect();
  const total = { sealed: 0, unopened: 0 };
  try {
    for (let pass = 1, left = 1; left > 0; pass += 1) {
      if (pass > mostPasses)
        throw new UsageError(
          'Values are still being sealed with the old key. Find the server whose SECRETS_KEY starts with it, restart it with the new key first, then repeat this command.',
        );
      left = 0;
      total.unopened = 0;
      for (const table of await listTextTables(client)) {
        const { sealed, unopened } = await sealTableAgain(client, reader, table, secrets);
        left += sealed;
        total.unopened += unopened;
        await requireServers();
      }
      total.sealed += left;
    }
  } finally {
    await reader.end();
  }

  say(`${count(total.sealed)} sealed again with the first key; no value needs another one.`);
  if (total.unopened > 0)
    say(
      `${count(total.unopened)} could not be opened although the key is present. They are damaged and were not changed.`,
    );
  say(
    file
      ? await keepFirstKey(file, keys)
      : 'Step 3: restart every server with SECRETS_KEY=NEW, the first of the two. Keep the old key with your earlier backups.',
  );
}

async function requireFittingKey({ client, secretsKeys, secretsKeyFile }: CommandContext): Promise<void> {
  const { rows } = await client.query<{ isSetUp: boolean }>(
    `select to_regclass('systems') is not null as "isSetUp"`,
  );
  if (!rows[0]?.isSetUp) throw new UsageError('This database is empty. Start Gatehouse once: npm start');
  if (await opensDatabase(client, createSecrets(secretsKeys))) return;
  throw new UsageError(
    `No key in ${secretsKeyFile ?? 'SECRETS_KEY'} opens the values in this database, so nothing was changed. Put the key that the servers use after the new one: NEW,OLD.\n\n${order}`,
  );
}

/** The new key and those it replaces. If the keys are in a file, this creates the new one. */
async function findKeys({ secretsKeys, secretsKeyFile }: CommandContext): Promise<readonly string[]> {
  if (secretsKeys.length > 1) return secretsKeys;
  if (!secretsKeyFile)
    throw new UsageError(
      `SECRETS_KEY has only one key, which is already in use, so nothing was changed.\n\n${order}`,
    );
  const keys = [createSecretsKey(), ...secretsKeys];
  await writeSecretsKeys(secretsKeyFile, keys);
  return keys;
}

const countServers = `with servers as (
    select pid from pg_locks where locktype = 'advisory' and granted and objsubid = 1 and classid = 0 and objid::bigint = $1
      and database = (select oid from pg_database where datname = current_database())
  )
  select count(*)::int as running, (count(*) filter (where not exists (
    select from pg_locks k where k.pid = servers.pid and k.locktype = 'advisory' and k.granted and k.objsubid = 2
      and k.classid::bigint = $2 and k.objid::bigint = $3)))::int as other
  from servers`;

/** Throws if a server seals with another key: it could not open the new values, and would keep adding values to seal again. */
async function requireSealingServers(
  client: pg.Client,
  keyId: string,
  file: string | undefined,
): Promise<void> {
  const { rows } = await client.query<{ running: number; other: number }>(countServers, [
    serverLock,
    sealingLock,
    keyNumber(keyId) >>> 0,
  ]);
  const { running, other } = rows[0] ?? { running: 0, other: 0 };
  if (other === 0) return;
  const which = running === 1 ? 'The running server does' : `${other} of ${running} running servers do`;
  throw new UsageError(
    file
      ? `${which} not use the new key yet, which is now in ${file}, before the old one. Restart ${running === 1 ? 'it' : 'them'}, then run this command again. Until then nothing changes.`
      : `${which} not seal with the first key of SECRETS_KEY: step 1 is not done everywhere. Restart ${other === 1 ? 'it' : 'them'} with this SECRETS_KEY, then run this command again.\n\n${order}`,
  );
}

/** Keeps only the first key in the file, and moves the others to a second file: earlier backups need them. */
async function keepFirstKey(file: string, [first = '', ...others]: readonly string[]): Promise<string> {
  const aside = `${file}.previous`;
  const before = await readFile(aside, 'utf8').catch(() => '');
  await writeSecretsKeys(aside, [...others, ...before.trim().split(',')].filter(Boolean));
  await writeSecretsKeys(file, [first]);
  return `${file} now has only the new key, for the next start. The old one is in ${aside}: earlier backups need it.`;
}
