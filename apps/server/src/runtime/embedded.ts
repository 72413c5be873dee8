import { link, mkdir, open, readFile, rename, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts';
import type { Log } from '../lib/log.ts';
import { createSecretsKey, parseSecretsKeys } from '../keys/secrets.ts';
import type { Settings } from './settings.ts';

/** The file with the keys of an embedded database, in the format of SECRETS_KEY. */
export const secretsKeyFile = ({ DATA_DIR }: Settings): string => join(DATA_DIR, 'secrets-key');

/** The embedded PostgreSQL, and the secrets keys that are stored beside it. */
export async function openEmbedded(
  settings: Settings,
  log: Log,
): Promise<EmbeddedPostgres & { secretsKeys: string[] }> {
  const postgres = await startEmbeddedPostgres({ dataRoot: settings.DATA_DIR, log });
  try {
    return { ...postgres, secretsKeys: settings.SECRETS_KEY ?? (await readOrCreateKeys(settings)) };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** The file is complete or absent. Of two concurrent first starts one wins, and both read its key. */
async function readOrCreateKeys(settings: Settings): Promise<string[]> {
  const file = secretsKeyFile(settings);
  const draft = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeDurably(draft, [createSecretsKey()]);
  await link(draft, file).catch((error: { code?: string }) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(draft);
  await sync(dirname(file));
  return parseSecretsKeys(await readFile(file, 'utf8'));
}

/** Writes the keys; the first one seals. A process that reads them concurrently gets the old or the new ones. */
export async function writeSecretsKeys(file: string, keys: readonly string[]): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeDurably(draft, keys);
  await rename(draft, file);
  await sync(dirname(file));
}

// The database commits values sealed with a key to disk, so the key has to be on disk first.
async function writeDurably(file: string, keys: readonly string[]): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(`${keys.join(',')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
