import { createCipheriv, createHash, getHashes, pbkdf2Sync, scryptSync } from 'node:crypto';
import type { PasswordEncryptionMethod } from '@gatehouse/contract/passwords/encryption-methods';

/** A hash that no default of a framework is, with what it costs and how a password is compared (ADR 205). */
interface ForeignHash {
  cost: { iterations?: number; scryptBlocks?: number; memoryKib?: number };
  expected: Buffer;
  /** Of a function that is slow on purpose. */
  derive?: (password: string) => Buffer;
  /** Of a plain digest. */
  digest?: (password: string) => Buffer;
}

interface Stored {
  method: PasswordEncryptionMethod;
  value: string;
}

const base64 = String.raw`[A-Za-z\d+/]`;
/** Bytes of a block of PBKDF2: each block costs all iterations. */
const blockBytes: Partial<Record<string, number>> = { sha1: 20, sha256: 32, sha512: 64 };
const pbkdf2 = new RegExp(
  String.raw`^\$pbkdf2-(sha1|sha256|sha512)\$i=([1-9]\d{0,8}),l=([1-9]\d{0,2})\$(${base64}{1,172})\$(${base64}{16,342})$`,
);
const scrypt = new RegExp(
  String.raw`^\$scrypt\$ln=([1-9]\d?),r=([1-9]\d{0,3}),p=([1-9]\d{0,2})\$(${base64}{1,172})\$(${base64}{16,172})$`,
);
const firebase = new RegExp(
  String.raw`^\$firebase-scrypt\$ln=([1-9]\d?),r=([1-9]\d?)\$([\w.-]{3,600})\$(${base64}{1,172})\$(${base64}{16,172})$`,
);
const settingsOf =
  /^\$(?:pbkdf2-sha(?:1|256|512)\$i=\d+,l=\d+|scrypt\$ln=\d+,r=\d+,p=\d+|firebase-scrypt\$ln=\d+,r=\d+)\$/;

/** What determines the cost of verifying a hash. */
export const foreignSettings = (value: string): string | undefined => settingsOf.exec(value)?.[0];

/** A hash with these settings that matches no password. */
export function decoyOfForeign(settings: string): Stored | undefined {
  const [salt, hash] = ['A'.repeat(22), 'A'.repeat(43)];
  if (settings.startsWith('$scrypt$')) return { method: 'Scrypt', value: `${settings}${salt}$${hash}` };
  if (settings.startsWith('$firebase-scrypt$'))
    return { method: 'FirebaseScrypt', value: `${settings}${hash}.AA$${salt}$${hash}` };
  const length = Number(/,l=(\d+)\$$/.exec(settings)?.[1] ?? 0);
  if (!settings.startsWith('$pbkdf2-') || length === 0) return undefined;
  return { method: 'PBKDF2', value: `${settings}${salt}$${encode(Buffer.alloc(length))}` };
}

/** Reads a stored hash of one of these methods; undefined if it doesn't have the method's format. */
export function readForeignHash(method: PasswordEncryptionMethod, value: string): ForeignHash | undefined {
  switch (method) {
    case 'PBKDF2':
      return readPbkdf2(value);
    case 'Scrypt':
      return readScrypt(value);
    case 'FirebaseScrypt':
      return readFirebase(value);
    case 'Legacy':
      return readLegacy(value);
    default:
      return undefined;
  }
}

/** Base64 without padding, as in PHC strings. */
export const encode = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
const decode = (text: string): Buffer => Buffer.from(text, 'base64');

function readPbkdf2(value: string): ForeignHash | undefined {
  const [, digest = '', count, size, salt = '', hash = ''] = pbkdf2.exec(value) ?? [];
  const [iterations, length, expected] = [Number(count), Number(size), decode(hash)];
  if (digest === '' || expected.length !== length) return undefined;
  return {
    cost: { iterations: iterations * Math.ceil(length / (blockBytes[digest] ?? 1)) },
    expected,
    derive: (password) => pbkdf2Sync(password, decode(salt), iterations, length, digest),
  };
}

/** N is two to the power of ln. */
function readParameters(ln: string, r: string, p: string) {
  const [N, blocks, lanes] = [2 ** Number(ln), Number(r), Number(p)];
  const memory = 128 * N * blocks + 128 * blocks * lanes;
  return {
    cost: { scryptBlocks: N * blocks * lanes, memoryKib: memory / 1024 },
    options: { N, r: blocks, p: lanes, maxmem: 2 * memory + 1024 * 1024 },
  };
}

function readScrypt(value: string): ForeignHash | undefined {
  const [, ln = '', r = '', p = '', salt = '', hash = ''] = scrypt.exec(value) ?? [];
  if (hash === '') return undefined;
  const { cost, options } = readParameters(ln, r, p);
  const expected = decode(hash);
  return {
    cost,
    expected,
    derive: (password) => scryptSync(password, decode(salt), expected.length, options),
  };
}

/** Firebase encrypts the project's signer key with what scrypt derives from the password; the result is the hash. */
function readFirebase(value: string): ForeignHash | undefined {
  const [, ln = '', r = '', secret = '', salt = '', hash = ''] = firebase.exec(value) ?? [];
  if (hash === '') return undefined;
  const { cost, options } = readParameters(ln, r, '1');
  return {
    cost,
    expected: decode(hash),
    derive(password) {
      const [signerKey = '', separator = ''] = secret.split('.');
      const salted = Buffer.concat([decode(salt), Buffer.from(separator, 'base64url')]);
      const key = scryptSync(password, salted, 64, options).subarray(0, 32);
      const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
      return Buffer.concat([cipher.update(Buffer.from(signerKey, 'base64url')), cipher.final()]);
    },
  };
}

/** `["sha256", ["salt", "@"], "hash in hexadecimal"]`: a digest of the joined texts, of which `@` is the password. */
function readLegacy(value: string): ForeignHash | undefined {
  const read = parseLegacy(value);
  if (!read || !/^(?:[\da-f]{2})+$/i.test(read.hash)) return undefined;
  const { algorithm, texts, hash } = read;
  if (!isDigest(algorithm) || !texts.includes('@')) return undefined;
  return {
    cost: {},
    expected: Buffer.from(hash, 'hex'),
    digest: (password) =>
      createHash(algorithm)
        .update(texts.map((text) => (text === '@' ? password : text)).join(''), 'utf8')
        .digest(),
  };
}

/** A fixed output, so that its length isn't up to the caller. */
const isDigest = (name: string): boolean =>
  /^(?:md5|sha1|sha(?:224|256|384|512)(?:-\d{3})?|sha3-\d{3}|ripemd160|blake2[bs]\d{3})$/.test(name) &&
  getHashes().includes(name);

/** The parts of a hash in the form of `Legacy`. */
export function parseLegacy(
  value: string,
): { algorithm: string; texts: readonly string[]; hash: string } | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(value);
  } catch {
    return undefined;
  }
  if (!Array.isArray(parsed) || parsed.length !== 3) return undefined;
  const [algorithm, texts, hash]: unknown[] = parsed;
  if (typeof algorithm !== 'string' || typeof hash !== 'string' || !Array.isArray(texts)) return undefined;
  if (!texts.every((text): text is string => typeof text === 'string') || texts.length > 16) return undefined;
  return { algorithm: algorithm.toLowerCase(), texts, hash };
}
