import { normalizeIdentifier } from '@gatehouse/contract/validation/identifiers';
import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
import type { ClientExtras } from './clients.ts';
import { wantsAnotherAccount } from './device.ts';
import { policies, type InteractionPolicy } from './engine.ts';
import { requestOf, workOf } from './request.ts';

/**
 * When the engine must ask the person: to sign in, and to consent where the application is a third party's. First-party
 * applications never see a consent page (ADR 7); their grant is written by `loadGrant`.
 */
export function createPolicy(): ReturnType<InteractionPolicy['base']> {
  const policy = policies.base();
  const checks = policy.get('consent')?.checks;
  const asked = checks?.get('consent_prompt');
  if (!checks || !asked) throw new Error('oidc-provider has another consent policy; look at oidc/grants.ts');
  checks.remove('native_client_prompt');
  const { check } = asked;
  asked.check = (ctx) => isThirdParty(ctx) && check(ctx);
  const login = policy.get('login')?.checks;
  login?.add(
    new policies.Check(
      'one_time_token',
      'a link for another account was opened',
      'login_required',
      opensLink,
    ),
  );
  login?.add(
    new policies.Check(
      'another_account',
      'another account is to be used on the device',
      'login_required',
      wantsAnotherAccount,
    ),
  );
  return policy;
}

/** Whether somebody who is signed in has opened a link that was made for somebody else: they are asked, and not passed through. */
async function opensLink({ oidc }: KoaContextWithOIDC): Promise<boolean> {
  const { params, session, account, result } = oidc;
  if (result || !params?.one_time_token || !session?.accountId) return false;
  const claims = await account?.claims('userinfo', 'email', {}, []);
  const hint = normalizeIdentifier('email', String(params.login_hint));
  return hint === undefined || claims?.email !== hint;
}

const isThirdParty = ({ oidc }: KoaContextWithOIDC): boolean =>
  (oidc.client as unknown as ClientExtras).isThirdParty;

/** The grant this request works under: what was consented to, or the session's; a first-party one grows by what is asked for. */
export async function loadGrant(ctx: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { oidc } = ctx;
  const { provider, session, client, account, result } = oidc;
  // Whoever is to sign in first need not be the session's user.
  if (!session || !client || !account || oidc.promptPending('login') || wantsAnotherAccount(ctx))
    return undefined;
  const grantId = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const found = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  const existing = found?.accountId === account.accountId ? found : undefined;
  if (isThirdParty(ctx)) return existing;
  const grant = existing ?? new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  const grew = growGrant(ctx, grant);
  if (grew || !existing) await grant.save();
  if (!existing && (client as unknown as ClientExtras).limitsGrants)
    workOf(requestOf(ctx)).limited.set(grant.jti, {
      account_id: account.accountId,
      client_id: client.clientId,
      kept: grant.jti,
    });
  return grant;
}

/**
 * Adds what the request names. Of resources these are the names asked for, held or not: each token is cut to what the
 * user's roles hold at that moment, so that a role given later counts at the next refresh.
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
