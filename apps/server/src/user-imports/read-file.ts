import type { Runtime } from '../runtime/runtime.ts';
import { UnreadableFileError } from './records.ts';
import { findPart } from './store.ts';

/** Bytes of one stored piece: a reader keeps one of them in memory. */
export const pieceBytes = 512 * 1024;

/** The bytes of an uploaded file from an offset, piece by piece. */
export async function* readFile(
  { database, secrets }: Pick<Runtime, 'database' | 'secrets'>,
  { tenantId, id, size }: { tenantId: string; id: string; size: number },
  offset: number,
): AsyncGenerator<Buffer, void, undefined> {
  for (let at = offset; at < size;) {
    const part = await findPart(database.for(tenantId), id, at);
    if (!part) throw new UnreadableFileError('gone');
    const bytes = Buffer.from(secrets.open(part.sealed), 'latin1').subarray(at - part.position);
    if (bytes.length === 0) throw new UnreadableFileError('gone');
    yield bytes;
    at += bytes.length;
  }
}

/** Cuts an uploaded part into pieces, encrypted. Bytes become characters of Latin-1, so that any cut is possible. */
export function* sealPieces(
  { secrets }: Pick<Runtime, 'secrets'>,
  bytes: Uint8Array,
): Generator<{ start: number; sealed: string }, void, undefined> {
  for (let start = 0; start < bytes.length; start += pieceBytes)
    yield {
      start,
      sealed: secrets.seal(Buffer.from(bytes.subarray(start, start + pieceBytes)).toString('latin1')),
    };
}
