import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The content of `postmaster.pid`, of a running server or of one that was killed. */
export type PidFile = { pid: number; socketFolder: string };

export async function readPidFile({ folder }: { folder: string }): Promise<PidFile | undefined> {
  const text = await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, socketFolder: lines[4] ?? '' } : undefined;
}
