import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmod,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { findBinaries, locatePackage, type Binaries } from './binaries.ts';
import { canReach, chooseDatabaseUser, giveTo, takeFromNobody, type DatabaseUser } from './database-user.ts';
import { codeOf, EmbeddedPostgresFailure } from './failure.ts';

export const superuser = 'gatehouse';

/** A database cluster on disk: `folder` holds `data`, `password` and the log of the server. */
export type Cluster = { folder: string; user: DatabaseUser; binaries: Binaries; password: string };

export type ClusterOptions = { dataRoot: string; systemRoot: string; durable: boolean };

/**
 * Opens the cluster of a data folder, and creates it at the first start. It is in the data folder itself or, if the process runs as root and
 * the database's user can't access that, in `systemRoot` under an ID stored in the data folder.
 */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const { dataRoot, systemRoot } = options;
  // Before a folder is created: a packaged server has none (ADR 218).
  await locatePackage();
  try {
    await mkdir(dataRoot, { recursive: true });
    await removeOldDrafts(dataRoot);
    const home = join(dataRoot, 'database');
    const folder = (await isThere(home)) ? home : await folderOfId(options);
    if (folder) return await readCluster(folder, folder === home ? dataRoot : systemRoot);

    const user = await chooseDatabaseUser(join(home, 'data'));
    if (await canReach(user, dataRoot)) return await createCluster(home, user, dataRoot, options.durable);
    return await createUnderId(user, options);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST'].includes(codeOf(error))) throw error;
    const reason = error instanceof Error ? error.message : '';
    throw new EmbeddedPostgresFailure(
      `The data folder ${dataRoot} cannot be used by this user: ${reason}. ` +
        'Start as the user who owns it, or name another folder with DATA_DIR.',
      { cause: error },
    );
  }
}

/** Removes what an interrupted first start left behind; a recent one may belong to a process that is still starting. */
async function removeOldDrafts(dataRoot: string): Promise<void> {
  for (const name of await readdir(dataRoot)) {
    const draft = join(dataRoot, name);
    if (!name.startsWith('database.new-') || Date.now() - (await stat(draft)).mtimeMs < 600_000) continue;
    await rm(draft, { recursive: true, force: true });
  }
}

async function isThere(folder: string): Promise<boolean> {
  return stat(folder).then(
    () => true,
    (error) => {
      if (codeOf(error) === 'ENOENT') return false;
      throw error;
    },
  );
}

/** A missing folder is never replaced by a new, empty one: the data may be on a disk that isn't mounted yet. */
async function folderOfId({ dataRoot, systemRoot }: ClusterOptions): Promise<string | undefined> {
  const idFile = join(dataRoot, 'database-id');
  if (!(await isThere(idFile))) return undefined;
  const folder = join(systemRoot, (await readFile(idFile, 'utf8')).trim());
  if (await isThere(folder)) return folder;
  throw new EmbeddedPostgresFailure(
    `The database of ${dataRoot} should be in ${folder}, as ${idFile} says, but that folder does not exist. ` +
      `Put it back (or mount its disk), or remove ${idFile} to begin with an empty database.`,
  );
}

async function readCluster(folder: string, copiesFolder: string): Promise<Cluster> {
  const data = join(folder, 'data');
  await takeFromNobody(folder);
  const user = await chooseDatabaseUser(data);
  if (!(await canReach(user, data))) {
    throw new EmbeddedPostgresFailure(
      `The database in ${data} belongs to user ${user?.uid}, who cannot reach it below the folders above. ` +
        'Open these folders for passing (chmod o+x), or move the data folder and name it with DATA_DIR.',
    );
  }
  const binaries = await findBinaries(user, copiesFolder);
  const major = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
  if (major !== binaries.major) {
    throw new EmbeddedPostgresFailure(
      `The database in ${data} was written by PostgreSQL ${major}, and this Gatehouse brings ${binaries.major}. ` +
        'Run `npm run backup` with the version of Gatehouse that wrote it, then `npm run restore` with this one.',
    );
  }
  return { folder, user, binaries, password: await readFile(join(folder, 'password'), 'utf8') };
}

async function createUnderId(user: DatabaseUser, options: ClusterOptions): Promise<Cluster> {
  const { dataRoot, systemRoot, durable } = options;
  // Set separately, because a strict umask removes bits from the mode of mkdir.
  if (await mkdir(systemRoot, { recursive: true })) await chmod(systemRoot, 0o755);
  const id = randomBytes(8).toString('hex');
  const cluster = await createCluster(join(systemRoot, id), user, systemRoot, durable);
  const draft = join(dataRoot, `database-id.${id}`);
  await writeFile(draft, `${id}\n`);
  try {
    await link(draft, join(dataRoot, 'database-id'));
    return cluster;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    await rm(cluster.folder, { recursive: true });
    return await openCluster(options);
  } finally {
    await rm(draft);
  }
}

/**
 * Creates the folder under a temporary name and renames it, so that it is complete or absent. If two processes start concurrently, the first
 * wins.
 */
async function createCluster(
  folder: string,
  user: DatabaseUser,
  copiesFolder: string,
  durable: boolean,
): Promise<Cluster> {
  const binaries = await findBinaries(user, copiesFolder);
  const draft = await mkdtemp(`${folder}.new-`);
  try {
    await giveTo(user, draft);
    const passwordFile = join(draft, 'password');
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    await giveTo(user, passwordFile);
    await runInitdb(binaries, user, draft, durable);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error;
  }
  return readCluster(folder, copiesFolder);
}

/** The built-in C.UTF-8 collation doesn't depend on the machine's C library, so the indexes of copied data stay valid. */
async function runInitdb(
  binaries: Binaries,
  user: DatabaseUser,
  draft: string,
  durable: boolean,
): Promise<void> {
  const options = [
    '--pgdata',
    join(draft, 'data'),
    '--username',
    superuser,
    '--pwfile',
    join(draft, 'password'),
  ];
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const rest = ['--auth=scram-sha-256', '--no-instructions', ...(durable ? [] : ['--no-sync'])];
  const child = spawn(join(binaries.folder, 'bin', 'initdb'), [...options, ...locale, ...rest], {
    ...user,
    cwd: '/',
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  }).catch((error: unknown) => {
    throw explainSpawn(error, user);
  });
  if (code !== 0) {
    throw new EmbeddedPostgresFailure(
      `PostgreSQL could not make its data folder. Set DATABASE_URL to use one of your own.\n${output.trim()}`,
    );
  }
}

export function explainSpawn(error: unknown, user: DatabaseUser): EmbeddedPostgresFailure {
  const hint =
    user && codeOf(error) === 'EPERM'
      ? `This process is root but may not become user ${user.uid}, and PostgreSQL refuses to run as root. `
      : '';
  const reason = error instanceof Error ? error.message : '';
  return new EmbeddedPostgresFailure(
    `PostgreSQL cannot be run here: ${reason}. ${hint}Set DATABASE_URL to use a PostgreSQL of your own.`,
    { cause: error },
  );
}
