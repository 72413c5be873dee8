import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import {
  type ArchiveProblem,
  archiveProblems,
} from '@gatehouse/contract/sign-in-experience/archive-problems';
import type { CustomUiFile } from '../../../experience/custom-ui-store.ts';
import { findNameProblem } from './archive-names.ts';

const inflate = promisify(inflateRaw);

/** Limits of a package: enough for any sign-in page, and too little to fill a server's disk. */
const most = { entries: 1000, bytes: 20 * 1024 * 1024 } as const;

/** Why a package is rejected. */
export class ZipError extends Error {
  readonly problem: ArchiveProblem;

  constructor(problem: ArchiveProblem) {
    super(archiveProblems[problem]);
    this.problem = problem;
  }
}

interface Entry {
  path: string;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  offset: number;
}

/**
 * Reads a zip archive (PKWARE APPNOTE 6.3.10). Before anything is unpacked, rejects all features of archives other than plain files: links,
 * paths that point elsewhere, names that clash, files that share bytes, more files or bytes than the limits (attacks: zip).
 */
export async function readZip(archive: Buffer): Promise<CustomUiFile[]> {
  const { entries, directory } = readDirectory(archive);
  const problem = findNameProblem(entries.map(({ path }) => path));
  if (problem) throw new ZipError(problem);
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > most.bytes) throw new ZipError('tooLarge');
  const files = entries.filter(({ path }) => !path.endsWith('/'));
  const packed = locate(archive, entries, directory);
  const unpacked: CustomUiFile[] = [];
  // Sequentially, so that only one file is being unpacked at a time.
  for (const file of files) unpacked.push({ path: file.path, content: await unpack(file, packed.get(file)) });
  return unpacked;
}

const field = {
  end: 0x06054b50,
  central: 0x02014b50,
  local: 0x04034b50,
} as const;

function readDirectory(archive: Buffer): { entries: Entry[]; directory: number } {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || end + 22 > archive.length || end + 22 + archive.readUInt16LE(end + 20) !== archive.length)
    throw new ZipError('incomplete');
  const count = archive.readUInt16LE(end + 10);
  const directory = archive.readUInt32LE(end + 16);
  // Only archives in one part without 64-bit numbers (zip64), which are for larger archives than we accept.
  if (archive.readUInt32LE(end + 4) !== 0 || archive.readUInt16LE(end + 8) !== count || count > most.entries)
    throw new ZipError('tooManyFiles');
  const entries: Entry[] = [];
  let at = directory;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || archive.readUInt32LE(at) !== field.central) throw new ZipError('damaged');
    entries.push(readEntry(archive, at));
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  if (at !== end) throw new ZipError('damaged');
  return { entries, directory };
}

function readEntry(archive: Buffer, at: number): Entry {
  const flags = archive.readUInt16LE(at + 8);
  const method = archive.readUInt16LE(at + 10);
  // The upper half has the file's Unix mode, or 0 if the archive comes from a system without modes.
  const kind = (archive.readUInt32LE(at + 38) >>> 16) & 0o170000;
  if (flags & 1) throw new ZipError('encrypted');
  if (method !== 0 && method !== 8) throw new ZipError('unknownPacking');
  if (![0, 0o100000, 0o040000].includes(kind)) throw new ZipError('links');
  return {
    path: readName(archive.subarray(at + 46, at + 46 + archive.readUInt16LE(at + 28))),
    method,
    crc: archive.readUInt32LE(at + 16),
    packedSize: archive.readUInt32LE(at + 20),
    size: archive.readUInt32LE(at + 24),
    offset: archive.readUInt32LE(at + 42),
  };
}

function readName(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ZipError('unreadableName');
  }
}

/** The packed bytes of each entry. No two entries may share bytes, as in a zip bomb, and none may overlap the directory. */
function locate(archive: Buffer, entries: readonly Entry[], directory: number): Map<Entry, Buffer> {
  const packed = new Map<Entry, Buffer>();
  let free = 0;
  for (const entry of entries.toSorted((one, other) => one.offset - other.offset)) {
    const { offset, packedSize } = entry;
    if (offset < free || offset + 30 > directory || archive.readUInt32LE(offset) !== field.local)
      throw new ZipError('damaged');
    const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
    free = start + packedSize;
    if (free > directory) throw new ZipError('damaged');
    packed.set(entry, archive.subarray(start, free));
  }
  return packed;
}

/** Unpacks exactly the declared size, and stops when it is exceeded. */
async function unpack({ method, size, crc }: Entry, packed: Buffer = Buffer.alloc(0)): Promise<Buffer> {
  const content =
    method === 0
      ? packed
      : await inflate(packed, { maxOutputLength: Math.max(size, 1) }).catch(() => undefined);
  if (content?.length !== size || crc32(content) !== crc) throw new ZipError('damaged');
  return content;
}
