import { createHash } from 'node:crypto';
import {
  type AuthenticationPayload,
  authenticationOptions,
  type RegistrationPayload,
  registrationOptions,
} from '@gatehouse/contract/sign-in/web-authn';
import type { Tenant } from '../runtime/ctx.ts';

type Transports = RegistrationPayload['response']['transports'];

/** A WebAuthn credential of a user, as its row stores it (ENT-08). */
export interface StoredCredential {
  credentialId: string;
  /** COSE, in base64url. */
  publicKey: string;
  transports: NonNullable<Transports>;
  counter: number;
  rpId: string;
  agent: string;
}

/** Hundreds of files that a server without passkeys never needs: loading them would slow the start. */
const webAuthn = () => import('@simplewebauthn/server');

const rpIdOf = ({ origin }: Tenant): string => new URL(origin).hostname;

/** The user handle. It reveals nothing, not even the user ID that applications know (WebAuthn Level 3, section 14.6.1). */
const userHandle = ({ id }: Tenant, userId: string): Buffer =>
  createHash('sha256').update(`${id}:${userId}`).digest();

const toDescriptor = ({ credentialId, transports }: StoredCredential) => ({ id: credentialId, transports });

/** The options with which a browser creates a credential for this account. No attestation is requested. */
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
    excludeCredentials: known.map(toDescriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return registrationOptions.parse(options);
}

/** The new credential, or undefined if the response doesn't answer this challenge from a page at one of these origins, by default our own. */
export async function checkRegistration(
  tenant: Tenant,
  payload: RegistrationPayload,
  challenge: string,
  origins: readonly string[] = [tenant.origin],
): Promise<Omit<StoredCredential, 'agent'> | undefined> {
  const { verifyRegistrationResponse } = await webAuthn();
  const result = await verifyRegistrationResponse({
    response: { ...payload, type: 'public-key', clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: [...origins],
    expectedRPID: rpIdOf(tenant),
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!result?.verified) return undefined;
  const { id, publicKey, counter } = result.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    transports: payload.response.transports ?? [],
    counter,
    rpId: rpIdOf(tenant),
  };
}

/**
 * The options with which a browser uses one of these credentials: those of this host or, without any, those of one of the tenant's other hosts.
 * A browser can be asked for the passkeys of one host at a time.
 */
export async function offerAuthentication(
  tenant: Tenant,
  known: StoredCredential[],
  otherHosts: readonly string[] = [],
) {
  const { generateAuthenticationOptions } = await webAuthn();
  const isOf = (host: string) => (credential: StoredCredential) => credential.rpId === host;
  const host = [rpIdOf(tenant), ...otherHosts].find((each) => known.some(isOf(each)));
  const options = await generateAuthenticationOptions({
    rpID: host ?? rpIdOf(tenant),
    allowCredentials: (host === undefined ? known : known.filter(isOf(host))).map(toDescriptor),
    userVerification: 'preferred',
  });
  return authenticationOptions.parse(options);
}

/** The options with which a browser offers all passkeys that it has for us, with user verification. */
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
 * The same as `checkAuthentication` for a passkey that is the only factor: its user was verified, and owns the account
 * that it names (WebAuthn Level 3, section 7.2, steps 6 and 17).
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
 * The credential's new counter, or undefined if the response doesn't answer this challenge with this credential from
 * one of our own pages, or the counter has decreased, as that of a copy does (WebAuthn Level 3, section 6.1.1).
 */
export async function checkAuthentication(
  tenant: Tenant,
  payload: AuthenticationPayload,
  challenge: string,
  { credentialId, publicKey, transports, counter, rpId }: StoredCredential,
  {
    requireUserVerification = false,
    origins = [tenant.origin],
    otherHosts = [],
  }: {
    requireUserVerification?: boolean;
    origins?: readonly string[];
    /** Of the tenant, whose passkeys count, too. */
    otherHosts?: readonly string[];
  } = {},
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const result = await verifyAuthenticationResponse({
    response: { ...payload, type: 'public-key', clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: [...origins],
    expectedRPID: otherHosts.includes(rpId) ? rpId : rpIdOf(tenant),
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
