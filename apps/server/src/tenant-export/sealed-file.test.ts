import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deriveKeyHere, type DeriveKey } from '../passwords/passphrase-key.ts';
import { open, seal } from './sealed-file.ts';

/** Instead of Argon2id, which takes 64 MiB and some time. */
const derive: DeriveKey = async (passphrase, salt) =>
  createHash('sha256').update(passphrase).update(salt).digest();

const chunkBytes = 64 * 1024;
const sealedBytes = chunkBytes + 16;
const passphrase = 'correct horse battery';

async function* partsOf(bytes: Buffer, size = 100_000): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function collect(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
}

const textOf = (length: number): Buffer =>
  Buffer.from(Uint8Array.from({ length }, (_, at) => (at * 7 + Math.floor(at / 256)) % 251));

const sealed = (bytes: Buffer): Promise<Buffer> => collect(seal(partsOf(bytes), passphrase, derive));
const opened = (bytes: Buffer, size?: number, given = passphrase): Promise<Buffer> =>
  collect(open(partsOf(bytes, size), given, derive));

/** The first line of a file and its chunks. */
function split(file: Buffer): { first: Buffer; chunks: Buffer[] } {
  const start = file.indexOf(10) + 1;
  const chunks: Buffer[] = [];
  for (let at = start; at < file.length; at += sealedBytes) chunks.push(file.subarray(at, at + sealedBytes));
  return { first: file.subarray(0, start), chunks };
}

describe('a sealed file', () => {
  it('opens to what was sealed, whatever its length and the parts it comes in', async () => {
    for (const length of [
      1,
      5,
      chunkBytes - 1,
      chunkBytes,
      chunkBytes + 1,
      2 * chunkBytes,
      3 * chunkBytes + 7,
    ]) {
      const [text, file] = [textOf(length), await sealed(textOf(length))];
      for (const size of [1000, sealedBytes, 1_000_000])
        expect((await opened(file, size)).equals(text), `${length} in parts of ${size}`).toBe(true);
    }
  });

  it('has another key and other bytes each time', async () => {
    const [one, other] = [await sealed(textOf(100)), await sealed(textOf(100))];
    expect(split(one).first.equals(split(other).first)).toBe(false);
    expect(split(one).chunks[0]?.equals(split(other).chunks[0] ?? Buffer.alloc(0))).toBe(false);
    expect(one.includes(textOf(20))).toBe(false);
  });

  it('attacks: guessing: its key is derived with Argon2id, 64 MiB and three passes', async () => {
    const file = await collect(seal(partsOf(textOf(10)), passphrase, deriveKeyHere));
    expect(JSON.parse(split(file).first.toString())).toMatchObject({
      argon2id: { memoryKib: 65_536, passes: 3, lanes: 1 },
    });
    expect((await collect(open(partsOf(file), passphrase, deriveKeyHere))).equals(textOf(10))).toBe(true);
    // The same letters in another Unicode form.
    const composed = await collect(seal(partsOf(textOf(10)), 'caf\u00e9 au lait ole', deriveKeyHere));
    expect((await collect(open(partsOf(composed), 'cafe\u0301 au lait ole', deriveKeyHere))).length).toBe(10);
  });

  it('attacks: wrong passphrase: it does not open', async () => {
    const file = await sealed(textOf(chunkBytes * 2));
    await expect(opened(file, undefined, `${passphrase}!`)).rejects.toMatchObject({
      problem: 'wrong_passphrase',
    });
  });
});

