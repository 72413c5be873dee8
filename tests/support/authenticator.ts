import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** The part of CBOR (RFC 8949) that an authenticator without attestation needs. */
function encode(value: Cbor): Buffer {
  const head = (major: number, size: number): Buffer => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    return size < 256
      ? Buffer.from([(major << 5) | 24, size])
      : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, item]) => [encode(key), encode(item)]),
  ]);
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

/** Wrong values that a test has the authenticator or the browser send. */
interface Lies {
  challenge?: string;
  origin?: string;
  rpId?: string;
  type?: string;
  counter?: number;
  isVerified?: boolean;
  /** In base64url. */
  userHandle?: string;
}

/** A passkey in software (WebAuthn Level 3, sections 6.1 and 6.5): ES256, no attestation, in a browser at `origin`. */
export class TestAuthenticator {
  readonly id = randomBytes(32);
  counter = 0;
  /** The passkey's user handle, in base64url. */
  private userHandle: string | undefined;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Returns the result of `navigator.credentials.create`. */
  create({ challenge, user }: { challenge: string; user?: { id: string } }, lies: Lies = {}) {
    this.userHandle = user?.id;
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const cose = encode(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const size = Buffer.alloc(2);
    size.writeUInt16BE(this.id.length);
    const data = this.describe(lies, Buffer.concat([Buffer.alloc(16), size, this.id, cose]));
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', data],
    ]);
    return this.wrap({
      clientDataJSON: this.clientData('webauthn.create', challenge, lies).toString('base64url'),
      attestationObject: encode(attestation).toString('base64url'),
      transports: ['internal' as const],
    });
  }

  /** Returns the result of `navigator.credentials.get`. */
  get({ challenge }: { challenge: string }, lies: Lies = {}) {
    this.counter += 1;
    const data = this.describe(lies);
    const client = this.clientData('webauthn.get', challenge, lies);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.keys.privateKey);
    return this.wrap({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: lies.userHandle ?? this.userHandle,
    });
  }

  private wrap<R extends object>(response: R) {
    const id = this.id.toString('base64url');
    return { type: 'WebAuthn' as const, id, rawId: id, clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string, lies: Lies): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? this.origin,
        crossOrigin: false,
      }),
    );
  }

  private describe({ rpId, counter, isVerified = true }: Lies, attested?: Buffer): Buffer {
    const bits = flags.present | (isVerified ? flags.verified : 0) | (attested ? flags.attested : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.counter);
    return Buffer.concat([
      sha256(rpId ?? new URL(this.origin).hostname),
      Buffer.from([bits]),
      count,
      attested ?? Buffer.alloc(0),
    ]);
  }
}
