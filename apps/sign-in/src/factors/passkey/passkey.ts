import { offerPasskeys, verifyPasskeySignIn } from '@gatehouse/contract/sign-in/passkey-endpoints';
import type { AuthenticationPayload } from '@gatehouse/contract/sign-in/web-authn';
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import { ensureEvent } from '../../flow/advance.ts';
import type { Flow } from '../../flow/flow-context.tsx';
import { rejectCanceled } from '../web-authn/canceled.ts';

/** Asks for a passkey in the browser's dialog. */
export const requestPasskey = (flow: Flow): Promise<AuthenticationPayload> => request(flow, false);

/**
 * Offers passkeys in the autofill of the identifier field (conditional mediation; WebAuthn Level 3, section 5.1.4) until `signal` is
 * aborted. Resolves with undefined if the user chose none.
 */
export async function offerPasskeyAutofill(
  flow: Flow,
  signal: AbortSignal,
): Promise<AuthenticationPayload | undefined> {
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
  return request(flow, true, signal).catch(() => undefined);
}

async function request(
  { call }: Flow,
  useBrowserAutofill: boolean,
  signal?: AbortSignal,
): Promise<AuthenticationPayload> {
  const { authenticationOptions } = await call(offerPasskeys);
  signal?.throwIfAborted();
  // The page renders the field; the library's check would reject fields with more autocomplete tokens.
  const credential = await startAuthentication({
    optionsJSON: authenticationOptions,
    useBrowserAutofill,
    verifyBrowserAutofillInput: false,
  }).catch(rejectCanceled);
  return { ...credential, type: 'WebAuthn' };
}

/** Signs in with a passkey's signature. */
export async function signInWithPasskey(
  { call, next, follow }: Flow,
  payload: AuthenticationPayload,
): Promise<void> {
  await ensureEvent(call, next, 'SignIn');
  await follow((await call(verifyPasskeySignIn, { body: { payload } })).next);
}
