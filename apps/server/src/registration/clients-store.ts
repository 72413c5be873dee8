import { createHash } from 'node:crypto';
import { firstSecretName } from '@gatehouse/contract/applications/secrets';
import {
  initialAccessTokenPrefix,
  registrationAccessTokenPrefix,
  type RegistrationSource,
} from '@gatehouse/contract/client-registration/client-registration';
import { sql } from 'kysely';
import type { TenantDb } from '../database/database.ts';
import { createId, createSecret } from '../lib/ids.ts';
import type { ClientMetadata } from './metadata.ts';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A registered client with its application. */
export interface StoredClient {
  id: string;
  createdAt: number;
  authMethod: string;
  name: string;
  type: string;
  oidc: { redirectUris: string[]; postLogoutRedirectUris: string[] };
  metadata: Record<string, unknown>;
}

/**
 * Uses an initial access token once, and returns its name; undefined if it is unknown, expired or used up. The row stays locked until the client is
 * stored: of several requests at the same time, in any processes, only as many succeed as it has uses.
 */
export async function takeInitialToken(
  db: TenantDb,
  token: string,
  now: number,
): Promise<string | undefined> {
  if (!token.startsWith(initialAccessTokenPrefix)) return undefined;
  const at = new Date(now);
  const row = await db
    .updateTable('initialAccessTokens')
    .set({ uses: sql<number>`uses + 1`, lastUsedAt: at })
    .where('hash', '=', hashOf(token))
    .where('expiresAt', '>', sql<number>`${at}`)
    .whereRef('uses', '<', 'maxUses')
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** The number of registered clients. Until the transaction ends, no other one adds a client of this tenant. */
export async function countClients(db: TenantDb): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('registered-clients:' || gatehouse_tenant(), 0))`.execute(
    db,
  );
  const { rows } = await sql<{ count: number }>`select count(*) as count from registered_clients`.execute(db);
  return rows[0]?.count ?? 0;
}

const createToken = (): string => `${registrationAccessTokenPrefix}${createSecret()}`;

/** Stores an application that registers itself: always a third party's, whatever it says. Returns its registration access token, too. */
export async function insertClient(
  db: TenantDb,
  { name, type, authMethod, redirectUris, postLogoutRedirectUris, described }: ClientMetadata,
  { source, tokenName, now }: { source: RegistrationSource; tokenName: string | null; now: number },
): Promise<{ client: StoredClient; token: string }> {
  const id = createId();
  const oidc = { redirectUris, postLogoutRedirectUris };
  await db
    .insertInto('applications')
    .values({
      id,
      name,
      description: null,
      type,
      isThirdParty: true,
      isRegistered: true,
      oidcClientMetadata: JSON.stringify(oidc),
      customClientMetadata: '{}',
      customData: '{}',
      createdAt: new Date(now),
    })
    .execute();
  const token = createToken();
  const at = new Date(now);
  const metadata = JSON.stringify(described);
  await db
    .insertInto('registeredClients')
    .values({
      applicationId: id,
      source,
      tokenName,
      tokenDigest: hashOf(token),
      authMethod,
      metadata,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  const client = { id, createdAt: now, authMethod, name, type, oidc, metadata: described };
  return { client, token };
}

/** Stores a secret of a client, encrypted. */
export async function insertClientSecret(
  db: TenantDb,
  applicationId: string,
  { sealed, now }: { sealed: string; now: number },
): Promise<void> {
  const createdAt = new Date(now);
  await db
    .insertInto('applicationSecrets')
    .values({ applicationId, name: firstSecretName, sealed, createdAt, expiresAt: null })
    .execute();
}

/** The client that has this registration access token; undefined also if another client has it. */
export async function findClient(
  db: TenantDb,
  id: string,
  token: string | undefined,
): Promise<StoredClient | undefined> {
  if (!token?.startsWith(registrationAccessTokenPrefix)) return undefined;
  return db
    .selectFrom('registeredClients as r')
    .innerJoin('applications as a', 'a.id', 'r.applicationId')
    .select([
      'a.id',
      'r.createdAt',
      'r.authMethod',
      'a.name',
      'a.type',
      'a.oidcClientMetadata as oidc',
      'r.metadata',
    ])
    .where('r.applicationId', '=', id)
    .where('r.tokenDigest', '=', hashOf(token))
    .executeTakeFirst();
}

/**
 * Replaces the registration access token, if it is still the given one: of two changes with the same token, one succeeds. Returns the new token.
 */
export async function rotateToken(
  db: TenantDb,
  applicationId: string,
  { token, now }: { token: string; now: number },
): Promise<string | undefined> {
  const next = createToken();
  const { numUpdatedRows } = await db
    .updateTable('registeredClients')
    .set({ tokenDigest: hashOf(next), updatedAt: new Date(now) })
    .where('applicationId', '=', applicationId)
    .where('tokenDigest', '=', hashOf(token))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? next : undefined;
}

export async function updateClient(
  db: TenantDb,
  id: string,
  { name, authMethod, redirectUris, postLogoutRedirectUris, described }: ClientMetadata,
): Promise<void> {
  await db
    .updateTable('applications')
    .set({
      name,
      oidcClientMetadata: sql<string>`oidc_client_metadata || ${JSON.stringify({ redirectUris, postLogoutRedirectUris })}::jsonb`,
    })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('registeredClients')
    .set({ authMethod, metadata: JSON.stringify(described) })
    .where('applicationId', '=', id)
    .execute();
}

export async function deleteClient(db: TenantDb, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('applications').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
