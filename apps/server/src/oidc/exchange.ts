import type {
  AccessToken,
  AsymmetricSigningAlgorithm,
  Client,
  KoaContextWithOIDC,
  ResourceServerInstance,
} from 'oidc-provider';
import { organizationsResource } from '../sessions/granted-resources.ts';
import { accessRefusal, keepsOut } from './access.ts';
import { findAccount } from './account.ts';
import { bindToken } from './bound-tokens.ts';
import { errors, type Provider } from './engine.ts';
import { exchangeGrant, exchangeParameters, issuedTokenType, readExchange } from './exchange-parameters.ts';
import { type Act, findActor, findSubject, type Subject } from './exchange-subjects.ts';
import { namedOrganization, organizationsScope } from './organization.ts';
import { requestOf, workOf } from './request.ts';
import { loadResourceServer } from './resources.ts';
import { requireTokens } from './token-limit.ts';
import { rowKey } from './work.ts';

/** How many users may act for each other in one token. */
const maxActors = 5;

/** Adds token exchange (RFC 8693, ADR 169) to the engine. */
export function registerExchange(provider: Provider, alg: AsymmetricSigningAlgorithm): void {
  provider.registerGrantType(exchangeGrant, (ctx) => exchange(ctx, alg), [...exchangeParameters]);
}

/**
 * Issues an access token to an application that acts as a user. Everything that can be rejected is checked before the request writes: a
 * subject token is used up only by the statement that also stores what is issued.
 */
async function exchange(ctx: KoaContextWithOIDC, alg: AsymmetricSigningAlgorithm): Promise<void> {
  const { client, params } = ctx.oidc;
  if (!client) throw new errors.InvalidClient('client is missing');
  const request = requestOf(ctx);
  await requireTokens(request);
  const { subject: given, actor: actorToken, resource } = readExchange(ctx);
  const named = namedOrganization(ctx);
  const organization = typeof named === 'string' ? named : undefined;
  const resources = resource === undefined ? [] : [resource];
  request.exchange = { facts: { subjectType: given.type } };
  const wanted = { clientId: client.clientId, resources, organization };
  const subject = await findSubject(ctx, given, wanted);
  request.exchange = {
    facts: subject.facts,
    expiresAt: subject.limits?.expiresAt,
    context: subject.context,
  };
  const account = await findAccount(ctx, subject.accountId);
  if (!account) throw new errors.InvalidGrant('the user may not sign in');
  ctx.oidc.entity('Account', account);
  if (await keepsOut(ctx)) throw new errors.AccessDenied(accessRefusal, accessRefusal);
  const actorId = actorToken === undefined ? undefined : await findActor(ctx, actorToken);
  if (actorId !== undefined) request.exchange.facts.actorId = actorId;
  request.exchange.act = chainActors(actorId, subject.limits?.act);
  requireSameOrganization(subject, organization);

  const token =
    resource === undefined
      ? await describeOpaque(ctx, client, subject)
      : describeJwt(ctx, client, subject, await readTarget(ctx, resource, alg));
  await bindToken(ctx, token);
  ctx.oidc.entity('AccessToken', token);
  const value = await token.save();
  if (subject.usesUp !== undefined) workOf(request).codes.add(subject.usesUp);
  ctx.body = {
    access_token: value,
    issued_token_type: issuedTokenType,
    token_type: token.tokenType,
    expires_in: token.expiration,
    // RFC 8693 2.2.1: always named if it isn't what was requested.
    scope: params?.scope === undefined ? token.scope || undefined : (token.scope ?? ''),
  };
}

/** The claim `act`: the actor of this exchange, and those of the exchanged token, which an exchange can't drop. */
function chainActors(actorId: string | undefined, former: Act | undefined): Act | undefined {
  const act = actorId === undefined ? former : { sub: actorId, ...(former && { act: former }) };
  let count = 0;
  for (let one = act; one; one = one.act) count += 1;
  if (count > maxActors) throw new errors.InvalidGrant(`more than ${maxActors} users act for each other`);
  return act;
}

