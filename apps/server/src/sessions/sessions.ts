import { lastSubmission, type UserGrant, type UserSession } from '@gatehouse/contract/sessions/sessions';
import { sql } from 'kysely';
import { z } from 'zod';
import type { TenantDb, TenantQueries } from '../database/database.ts';
import { endConsents } from '../organizations/consents.ts';
import { lockUser } from '../users/end-everything.ts';
import { readGrantKey } from './granted-resources.ts';

/** The applications' grants in a session. `persistsLogout`: offline access, which outlives the session. */
const authorizationsSchema = z
  .record(
    z.string(),
    z.looseObject({
      sid: z.string().optional(),
      grantId: z.string().optional(),
      persistsLogout: z.boolean().optional(),
    }),
  )
  .nullish()
  .transform((value) => value ?? {});

/** What the browser sent when the session was last written; older sessions have none. */
const browserSchema = z.object({ userAgent: z.string(), ip: z.string() }).nullish().catch(null);

/** The sign-in that created it; older sessions have none. */
const submissionSchema = lastSubmission.nullish().catch(null);

/** In the `amr` of a session whose second factor was left out in a trusted device (ADR 161). */
export const trustedDeviceMethod = 'trusted_device';

/** A browser's session. */
export interface StoredSession {
  uid: string;
  accountId: string;
  /** Seconds since 1970, as in the protocol: when it was written, and when its user authenticated. */
  issuedAt: number;
  loginTs: number;
  authorizations: z.infer<typeof authorizationsSchema>;
  browser: UserSession['browser'];
  lastSubmission: UserSession['lastSubmission'];
  expiresAt: number;
}

/** The engine's stored grant: names of scopes, separated by spaces. */
const grantPayload = z.object({
  iat: z.number().nullish(),
  openid: z.object({ scope: z.string().nullish() }).nullish(),
  resources: z.record(z.string(), z.string()).nullish(),
});

const namesIn = (scope = ''): string[] => scope.split(' ').filter(Boolean);

/** The sessions of a user that have not expired, newest first. */
export async function listSessions(db: TenantDb, userId: string, now: number): Promise<StoredSession[]> {
  const rows = await db
    .selectFrom('oidcInstances')
    .select(['uid', 'payload', 'expiresAt'])
    .where('model', '=', 'Session')
    .where('accountId', '=', userId)
    .where('expiresAt', '>', sql<number>`${new Date(now)}`)
    .orderBy('createdAt', 'desc')
    .execute();
  // Two tabs that finish concurrently leave two rows of one session.
  const byUid = new Map(rows.toReversed().map((row) => [row.uid ?? '', row]));
  return [...byUid].toReversed().map(([uid, { payload, expiresAt }]) => ({
    uid,
    accountId: userId,
    issuedAt: Number(payload.iat),
    loginTs: Number(payload.loginTs),
    authorizations: authorizationsSchema.parse(payload.authorizations),
    browser: browserSchema.parse(payload['browser']) ?? null,
    lastSubmission: submissionSchema.parse(payload['lastSubmission']) ?? null,
    expiresAt,
  }));
}

/**
 * The session that a grant was given in: its `uid`, when its user authenticated, in seconds since 1970, and whether a trusted device was
 * enough instead of the second factor (ADR 161).
 */
export async function findSessionOfGrant(
  db: TenantQueries,
  userId: string,
  grantId: string | undefined,
): Promise<{ uid: string; loginTs: number; isByDevice: boolean } | undefined> {
  if (grantId === undefined) return undefined;
  const { rows } = await sql<{ uid: string; loginTs: number; isByDevice: boolean }>`
    select s.uid, coalesce((s.payload ->> 'loginTs')::float8, 0) as "loginTs",
      coalesce(s.payload -> 'amr' ? ${trustedDeviceMethod}, false) as "isByDevice" from oidc_instances s
    where s.model = 'Session' and s.account_id = ${userId}
      and exists (select from jsonb_each(s.payload -> 'authorizations') a where a.value ->> 'grantId' = ${grantId})
    order by s.created_at desc limit 1`.execute(db);
  return rows[0];
}

const seconds = (ms: number): number => Math.floor(ms / 1000);

/** A session as the APIs return it. It is identified by its `uid`: the ID in the cookie is a secret and isn't stored. */
export const toUserSession = ({
  uid,
  accountId,
  issuedAt,
  loginTs,
  authorizations,
  browser,
  lastSubmission: submission,
  expiresAt,
}: StoredSession): UserSession => ({
  payload: {
    exp: seconds(expiresAt),
    iat: issuedAt,
    jti: uid,
    uid,
    kind: 'Session',
    loginTs,
    accountId,
    authorizations,
  },
  lastSubmission: submission,
  browser,
  clientId: Object.keys(authorizations).at(-1) ?? null,
  accountId,
  expiresAt,
});

/** The organizations that `a`, the application of a grant `g`, has access to. */
const consentedOrganizations = sql<UserGrant['organizations']>`case when a.is_third_party then (
  select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name) order by lower(o.name), o.id), '[]')
  from consent_organizations c join organizations o on o.tenant_id = c.tenant_id and o.id = c.organization_id
  where c.application_id = g.client_id and c.user_id = g.account_id) end`.as('organizations');

