import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

/** A chunk of a PNG file: length, name, content, checksum (PNG specification, section 5.3). */
function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const part = Buffer.alloc(body.length + 8);
  part.writeUInt32BE(content.length);
  body.copy(part, 4);
  part.writeUInt32BE(crc32(body), body.length + 4);
  return part;
}

/** A QR code as a data URL: a PNG with one bit per pixel, so that a module, eight pixels wide, is one byte. */
export function drawQrCode(text: string): string {
  const { data, size } = encode(text, { border: 4 });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size * 8, 0);
  header.writeUInt32BE(size * 8, 4);
  header.writeUInt8(1, 8);
  const rows = data.flatMap((modules) => {
    const row = Buffer.from([0, ...modules.map((isDark) => (isDark ? 0 : 255))]);
    return Array<Buffer>(8).fill(row);
  });
  const file = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${file.toString('base64')}`;
}
