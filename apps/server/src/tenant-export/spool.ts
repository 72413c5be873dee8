import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createId } from '../lib/ids.ts';

const partBytes = 256 * 1024;

/** A temporary file that was written and is read once. */
export interface Spool {
  size: number;
  /** Reads it from the start, in parts. */
  read(): AsyncGenerator<Buffer>;
  close(): Promise<void>;
}

/**
 * Writes parts to a temporary file that has no name any more, so that it is gone with this process. Returns undefined if there are more
 * bytes than `mostBytes`.
 */
export async function spool(
  parts: AsyncIterable<string | Uint8Array>,
  mostBytes: number,
): Promise<Spool | undefined> {
  const handle = await openNameless();
  try {
    let size = 0;
    for await (const part of parts) {
      const bytes = Buffer.from(part);
      size += bytes.length;
      if (size > mostBytes) {
        await handle.close();
        return undefined;
      }
      await handle.writeFile(bytes);
    }
    return { size, read: () => readAll(handle), close: () => handle.close() };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `gatehouse-${createId()}`);
  const handle = await open(path, 'wx+', 0o600);
  await unlink(path);
  return handle;
}

async function* readAll(handle: FileHandle): AsyncGenerator<Buffer> {
  for (let position = 0; ;) {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(partBytes), 0, partBytes, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
