import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive. All fields except path and content are written into its headers, even if they are wrong. */
export interface Packed {
  path: string | Buffer;
  content?: Buffer | string;
  size?: number;
  mode?: number;
  flags?: number;
  method?: number;
  crc?: number;
  /** Points to the bytes of an earlier file instead of having its own. */
  offset?: number;
}

const header = (size: number, write: (bytes: Buffer) => void): Buffer => {
  const bytes = Buffer.alloc(size);
  write(bytes);
  return bytes;
};

/** An archive with these files; `count` is the number of files in its header. */
export function packZip(files: readonly Packed[], { count = files.length, comment = '' } = {}): Buffer {
  const parts: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const name = Buffer.from(file.path);
    const content = Buffer.from(file.content ?? '');
    const method = file.method ?? 8;
    const packed = method === 8 ? deflateRawSync(content, { level: 9 }) : content;
    const local = header(30, (bytes) => {
      bytes.writeUInt32LE(0x04034b50, 0);
      bytes.writeUInt16LE(name.length, 26);
    });
    if (file.offset === undefined) parts.push(local, name, packed);
    central.push(
      header(46, (bytes) => {
        bytes.writeUInt32LE(0x02014b50, 0);
        bytes.writeUInt16LE(file.flags ?? 0, 8);
        bytes.writeUInt16LE(method, 10);
        bytes.writeUInt32LE(file.crc ?? crc32(content), 16);
        bytes.writeUInt32LE(packed.length, 20);
        bytes.writeUInt32LE(file.size ?? content.length, 24);
        bytes.writeUInt16LE(name.length, 28);
        bytes.writeUInt32LE(((file.mode ?? 0o100644) << 16) >>> 0, 38);
        bytes.writeUInt32LE(file.offset ?? at, 42);
      }),
      name,
    );
    if (file.offset === undefined) at += 30 + name.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = header(22, (bytes) => {
    bytes.writeUInt32LE(0x06054b50, 0);
    bytes.writeUInt16LE(count, 8);
    bytes.writeUInt16LE(count, 10);
    bytes.writeUInt32LE(directory.length, 12);
    bytes.writeUInt32LE(at, 16);
    bytes.writeUInt16LE(comment.length, 20);
  });
  return Buffer.concat([...parts, directory, end, Buffer.from(comment)]);
}

export const page = { path: 'index.html', content: '<!doctype html>' };

const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);

/** Archives that are cheap to send and expensive to unpack, named by their method. */
export const bombs: [string, () => Buffer][] = [
  [
    'more bytes than the limit',
    () => packZip(Array.from({ length: 6 }, (_, index) => ({ path: `${index}`, content: zeros(4) }))),
  ],
  ['200 MB with a declared size of one byte', () => packZip([{ path: 'a', content: zeros(200), size: 1 }])],
  ['a size beyond 32 bits', () => packZip([{ path: 'a', size: 0xffffffff }])],
  [
    'more files than the limit',
    () => packZip(Array.from({ length: 1001 }, (_, index) => ({ path: `${index}` }))),
  ],
  ['a false number of files in the header', () => packZip([page], { count: 65_535 })],
  [
    'files that share their bytes',
    () =>
      packZip([
        { path: 'a', content: zeros(1) },
        ...Array.from({ length: 15 }, (_, index) => ({ path: `b${index}`, content: zeros(1), offset: 0 })),
      ]),
  ],
];
