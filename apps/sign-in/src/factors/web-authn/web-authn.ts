import {
  beginWebAuthnAuthentication,
  beginWebAuthnRegistration,
  verifyWebAuthnAuthentication,
  verifyWebAuthnRegistration,
} from '@gatehouse/contract/sign-in/web-authn-endpoints';
import { startAuthentication } from '@simplewebauthn/browser';
import type { Flow } from '../../flow/flow-context.tsx';
import { rejectCanceled } from './canceled.ts';
import { createPasskey } from './create-passkey.ts';

/** Verifies the user with a passkey or security key (WebAuthn Level 3, section 5.1.4). */
export async function verifyWebAuthn({ call, follow }: Flow): Promise<void> {
  const { verificationId, authenticationOptions: optionsJSON } = await call(beginWebAuthnAuthentication);
  const credential = await startAuthentication({ optionsJSON }).catch(rejectCanceled);
  const answer = await call(verifyWebAuthnAuthentication, {
    body: { verificationId, payload: { ...credential, type: 'WebAuthn' } },
  });
  await follow(answer.next);
}

/** Registers a passkey or security key. */
export async function registerWebAuthn({ call, follow }: Flow): Promise<void> {
  const { verificationId, registrationOptions } = await call(beginWebAuthnRegistration);
  const payload = await createPasskey(registrationOptions);
  const answer = await call(verifyWebAuthnRegistration, { body: { verificationId, payload } });
  await follow(answer.next);
}
