import { createHash } from 'node:crypto';
import {
  type AuthenticationPayload,
  authenticationOptions,
  type RegistrationPayload,
  registrationOptions,
} from '@gatehouse/contract/sign-in/web-authn';
import type { Tenant } from '../runtime/ctx.ts';

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

/** Hundreds of files that a server without passkeys never needs: a start would open them one by one. */
const webAuthn = () => import('@simplewebauthn/server');

const rpIdOf = ({ origin }: Tenant): string => new URL(origin).hostname;

/**
 * What an authenticator knows an account by: nothing can be read from it, not even the id that applications know (WebAuthn Level 3,
 * section 14.6.1).
 */
const userHandle = ({ id }: Tenant, userId: string): Buffer =>
  createHash('sha256').update(`${id}:${userId}`).digest();

const describe = ({ credentialId, transports }: StoredCredential) => ({ id: credentialId, transports });

/** What a browser needs to make a key for this account. Nothing is asked about the maker of the authenticator. */
export async function offerRegistration(
  tenant: Tenant,
  { userId, name, known }: { userId: string; name: string; known: StoredCredential[] },
) {
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: rpIdOf(tenant),
    rpID: rpIdOf(tenant),
    userID: new Uint8Array(userHandle(tenant, userId)),
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
  const { verifyRegistrationResponse } = await webAuthn();
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
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(tenant),
    allowCredentials: known.map(describe),
    userVerification: 'preferred',
  });
  return authenticationOptions.parse(options);
}

/** What a browser needs to show whatever passkeys it has for us, and to have their user verified. */
export async function offerAnyPasskey(tenant: Tenant, challenge: string) {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(tenant),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    userVerification: 'required',
  });
  return authenticationOptions.parse(options);
}

/**
 * The same as `checkAuthentication` for a passkey that is the only proof: its user was verified, and the account that it names is the one
 * that has it (WebAuthn Level 3, section 7.2, steps 6 and 17).
 */
export async function checkPasskey(
  tenant: Tenant,
  payload: AuthenticationPayload,
  challenge: string,
  credential: StoredCredential & { userId: string },
): Promise<number | undefined> {
  const handle = userHandle(tenant, credential.userId).toString('base64url');
  if (payload.response.userHandle !== handle) return undefined;
  return checkAuthentication(tenant, payload, challenge, credential, { requireUserVerification: true });
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
  { requireUserVerification } = { requireUserVerification: false },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webAuthn();
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
    requireUserVerification,
  }).catch(() => undefined);
  return result?.verified ? result.authenticationInfo.newCounter : undefined;
}
