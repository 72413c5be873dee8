import { acrValues } from '@gatehouse/contract/applications/step-up';
import { spareFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import type { AllClientMetadata, KoaContextWithOIDC } from 'oidc-provider';
import { getSignInExperience } from '../experience/sign-in-experience-store.ts';
import { errors } from './engine.ts';
import { requestOf } from './request.ts';

/**
 * Whether the request is answered only with a second factor (RFC 9470 4): its application may ask for one, and does. Any of the values is
 * enough, so one that names both, or none that we know, asks for nothing.
 */
export function asksForMfa({ oidc: { client, params } }: KoaContextWithOIDC): boolean {
  const asked = String(params?.acr_values ?? '').split(' ');
  return (
    client?.allowsStepUp === true &&
    asked.includes(acrValues.multiFactor) &&
    !asked.includes(acrValues.oneFactor)
  );
}

/**
 * Whether the user has to sign in again, with a second factor. Throws if that wouldn't help: the tenant offers none, or the sign-in that has
 * just ended couldn't verify one (OpenID Connect Core Unmet Authentication Requirements 1.0).
 */
export async function lacksAskedFactor(ctx: KoaContextWithOIDC): Promise<boolean> {
  const { session, result } = ctx.oidc;
  if (!asksForMfa(ctx)) return false;
  if (session?.accountId !== undefined && session.acr === acrValues.multiFactor) return false;
  const { runtime, tenant } = requestOf(ctx);
  const { mfa } = await getSignInExperience(runtime, tenant.id);
  const offersNone = mfa.factors.every((factor) => factor === spareFactor);
  if (offersNone || result?.login)
    throw new errors.UnmetAuthenticationRequirements('the user could not verify a second factor');
  return true;
}

/**
 * What access tokens of applications with step-up say of the sign-in behind them (RFC 9470 6), so that an API can ask for a stronger or newer
 * one. Tokens that aren't of a sign-in of the user have nothing of it.
 */
export function authenticationClaims({
  oidc: { client, entities },
}: KoaContextWithOIDC): { acr?: string; auth_time?: number } | undefined {
  const source = entities.RefreshToken ?? entities.AuthorizationCode ?? entities.DeviceCode;
  if (!client?.allowsStepUp || !source?.acr) return undefined;
  return { acr: source.acr, ...(source.authTime !== undefined && { auth_time: source.authTime }) };
}

/** The engine's metadata of an application that may ask for a second factor: its ID tokens always have `acr` and `auth_time`. */
export const stepUpMetadata = (isOn: boolean): AllClientMetadata =>
  isOn ? { default_acr_values: [acrValues.oneFactor], require_auth_time: true } : {};
