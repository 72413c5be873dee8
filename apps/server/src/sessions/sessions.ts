import type { UserGrant, UserSession } from '@gatehouse/contract/users/sessions';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { TenantDb, TenantQueries } from '../database/database.ts';
import { lockUser } from '../users/end-everything.ts';

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

/** A browser's session. */
export interface StoredSession {
  uid: string;
  accountId: string;
  /** Seconds since 1970, as in the protocol: when it was written, and when its user authenticated. */
  issuedAt: number;
  loginTs: number;
  authorizations: z.infer<typeof authorizationsSchema>;
  browser: UserSession['browser'];
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
    expiresAt,
  }));
}

/** The session that a grant was given in: its `uid`, and when its user authenticated, in seconds since 1970. */
export async function findSessionOfGrant(
  db: TenantQueries,
  userId: string,
  grantId: string | undefined,
): Promise<{ uid: string; loginTs: number } | undefined> {
  if (grantId === undefined) return undefined;
  const { rows } = await sql<{ uid: string; loginTs: number }>`
    select s.uid, coalesce((s.payload ->> 'loginTs')::float8, 0) as "loginTs" from oidc_instances s
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
  lastSubmission: null,
  browser,
  clientId: Object.keys(authorizations).at(-1) ?? null,
  accountId,
  expiresAt,
});

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
    .select(['g.id', 'g.payload', 'g.expiresAt', 'a.id as clientId', 'a.name'])
    .where('g.model', '=', 'Grant')
    .where('g.accountId', '=', userId)
    .where('g.expiresAt', '>', sql<number>`${new Date(now)}`)
    .orderBy('g.createdAt', 'desc');
  if (appType) query = query.where('a.isThirdParty', '=', appType === 'thirdParty');
  return (await query.execute()).map(({ id, payload, expiresAt, clientId, name }) => {
    const { iat, openid, resources } = grantPayload.parse(payload);
    const exp = Math.floor(expiresAt / 1000);
    return {
      id,
      payload: { exp, iat: iat ?? 0, jti: id, kind: 'Grant', clientId, accountId: userId },
      expiresAt,
      application: { id: clientId, name },
      scopes: namesIn(openid?.scope ?? ''),
      resources: Object.entries(resources ?? {}).map(([indicator, scope]) => ({
        indicator,
        scopes: namesIn(scope),
      })),
    };
  });
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
 * Ends a grant of a user with its codes and tokens, and removes it from their sessions. Returns its user and
 * application; undefined without such a grant.
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
  if (found) await endGrants(db, userId, [grantId]);
  return found && { applicationId: found.clientId ?? '' };
}

/** Ends grants of a user with their codes and tokens. The function locks rows in the order of a refresh, so that the two can't deadlock. */
async function endGrants(db: TenantDb, userId: string, grantIds: readonly string[]): Promise<void> {
  if (grantIds.length === 0) return;
  await sql`select gatehouse_end_grants_v1(gatehouse_tenant(), ${userId}, ${grantIds}::varchar[])`.execute(
    db,
  );
}

/** Locks grants of applications, given as a list or query, in the order of `gatehouse_end_everything_v1`. */
async function lockGrants(db: TenantDb, clientIds: RawBuilder<unknown>): Promise<void> {
  await sql`
    select count(*) from (
      select 1 from oidc_instances g where g.client_id in (${clientIds}) and g.model = 'Grant'
      order by g.created_at, g.id for update of g) locked
  `.execute(db);
}

/** Removes a scope from all grants of an application, so that tokens no longer contain its claims. */
export async function narrowGrants(db: TenantDb, clientId: string, scope: string): Promise<void> {
  await lockGrants(db, sql`${clientId}`);
  await sql`
    update oidc_instances set payload = jsonb_set(payload, '{openid,scope}', to_jsonb(
      array_to_string(array_remove(string_to_array(payload #>> '{openid,scope}', ' '), ${scope}), ' ')))
    where client_id = ${clientId} and model = 'Grant' and payload #>> '{openid,scope}' is not null
  `.execute(db);
}

/**
 * Removes permissions of an API from all grants of the applications that may request them. Called before the
 * permissions are removed or renamed. If they were removed only from tokens, they would come back without consent as
 * soon as they are granted again or another permission gets the name.
 */
export async function narrowGrantsOfResource(
  db: TenantDb,
  which: { applicationId?: string; scopeId: string } | { resourceId: string },
): Promise<void> {
  const ofScope =
    'scopeId' in which ? sql`s.id = ${which.scopeId}` : sql`s.resource_id = ${which.resourceId}`;
  const ofApplication = 'applicationId' in which ? sql`c.application_id = ${which.applicationId}` : sql`true`;
  await lockGrants(
    db,
    sql`select c.application_id from scopes s join application_resource_scopes c on c.scope_id = s.id
      where ${ofScope} and ${ofApplication}`,
  );
  await sql`
    with gone as (
      select c.application_id, array['resources', r.indicator] as path, array_agg(s.name) as names
      from scopes s join resources r on r.id = s.resource_id join application_resource_scopes c on c.scope_id = s.id
      where ${ofScope} and ${ofApplication}
      group by c.application_id, r.indicator
    )
    update oidc_instances g set payload = jsonb_set_lax(g.payload, gone.path, to_jsonb(nullif(array_to_string(array(
        select name from unnest(string_to_array(g.payload #>> gone.path, ' ')) name where name <> all (gone.names)), ' '), '')),
      false, 'delete_key')
    from gone
    where g.client_id = gone.application_id and g.model = 'Grant' and g.payload #> gone.path is not null
  `.execute(db);
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
