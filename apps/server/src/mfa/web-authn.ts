import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import {
  type AuthenticationPayload,
  authenticationOptions,
  type RegistrationPayload,
  registrationOptions,
} from '@gatehouse/contract/sign-in/web-authn';
import type { Tenant } from '../ctx.ts';

type Transports = RegistrationPayload['response']['transports'];

/** A key of a user, as its row keeps it (ENT-08). */
export interface StoredCredential {
  credentialId: string;
  /** COSE, in base64url. */
  publicKey: string;
  transports: NonNullable<Transports>;
  counter: number;
  rpId: string;
  agent: string;
}

const rpIdOf = ({ origin }: Tenant): string => new URL(origin).hostname;

const describe = ({ credentialId, transports }: StoredCredential) => ({ id: credentialId, transports });

/** What a browser needs to make a key for this account. Nothing is asked about the maker of the authenticator. */
export async function offerRegistration(
  tenant: Tenant,
  { userId, name, known }: { userId: string; name: string; known: StoredCredential[] },
) {
  const options = await generateRegistrationOptions({
    rpName: rpIdOf(tenant),
    rpID: rpIdOf(tenant),
    userID: new TextEncoder().encode(userId),
    userName: name,
    attestationType: 'none',
    excludeCredentials: known.map(describe),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return registrationOptions.parse(options);
}

/** The new key, or undefined when what came is no answer to this challenge from one of our own pages. */
export async function checkRegistration(
  tenant: Tenant,
  payload: RegistrationPayload,
  challenge: string,
): Promise<Omit<StoredCredential, 'agent'> | undefined> {
  const result = await verifyRegistrationResponse({
    response: { ...payload, type: 'public-key', clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: tenant.origin,
    expectedRPID: rpIdOf(tenant),
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!result?.verified) return undefined;
  const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    transports: transports as StoredCredential['transports'],
    counter,
    rpId: rpIdOf(tenant),
  };
}

/** What a browser needs to find one of these keys. */
export async function offerAuthentication(tenant: Tenant, known: StoredCredential[]) {
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(tenant),
    allowCredentials: known.map(describe),
    userVerification: 'preferred',
  });
  return authenticationOptions.parse(options);
}

/**
 * The key's new counter, or undefined when what came is no answer to this challenge by this key from one of our own pages, or the
 * counter has gone back, as a copied key's does (WebAuthn Level 3, section 6.1.1).
 */
export async function checkAuthentication(
  tenant: Tenant,
  payload: AuthenticationPayload,
  challenge: string,
  { credentialId, publicKey, transports, counter }: StoredCredential,
): Promise<number | undefined> {
  const result = await verifyAuthenticationResponse({
    response: { ...payload, type: 'public-key', clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: tenant.origin,
    expectedRPID: rpIdOf(tenant),
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter,
      transports,
    },
    requireUserVerification: false,
  }).catch(() => undefined);
  return result?.verified ? result.authenticationInfo.newCounter : undefined;
}
