import { createHash } from 'node:crypto';
import { chmod, chown, lchown, lstat, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readPidFile } from './pid-file.ts';

/** Who runs PostgreSQL: undefined is "the user who runs this process". */
export type DatabaseUser = { uid: number; gid: number } | undefined;

/** Who makes a database for root: `initdb` refuses root, and a user without a name. Other programs run as `nobody`, too. */
export const nobody = { uid: 65534, gid: 65534 };

/** Ids that no distribution gives to users and that systemd leaves unused (its "Users, Groups, UIDs and GIDs"). */
const unused = { first: 60_578, last: 61_183 };

/** PostgreSQL refuses to run as root, so the owner of the data runs it: a user who started before, or one of its own. */
export async function chooseDatabaseUser(dataFolder: string): Promise<DatabaseUser> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(dataFolder).catch(() => undefined);
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody;
}

/** An id that neither a user nor a group of this machine has. The same one at each call, so that two processes agree. */
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
 * Gives a database that `nobody` has, because it was just made or by an earlier version, to a user of its own, who has an id and no
 * name. One that runs is left alone until a later start. The password file comes last: with its owner and that of the data, all is done.
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
 * Gives on what belongs to `nobody`: a link that was put there to something else keeps its owner. Each folder comes before what is in it and
 * is then writable for its new owner alone, so that no program that runs as `nobody` can replace a path between the look at it and its change.
 */
export async function giveAllTo(
  user: { uid: number; gid: number },
  path: string,
  except?: string,
): Promise<void> {
  // Another process may be at it, and its server may have removed a file already.
  const found = await lstat(path).catch(() => undefined);
  const isFolder = found?.isDirectory() === true;
  if (found?.uid === nobody.uid) {
    await lchown(path, user.uid, user.gid);
    if (isFolder) await chmod(path, found.mode & 0o755);
  }
  // One that was interrupted here has its new owner already.
  if (isFolder && [nobody.uid, user.uid].includes(found.uid))
    for (const name of await readdir(path)) if (name !== except) await giveAllTo(user, join(path, name));
}

/** Whether the user may walk down to this folder; folders not made yet do not count. */
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
