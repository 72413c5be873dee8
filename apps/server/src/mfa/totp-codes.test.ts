import { inflateSync } from 'node:zlib';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { decodeBase32, encodeBase32 } from './base32.ts';
import { drawQrCode } from './qr-code.ts';
import { createTotpSecret, findTotpStep, normalizeTotpSecret, totpAddress, totpCode } from './totp-codes.ts';

it('encodes base32 as in RFC 4648 section 10, and decodes what users type', () => {
  for (const [text, encoded] of [
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ] as const) {
    expect(encodeBase32(Buffer.from(text))).toBe(encoded);
    expect(decodeBase32(encoded)?.toString()).toBe(text);
  }
  expect(decodeBase32('mzxw 6ytb-oi======')?.toString()).toBe('foobar');
  expect(decodeBase32('MZXW1')).toBeUndefined();
});

it('generates the codes of RFC 6238 appendix B', () => {
  const secret = encodeBase32(Buffer.from('12345678901234567890'));
  for (const [seconds, code] of [
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ] as const)
    expect(totpCode(secret, Math.floor(seconds / 30))).toBe(code.slice(-6));
});

it('accepts only the code of a step and of its neighbors', () => {
  const secret = createTotpSecret();
  const now = 1_700_000_010_000;
  const step = Math.floor(now / 30_000);
  for (const shift of [-1, 0, 1])
    expect(findTotpStep(secret, totpCode(secret, step + shift), now)).toBe(step + shift);
  const near = new Set([-1, 0, 1].map((shift) => totpCode(secret, step + shift)));
  for (const shift of [-2, 2]) {
    const code = totpCode(secret, step + shift);
    if (!near.has(code)) expect(findTotpStep(secret, code, now)).toBeUndefined();
  }
  expect(findTotpStep(secret, '', now)).toBeUndefined();
  expect(
    findTotpStep(secret, ` ${totpCode(secret, step).slice(0, 3)} ${totpCode(secret, step).slice(3)}`, now),
  ).toBe(step);
});

it('accepts secrets of 128 bits or more', () => {
  expect(createTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(normalizeTotpSecret(encodeBase32(Buffer.alloc(15)))).toBeUndefined();
  expect(normalizeTotpSecret(encodeBase32(Buffer.alloc(65)))).toBeUndefined();
  expect(normalizeTotpSecret('aaaa aaaa aaaa aaaa aaaa aaaa aa')).toBe('A'.repeat(26));
});

it('renders the URI as an image with the modules of the QR code', () => {
  const address = totpAddress('A'.repeat(32), 'id.example', 'ada+1@northwind.example');
  expect(address).toBe(
    `otpauth://totp/id.example:ada%2B1%40northwind.example?secret=${'A'.repeat(32)}&issuer=id.example&algorithm=SHA1&digits=6&period=30`,
  );
  const file = Buffer.from(drawQrCode(address).replace(/^data:image\/png;base64,/, ''), 'base64');
  const { data, size } = encode(address, { border: 4 });
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20), file[24], file[25]]).toEqual([
    size * 8,
    size * 8,
    1,
    0,
  ]);
  const pixels = inflateSync(file.subarray(41, 41 + file.readUInt32BE(33)));
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      for (const line of [y * 8, y * 8 + 7]) expect(pixels[line * (size + 1) + 1 + x]).toBe(isDark ? 0 : 255);
});
