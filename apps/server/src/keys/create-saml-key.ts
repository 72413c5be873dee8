import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { certify } from '@gatehouse/connectors/kit/saml/certify';
import { createId } from '../lib/ids.ts';
import type { Secrets } from './secrets.ts';

const generate = promisify(generateKeyPair);

/** A new key of a SAML application with its certificate, to be stored. */
export interface CreatedKey {
  id: string;
  sealed: string;
  certificate: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Generates a key with a self-signed certificate for the host of `origin`. */
export async function createSamlKey(
  secrets: Secrets,
  { origin, now, years }: { origin: string; now: number; years: number },
): Promise<CreatedKey> {
  const { privateKey } = await generate('rsa', { modulusLength: 2048 });
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  // A service provider whose clock is behind accepts it, too.
  const validity = { from: now - 3_600_000, until: end.getTime() };
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return {
    id: createId(),
    sealed: secrets.seal(pem),
    certificate: certify(privateKey, new URL(origin).hostname.slice(0, 64), validity),
    createdAt: new Date(now),
    expiresAt: end,
  };
}
