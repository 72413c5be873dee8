import type { Page, Paging } from '@gatehouse/contract/endpoint';
import { ssoErrors } from '@gatehouse/contract/sso-connectors/errors';
import type { Selectable } from 'kysely';
import { storedConfig } from '../../connectors/connector-config.ts';
import type { TenantDb } from '../../database/database.ts';
import { paginate } from '../../database/list.ts';
import type { SsoConnectorsTable } from '../../database/tables/connectors.ts';
import { withConstraints } from '../../lib/fail.ts';
import type { Secrets } from '../../keys/secrets.ts';
import { endEverythingOfUsers } from '../../users/end-everything.ts';

type Row = Selectable<SsoConnectorsTable>;

/** A connector with its settings decrypted. */
export interface StoredSsoConnector extends Omit<Row, 'sealed'> {
  config: Record<string, unknown>;
}
export type Writable = Omit<StoredSsoConnector, 'tenantId' | 'createdAt'>;

const toStored = (secrets: Secrets, { sealed, ...row }: Row): StoredSsoConnector => ({
  ...row,
  config: secrets.openJson(sealed, storedConfig),
});

const toRow = (secrets: Secrets, { config, domains, branding, ...rest }: Writable) => ({
  ...rest,
  domains: JSON.stringify(domains),
  branding: JSON.stringify(branding),
  sealed: secrets.sealJson(config),
});

const constraints = { sso_connectors_name: ssoErrors.nameInUse };

/** All connectors of a tenant, newest first. */
export async function listSsoConnectors(
  db: TenantDb,
  secrets: Secrets,
  paging: Paging,
): Promise<Page<StoredSsoConnector>> {
  const { items, ...total } = await paginate(db, db.selectFrom('ssoConnectors'), paging, (query) =>
    query.selectAll().orderBy('createdAt', 'desc').orderBy('id'),
  );
  return { ...total, items: items.map((row) => toStored(secrets, row)) };
}

export async function getSsoConnector(
  db: TenantDb,
  secrets: Secrets,
  id: string,
): Promise<StoredSsoConnector | undefined> {
  const row = await db.selectFrom('ssoConnectors').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toStored(secrets, row);
}

export async function insertSsoConnector(db: TenantDb, secrets: Secrets, values: Writable): Promise<void> {
  await withConstraints(constraints, () =>
    db.insertInto('ssoConnectors').values(toRow(secrets, values)).execute(),
  );
}

export async function saveSsoConnector(db: TenantDb, secrets: Secrets, values: Writable): Promise<void> {
  await withConstraints(constraints, () =>
    db.updateTable('ssoConnectors').set(toRow(secrets, values)).where('id', '=', values.id).execute(),
  );
}

/** The number of users who sign in with it. */
export async function countUsers(db: TenantDb, id: string): Promise<number> {
  const { total } = await db
    .selectFrom('userSsoIdentities')
    .select(({ fn }) => fn.count<string>('userId').distinct().as('total'))
    .where('ssoConnectorId', '=', id)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/**
 * Deletes it with its users' identities, and ends their sessions, grants and tokens: removing a factor ends what it protected (ADR 7).
 */
export async function deleteSsoConnector(db: TenantDb, id: string): Promise<boolean> {
  // A first sign-in that is being written holds a lock on it; after that, its identity is found below.
  await db.selectFrom('ssoConnectors').select('id').where('id', '=', id).forUpdate().execute();
  const people = await db
    .selectFrom('userSsoIdentities')
    .select('userId')
    .where('ssoConnectorId', '=', id)
    .execute();
  await endEverythingOfUsers(
    db,
    people.map(({ userId }) => userId),
  );
  const { numDeletedRows } = await db.deleteFrom('ssoConnectors').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
