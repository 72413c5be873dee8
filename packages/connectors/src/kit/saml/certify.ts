import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto';

/** A DER value (X.690): tag, length, content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, Math.floor(length / 256), length % 256];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
}
const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts);
const time = (text: string): Buffer => der(0x18, Buffer.from(text));

/** 2.5.4.3 (common name), and 1.2.840.113549.1.1.11 (RSA with SHA-256) with its empty parameters. */
const commonName = der(0x06, Buffer.from([0x55, 0x04, 0x03]));
const rsaWithSha256 = sequence(
  der(0x06, Buffer.from([0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b])),
  der(0x05),
);

/** A date before 2050 has two digits for its year (RFC 5280 4.1.2.5). */
function date(at: number): Buffer {
  const text = new Date(at).toISOString().replaceAll(/[-:T]|\.\d+/g, '');
  return Number(text.slice(0, 4)) < 2050 ? der(0x17, Buffer.from(text.slice(2))) : time(text);
}

/**
 * A self-signed certificate in PEM (RFC 5280 4.1): identity providers expect keys in this form and only use the key. The certificate is
 * derived from the key, so it isn't stored; it doesn't expire (RFC 5280 4.1.2.5), because keys are rotated instead, unless `validity` says
 * from when until when it is valid, in milliseconds since 1970.
 */
export function certify(
  key: KeyObject,
  name = 'Gatehouse',
  validity?: { from: number; until: number },
): string {
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' });
  const serial = createHash('sha256').update(publicKey).digest().subarray(0, 16);
  // A positive number, whose first byte is not empty.
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40;
  const subject = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(name)))));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, serial),
    rsaWithSha256,
    subject,
    validity
      ? sequence(date(validity.from), date(validity.until))
      : sequence(time('20200101000000Z'), time('99991231235959Z')),
    subject,
    publicKey,
  );
  const whole = sequence(body, rsaWithSha256, der(0x03, Buffer.from([0]), sign('sha256', body, key)));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
