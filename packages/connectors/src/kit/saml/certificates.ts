import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { ConnectorError } from '../error.ts';

/** A certificate for verifying signatures. */
export interface SigningCertificate {
  pem: string;
  subject: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Providers have two during a rotation. */
const most = 20;

const boundary = /-----(?:BEGIN|END) CERTIFICATE-----/;

/**
 * Reads one or several certificates, in PEM or as the Base64 text of metadata. Throws `invalid_certificate` if one cannot be read, or if
 * there is none.
 */
export function readCertificates(text: string): SigningCertificate[] {
  const found = text
    .split(boundary)
    .map((part) => part.replaceAll(/\s/g, ''))
    .filter((part) => part !== '');
  if (found.length === 0) throw refuse('there is none');
  if (found.length > most) throw refuse(`there are more than ${most}`);
  return found.map(readCertificate);
}

function readCertificate(base64: string): SigningCertificate {
  try {
    const { subject, validTo, publicKey, raw } = new X509Certificate(Buffer.from(base64, 'base64'));
    if (publicKey.asymmetricKeyType !== 'rsa' && publicKey.asymmetricKeyType !== 'rsa-pss')
      throw refuse('only RSA keys are known here');
    const lines = raw.toString('base64').match(/.{1,64}/g) ?? [];
    return {
      pem: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
      subject,
      expiresAt: Date.parse(validTo),
    };
  } catch (error) {
    if (error instanceof ConnectorError) throw error;
    throw refuse('it is not one of X.509', error);
  }
}

const refuse = (why: string, cause?: unknown): ConnectorError =>
  new ConnectorError('invalid_certificate', `The certificate cannot be used: ${why}`, { cause });

/** Reads a private key in PEM. Throws `invalid_config` if it cannot be read. */
export function readPrivateKey(pem: string, passphrase?: string): KeyObject {
  try {
    return createPrivateKey({ key: pem.trim(), passphrase: passphrase || undefined });
  } catch (cause) {
    throw new ConnectorError('invalid_config', 'The private key cannot be read', { cause });
  }
}
