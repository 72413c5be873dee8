import { createHash, randomBytes } from 'node:crypto';
import {
  type ConnectionLink,
  connectionLinkDays,
} from '@gatehouse/contract/connection-links/connection-links';
import type { Page, Paging } from '@gatehouse/contract/endpoint';
import { entityErrors } from '@gatehouse/contract/errors';
import type { Selectable } from 'kysely';
import type { TenantDb, TenantQueries } from '../database/database.ts';
import { paginate } from '../database/list.ts';
import type { ConnectionLinksTable } from '../database/tables/connection-links.ts';
import { withConstraints } from '../lib/fail.ts';
import { createId } from '../lib/ids.ts';

export type LinkRow = Selectable<ConnectionLinksTable> & { organizationName: string };

const dayMs = 86_400_000;
/** How long a link is listed, and its proposal can be confirmed, after it has expired. */
const keptDays = 30;

/** Only the hash is stored, so neither a backup nor a reader of the database can use a link. */
const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** 32 random bytes. */
const createLinkSecret = (): string => randomBytes(32).toString('base64url');

const constraints = {
  connection_links_connector: entityErrors.notFound,
  connection_links_organization: entityErrors.relationNotFound,
};

const selectLinks = (db: TenantQueries) =>
  db
    .selectFrom('connectionLinks')
    .innerJoin('organizations', 'organizations.id', 'connectionLinks.organizationId')
    .selectAll('connectionLinks')
    .select('organizations.name as organizationName');

/** Adds a link; the secret is returned only here. */
export async function insertLink(
  db: TenantDb,
  { now, ...values }: Pick<LinkRow, 'ssoConnectorId' | 'organizationId' | 'language'> & { now: number },
): Promise<{ id: string; secret: string }> {
  const [id, secret] = [createId(), createLinkSecret()];
  const expiresAt = now + connectionLinkDays * dayMs;
  await withConstraints(constraints, () =>
    db
      .insertInto('connectionLinks')
      .values({
        ...values,
        id,
        secretHash: hashSecret(secret),
        revision: createId(),
        createdAt: new Date(now),
        expiresAt: new Date(expiresAt),
        keptUntil: new Date(expiresAt + keptDays * dayMs),
      })
      .execute(),
  );
  return { id, secret };
}

/** The link of a secret, which is looked up by its hash, so the time of an answer reveals nothing about it. */
export const findLinkBySecret = (db: TenantQueries, secret: string): Promise<LinkRow | undefined> =>
  selectLinks(db).where('secretHash', '=', hashSecret(secret)).executeTakeFirst();

export const getLink = (db: TenantQueries, id: string): Promise<LinkRow | undefined> =>
  selectLinks(db).where('connectionLinks.id', '=', id).executeTakeFirst();

/** The same, locked: of two changes at once, the second one sees the first. */
export const lockLink = (db: TenantDb, id: string): Promise<LinkRow | undefined> =>
  selectLinks(db).where('connectionLinks.id', '=', id).forNoKeyUpdate('connectionLinks').executeTakeFirst();

/** Newest first. */
export const listLinks = (db: TenantDb, ssoConnectorId: string, paging: Paging): Promise<Page<LinkRow>> =>
  paginate(
    db,
    db
      .selectFrom('connectionLinks')
      .innerJoin('organizations', 'organizations.id', 'connectionLinks.organizationId')
      .where('ssoConnectorId', '=', ssoConnectorId),
    paging,
    (query) =>
      query
        .selectAll('connectionLinks')
        .select('organizations.name as organizationName')
        .orderBy('connectionLinks.createdAt', 'desc')
        .orderBy('connectionLinks.id'),
  );

type Change = Partial<
  Record<'openedAt' | 'submittedAt' | 'rejectedAt' | 'confirmedAt' | 'revokedAt', Date | null>
> & { sealed?: string | null };

export const updateLink = async (db: TenantQueries, id: string, change: Change): Promise<void> => {
  await db.updateTable('connectionLinks').set(change).where('id', '=', id).execute();
};

/** Stores a change of the proposal. What was submitted before isn't what there is now, so it has to be submitted again. */
export const changeProposal = async (
  db: TenantQueries,
  id: string,
  change: Pick<Change, 'sealed'> = {},
): Promise<void> => {
  await db
    .updateTable('connectionLinks')
    .set({ ...change, revision: createId(), submittedAt: null })
    .where('id', '=', id)
    .execute();
};

/** The state of a link at this time. */
export function statusOf(
  row: Pick<LinkRow, 'revokedAt' | 'confirmedAt' | 'submittedAt' | 'openedAt' | 'expiresAt'>,
  now: number,
): ConnectionLink['status'] {
  if (row.revokedAt !== null) return 'revoked';
  if (row.confirmedAt !== null) return 'confirmed';
  if (row.submittedAt !== null) return 'submitted';
  if (row.expiresAt <= now) return 'expired';
  return row.openedAt === null ? 'waiting' : 'opened';
}

/** Whether the holder of the link can change its proposal. */
export const isUsable = (row: LinkRow, now: number): boolean =>
  row.expiresAt > now && row.revokedAt === null && row.confirmedAt === null;

/** The link as in the contract, without its secret and its proposal. */
export function toConnectionLink(row: LinkRow, now: number): ConnectionLink {
  const { id, ssoConnectorId, organizationId, organizationName, language } = row;
  const { createdAt, expiresAt, openedAt, submittedAt, rejectedAt } = row;
  return {
    id,
    ssoConnectorId,
    organizationId,
    organizationName,
    language,
    status: statusOf(row, now),
    createdAt,
    expiresAt,
    openedAt,
    submittedAt,
    rejectedAt,
  };
}
