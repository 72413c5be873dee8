import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { deriveSalt, type DeriveKey, passphraseParameters } from '../passwords/passphrase-key.ts';
import { ExportFileError } from './export-file-error.ts';

/*
 * The sealed form of an export (ADR 207): a line with the parameters, then chunks of AES-256-GCM in the STREAM construction of Hoang,
 * Reyhanitabar, Rogaway and Vizár (2015). The nonce of a chunk has its number and whether it is the last one, and the first line is
 * associated data of each chunk. So a file that was cut, or whose chunks were changed, repeated or put in another order, doesn't open.
 */

const algorithm = 'aes-256-gcm';
const chunkBytes = 64 * 1024;
const tagBytes = 16;
const mostHeaderBytes = 1024;
const newline = 10;

const base64url = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .transform((text) => Buffer.from(text, 'base64url'))
    .refine((buffer) => buffer.length === bytes);

/** The first line. The parameters of Argon2id are those of version 1, so a file can't ask for more memory or time. */
const header = z.strictObject({
  format: z.literal('gatehouse-sealed-export'),
  version: z.literal(1),
  argon2id: z.strictObject({
    memoryKib: z.literal(passphraseParameters.memoryCost),
    passes: z.literal(passphraseParameters.timeCost),
    lanes: z.literal(passphraseParameters.parallelism),
  }),
  salt: base64url(16),
  nonce: base64url(7),
});

const writeHeader = (salt: Buffer, prefix: Buffer): string =>
  `${JSON.stringify({
    format: 'gatehouse-sealed-export',
    version: 1,
    argon2id: {
      memoryKib: passphraseParameters.memoryCost,
      passes: passphraseParameters.timeCost,
      lanes: passphraseParameters.parallelism,
    },
    salt: salt.toString('base64url'),
    nonce: prefix.toString('base64url'),
  })}\n`;

function nonceOf(prefix: Buffer, number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  prefix.copy(nonce);
  nonce.writeUInt32BE(number, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Seals a text that comes in parts, of which it keeps one chunk in memory. */
export async function* seal(
  parts: AsyncIterable<string | Uint8Array>,
  passphrase: string,
  derive: DeriveKey,
): AsyncGenerator<Buffer> {
  const [salt, prefix] = [deriveSalt(), randomBytes(7)];
  const key = await derive(passphrase, salt);
  const first = Buffer.from(writeHeader(salt, prefix));
  yield first;
  let number = 0;
  const sealChunk = (chunk: Buffer, isLast: boolean): Buffer => {
    const cipher = createCipheriv(algorithm, key, nonceOf(prefix, number, isLast)).setAAD(first);
    number += 1;
    return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  };
  let kept: Buffer[] = [];
  let size = 0;
  for await (const part of parts) {
    const bytes = Buffer.from(part);
    kept.push(bytes);
    size += bytes.length;
    // One byte more, because the last chunk is not empty.
    if (size <= chunkBytes) continue;
    let rest = Buffer.concat(kept);
    for (; rest.length > chunkBytes; rest = rest.subarray(chunkBytes))
      yield sealChunk(rest.subarray(0, chunkBytes), false);
    // A copy, so that the whole part can be freed.
    kept = [Buffer.from(rest)];
    size = rest.length;
  }
  yield sealChunk(Buffer.concat(kept), true);
}

/** Opens a sealed file that comes in parts of any length. Throws at the first chunk that doesn't fit, before it returns any of it. */
export async function* open(
  parts: AsyncIterable<Uint8Array>,
  passphrase: string,
  derive: DeriveKey,
): AsyncGenerator<Buffer> {
  let opener: { key: Buffer; first: Buffer; prefix: Buffer } | undefined;
  let number = 0;
  let rest = Buffer.alloc(0);
  const openChunk = (chunk: Buffer, isLast: boolean): Buffer => {
    if (!opener || chunk.length <= tagBytes) throw new ExportFileError('damaged');
    const { key, first, prefix } = opener;
    const decipher = createDecipheriv(algorithm, key, nonceOf(prefix, number, isLast), {
      authTagLength: tagBytes,
    }).setAAD(first);
    decipher.setAuthTag(chunk.subarray(-tagBytes));
    try {
      const text = Buffer.concat([decipher.update(chunk.subarray(0, -tagBytes)), decipher.final()]);
      number += 1;
      return text;
    } catch {
      // Whether the passphrase or the first chunk is wrong can't be told.
      throw new ExportFileError(number === 0 ? 'wrong_passphrase' : 'damaged');
    }
  };
  for await (const part of parts) {
    rest = Buffer.concat([rest, part]);
    if (!opener) {
      const end = rest.subarray(0, mostHeaderBytes).indexOf(newline);
      if (end < 0 && rest.length < mostHeaderBytes) continue;
      const first = Buffer.from(rest.subarray(0, end + 1));
      const { salt, nonce } = readHeader(first);
      opener = { key: await derive(passphrase, salt), first, prefix: nonce };
      rest = rest.subarray(end + 1);
    }
    for (; rest.length > chunkBytes + tagBytes; rest = rest.subarray(chunkBytes + tagBytes))
      yield openChunk(rest.subarray(0, chunkBytes + tagBytes), false);
    rest = Buffer.from(rest);
  }
  if (!opener) throw new ExportFileError('unknown_format');
  yield openChunk(rest, true);
}

function readHeader(line: Buffer): z.output<typeof header> {
  try {
    return header.parse(JSON.parse(line.toString('utf8')));
  } catch {
    throw new ExportFileError('unknown_format');
  }
}
