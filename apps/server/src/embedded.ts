import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
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

/** The key appears under its name whole or not at all: of two first starts one wins, and both read what it wrote. */
async function readOrCreateKey(folder: string): Promise<string> {
  const file = join(folder, 'secrets-key');
  const draft = `${file}.${process.pid}`;
  await mkdir(folder, { recursive: true });
  await writeFile(draft, `${createSecretsKey()}\n`, { mode: 0o600 });
  await link(draft, file).catch((error: { code?: string }) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(draft);
  return (await readFile(file, 'utf8')).trim();
}
