import type { KoaContextWithOIDC } from 'oidc-provider';
import { errors, type Provider } from './engine.ts';
import { keyInOrganizations, organizationsResource } from '../sessions/granted-resources.ts';
import type { OrganizationRefusal } from './load.ts';
import { currentContext, type OidcRequest, requestOf } from './request.ts';

/** A token for an organization is issued only if the user was asked for this scope. */
export const organizationsScope = 'urn:logto:scope:organizations';

/** Requests the claim with the user's roles in organizations. */
export const organizationRolesScope = 'urn:logto:scope:organization_roles';

/** The audience of tokens for the organization itself. */
const audienceOf = (organizationId: string): string => `urn:logto:organization:${organizationId}`;

const reasons: Readonly<Record<OrganizationRefusal, string>> = {
  membership: 'not a member of the organization',
  consent: 'the user has not given the application access to the organization',
  mfa: 'the organization requires a second factor, and the sign-in verified none; signing in with organization_id asks for it',
};

/** The organization that a token request names, as it was sent. At the authorization endpoint it gives no access (ADR 153). */
export function namedOrganization({ oidc: { route, body } }: KoaContextWithOIDC): unknown {
  const named: unknown = route === 'token' ? body?.organization_id : undefined;
  return named === null || named === '' ? undefined : named;
}

/** Without a resource, a token for an organization is one for the organizations resource. Must run before the engine reads its parameters. */
export function implyOrganizationsResource(ctx: KoaContextWithOIDC): void {
  const { params } = ctx.oidc;
  if (params && namedOrganization(ctx) !== undefined) params.resource ??= organizationsResource;
}

/**
 * The organization of a token request; undefined if it names none. Throws unless the user or application may have a token for it.
 * The engine asks for a resource before it issues anything, and a rejected request writes nothing (ADR 3): its code or refresh token can
 * be used again.
 */
export function requireOrganization(ctx: KoaContextWithOIDC): string | undefined {
  const named = namedOrganization(ctx);
  if (named === undefined) return undefined;
  if (typeof named !== 'string') throw new errors.InvalidRequest('organization_id must be given once');
  const request = requestOf(ctx);
  const { checkedOrganization: checked } = request;
  // An ID that can't be stored isn't read.
  const refusal = checked ? checked.refusal : 'membership';
  if (refusal) throw denied(reasons[refusal]);
  requireOrganizationsScope(ctx);
  request.organizationId = named;
  return named;
}

/** The wire answers 403, where the engine would answer 400. */
export function denied(reason: string): Error {
  const error = new errors.AccessDenied(reason, reason);
  error.status = error.statusCode = 403;
  return error;
}

function requireOrganizationsScope({ oidc: { entities } }: KoaContextWithOIDC): void {
  const source = entities.RefreshToken ?? entities.AuthorizationCode ?? entities.DeviceCode;
  // Client credentials have no user who was asked.
  if (!source) return;
  const isGranted =
    entities.Grant?.getOIDCScopeFiltered(new Set([organizationsScope])) === organizationsScope;
  if (!isGranted || !source.scopes.has(organizationsScope))
    throw new errors.InsufficientScope('the organizations scope is missing', organizationsScope);
}

/** The audience of a token for a resource. */
export const audienceFor = (indicator: string, organizationId: string | undefined): string =>
  indicator === organizationsResource && organizationId !== undefined
    ? audienceOf(organizationId)
    : indicator;

/** The claim of a token for an API that is limited to an organization. A token for the organization itself has it as audience. */
export const organizationClaim = (
  { organizationId }: OidcRequest,
  { aud }: { aud?: unknown },
): { organization_id: string } | undefined =>
  organizationId === undefined || aud === audienceOf(organizationId)
    ? undefined
    : { organization_id: organizationId };

/**
 * The engine issues tokens only for resources that were requested at sign-in. Tokens for an organization need the organizations scope
 * instead, whether or not the resource was requested as well (wire).
 */
function overrideTokens({ BaseToken: { prototype } }: Provider): void {
  const { get: listRequested } = Object.getOwnPropertyDescriptor(prototype, 'resourceIndicators') ?? {};
  Object.defineProperty(prototype, 'resourceIndicators', {
    configurable: true,
    get(this: object): Set<string> {
      const requested: Set<string> = listRequested?.call(this);
      return namedOrganization(currentContext()) === undefined
        ? requested
        : requested.add(organizationsResource);
    },
  });
}

/** What a grant allows: in a token, either everywhere or in the organization that the request names; both when access is requested. */
function overrideGrants({ Grant: { prototype } }: Provider): void {
  const { getResourceScope } = prototype;
  prototype.getResourceScope = function (indicator) {
    const ctx = currentContext();
    const everywhere = getResourceScope.call(this, indicator);
    if (!ctx.oidc.client?.isThirdParty || indicator === organizationsResource) return everywhere;
    const inOrganizations = getResourceScope.call(this, keyInOrganizations(indicator));
    if (ctx.oidc.route === 'token')
      return namedOrganization(ctx) === undefined ? everywhere : inOrganizations;
    return `${everywhere} ${inOrganizations}`.trim();
  };
}

/** Teaches the engine's tokens and grants about organizations. */
export function overrideForOrganizations(provider: Provider): void {
  overrideTokens(provider);
  overrideGrants(provider);
}
