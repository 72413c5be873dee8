import type { ImportCursor } from '../database/tables/user-imports.ts';
import { parseCsvLine, readColumns } from './csv.ts';

/** Longer rows are rejected without being kept in memory. */
export const mostRowBytes = 256 * 1024;
const headBytes = 64 * 1024;
const [quote, newline, backslash, open, close, openList, closeList] = [34, 10, 92, 123, 125, 91, 93];

/** One row of a file: its value, or why there is none. */
export interface ImportRecord {
  value?: Record<string, unknown>;
  problem?: 'invalid_json' | 'not_a_user' | 'row_too_large';
  /** Where the next row begins. */
  next: ImportCursor;
}

/** The file can't be read at all. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
}

/** The bytes of the file from an offset. */
export type ReadFile = (offset: number) => AsyncIterable<Buffer>;

/** Reads the rows of a file from where an earlier reader has stopped, without keeping more than one of them in memory. */
export async function* readRecords(
  read: ReadFile,
  from: ImportCursor | null,
): AsyncGenerator<ImportRecord, void, undefined> {
  let cursor = from ?? (await openFile(read));
  for await (const { text, end } of split(read(cursor.offset), cursor)) {
    const isBlank = text !== undefined && text.trim() === '';
    cursor = { ...cursor, offset: end, row: cursor.row + (isBlank ? 0 : 1) };
    if (isBlank) continue;
    yield text === undefined
      ? { problem: 'row_too_large', next: cursor }
      : { ...parse(text, cursor), next: cursor };
  }
}

function parse(
  text: string,
  { format, columns = [], separator = ',' }: ImportCursor,
): Pick<ImportRecord, 'value' | 'problem'> {
  if (format === 'csv') return { value: parseCsvLine(text, columns, separator) };
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? { value } : { problem: 'not_a_user' };
  } catch {
    return { problem: 'invalid_json' };
  }
}

/** Whether it is a JSON object. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Detects the format, and finds the first row. */
async function openFile(read: ReadFile): Promise<ImportCursor> {
  const head = await readHead(read(0));
  const mark = head.subarray(0, 3).toString('latin1') === '\u00EF\u00BB\u00BF' ? 3 : 0;
  const first = /\S/.exec(head.toString('utf8', mark))?.[0];
  if (first === '[') return { format: 'array', offset: head.indexOf(openList) + 1, row: 0 };
  if (first === '{') {
    if (holdsLines(head.toString('utf8', mark))) return { format: 'lines', offset: mark, row: 0 };
    return { format: 'array', offset: await findUsers(read(mark), mark), row: 0 };
  }
  if (first === undefined) throw new UnreadableFileError('empty');
  for await (const { text = '', end } of split(read(mark), { format: 'csv', offset: mark, row: 0 })) {
    if (text.trim() === '') continue;
    return { format: 'csv', offset: end, row: 0, ...readColumns(text) };
  }
  throw new UnreadableFileError('no columns');
}

async function readHead(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    parts.push(chunk);
    size += chunk.length;
    if (size >= headBytes) break;
  }
  return Buffer.concat(parts).subarray(0, headBytes);
}

/** JSON lines begin with a whole object in the first line; a document with a list of users isn't a user itself. */
function holdsLines(head: string): boolean {
  try {
    const value: unknown = JSON.parse(/^\s*([^\r\n]*)/.exec(head)?.[1] ?? '');
    return isObject(value) && !Array.isArray(value.users);
  } catch {
    return false;
  }
}

/** The offset after `"users": [` in the outermost object. */
async function findUsers(chunks: AsyncIterable<Buffer>, from: number): Promise<number> {
  let [at, depth] = [from, 0];
  let [isText, isEscaped] = [false, false];
  let name = '';
  let last = '';
  for await (const chunk of chunks)
    for (const byte of chunk) {
      at += 1;
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (byte === backslash) isEscaped = true;
        else if (byte === quote) [isText, last] = [false, name];
        else if (name.length < 16) name += String.fromCodePoint(byte);
      } else if (byte === quote) [isText, name] = [true, ''];
      else if (byte === openList && depth === 1 && last === 'users:') return at;
      else if (byte === open || byte === openList) [depth, last] = [depth + 1, ''];
      else if (byte === close || byte === closeList) [depth, last] = [depth - 1, ''];
      else if (byte > 32) last = depth === 1 && byte === 58 ? `${last}:` : '';
    }
  throw new UnreadableFileError('no list of users');
}

/** A row as text; undefined if it is too long. `end`: the offset after it. */
interface Piece {
  text: string | undefined;
  end: number;
}

/** Where a row ends, byte by byte. */
interface Splitter {
  /** Whether this byte ends the row, is part of it, lies between rows, or ends the list. */
  take(byte: number): 'ends' | 'in' | 'between' | 'last';
}

function lines(hasQuotes: boolean): Splitter {
  let isQuoted = false;
  return {
    take(byte) {
      if (hasQuotes && byte === quote) isQuoted = !isQuoted;
      return byte === newline && !isQuoted ? 'ends' : 'in';
    },
  };
}

function elements(): Splitter {
  let depth = 0;
  let [isText, isEscaped] = [false, false];
  return {
    take(byte) {
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (byte === backslash) isEscaped = true;
        else if (byte === quote) isText = false;
        return depth > 0 ? 'in' : 'between';
      }
      if (byte === quote) isText = true;
      else if (byte === open || byte === openList) depth += 1;
      else if (byte === close || byte === closeList) {
        if (depth === 0) return 'last';
        depth -= 1;
        if (depth === 0) return 'ends';
      }
      return depth > 0 ? 'in' : 'between';
    },
  };
}

async function* split(
  chunks: AsyncIterable<Buffer>,
  { format, offset }: ImportCursor,
): AsyncGenerator<Piece, void, undefined> {
  const splitter = format === 'array' ? elements() : lines(format === 'csv');
  let kept: Buffer[] = [];
  let size = 0;
  let before = offset;
  const finish = (end: number): Piece => {
    const piece = { text: size > mostRowBytes ? undefined : Buffer.concat(kept).toString('utf8'), end };
    [kept, size] = [[], 0];
    return piece;
  };
  for await (const chunk of chunks) {
    let start = 0;
    const keep = (end: number): void => {
      size += end - start;
      if (size <= mostRowBytes) kept.push(chunk.subarray(start, end));
      else kept = [];
    };
    for (let at = 0; at < chunk.length; at += 1) {
      const step = splitter.take(chunk[at] ?? 0);
      if (step === 'last') return;
      if (step === 'between') start = at + 1;
      if (step !== 'ends') continue;
      keep(at + 1);
      start = at + 1;
      yield finish(before + at + 1);
    }
    keep(chunk.length);
    before += chunk.length;
  }
  if (format === 'array') throw new UnreadableFileError('the list of users does not end');
  if (size > 0) yield finish(before);
}