describe('attacks: a sealed file that was changed does not open', () => {
  const length = 3 * chunkBytes + 500;

  it('with a bit of any chunk', async () => {
    const file = await sealed(textOf(length));
    const { first, chunks } = split(file);
    expect(chunks.length).toBe(4);
    for (const [at, chunk] of chunks.entries())
      for (const place of [0, Math.floor(chunk.length / 2), chunk.length - 17, chunk.length - 1]) {
        const changed = Buffer.from(file);
        const offset = first.length + at * sealedBytes + place;
        changed[offset] = (changed[offset] ?? 0) ^ 1;
        const before: Buffer[] = [];
        const reading = (async () => {
          for await (const part of open(partsOf(changed), passphrase, derive)) before.push(part);
        })();
        await expect(reading, `chunk ${at}, byte ${place}`).rejects.toThrow();
        // Nothing of the chunk, nor of those after it.
        expect(Buffer.concat(before).length).toBe(at * chunkBytes);
      }
  });

  it('cut at each chunk and within it, or with bytes after its end', async () => {
    const file = await sealed(textOf(length));
    const { first, chunks } = split(file);
    for (let at = 0; at < chunks.length; at += 1)
      for (const more of [0, 1, 16, 17, 1000, sealedBytes - 1]) {
        const end = first.length + at * sealedBytes + more;
        if (end >= file.length) continue;
        await expect(opened(file.subarray(0, end)), `${end} bytes`).rejects.toThrow();
      }
    await expect(opened(Buffer.concat([file, Buffer.from([0])]))).rejects.toThrow();
    await expect(opened(Buffer.concat([file, ...chunks]))).rejects.toThrow();
    await expect(opened(Buffer.concat([file, file]))).rejects.toThrow();
    // Of a file whose chunks are all full, too.
    const full = await sealed(textOf(2 * chunkBytes));
    await expect(opened(full.subarray(0, full.length - sealedBytes))).rejects.toThrow();
    await expect(opened(Buffer.concat([full, Buffer.alloc(16)]))).rejects.toThrow();
  });

  it('with chunks in another order, repeated, left out, or of another file with the same passphrase', async () => {
    const { first, chunks } = split(await sealed(textOf(length)));
    const [one, two, three, last] = chunks;
    const foreign = split(await sealed(textOf(length)));
    if (!one || !two || !three || !last) throw new Error('four chunks');
    const orders = [
      [two, one, three, last],
      [one, three, two, last],
      [one, one, two, three, last],
      [one, three, last],
      [two, three, last],
      [one, two, last],
      [one, two, three, three],
      [last],
      [one, foreign.chunks[1] ?? two, three, last],
    ];
    for (const [at, order] of orders.entries())
      await expect(opened(Buffer.concat([first, ...order])), `order ${at}`).rejects.toThrow();
    await expect(opened(Buffer.concat([foreign.first, ...chunks]))).rejects.toThrow();
  });

  it('with another first line, which can’t ask for more memory either', async () => {
    const file = await sealed(textOf(500));
    const { first, chunks } = split(file);
    const header = JSON.parse(first.toString()) as { argon2id: object };
    const lines = [
      { ...header, version: 2 },
      { ...header, argon2id: { ...header.argon2id, memoryKib: 4_000_000 } },
      { ...header, argon2id: { ...header.argon2id, passes: 1 } },
      { ...header, salt: 'AAAA' },
      { ...header, more: true },
    ].map((value) => `${JSON.stringify(value)}\n`);
    let derived = 0;
    const counted: DeriveKey = (...given) => {
      derived += 1;
      return derive(...given);
    };
    for (const line of [...lines, 'x\n', `${'x'.repeat(2000)}\n`, '\n', '']) {
      const bytes = Buffer.concat([Buffer.from(line), ...chunks]);
      await expect(collect(open(partsOf(bytes), passphrase, counted)), line).rejects.toMatchObject({
        problem: 'unknown_format',
      });
    }
    expect(derived).toBe(0);
    // The same values in other bytes: the line is authenticated as it is written.
    const spaced = Buffer.concat([
      Buffer.from(`${JSON.stringify(header, null, 1).replaceAll('\n', ' ')}\n`),
      ...chunks,
    ]);
    await expect(opened(spaced)).rejects.toMatchObject({ problem: 'wrong_passphrase' });
    await expect(opened(Buffer.alloc(0))).rejects.toMatchObject({ problem: 'unknown_format' });
  });
});
