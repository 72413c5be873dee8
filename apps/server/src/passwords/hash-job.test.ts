import type { PasswordEncryptionMethod } from '@gatehouse/contract/passwords/encryption-methods';
import { describe, expect, it } from 'vitest';
import { runHashJob } from './hash-job.ts';
import {
  argon2Parameters,
  checkImportedHash,
  decoyOf,
  decoyPassword,
  importedSettings,
  isVerifiable,
  needsRehash,
} from './stored-password.ts';

// Digests and the Argon2 hashes at 64 MiB are published vectors, Bcrypt's first two are Openwall's; the others are another implementation's.
const vectors: [PasswordEncryptionMethod, password: string, value: string][] = [
  ['MD5', 'password', '5f4dcc3b5aa765d61d8327deb882cf99'],
  ['MD5', 'password', '5F4DCC3B5AA765D61D8327DEB882CF99'],
  ['SHA1', 'password', '5baa61e4c9b93f3f0682250b6cf8331b7ee68fd8'],
  ['SHA256', 'password', '5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8'],
  ['Bcrypt', 'U*U', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'],
  ['Bcrypt', 'U*U', '$2y$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'],
  ['Bcrypt', 'pässword', '$2b$05$KBCwKxOzLha2MUDgW0PjXeR0n9OgswRaEQhcqCkRPYBgAP7GzLl4y'],
  [
    'Argon2i',
    'password',
    '$argon2i$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$wWKIMhR9lyDFvRz9YTZweHKfbftvj+qf+YFY4NeBbtA',
  ],
  ['Argon2i', 'password', '$argon2i$m=65536,t=2,p=1$c29tZXNhbHQ$9sTbSlTio3Biev89thdrlKKiCaYsjjYVJxGAL3swxpQ'],
  [
    'Argon2id',
    'password',
    '$argon2id$v=19$m=1024,t=2,p=2$c29tZXNhbHQ$kEfNQbPvk6Q7hokW6Jrvn1Mjb9kdT/I7OXVDKsviazk',
  ],
  [
    'Argon2d',
    'password',
    '$argon2d$v=19$m=1024,t=2,p=2$c29tZXNhbHQ$QUWn8+lb/DqLTOHyPe0xQ3OScGMuazJ2dJlz9kH6fQc',
  ],
];

const matches = (password: string, method: PasswordEncryptionMethod, value: string) =>
  runHashJob({ kind: 'verify', password, stored: { method, value } });

const argon2 = (parameters: string, salt = 'c29tZXNhbHQ') =>
  `$argon2id$v=19$${parameters}$${salt}$kEfNQbPvk6Q7hokW6Jrvn1Mjb9kdT/I7OXVDKsviazk`;
const bcrypt = (prefix: string) => `${prefix}CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW`;

describe('stored passwords', () => {
  it.each(vectors)(
    '[ENT-07 part] [OPEN-38] verifies %s of %j, %s, and reports that it must be rehashed',
    (method, password, value) => {
      expect(checkImportedHash(method, value)).toBeUndefined();
      expect(matches(password, method, value)).toBe(true);
      expect(matches(`${password}x`, method, value)).toBe(false);
      expect(matches('', method, value)).toBe(false);
      expect(needsRehash({ method, value })).toBe(true);
    },
  );

  it('attacks: the time of a refusal tells who was imported: a digest or a malformed hash takes as long as one of our own', () => {
    // Processor time, which excludes waiting; the minimum of five.
    const cost = (method: PasswordEncryptionMethod, value: string): number =>
      Math.min(
        ...Array.from({ length: 5 }, () => {
          const before = process.cpuUsage();
          matches('wrong', method, value);
          const { user, system } = process.cpuUsage(before);
          return user + system;
        }),
      );
    const own = cost(decoyPassword.method, decoyPassword.value);
    for (const [method, value] of [
      ...vectors.slice(0, 4).map(([name, , hash]) => [name, hash] as const),
      ['MD5', 'none'] as const,
    ])
      expect(cost(method, value)).toBeGreaterThan(own / 2);
  });

  it('[OPEN-38] hashes new passwords as Argon2id with 19 MiB and two passes, salted, and does not rehash them', () => {
    const [value, again] = [1, 2].map(() => String(runHashJob({ kind: 'hash', password: 'correct horse' })));
    expect(value).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(again).not.toBe(value);
    expect(matches('correct horse', 'Argon2id', value!)).toBe(true);
    expect(matches('wrong horse', 'Argon2id', value!)).toBe(false);
    expect(needsRehash({ method: 'Argon2id', value: value! })).toBe(false);
    expect(needsRehash({ method: 'Argon2id', value: value!.replace('t=2', 't=1') })).toBe(true);
  });

  it('[OPEN-38 part] has a decoy of the same parameters that no password matches', () => {
    expect(needsRehash(decoyPassword)).toBe(false);
    expect(checkImportedHash(decoyPassword.method, decoyPassword.value)).toBeUndefined();
    expect(matches('', decoyPassword.method, decoyPassword.value)).toBe(false);
  });

  const malformed: [PasswordEncryptionMethod, string][] = [
    ['MD5', ''],
    ['MD5', '5f4dcc3b5aa765d61d8327deb882cf9'],
    ['MD5', '5f4dcc3b5aa765d61d8327deb882cf9g'],
    ['SHA1', '5f4dcc3b5aa765d61d8327deb882cf99'],
    ['SHA256', '5baa61e4c9b93f3f0682250b6cf8331b7ee68fd8'],
    ['Bcrypt', bcrypt('$2x$05$')],
    ['Bcrypt', bcrypt('$2b$03$')],
    ['Bcrypt', `${bcrypt('$2b$05$')}x`],
    ['Bcrypt', '5f4dcc3b5aa765d61d8327deb882cf99'],
    ['Argon2i', argon2('m=1024,t=2,p=2')],
    ['Argon2id', argon2('m=1024,t=0,p=1')],
    ['Argon2id', argon2('m=15,t=1,p=2')],
    ['Argon2id', argon2('t=2,m=1024,p=2')],
    ['Argon2id', argon2('m=1024,t=2,p=2,keyid=x')],
    ['Argon2id', argon2('m=1024,t=2,p=2', 'c29')],
    ['Argon2id', `${argon2('m=1024,t=2,p=2')}\n`],
    ['Argon2id', argon2('m=1024,t=2,p=2', 'A'.repeat(300))],
  ];
  it.each(malformed)(
    '[ENT-07 part] refuses to import the malformed %s %j, which no password matches',
    (method, value) => {
      expect(checkImportedHash(method, value)?.kind).toBe('malformed');
      expect(isVerifiable(method, value)).toBe(false);
      expect(matches('password', method, value)).toBe(false);
    },
  );

  it('[ENT-07 part] rejects every password for a value that has the format but cannot be decoded', () => {
    // 13 characters are not valid Base64 without padding.
    const value = argon2('m=1024,t=2,p=2', 'c29tZXNhbHQab');
    expect(checkImportedHash('Argon2id', value)).toBeUndefined();
    expect(matches('password', 'Argon2id', value)).toBe(false);
  });

  it('[ENT-07 part] attacks: hashes that are dear at every sign-in: rejects imported hashes of more than eight times our own cost', () => {
    const { memoryCost, timeCost } = argon2Parameters;
    const [memory, work] = [8 * memoryCost, 8 * memoryCost * timeCost];
    const judge = (parameters: string) => checkImportedHash('Argon2id', argon2(parameters))?.kind;
    expect(
      [
        `m=${memory},t=${timeCost},p=1`,
        `m=${memory + 1},t=1,p=1`,
        `m=${memory},t=${timeCost + 1},p=1`,
        `m=${memoryCost},t=${8 * timeCost},p=1`,
        `m=${memoryCost},t=${8 * timeCost + 1},p=1`,
        // Hashes as PHP, argon2-cffi and Django create them, and the second choice of RFC 9106.
        'm=65536,t=4,p=1',
        'm=65536,t=3,p=4',
        'm=102400,t=2,p=8',
        `m=${Math.floor(work / 512)},t=512,p=1`,
        'm=64,t=513,p=1',
        'm=1024,t=1,p=17',
        'm=4294967295,t=4294967295,p=255',
      ].map(judge),
    ).toEqual([
      undefined,
      'too_costly',
      'too_costly',
      undefined,
      'too_costly',
      undefined,
      undefined,
      undefined,
      undefined,
      'too_costly',
      'too_costly',
      'too_costly',
    ]);
    expect(checkImportedHash('Argon2id', argon2('m=262144,t=16,p=1'))?.text).toBe(
      'must have at most m=155648, t=512, p=16, and m times t at most 311296, which is 8 times what our own hashes cost',
    );
    expect(checkImportedHash('Bcrypt', bcrypt('$2b$12$'))).toBeUndefined();
    expect(checkImportedHash('Bcrypt', bcrypt('$2b$13$'))).toEqual({
      kind: 'too_costly',
      text: 'must have a cost of at most 12',
    });
  });

  it('[ENT-07 part] still verifies more expensive hashes that are already stored, up to a limit', () => {
    expect(isVerifiable('Argon2id', argon2('m=262144,t=16,p=1'))).toBe(true);
    expect(isVerifiable('Argon2id', argon2('m=262144,t=17,p=1'))).toBe(false);
    expect(isVerifiable('Bcrypt', bcrypt('$2b$16$'))).toBe(true);
    expect(isVerifiable('Bcrypt', bcrypt('$2b$17$'))).toBe(false);
    expect(matches('password', 'Argon2id', argon2('m=262144,t=32,p=1'))).toBe(false);
  });

  const heads: [PasswordEncryptionMethod, string, string | undefined][] = [
    ['Bcrypt', bcrypt('$2b$12$'), '$2b$12$'],
    ['Argon2id', argon2('m=65536,t=3,p=4'), '$argon2id$v=19$m=65536,t=3,p=4$'],
    ['Argon2i', vectors[8]?.[2] ?? '', '$argon2i$m=65536,t=2,p=1$'],
    ['Argon2d', vectors[10]?.[2] ?? '', '$argon2d$v=19$m=1024,t=2,p=2$'],
    ['Argon2id', decoyPassword.value, undefined],
    ['MD5', '5f4dcc3b5aa765d61d8327deb882cf99', undefined],
    ['Argon2i', '$argon2i$nonsense', undefined],
  ];
  it.each(heads)('reads the settings of %s %s, and creates a decoy with them', (method, value, settings) => {
    expect(importedSettings({ method, value })).toBe(settings);
    const decoy = decoyOf(settings ?? '');
    expect(decoy.method).toBe(settings ? method : 'Argon2id');
    expect(decoy.value.startsWith(settings ?? decoyPassword.value)).toBe(true);
    expect(isVerifiable(decoy.method, decoy.value)).toBe(true);
    expect(matches('password', decoy.method, decoy.value)).toBe(false);
  });
});
