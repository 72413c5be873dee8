import type * as api from '@gatehouse/contract/sign-in/passkey-endpoints';
import type { AuthenticationPayload } from '@gatehouse/contract/sign-in/web-authn';
import { ensureEvent } from '../../flow/advance.ts';
import { Refusal } from '../../flow/client.ts';
import type { Flow } from '../../flow/flow-context.tsx';

/** Whether this browser offers passkeys where a name is typed. */
export const hasAutofill = async (): Promise<boolean> =>
  typeof PublicKeyCredential !== 'undefined' &&
  (await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) === true;

/**
 * Asks the browser for a passkey: in a window of its own, or among what it fills in (`conditional`; WebAuthn Level 3, section 5.1.4).
 * Undefined when none came of that.
 */
export async function askForPasskey(
  { call }: Flow,
  mediation: 'optional' | 'conditional',
  signal: AbortSignal,
): Promise<AuthenticationPayload | undefined> {
  const { authenticationOptions } = await call<typeof api.offerPasskeys>(
    'POST',
    '/api/experience/preflight/sign-in-passkey/authentication',
  );
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    authenticationOptions as PublicKeyCredentialRequestOptionsJSON,
  );
  const credential = await navigator.credentials.get({ publicKey, mediation, signal }).catch(() => undefined);
  if (!(credential instanceof PublicKeyCredential)) return undefined;
  return { ...credential.toJSON(), type: 'WebAuthn' } as unknown as AuthenticationPayload;
}

/** Signs in by what the passkey has signed. */
export async function provePasskey(
  { call, next, follow }: Flow,
  payload: AuthenticationPayload,
): Promise<void> {
  await ensureEvent(call, next, 'SignIn');
  const answer = await call<typeof api.verifyPasskeySignIn>(
    'POST',
    '/api/experience/verification/sign-in-passkey/authentication/verify',
    { payload },
  );
  await follow(answer.next);
}

/** Who closes the browser's window, or waits too long, has proven nothing. */
export const cancelled = (): never => {
  throw new Refusal({ code: 'session.mfa.webauthn_verification_failed', message: '' });
};
