import type { ExplainedResource } from '@gatehouse/contract/explanations/access';
import type { ExplainedToken, TokenChange } from '@gatehouse/contract/explanations/tokens';
import type { TenantDb } from '../../database/database.ts';
import { countOrRefuse } from '../../limits/rate-limit.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import { readOnly } from '../../runtime/read-only.ts';
import { findResource } from './access-store.ts';
import { explainResource } from './given-scopes.ts';
import { readToken, type ReadToken } from './read-token.ts';
import { readParties, type TokenParties } from './token-store.ts';

/** An administrator explains a few tokens; a program that looks for valid ones would try many. */
const rate = { name: 'explain-token', limit: 30, windowMs: 60_000 };

const unknown: ExplainedToken = {
  kind: 'Unknown',
  jti: null,
  issuedAt: null,
  expiresAt: null,
  isActive: false,
  changes: [],
  user: null,
  application: null,
  organization: null,
  audience: null,
  actorId: null,
  grantId: null,
  scopes: [],
  resource: null,
  claims: [],
};

/**
 * Explains a token of the tenant (ADR 213). The token is in the body of this request alone: it is neither stored nor logged nor sent on, and
 * the response doesn't contain it. The audit log gets its ID.
 */
export async function explainToken(ctx: Ctx, token: string): Promise<ExplainedToken> {
  const { runtime, tenant, actor } = ctx;
  await countOrRefuse(runtime, tenant.id, rate, 'userId' in actor ? actor.userId : callerOf(actor));
  const find = await readToken(ctx, token);
  const explained = await runtime.database.tenant(tenant.id, async (db) => {
    await readOnly(runtime, tenant.id, db);
    const read = await find?.(db);
    return read ? explain(ctx, db, read) : unknown;
  });
  ctx.note({ params: { kind: explained.kind, ...(explained.jti !== null && { jti: explained.jti }) } });
  return explained;
}

const callerOf = (actor: Ctx['actor']): string => ('clientId' in actor ? actor.clientId : actor.kind);

async function explain({ now }: Ctx, db: TenantDb, read: ReadToken): Promise<ExplainedToken> {
  const { userId, applicationId, organizationId, grantId = null } = read;
  const parties = await readParties(db, { userId, applicationId, organizationId, grantId }, now);
  const resource = await explainAudience(db, read, parties);
  const given = new Map(resource?.scopes.map(({ name, refusal }) => [name, refusal === null]));
  const scopes = read.scopes.map((name) => ({
    name,
    // A resource that is gone gives none.
    isGiven: resource || read.audience !== undefined ? (given.get(name) ?? false) : null,
  }));
  const changes = listChanges(read, parties, { now, scopes, hasResource: resource !== null });
  return {
    kind: read.kind,
    jti: read.jti,
    issuedAt: read.issuedAt,
    expiresAt: read.expiresAt,
    isActive: changes.every((change) => change === 'ScopesLost'),
    changes,
    user: userId === null ? null : { id: userId, name: parties.user?.name ?? null },
    application:
      applicationId === null ? null : { id: applicationId, name: parties.application?.name ?? null },
    organization:
      organizationId === null ? null : { id: organizationId, name: parties.organization?.name ?? null },
    audience: read.audience ?? null,
    actorId: read.actorId,
    grantId,
    scopes,
    resource,
    claims: read.claims,
  };
}

/** The permissions of the token's resource or organization, as a token that is issued now would have them. */
async function explainAudience(
  db: TenantDb,
  { audience, userId, organizationId }: ReadToken,
  { application, user }: TokenParties,
): Promise<ExplainedResource | null> {
  if (audience === undefined || !application || (userId !== null && !user)) return null;
  const { id: applicationId, isThirdParty } = application;
  const holder = { applicationId, isThirdParty, userId, organizationId };
  if (audience === `urn:logto:organization:${organizationId}`) return explainResource(db, holder, undefined);
  const resource = await findResource(db, { indicator: audience });
  return resource ? explainResource(db, holder, resource) : null;
}

function listChanges(
  read: ReadToken,
  { user, application, mayUse, isMember, hasGrant }: TokenParties,
  { now, scopes, hasResource }: { now: number; scopes: ExplainedToken['scopes']; hasResource: boolean },
): TokenChange[] {
  const { userId, expiresAt, organizationId, audience, grantId } = read;
  const isGone = (userId !== null && !user) || !application;
  const found: [TokenChange, boolean][] = [
    ['Expired', expiresAt !== null && expiresAt <= now],
    ['Used', read.isUsed],
    ['GrantEnded', grantId !== undefined && !hasGrant],
    ['UserDeleted', userId !== null && !user],
    ['UserSuspended', user?.isSuspended === true],
    ['ApplicationDeleted', !application],
    ['AccessLost', mayUse === false],
    ['MembershipEnded', organizationId !== null && !isMember],
    ['ResourceDeleted', audience !== undefined && !hasResource && !isGone],
    ['ScopesLost', !isGone && hasResource && scopes.some(({ isGiven }) => isGiven === false)],
  ];
  return found.flatMap(([change, isSo]) => (isSo ? [change] : []));
}
