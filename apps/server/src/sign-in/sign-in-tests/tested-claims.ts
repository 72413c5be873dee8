import type { TestedClaims } from '@gatehouse/contract/sign-in-tests/application-tests';
import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { describeAccount } from '../../oidc/account.ts';
import { claimsByScope } from '../../oidc/claims.ts';
import { commonScopes } from '../../oidc/clients.ts';
import { type ClientRow, loadRequest, type UserRow } from '../../oidc/load.ts';
import type { Tenant } from '../../runtime/ctx.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { lifetimes } from '../../sessions/lifetimes.ts';

/** So many API resources are read, and so many tokens shown. */
const mostResources = 100;
const mostTokens = 10;

/** Whose sign-in a test was, and how. */
export interface Subject {
  user: UserRow;
  /** An account that would be created has no roles yet. */
  isNew: boolean;
  methods: readonly string[];
  authenticatedAt: number;
}

export interface ClaimsScope {
  /** Read-only. */
  runtime: Runtime;
  tenant: Tenant;
  db: TenantDb;
}

/** The scopes of user data that the application may request. */
export const scopesFor = ({ consent }: Pick<ClientRow, 'consent'>): string[] => {
  const allowed = consent && [...commonScopes, ...consent.userScopes];
  return Object.keys(claimsByScope).filter((scope) => allowed?.includes(scope) !== false);
};

/** The claims about organizations, by the function that tokens read them with. */
export async function readMemberships(
  db: TenantDb,
  about: {
    applicationId: string;
    isThirdParty: boolean;
    userId: string;
    scopes: string[];
    withData: boolean;
  },
): Promise<UserRow['memberships']> {
  const { applicationId, isThirdParty, userId, scopes, withData } = about;
  const { rows } = await sql<{ memberships: UserRow['memberships'] }>`
    select gatehouse_membership_claims_v1(gatehouse_tenant(), ${applicationId}, ${isThirdParty}, ${userId},
      ${scopes}::text[], ${withData}) as memberships`.execute(db);
  return rows[0]?.memberships ?? {};
}

/** The claims that the application would get, by the functions that tokens are issued with. */
export async function computeClaims(
  scope: ClaimsScope,
  client: ClientRow,
  subject: Subject,
): Promise<TestedClaims> {
  const scopes = scopesFor(client);
  const claimsOf = (use: 'id_token' | 'userinfo') => readClaims(scope, client, subject, { scopes, use });
  const issuedAt = Math.floor(subject.authenticatedAt / 1000);
  const ttl = Number(client.custom['idTokenTtl']) || lifetimes.idToken;
  return {
    scopes,
    idToken: {
      ...(await claimsOf('id_token')),
      amr: subject.methods,
      iss: scope.tenant.issuer,
      aud: client.id,
      iat: issuedAt,
      exp: issuedAt + ttl,
    },
    userinfo: await claimsOf('userinfo'),
    accessTokens: subject.isNew ? [] : await listTokens(scope, client, subject.user.id, issuedAt),
  };
}

async function readClaims(
  { runtime, tenant, db }: ClaimsScope,
  { id: applicationId, isThirdParty }: ClientRow,
  { user, isNew }: Subject,
  { scopes, use }: { scopes: string[]; use: 'id_token' | 'userinfo' },
): Promise<Record<string, unknown>> {
  const withData = use === 'userinfo';
  const about = { applicationId, isThirdParty, userId: user.id, scopes, withData };
  const memberships = isNew ? {} : await readMemberships(db, about);
  const account = describeAccount({ runtime, tenant }, { ...user, ...(memberships && { memberships }) });
  const claims = await account.claims(use, scopes.join(' '), {}, []);
  const requested = scopes.flatMap((scope) => claimsByScope[scope] ?? []);
  return Object.fromEntries(
    requested.map((name) => [name, claims[name]]).filter(([, value]) => value !== undefined),
  );
}

/** The tokens for the default API resource, and for those that the user has permissions for. */
async function listTokens(
  { runtime, tenant, db }: ClaimsScope,
  client: ClientRow,
  userId: string,
  issuedAt: number,
): Promise<TestedClaims['accessTokens']> {
  const all = await db
    .selectFrom('resources')
    .select(['name', 'indicator', 'isDefault'])
    .orderBy('isDefault', 'desc')
    .orderBy('name')
    .limit(mostResources)
    .execute();
  if (all.length === 0) return [];
  const { resources } = await loadRequest(runtime, tenant.id, {
    instances: [],
    clientId: client.id,
    accountId: userId,
    resources: all.map(({ indicator }) => indicator),
  });
  return all
    .flatMap(({ name, indicator, isDefault }) => {
      const row = resources.find((each) => each.indicator === indicator);
      if (!row?.scopes || (!isDefault && row.scopes.length === 0)) return [];
      const claims = {
        iss: tenant.issuer,
        sub: userId,
        aud: indicator,
        client_id: client.id,
        scope: row.scopes.join(' '),
        iat: issuedAt,
        exp: issuedAt + (row.ttl ?? lifetimes.accessToken),
      };
      return [{ resource: { name, indicator }, claims }];
    })
    .slice(0, mostTokens);
}
