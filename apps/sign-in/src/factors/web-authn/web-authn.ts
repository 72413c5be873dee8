import type { AuthenticationPayload, RegistrationPayload } from '@gatehouse/contract/sign-in/web-authn';
import type * as api from '@gatehouse/contract/sign-in/web-authn-endpoints';
import { Refusal } from '../../flow/client.ts';
import type { Flow } from '../../flow/flow-context.tsx';

/** Who closes the browser's window, or waits too long, has proven nothing. */
const cancelled = (): never => {
  throw new Refusal({ code: 'session.mfa.webauthn_verification_failed', message: '' });
};

/** Proves the account by a passkey or security key of this device (WebAuthn Level 3, section 5.1.4). */
export async function proveByKey({ call, follow }: Flow): Promise<void> {
  const { verificationId, authenticationOptions } = await call<typeof api.beginWebAuthnAuthentication>(
    'POST',
    '/api/experience/verification/web-authn/authentication',
  );
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    authenticationOptions as PublicKeyCredentialRequestOptionsJSON,
  );
  const credential = await navigator.credentials.get({ publicKey }).catch(cancelled);
  if (!(credential instanceof PublicKeyCredential)) return cancelled();
  const payload = { ...credential.toJSON(), type: 'WebAuthn' } as unknown as AuthenticationPayload;
  const answer = await call<typeof api.verifyWebAuthnAuthentication>(
    'POST',
    '/api/experience/verification/web-authn/authentication/verify',
    { verificationId, payload },
  );
  await follow(answer.next);
}

/** Sets up a passkey or security key of this device (WebAuthn Level 3, section 5.1.3). */
export async function bindKey({ call, follow }: Flow): Promise<void> {
  const { verificationId, registrationOptions } = await call<typeof api.beginWebAuthnRegistration>(
    'POST',
    '/api/experience/verification/web-authn/registration',
  );
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    registrationOptions as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await navigator.credentials.create({ publicKey }).catch(cancelled);
  if (!(credential instanceof PublicKeyCredential)) return cancelled();
  const payload = { ...credential.toJSON(), type: 'WebAuthn' } as unknown as RegistrationPayload;
  const answer = await call<typeof api.verifyWebAuthnRegistration>(
    'POST',
    '/api/experience/verification/web-authn/registration/verify',
    { verificationId, payload },
  );
  await follow(answer.next);
}
