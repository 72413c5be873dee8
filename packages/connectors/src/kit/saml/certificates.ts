import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { ConnectorError } from '../error.ts';

/** Whose signatures count, and until when the certificate says so. */
export interface SigningCertificate {
  pem: string;
  subject: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** A provider has two while it changes them. */
const most = 20;

const boundary = /-----(?:BEGIN|END) CERTIFICATE-----/;

/**
 * Certificates as administrators have them: one or several, in PEM or as the bare text of metadata. Throws `invalid_certificate` when one
 * cannot be read, or when there is none.
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

/** A private key of ours, in PEM. Throws `invalid_config` when it cannot be read. */
export function readPrivateKey(pem: string, passphrase?: string): KeyObject {
  try {
    return createPrivateKey({ key: pem.trim(), passphrase: passphrase || undefined });
  } catch (cause) {
    throw new ConnectorError('invalid_config', 'The private key cannot be read', { cause });
  }
}
