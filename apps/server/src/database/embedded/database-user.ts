import { chown, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Who runs PostgreSQL: undefined is "the user who runs this process". */
export type DatabaseUser = { uid: number; gid: number } | undefined;

/** PostgreSQL refuses to run as root; 65534 is `nobody`, which needs no entry in /etc/passwd to be used. */
const nobody = { uid: 65534, gid: 65534 };

/** As root the owner of existing data keeps it (somebody may have started as an ordinary user before). */
export async function chooseDatabaseUser(dataFolder: string): Promise<DatabaseUser> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(dataFolder).catch(() => undefined);
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody;
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
