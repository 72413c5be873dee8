import { createHash } from 'node:crypto';
import { chmod, chown, lchown, lstat, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readPidFile } from './pid-file.ts';

/** The user who runs PostgreSQL; undefined for the user who runs this process. */
export type DatabaseUser = { uid: number; gid: number } | undefined;

/**
 * The user who creates the cluster if this process runs as root: `initdb` rejects root, and users without a name. Other programs run as
 * `nobody`, too.
 */
export const nobody = { uid: 65534, gid: 65534 };

/** IDs that distributions don't assign to users and that systemd leaves unused (its "Users, Groups, UIDs and GIDs"). */
const unused = { first: 60_578, last: 61_183 };

/** PostgreSQL refuses to run as root, so then the owner of the data runs it. */
export async function chooseDatabaseUser(dataFolder: string): Promise<DatabaseUser> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(dataFolder).catch(() => undefined);
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody;
}

/** An ID that no user or group of this machine has. Always the same for a folder, so that two processes choose the same. */
async function findOwnUser(dataFolder: string): Promise<{ uid: number; gid: number }> {
  const taken = new Set<number>();
  for (const file of ['/etc/passwd', '/etc/group'])
    for (const line of (await readFile(file, 'utf8').catch(() => '')).split('\n'))
      taken.add(Number(line.split(':')[2]));
  const count = unused.last - unused.first + 1;
  const begin = createHash('sha256').update(dataFolder).digest().readUInt16BE() % count;
  const ids = Array.from({ length: count }, (_, step) => unused.first + ((begin + step) % count));
  const id = ids.find((candidate) => !taken.has(candidate)) ?? nobody.uid;
  return { uid: id, gid: id };
}

/**
 * Changes the owner of a database from `nobody`, who created it, to a user ID that only this database uses and that has no name. If its
 * server is running, this is left to a later start. The password file comes last, so that its owner shows that all files were changed.
 */
export async function takeFromNobody(folder: string): Promise<void> {
  const [data, password] = [join(folder, 'data'), join(folder, 'password')];
  if (process.getuid?.() !== 0) return;
  const owners = await Promise.all([data, password].map((path) => stat(path)));
  if (owners.every(({ uid }) => uid !== nobody.uid)) return;
  const server = await readPidFile({ folder });
  if (server && isAlive(server.pid)) return;
  const user = await findOwnUser(data);
  await giveAllTo(user, folder, 'password');
  await giveAllTo(user, password);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Changes the owner of files that belong to `nobody`. A symbolic link is changed itself, not its target. A folder is changed, and made
 * writable only for its new owner, before its content is, so that no program of `nobody` can replace a path between the check and the
 * change.
 */
export async function giveAllTo(
  user: { uid: number; gid: number },
  path: string,
  except?: string,
): Promise<void> {
  // Another process may be changing owners, too, and its server may have removed a file already.
  const found = await lstat(path).catch(() => undefined);
  const isFolder = found?.isDirectory() === true;
  if (found?.uid === nobody.uid) {
    await lchown(path, user.uid, user.gid);
    if (isFolder) await chmod(path, found.mode & 0o755);
  }
  // An interrupted run may have changed its owner already.
  if (isFolder && [nobody.uid, user.uid].includes(found.uid))
    for (const name of await readdir(path)) if (name !== except) await giveAllTo(user, join(path, name));
}

/** Whether the user can access this folder; parts of the path that don't exist yet are ignored. */
export async function canReach(user: DatabaseUser, folder: string): Promise<boolean> {
  if (!user) return true;
  for (let at = folder; ; at = dirname(at)) {
    const found = await stat(at).catch(() => undefined);
    if (found) {
      const shift = found.uid === user.uid ? 6 : found.gid === user.gid ? 3 : 0;
      if (((found.mode >> shift) & 1) === 0) return false;
    }
    if (at === dirname(at)) return true;
  }
}

export async function giveTo(user: DatabaseUser, path: string): Promise<void> {
  if (user) await chown(path, user.uid, user.gid);
}
