import type { Selectable } from 'kysely';
import { storedConfig } from '../../connectors/connector-config.ts';
import type { TenantDb } from '../../database/database.ts';
import type { ConnectorsTable } from '../../database/tables/connectors.ts';
import type { Secrets } from '../../keys/secrets.ts';
import { listUploads } from '../../uploads/upload-addresses.ts';

/** A connector with its settings decrypted. */
export interface StoredConnector extends Omit<
  Selectable<ConnectorsTable>,
  'sealed' | 'uploads' | 'createdAt' | 'tenantId'
> {
  config: Record<string, unknown>;
}

const toStored = (
  secrets: Secrets,
  { sealed, uploads: _uploads, createdAt: _created, tenantId: _tenant, ...row }: Selectable<ConnectorsTable>,
): StoredConnector => ({
  ...row,
  config: secrets.openJson(sealed, storedConfig),
});

const toRow = (secrets: Secrets, { config, metadata, ...rest }: StoredConnector) => ({
  ...rest,
  metadata: JSON.stringify(metadata),
  sealed: secrets.sealJson(config),
  uploads: listUploads(config),
});

/** All connectors of a tenant, oldest first. */
export async function listConnectors(
  db: TenantDb,
  secrets: Secrets,
  target?: string,
): Promise<StoredConnector[]> {
  const rows = await db
    .selectFrom('connectors')
    .selectAll()
    .$if(target !== undefined, (query) => query.where('target', '=', target ?? ''))
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map((row) => toStored(secrets, row));
}

export async function getConnector(
  db: TenantDb,
  secrets: Secrets,
  id: string,
): Promise<StoredConnector | undefined> {
  const row = await db.selectFrom('connectors').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toStored(secrets, row);
}

/** Deletes the tenant's email or SMS connector, before it is replaced. */
export async function deleteSender(db: TenantDb, type: 'Email' | 'Sms'): Promise<void> {
  await db.deleteFrom('connectors').where('type', '=', type).execute();
}

/** Deletes a target's connectors of these kinds. */
export async function deleteKinds(
  db: TenantDb,
  target: string,
  connectorIds: readonly string[],
): Promise<void> {
  if (connectorIds.length === 0) return;
  await db
    .deleteFrom('connectors')
    .where('type', '=', 'Social')
    .where('target', '=', target)
    .where('connectorId', 'in', [...connectorIds])
    .execute();
}

export async function insertConnector(
  db: TenantDb,
  secrets: Secrets,
  connector: StoredConnector,
): Promise<void> {
  await db.insertInto('connectors').values(toRow(secrets, connector)).execute();
}

export async function saveConnector(
  db: TenantDb,
  secrets: Secrets,
  connector: StoredConnector,
): Promise<void> {
  await db.updateTable('connectors').set(toRow(secrets, connector)).where('id', '=', connector.id).execute();
}

export async function deleteConnector(db: TenantDb, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('connectors').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
