import { pbkdf2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { runHashJob } from './hash-job.ts';
import { firebaseHash, readImportedHash } from './imported-formats.ts';
import { decoyOf, importedSettings, needsRehash, type StoredPassword } from './stored-password.ts';

const hex = (text: string): string => Buffer.from(text, 'hex').toString('base64').replaceAll('=', '');
const salt = (text: string): string => Buffer.from(text).toString('base64').replaceAll('=', '');
const plain = (text: string): string => text;
const read = (algorithm: string, value: string) => readImportedHash(algorithm, value, plain);
const stored = (algorithm: string, value: string): StoredPassword => {
  const found = read(algorithm, value);
  if ('kind' in found) throw new Error(found.kind);
  return found;
};
const verify = (password: string, of: StoredPassword) => runHashJob({ kind: 'verify', password, stored: of });

const project = {
  signerKey: 'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
  saltSeparator: 'Bw==',
  rounds: 8,
  memCost: 14,
};
const ofFirebase = firebaseHash(
  {
    salt: '42xEC+ixf3L2lw==',
    hash: 'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
  },
  project,
);

// RFC 6070, RFC 7914 section 12, the vectors of Firebase's own implementation, and those in the documentation of `Legacy`.
const vectors: [algorithm: string, password: string, value: string][] = [
  [
    'pbkdf2',
    'password',
    `$pbkdf2-sha1$i=4096,l=20$${salt('salt')}$${hex('4b007901b765489abead49d926f721d065a429c1')}`,
  ],
  [
    'PBKDF2-SHA256',
    'password',
    `$pbkdf2-sha256$i=4096,l=32$${salt('salt')}$${hex('c5e478d59288c841aa530db6845c4c8d962893a001ce4e11a4963873aa98134a')}`,
  ],
  [
    'pbkdf2_sha256',
    'password',
    `pbkdf2_sha256$4096$salt$${hex('c5e478d59288c841aa530db6845c4c8d962893a001ce4e11a4963873aa98134a')}=`,
  ],
  [
    'pbkdf2',
    'password',
    `$pbkdf2-sha256$4096$${salt('salt')}$${hex('c5e478d59288c841aa530db6845c4c8d962893a001ce4e11a4963873aa98134a').replaceAll('+', '.')}`,
  ],
  [
    'SCRYPT',
    'pleaseletmein',
    `$scrypt$ln=14,r=8,p=1$${salt('SodiumChloride')}$${hex(
      '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887',
    )}`,
  ],
  ['firebase-scrypt', 'user1password', ofFirebase],
  [
    'legacy',
    'password123',
    '["sha256", ["salt123", "@"], "c465f66c6ac481a7a17e9ed5b4e2e7e7288d892f12bf1c95c140901e9a70436e"]',
  ],
  [
    'Legacy',
    'password',
    JSON.stringify([
      'pbkdf2',
      ['salt', '1000', '20', 'sha512', '@'],
      pbkdf2Sync('password', 'salt', 1000, 20, 'sha512').toString('hex'),
    ]),
  ],
];

describe('hashes of other services', () => {
  it.each(vectors)(
    '[ENT-07] %s is verified, and replaced at the first sign-in',
    (algorithm, password, value) => {
      const found = stored(algorithm, value);
      expect(verify(password, found)).toBe(true);
      expect(verify(`${password}x`, found)).toBe(false);
      expect(needsRehash(found)).toBe(true);
      // Whatever costs time is compared in the queue of imports, at the cost of the tenant's most expensive hash.
      const settings = importedSettings(found);
      expect(settings === undefined).toBe(found.method === 'Legacy');
      if (settings === undefined) return;
      expect(importedSettings(decoyOf(settings))).toBe(settings);
      expect(decoyOf(settings).method).toBe(found.method);
      expect(verify(password, decoyOf(settings))).toBe(false);
    },
  );

  it('have names in any letter case', () => {
    for (const name of ['bcrypt', 'BCRYPT', 'Bcrypt'])
      expect(stored(name, '$2b$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW').method).toBe(
        'Bcrypt',
      );
    expect(read('rot13', 'x')).toEqual({ kind: 'unsupported' });
  });

  it('keep the signer key of Firebase encrypted, and take none that is encrypted already', () => {
    const sealed = readImportedHash(
      'FirebaseScrypt',
      ofFirebase,
      (text) => `a.b.c.${Buffer.from(text).toString('hex')}`,
    );
    expect(JSON.stringify(sealed)).not.toContain('jxspr8Ki0RYycVU8');
    expect(read('FirebaseScrypt', 'value' in sealed ? sealed.value : '')).toMatchObject({
      kind: 'malformed',
    });
  });

  it('attacks: an imported hash takes the processors of everybody: each method has a bound', () => {
    const hash = 'A'.repeat(43);
    const kind = (algorithm: string, value: string) => {
      const found = read(algorithm, value);
      return 'kind' in found ? found.kind : 'fine';
    };
    expect([
      kind('pbkdf2', `$pbkdf2-sha256$i=1500000,l=32$AAAA$${hash}`),
      kind('pbkdf2', `$pbkdf2-sha256$i=1500001,l=32$AAAA$${hash}`),
      // Two blocks cost all iterations twice.
      kind('pbkdf2', `$pbkdf2-sha1$i=1000000,l=32$AAAA$${hash}`),
      kind('pbkdf2', `$pbkdf2-sha256$i=0,l=32$AAAA$${hash}`),
      kind('pbkdf2', `$pbkdf2-sha256$i=1000,l=33$AAAA$${hash}`),
      kind('scrypt', `$scrypt$ln=17,r=8,p=1$AAAA$${hash}`),
      kind('scrypt', `$scrypt$ln=17,r=8,p=2$AAAA$${hash}`),
      kind('scrypt', `$scrypt$ln=20,r=1,p=1$AAAA$${hash}`),
      kind('scrypt', `$scrypt$ln=10,r=1024,p=2$AAAA$${hash}`),
      kind('firebasescrypt', `$firebase-scrypt$ln=18,r=8$AAAA.AA$AAAA$${hash}`),
      kind('legacy', '["shake256", ["@"], "00"]'),
      kind('legacy', '["sha256", ["salt"], "00"]'),
      kind('legacy', '["pbkdf2", ["s", "99999999", "20", "sha512", "@"], "' + '00'.repeat(20) + '"]'),
      kind('legacy', '{}'),
    ]).toEqual([
      'fine',
      'too_costly',
      'too_costly',
      'malformed',
      'malformed',
      'fine',
      'too_costly',
      'fine',
      'too_costly',
      'too_costly',
      'malformed',
      'malformed',
      'too_costly',
      'malformed',
    ]);
  });
});
