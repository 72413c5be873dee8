import { personalAccessTokenPrefix } from '@gatehouse/contract/users/personal-access-tokens';
import { subjectTokenPrefix } from '@gatehouse/contract/subject-tokens/subject-tokens';
import type { AccessToken, Grant, KoaContextWithOIDC } from 'oidc-provider';
import { z } from 'zod';
import { listGrantIds } from '../sessions/sessions.ts';
import { subjectTokenModel } from '../sessions/subject-tokens.ts';
import { hashTokenId } from '../sessions/token-id.ts';
import { usePersonalAccessToken } from '../users/personal-access-tokens.ts';
import { verifyOwnToken } from '../web/verify-token.ts';
import { errors } from './engine.ts';
import type { SubjectType } from './exchange-parameters.ts';
import type { LoadKeys } from './load.ts';
import { isMarkedWith } from './marked-ids.ts';
import { accessKey, loadInto, requestOf } from './request.ts';
import { rowKey } from './work.ts';

/** Who acts for the subject of a token, and for whom that one acted (RFC 8693 4.1). */
export interface Act {
  sub: string;
  act?: Act | undefined;
}

const actSchema: z.ZodType<Act> = z.lazy(() => z.object({ sub: z.string(), act: actSchema.optional() }));

/** The rights of the access token that is exchanged: the new one has no more. */
interface Limits {
  clientId: string;
  grant: Grant;
  scopes: ReadonlySet<string>;
  /** Undefined for an opaque token, which is for userinfo and the account API. */
  audience: string | undefined;
  organizationId: string | undefined;
  /** Seconds since 1970. */
  expiresAt: number;
  act: Act | undefined;
  /** Whether it is an opaque token that an exchange issued. */
  isExchanged: boolean;
}

/** The user whom an exchange is for. */
export interface Subject {
  accountId: string;
  /** Only of an access token. */
  limits?: Limits;
  /** What the grant of the new token ends with: a grant, or the ID of a personal access token. */
  parent: string;
  /** The stored ID of a subject token, which the exchange uses up. */
  usesUp?: string;
  /** What the creator of a subject token has noted with it, for scripts. */
  context?: unknown;
  /** For the audit log. */
  facts: Record<string, unknown>;
}

/** Rows that are read together with the subject. */
type Wanted = Pick<LoadKeys, 'clientId' | 'resources' | 'organization'>;

const organizationAudience = /^urn:logto:organization:(.+)$/;

/** The error of every token that isn't valid. Why it isn't goes only to the audit log. */
const invalid = (reason: string): Error => new errors.InvalidGrant(reason);

/**
 * Reads the subject of an exchange, with what else the request needs. Throws `invalid_grant` unless its token is valid. Whether the user may
 * sign in is up to the caller.
 */
export async function findSubject(
  ctx: KoaContextWithOIDC,
  { type, token }: { type: SubjectType; token: string },
  wanted: Wanted,
): Promise<Subject> {
  // Published clients also send a subject token as an access token.
  if (type === 'subjectToken' || token.startsWith(subjectTokenPrefix))
    return findBySubjectToken(ctx, token, wanted);
  if (type === 'personalAccessToken') return findByPersonalAccessToken(ctx, token, wanted);
  const { accountId, limits } = await findAccessToken(ctx, token, wanted);
  return {
    accountId,
    limits,
    parent: limits.grant.jti,
    facts: { subjectType: 'accessToken', subjectApplicationId: limits.clientId },
  };
}

async function findBySubjectToken(ctx: KoaContextWithOIDC, token: string, wanted: Wanted): Promise<Subject> {
  const request = requestOf(ctx);
  const id = hashTokenId(token);
  await loadInto(request, { instances: [[subjectTokenModel, id]], resources: [], ...wanted });
  const row = request.instances.get(rowKey(subjectTokenModel, id));
  if (!row) throw invalid('unknown or expired subject token');
  if (row.consumedAt !== null) throw invalid('the subject token has been used');
  const { accountId = '', subjectTokenId, creator, context } = row.payload;
  return {
    accountId,
    parent: id,
    usesUp: id,
    context,
    facts: { subjectType: 'subjectToken', subjectTokenId, subjectTokenCreator: creator },
  };
}

async function findByPersonalAccessToken(
  ctx: KoaContextWithOIDC,
  token: string,
  wanted: Wanted,
): Promise<Subject> {
  const request = requestOf(ctx);
  const { runtime, tenant } = request;
  if (!token.startsWith(personalAccessTokenPrefix)) throw invalid('not a personal access token');
  const found = await usePersonalAccessToken(runtime.database.for(tenant.id), token, runtime.clock());
  if (!found) throw invalid('unknown or expired personal access token');
  await loadInto(request, { instances: [], accountId: found.userId, resources: [], ...wanted });
  return {
    accountId: found.userId,
    parent: found.id,
    facts: { subjectType: 'personalAccessToken', personalAccessToken: found.name },
  };
}