/** An access token that is limited to an organization is exchanged only for one of the same organization. */
function requireSameOrganization({ limits }: Subject, organization: string | undefined): void {
  if (!limits) return;
  if (limits.organizationId !== undefined && limits.organizationId !== organization)
    throw new errors.InvalidTarget('the subject token is limited to another organization');
  if (organization === undefined) return;
  // It is for userinfo. Its result would be a JWT, which doesn't show that it comes from an exchange.
  if (limits.isExchanged) throw new errors.InvalidTarget('the subject token is only for userinfo');
  // As for the refresh token of the same sign-in.
  if (limits.grant.getOIDCScopeFiltered(new Set([organizationsScope])) !== organizationsScope)
    throw new errors.InsufficientScope('the organizations scope is missing', organizationsScope);
}

/** The resource that is requested, with the permissions that the user's roles give there now. */
async function readTarget(
  ctx: KoaContextWithOIDC,
  indicator: string,
  alg: AsymmetricSigningAlgorithm,
): Promise<ResourceServerInstance> {
  if (!URL.canParse(indicator) || indicator.includes('#'))
    throw new errors.InvalidTarget('resource indicator must be an absolute URI without a fragment');
  return new ctx.oidc.provider.ResourceServer(indicator, await loadResourceServer(ctx, indicator, alg));
}

/** A token for a resource. */
function describeJwt(
  { oidc: { provider, requestParamScopes } }: KoaContextWithOIDC,
  client: Client,
  { accountId, limits }: Subject,
  target: ResourceServerInstance,
): AccessToken {
  const resource = target.identifier();
  const held = new Set(target.scope.split(' '));
  const allowed = limits && allowedScopes(limits, resource, requestParamScopes);
  const scopes = [...requestParamScopes].filter((name) => held.has(name) && allowed?.has(name) !== false);
  const values = { accountId, client, gty: exchangeGrant };
  // The engine's types require a grant, which a token of impersonation doesn't have.
  type Values = ConstructorParameters<typeof provider.AccessToken>[0];
  const token = new provider.AccessToken(
    (limits ? { ...values, grantId: limits.grant.jti } : values) as Values,
  );
  token.resourceServer = target;
  token.scope = scopes.join(' ');
  return token;
}

/**
 * The scopes of a resource that the exchanged access token gives: its own for its own resource, and those granted at the sign-in for others.
 * Throws if the sign-in didn't include the resource.
 */
function allowedScopes(
  { grant, audience, scopes }: NonNullable<Subject['limits']>,
  resource: string,
  requested: Set<string>,
): ReadonlySet<string> {
  if (resource === audience) return scopes;
  const granted = grant.getResourceScope(resource);
  if (granted === '' && resource !== organizationsResource)
    throw new errors.InvalidTarget('the sign-in of the subject token did not include this resource');
  return new Set(grant.getResourceScopeFiltered(resource, requested).split(' '));
}

/** An opaque token for userinfo, with a grant of its own that ends with the subject's. */
async function describeOpaque(
  ctx: KoaContextWithOIDC,
  client: Client,
  { accountId, limits, parent }: Subject,
): Promise<AccessToken> {
  const { provider, requestParamOIDCScopes } = ctx.oidc;
  const asked = new Set([...requestParamOIDCScopes].filter((name) => name !== 'offline_access'));
  const scope = limits ? limits.grant.getOIDCScopeFiltered(asked) : [...asked].join(' ');
  const grant = new provider.Grant({ accountId, clientId: client.clientId });
  grant.addOIDCScope(scope);
  await grant.save();
  const row = workOf(requestOf(ctx)).upserts.get(rowKey('Grant', grant.jti));
  if (row) row.grant_id = parent;
  const token = new provider.AccessToken({ accountId, client, gty: exchangeGrant, grantId: grant.jti });
  token.scope = scope;
  return token;
}
