import { passwordEncryptionMethod } from '@gatehouse/contract/passwords/encryption-methods';
import { encode, parseLegacy } from './foreign-hashes.ts';
import { checkImportedHash, type ImportProblem, type StoredPassword } from './stored-password.ts';

/** Why a hash can't be imported. */
export type HashProblem = ImportProblem | { kind: 'unsupported' };

const spell = (algorithm: string): string => algorithm.toLowerCase().replaceAll(/[^a-z\d]/g, '');
const methods = new Map(passwordEncryptionMethod.options.map((method) => [spell(method), method]));
for (const digest of ['sha1', 'sha256', 'sha512']) methods.set(`pbkdf2${digest}`, 'PBKDF2');

/**
 * The stored form of a hash from elsewhere, whose algorithm may be written in any letter case (ADR 205). `seal` encrypts the signer key of
 * Firebase, which is a secret of the whole project.
 */
export function readImportedHash(
  algorithm: string,
  given: string,
  seal: (text: string) => string,
): StoredPassword | HashProblem {
  const named = methods.get(spell(algorithm));
  if (!named) return { kind: 'unsupported' };
  const { method, value } = normalize({ method: named, value: given });
  const problem = checkImportedHash(method, value);
  if (problem) return problem;
  if (method !== 'FirebaseScrypt') return { method, value };
  // A sealed value from elsewhere can't be opened here, and one from here could be another tenant's.
  if (!/^\$firebase-scrypt\$[^$]+\$[\w-]+\.[\w-]*\$/.test(value))
    return { kind: 'malformed', text: 'must have the signer key and the salt separator' };
  return { method, value: replaceSecret(value, seal) };
}

/** Replaces the third part of a hash of Firebase: the signer key and the salt separator, in base64url with a dot between them. */
export function replaceSecret(value: string, replace: (secret: string) => string): string {
  const [start, name, settings, secret = '', ...rest] = value.split('$');
  return [start, name, settings, replace(secret), ...rest].join('$');
}

/** The hash of a user of Firebase, with the parameters of the project. */
export function firebaseHash(
  { salt, hash }: { salt: string; hash: string },
  parameters: { signerKey: string; saltSeparator: string; rounds: number; memCost: number },
): string {
  const { signerKey, saltSeparator, rounds, memCost } = parameters;
  const secret = [signerKey, saltSeparator].map((text) => Buffer.from(text, 'base64').toString('base64url'));
  const parts = [salt, hash].map((text) => encode(Buffer.from(text, 'base64')));
  return `$firebase-scrypt$ln=${memCost},r=${rounds}$${secret.join('.')}$${parts.join('$')}`;
}

/** A hash of PBKDF2 in the stored form. */
export function pbkdf2Hash(digest: string, iterations: number, salt: Buffer, hash: Buffer): string {
  return `$pbkdf2-${digest}$i=${iterations},l=${hash.length}$${encode(salt)}$${encode(hash)}`;
}

/** Spellings of frameworks become the one that is stored; others are left to the check. */
function normalize({ method, value }: StoredPassword): StoredPassword {
  if (method === 'Legacy') {
    const legacy = parseLegacy(value);
    const [salt = '', iterations, length, digest = '', password] = legacy?.texts ?? [];
    if (legacy?.algorithm !== 'pbkdf2' || password !== '@') return { method, value };
    const hash = Buffer.from(legacy.hash, 'hex');
    if (hash.length !== Number(length)) return { method, value };
    return {
      method: 'PBKDF2',
      value: pbkdf2Hash(digest.toLowerCase(), Number(iterations), Buffer.from(salt, 'utf8'), hash),
    };
  }
  if (method !== 'PBKDF2') return { method, value };
  // Django: the salt is text.
  const django = /^pbkdf2_(sha1|sha256)\$(\d{1,9})\$([^$]{1,128})\$([A-Za-z\d+/]+=*)$/.exec(value);
  if (django) {
    const [, digest = '', iterations, salt = '', hash = ''] = django;
    return {
      method,
      value: pbkdf2Hash(digest, Number(iterations), Buffer.from(salt, 'utf8'), Buffer.from(hash, 'base64')),
    };
  }
  // Passlib: dots instead of plus signs, and no name for SHA-1.
  const passlib = /^\$pbkdf2(?:-(sha256|sha512))?\$(\d{1,9})\$([A-Za-z\d./]*)\$([A-Za-z\d./]+)$/.exec(value);
  if (!passlib) return { method, value };
  const [, digest = 'sha1', iterations, salt = '', hash = ''] = passlib;
  const [saltBytes, hashBytes] = [salt, hash].map((text) => Buffer.from(text.replaceAll('.', '+'), 'base64'));
  return saltBytes && hashBytes
    ? { method, value: pbkdf2Hash(digest, Number(iterations), saltBytes, hashBytes) }
    : { method, value };
}