/** The claims that access tokens of ours have besides those of RFC 9068. */
const ownClaims = z.object({
  sub: z.string(),
  client_id: z.string(),
  aud: z.string(),
  jti: z.string(),
  exp: z.number(),
  scope: z.string().default(''),
  organization_id: z.string().optional(),
  act: actSchema.optional(),
  cnf: z.unknown().optional(),
});

/**
 * The user of an access token of this tenant, whose application is a first-party one that the user may still use, and whose grant, and with it
 * the session, still exists. Throws `invalid_grant` otherwise.
 */
async function findAccessToken(
  ctx: KoaContextWithOIDC,
  token: string,
  wanted: Wanted = {},
): Promise<{ accountId: string; limits: Limits }> {
  const found = token.includes('.')
    ? await readJwt(ctx, token, wanted)
    : await readOpaque(ctx, token, wanted);
  const request = requestOf(ctx);
  const { accountId, limits } = found;
  const client = request.clients.get(limits.clientId);
  if (!client || client.isThirdParty) throw invalid('the access token is not of a first-party application');
  if (!request.users.has(accountId)) throw invalid('the user of the access token may not sign in');
  if (!request.access.get(accessKey(limits.clientId, accountId)))
    throw invalid('the user may not use the application of the access token');
  return found;
}

async function readJwt(ctx: KoaContextWithOIDC, token: string, wanted: Wanted) {
  const request = requestOf(ctx);
  const { runtime, tenant } = request;
  const { data: claims } = ownClaims.safeParse(await verifyOwnToken(runtime, tenant, token));
  if (!claims) throw invalid('not an access token of this tenant');
  // Who exchanges it can't prove to have the key, so a stolen one would be worth something again.
  if (claims.cnf !== undefined) throw invalid('the access token is bound to a key');
  const grantIds = await listGrantIds(runtime.database.for(tenant.id), claims.sub, runtime.clock());
  // A token of a machine has none, nor has one of an exchange without a session.
  const grantId = grantIds.find((id) => isMarkedWith(claims.jti, id));
  if (grantId === undefined) throw invalid('the grant of the access token has ended');
  await loadInto(request, { instances: [['Grant', grantId]], resources: [], ...wanted });
  const grant = await ctx.oidc.provider.Grant.find(grantId);
  if (!grant || grant.accountId !== claims.sub) throw invalid('the grant of the access token has ended');
  // The client of an exchanged token isn't the one that its grant is of.
  if (!request.clients.has(claims.client_id))
    await loadInto(request, {
      instances: [],
      clientId: claims.client_id,
      accountId: claims.sub,
      resources: [],
    });
  const ofOrganization = organizationAudience.exec(claims.aud)?.[1];
  const limits: Limits = {
    clientId: claims.client_id,
    grant,
    scopes: new Set(claims.scope.split(' ')),
    audience: ofOrganization === undefined ? claims.aud : undefined,
    organizationId: claims.organization_id ?? ofOrganization,
    expiresAt: claims.exp,
    act: claims.act,
    isExchanged: false,
  };
  return { accountId: claims.sub, limits };
}

async function readOpaque(ctx: KoaContextWithOIDC, token: string, wanted: Wanted) {
  const { AccessToken, Grant } = ctx.oidc.provider;
  await loadInto(requestOf(ctx), {
    instances: [['AccessToken', hashTokenId(token)]],
    resources: [],
    ...wanted,
  });
  // Only while its session exists, if it ends with it.
  const found: AccessToken | undefined = await AccessToken.find(token);
  const grant = found?.grantId === undefined ? undefined : await Grant.find(found.grantId);
  if (!found?.clientId || !grant || grant.accountId !== found.accountId)
    throw invalid('unknown or expired access token');
  if (found.jkt !== undefined) throw invalid('the access token is bound to a key');
  const limits: Limits = {
    clientId: found.clientId,
    grant,
    scopes: found.scopes,
    audience: undefined,
    organizationId: undefined,
    expiresAt: found.exp ?? 0,
    act: actSchema.safeParse(found.extra?.act).data,
    isExchanged: found.extra?.exchanged === true,
  };
  return { accountId: found.accountId, limits };
}

/**
 * The user who acts for the subject. An exchanged token can't be an actor's: the one who acts there wouldn’t be named. The
 * scope `openid` shows that an opaque token is of a sign-in.
 */
export async function findActor(ctx: KoaContextWithOIDC, token: string): Promise<string> {
  const { accountId, limits } = await findAccessToken(ctx, token);
  if (limits.act !== undefined || limits.isExchanged)
    throw invalid('the actor token is the result of an exchange');
  if (!token.includes('.') && !limits.scopes.has('openid'))
    throw invalid('the actor token lacks the scope openid');
  return accountId;
}
