import { type AccountPageState, accountPath } from '@gatehouse/contract/account/account-page';
import { builtInApplications } from '@gatehouse/contract/applications/built-in';
import { Refusal } from '../../flow/refusal.ts';

/** The page's token, kept in memory only. */
export interface Session {
  token: string;
  idToken: string;
  /** When the token was received, in milliseconds. */
  since: number;
  /** When the user authenticated, in milliseconds. */
  signedInAt: number;
  /** Whether a trusted device was enough instead of the second factor: then only a second factor verifies the user (ADR 161). */
  isByDevice: boolean;
}

/** Milliseconds after which a token that is rejected has probably expired. */
const shortest = 60_000;

/** Exchanges the authorization code for a token (RFC 6749, section 4.1.3). */
export async function redeem({ code, verifier }: AccountPageState['grant']): Promise<Session> {
  // The code is used up: neither the history nor a reload should contain it.
  history.replaceState(null, '', `${accountPath}${location.hash}`);
  const response = await fetch('/oidc/token', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: builtInApplications.account,
      redirect_uri: `${location.origin}${accountPath}`,
      code,
      code_verifier: verifier,
    }),
  }).catch(() => {
    throw new Refusal({ code: 'network' });
  });
  if (!response.ok) throw new Refusal({ code: 'unknown' });
  // As in the specification; our own server isn't checked again.
  const { access_token: token, id_token: idToken } = (await response.json()) as Record<
    'access_token' | 'id_token',
    string
  >;
  return { token, idToken, since: Date.now(), ...readSignIn(idToken) };
}

/** The sign-in in an ID token (OpenID Connect Core, section 2), which the server checks again when it counts. */
function readSignIn(idToken: string): Pick<Session, 'signedInAt' | 'isByDevice'> {
  const payload = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const { auth_time: seconds, amr } = JSON.parse(atob(payload)) as { auth_time?: number; amr?: string[] };
  return { signedInAt: (seconds ?? 0) * 1000, isByDevice: amr?.includes('trusted_device') ?? false };
}

/** Signs in again: at once if the browser's session lasts, otherwise the user does. Stays pending while the browser navigates. */
export function signInAgain({ isForced = false } = {}): Promise<never> {
  if (isForced) location.assign(`${accountPath}?sign-in${location.hash}`);
  else location.reload();
  return new Promise<never>(() => undefined);
}

/** Whether a rejected token has expired, and isn't just a token that is never accepted. */
export const hasExpired = ({ since }: Session): boolean => Date.now() - since > shortest;

/** Where the user signs out (OpenID Connect RP-Initiated Logout, section 2). */
export const signOutUrl = ({ idToken }: Session): string =>
  `/oidc/session/end?${new URLSearchParams({
    id_token_hint: idToken,
    post_logout_redirect_uri: `${location.origin}${accountPath}`,
  })}`;
