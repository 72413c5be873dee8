import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './database/embedded/embedded-postgres.ts';
import type { Log } from './runtime.ts';
import { createSecretsKey } from './secrets.ts';
import type { Settings } from './settings.ts';

/** The embedded PostgreSQL and the secrets key kept beside it. */
export async function openEmbedded(
  settings: Settings,
  log: Log,
): Promise<EmbeddedPostgres & { secretsKeys: string[] }> {
  const postgres = await startEmbeddedPostgres({ dataRoot: settings.DATA_DIR, log });
  try {
    return { ...postgres, secretsKeys: settings.SECRETS_KEY ?? [await readOrCreateKey(settings.DATA_DIR)] };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** `wx` makes one winner of two first starts; the loser reads what the winner wrote. */
async function readOrCreateKey(folder: string): Promise<string> {
  const file = join(folder, 'secrets-key');
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${createSecretsKey()}\n`, { mode: 0o600, flag: 'wx' }).catch(
    (error: { code?: string }) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return (await readFile(file, 'utf8')).trim();
}