/** The grants of a user that have not expired, with their applications, newest first. */
export async function listGrants(
  db: TenantDb,
  userId: string,
  now: number,
  appType?: 'firstParty' | 'thirdParty',
): Promise<UserGrant[]> {
  let query = db
    .selectFrom('oidcInstances as g')
    .innerJoin('applications as a', 'a.id', 'g.clientId')
    .select(['g.id', 'g.payload', 'g.expiresAt', 'a.id as clientId', 'a.name', consentedOrganizations])
    .where('g.model', '=', 'Grant')
    // Those of token exchanges have a parent, and end with it or within the hour (ADR 169).
    .where('g.grantId', 'is', null)
    .where('g.accountId', '=', userId)
    .where('g.expiresAt', '>', sql<number>`${new Date(now)}`)
    .orderBy('g.createdAt', 'desc');
  if (appType) query = query.where('a.isThirdParty', '=', appType === 'thirdParty');
  return (await query.execute()).map(({ id, payload, expiresAt, clientId, name, organizations }) => {
    const { iat, openid, resources } = grantPayload.parse(payload);
    const exp = Math.floor(expiresAt / 1000);
    const granted = Object.entries(resources ?? {}).map(([key, scope]) => ({
      ...readGrantKey(key),
      scopes: namesIn(scope),
    }));
    const pick = (inOrganizations: boolean) =>
      granted
        .filter((one) => one.inOrganizations === inOrganizations)
        .map(({ indicator, scopes }) => ({ indicator, scopes }));
    return {
      id,
      payload: { exp, iat: iat ?? 0, jti: id, kind: 'Grant', clientId, accountId: userId },
      expiresAt,
      application: { id: clientId, name },
      scopes: namesIn(openid?.scope ?? ''),
      resources: pick(false),
      organizationResources: pick(true),
      organizations,
    };
  });
}

/** The IDs of a user's grants, also of those that token exchanges were given. */
export async function listGrantIds(db: TenantQueries, userId: string, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('oidcInstances')
    .select('id')
    .where('model', '=', 'Grant')
    .where('accountId', '=', userId)
    .where('expiresAt', '>', sql<number>`${new Date(now)}`)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends a session of a user with its grants; `revoke` also ends grants that outlive the session. */
export async function endSession(
  db: TenantDb,
  userId: string,
  uid: string,
  revoke?: 'all' | 'firstParty',
): Promise<boolean> {
  await lockUser(db, userId);
  const ended = await db
    .deleteFrom('oidcInstances')
    .where('model', '=', 'Session')
    .where('accountId', '=', userId)
    .where('uid', '=', uid)
    .returning('payload')
    .execute();
  const authorizations = ended.flatMap(({ payload }) =>
    Object.entries(authorizationsSchema.parse(payload.authorizations)),
  );
  const grants = authorizations.flatMap(([clientId, { grantId, persistsLogout }]) =>
    grantId === undefined ? [] : [{ clientId, grantId, persistsLogout }],
  );
  const firstParty = revoke === 'firstParty' ? await listFirstParty(db, grants) : new Set<string>();
  const revoked = grants.filter(
    ({ clientId, persistsLogout }) => !persistsLogout || revoke === 'all' || firstParty.has(clientId),
  );
  await endGrants(
    db,
    userId,
    revoked.map(({ grantId }) => grantId),
  );
  return ended.length > 0;
}

async function listFirstParty(db: TenantDb, grants: { clientId: string }[]): Promise<Set<string>> {
  const ids = grants.map(({ clientId }) => clientId);
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where('id', 'in', ids)
    .where('isThirdParty', '=', false)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Ends a grant of a user with its codes and tokens, and removes it from their sessions. With the last one to an application, its access to
 * organizations ends as well. Returns its user and application; undefined without such a grant.
 */
export async function revokeGrant(
  db: TenantDb,
  userId: string,
  grantId: string,
): Promise<{ applicationId: string } | undefined> {
  await lockUser(db, userId);
  const found = await db
    .selectFrom('oidcInstances')
    .select('clientId')
    .where('model', '=', 'Grant')
    .where('id', '=', grantId)
    .where('accountId', '=', userId)
    .executeTakeFirst();
  if (!found) return undefined;
  const applicationId = found.clientId ?? '';
  await endGrants(db, userId, [grantId]);
  await endConsents(db, { applicationId, userId });
  return { applicationId };
}

/** Ends grants of a user with their codes and tokens. The function locks rows in the order of a refresh, so that the two can't deadlock. */
async function endGrants(db: TenantDb, userId: string, grantIds: readonly string[]): Promise<void> {
  if (grantIds.length === 0) return;
  await sql`select gatehouse_end_grants_v1(gatehouse_tenant(), ${userId}, ${grantIds}::varchar[])`.execute(
    db,
  );
}

/** Ends grants, codes, tokens and sign-in flows of an application, in the caller's transaction. */
export async function endEverythingOfClient(db: TenantDb, clientId: string): Promise<void> {
  // In the order of `gatehouse_end_everything_v1`: tokens, a refresh token before its successor, then grants, then flows.
  await sql`
    select count(*) from (
      select 1 from oidc_instances where client_id = ${clientId}
      order by case model when 'Interaction' then 2 when 'Grant' then 1 else 0 end, created_at, model, id
      for update) locked
  `.execute(db);
  await db.deleteFrom('oidcInstances').where('clientId', '=', clientId).execute();
}
