import { spareFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { enforcesOrganizationMfa } from '@gatehouse/contract/sign-in-experience/policies';
import { normalizeIdentifier } from '@gatehouse/contract/validation/identifiers';
import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
import { getSignInExperience } from '../experience/sign-in-experience-store.ts';
import { accessRefusal, isKeptOut, keepsOut } from './access.ts';
import { wantsAnotherAccount } from './device.ts';
import { policies, type InteractionPolicy } from './engine.ts';
import { isOnDevice } from '../registered-clients/redirect-targets.ts';
import { requestOf, workOf } from './request.ts';
import { asksForMfa, lacksAskedFactor } from './step-up.ts';

/**
 * Decides when users must sign in or give consent. Only third-party applications require consent (ADR 7); the grant of a
 * first-party application is written by `loadGrant`.
 */
export function createPolicy(): ReturnType<InteractionPolicy['base']> {
  const policy = policies.base();
  const consentPrompt = policy.get('consent');
  const checks = consentPrompt?.checks;
  const consent = checks?.get('consent_prompt');
  if (!consentPrompt || !checks || !consent)
    throw new Error('oidc-provider has another consent policy; update oidc/grants.ts');
  checks.remove('native_client_prompt');
  const again = 'the user has to allow an application on the device each time';
  checks.add(new policies.Check('registered_native_client', again, 'consent_required', mayBeImpersonated));
  const { check } = consent;
  consent.check = (ctx) => isThirdParty(ctx) && check(ctx);
  const prompt = policy.get('login');
  if (!prompt) throw new Error('oidc-provider has no login prompt any more; update oidc/grants.ts');
  const { checks: login, details } = prompt;
  // Stored in the flow, whatever it is asked for: signing in again for `max_age` must not lose the second factor.
  prompt.details = async (ctx) => ({ ...(await details(ctx)), ...(asksForMfa(ctx) && { mfa: true }) });
  login.add(
    new policies.Check(
      'acr_values',
      'the application asks for a second factor',
      'login_required',
      lacksAskedFactor,
    ),
  );
  login.add(
    new policies.Check(
      'one_time_token',
      'a link for another account was opened',
      'login_required',
      opensOtherUsersLink,
    ),
  );
  login.add(
    new policies.Check(
      'another_account',
      'the user chose another account for the device',
      'login_required',
      wantsAnotherAccount,
    ),
  );
  login.add(
    new policies.Check(
      'organization_mfa',
      'the organization requires a second factor, which the user has to verify or set up',
      'login_required',
      mustVerifyFactor,
    ),
  );
  // Before the consent prompt: who may not use an application isn't asked what it may do.
  const limited = new policies.Check('access_denied', accessRefusal, 'access_denied', keepsOut);
  policy.add(new policies.Prompt({ name: 'access' }, limited), policy.indexOf(consentPrompt));
  return policy;
}

/** Whether a signed-in user has opened a magic link for another account. They must sign in instead of continuing with their session. */
async function opensOtherUsersLink({ oidc }: KoaContextWithOIDC): Promise<boolean> {
  const { params, session, account, result } = oidc;
  if (result || !params?.one_time_token || !session?.accountId) return false;
  const claims = await account?.claims('userinfo', 'email', {}, []);
  const hint = normalizeIdentifier('email', String(params.login_hint));
  return hint === undefined || claims?.email !== hint;
}

/**
 * Whether the signed-in user has to verify a second factor, or set one up, for the organization that they sign in for. Signing in again asks for
 * it (ADR 153, 176); with their session they would only be sent back, and be refused the token for the organization.
 */
async function mustVerifyFactor(ctx: KoaContextWithOIDC): Promise<boolean> {
  const { runtime, tenant, checkedOrganization } = requestOf(ctx);
  // Read when the request arrives, not when it continues after its pages, so it can't be repeated without end.
  if (checkedOrganization?.refusal !== 'mfa') return false;
  const { mfa } = await getSignInExperience(runtime, tenant.id);
  return enforcesOrganizationMfa(mfa) && mfa.factors.some((factor) => factor !== spareFactor);
}

/**
 * Whether another program on the user's device could get the response in place of one that registered itself: its redirect URI is known, and nothing
 * shows who listens there (RFC 8252 8.6). Administrators' applications are trusted (ADR 7).
 */
function mayBeImpersonated({ oidc }: KoaContextWithOIDC): boolean {
  const uri = oidc.params?.redirect_uri;
  return (
    oidc.client?.isRegistered === true &&
    typeof uri === 'string' &&
    isOnDevice(uri) &&
    oidc.result?.consent === undefined
  );
}

const isThirdParty = ({ oidc }: KoaContextWithOIDC): boolean => oidc.client?.isThirdParty ?? true;

/** The request's grant: the one of the consent, or of the session. A first-party application's grant is extended by what it requests. */
export async function loadGrant(ctx: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { oidc } = ctx;
  const { provider, session, client, account, result } = oidc;
  // The user who has to sign in first may be another one than the session's.
  if (!session || !client || !account || oidc.promptPending('login') || wantsAnotherAccount(ctx))
    return undefined;
  // Nor is a grant written for a user who may not use the application.
  if (await isKeptOut(ctx)) return undefined;
  const grantId = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const found = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  const existing = found?.accountId === account.accountId ? found : undefined;
  if (isThirdParty(ctx)) return existing;
  const grant = existing ?? new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  const grew = growGrant(ctx, grant);
  if (grew || !existing) await grant.save();
  if (!existing && client.limitsGrants)
    workOf(requestOf(ctx)).limited.set(grant.jti, {
      account_id: account.accountId,
      client_id: client.clientId,
      kept: grant.jti,
    });
  return grant;
}

/**
 * Adds the requested scopes. Permissions are added even if the user doesn't have them: each token contains only those that the
 * user's roles include when it is issued, so a role assigned later applies at the next refresh.
 */
function growGrant({ oidc }: KoaContextWithOIDC, grant: Grant): boolean {
  let grew = false;
  const scopes = missing(oidc.requestParamOIDCScopes, grant.getOIDCScopeEncountered());
  if (scopes.length > 0) {
    grant.addOIDCScope(scopes.join(' '));
    grew = true;
  }
  const permissions = [...oidc.requestParamScopes].filter((name) => !oidc.requestParamOIDCScopes.has(name));
  for (const indicator of Object.keys(oidc.resourceServers ?? {})) {
    const added = missing(permissions, grant.getResourceScopeEncountered(indicator));
    if (added.length === 0) continue;
    grant.addResourceScope(indicator, added.join(' '));
    grew = true;
  }
  return grew;
}

function missing(wanted: Iterable<string>, encountered: string): string[] {
  const known = new Set(encountered.split(' '));
  return [...wanted].filter((name) => !known.has(name));
}
