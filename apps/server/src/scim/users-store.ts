import { sql } from 'kysely';
import type { TenantDb } from '../database/database.ts';
import type { Value } from './attributes.ts';
import { compileFilter, findUserColumn } from './compile-filter.ts';
import type { Filter } from './filter.ts';
import type { ListRange } from './lists.ts';
import { listRows, withUniqueName } from './rows.ts';
import type { GivenUser, UserRow } from './user-resource.ts';

/**
 * The users that an organization provisioned, and whether they are members. A linked account whose membership someone else has ended isn't
 * the organization's any more.
 */
const provisioned = (organizationId: string) => sql`organization_scim_users s
  left join organization_users m on m.organization_id = s.organization_id and m.user_id = s.user_id
  where s.organization_id = ${organizationId} and (s.is_made or s.is_ended or m.user_id is not null)`;

const columns = sql`s.organization_id as "organizationId", s.user_id as "userId", s.user_name as "userName",
  s.external_id as "externalId", s.attributes, s.is_made as "isMade", s.is_ended as "isEnded", s.has_suspended as "hasSuspended",
  s.created_at as "createdAt", s.updated_at as "updatedAt", m.user_id is not null as "isMember",
  (select coalesce(jsonb_agg(jsonb_build_object('value', g.id, 'display', g.display_name) order by g.display_name), '[]')
    from organization_scim_group_members l
    join organization_scim_groups g on g.organization_id = l.organization_id and g.id = l.group_id
    where l.organization_id = s.organization_id and l.user_id = s.user_id) as groups`;

export async function findUser(
  db: TenantDb,
  organizationId: string,
  userId: string,
): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    select ${columns} from ${provisioned(organizationId)} and s.user_id = ${userId}`.execute(db);
  return rows[0];
}

export async function listUsers(
  db: TenantDb,
  organizationId: string,
  filter: Filter | undefined,
  range: ListRange,
): Promise<{ rows: UserRow[]; total: number }> {
  const condition = filter ? sql`and ${compileFilter(filter, findUserColumn)}` : sql``;
  const matching = sql`${provisioned(organizationId)} ${condition}`;
  return listRows(db, { columns, matching, key: sql`s.user_id` }, range);
}

/** Which of these users the organization provisioned. They can't be deleted before the transaction ends. */
export async function lockProvisioned(
  db: TenantDb,
  organizationId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select s.user_id as "userId" from ${provisioned(organizationId)} and s.user_id = any(${[...userIds]}::text[])
    order by s.user_id for key share of s`.execute(db);
  return rows.map(({ userId }) => userId);
}

const withOwnName = (write: () => Promise<unknown>): Promise<unknown> =>
  withUniqueName(
    'organization_scim_users_name',
    'Another user of the organization has this userName.',
    write,
  );

interface NewUser extends GivenUser {
  organizationId: string;
  userId: string;
  isMade: boolean;
}

/** Links a user with the organization. A former link, of an account whose membership someone else has ended, is replaced. */
export async function insertUser(
  db: TenantDb,
  { organizationId, userId, isMade, userName, externalId, attributes }: NewUser,
): Promise<void> {
  const values = { userName, externalId, isMade, isEnded: false, attributes: JSON.stringify(attributes) };
  await withOwnName(() =>
    db
      .insertInto('organizationScimUsers')
      .values({ organizationId, userId, ...values })
      .onConflict((on) => on.columns(['tenantId', 'organizationId', 'userId']).doUpdateSet(values))
      .execute(),
  );
}

type Change = Partial<Pick<UserRow, 'isEnded' | 'hasSuspended'>> &
  Partial<Pick<GivenUser, 'userName' | 'externalId'>> & { attributes?: Record<string, Value | undefined> };

export async function updateUser(
  db: TenantDb,
  { organizationId, userId }: Pick<UserRow, 'organizationId' | 'userId'>,
  { attributes, ...values }: Change,
): Promise<void> {
  await withOwnName(() =>
    db
      .updateTable('organizationScimUsers')
      .set({
        ...values,
        ...(attributes && { attributes: JSON.stringify(attributes) }),
        updatedAt: sql<Date>`now()`,
      })
      .where('organizationId', '=', organizationId)
      .where('userId', '=', userId)
      .execute(),
  );
}

export async function deleteUserRow(
  db: TenantDb,
  { organizationId, userId }: Pick<UserRow, 'organizationId' | 'userId'>,
): Promise<void> {
  await db
    .deleteFrom('organizationScimUsers')
    .where('organizationId', '=', organizationId)
    .where('userId', '=', userId)
    .execute();
}

/** Whether an account was made for this organization, and is in no other one. */
export async function isExclusive(
  db: TenantDb,
  { organizationId, userId, isMade }: Pick<UserRow, 'organizationId' | 'userId' | 'isMade'>,
): Promise<boolean> {
  if (!isMade) return false;
  const { rows } = await sql<{ isShared: boolean }>`
    select exists (select from organization_users where user_id = ${userId} and organization_id <> ${organizationId})
      or exists (select from organization_scim_users where user_id = ${userId} and organization_id <> ${organizationId})
      as "isShared"`.execute(db);
  return rows[0]?.isShared === false;
}
