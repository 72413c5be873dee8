import type { Page, Paging } from '@gatehouse/contract/endpoint';
import type { User } from '@gatehouse/contract/users/users';
import { createCommonTexts } from '../../database/hot/common-texts.ts';
import { few, listUsers, searchFew, searchMany } from '../../database/hot/users.ts';
import type { Runtime } from '../../runtime/runtime.ts';

type Row = User & { total: number };

function toPage(rows: Row[]): { items: User[]; total: number } {
  return { items: rows.filter(({ id }) => id !== null), total: Number(rows[0]?.total ?? 0) };
}

const bounds = ({ page, page_size }: Paging): [limit: number, offset: number] => [
  page_size,
  (page - 1) * page_size,
];

/** All users, newest first; the total comes from the tenant's counter. */
export async function pageUsers(
  runtime: Pick<Runtime, 'database'>,
  tenantId: string,
  paging: Paging,
): Promise<Page<User>> {
  return toPage(await runtime.database.hot<Row>(listUsers, tenantId, bounds(paging)));
}

/** Beyond this, a capped total is not exact (ADR 6). */
const cap = 10_000;

const common = createCommonTexts();

const toPattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * Users whose username, email address, phone number or name contains the text, or whose ID starts with it, ignoring case; without users who
 * have the excluded role or are members of the excluded organization.
 */
export async function searchUsers(
  runtime: Pick<Runtime, 'database'>,
  tenantId: string,
  text: string,
  {
    excludeRoleId: role = null,
    excludeOrganizationId: organization = null,
    ...paging
  }: Paging & { excludeRoleId?: string | null; excludeOrganizationId?: string | null },
): Promise<Page<User>> {
  const { database } = runtime;
  const pattern = toPattern(text);
  const key = `${tenantId}:${pattern}`;
  const isShort = text.length < 3;
  if (!isShort && !common.has(key)) {
    const values = [...bounds(paging), pattern, role, organization];
    const found = toPage(await database.hot<Row>(searchFew, tenantId, values));
    if (found.total <= few) return found;
    common.add(key);
  }
  const rows = await database.hot<Row>(searchMany, tenantId, [
    ...bounds(paging),
    text,
    paging.enableCap ? cap + 1 : null,
    role,
    isShort ? null : pattern,
    organization,
  ]);
  const { items, total } = toPage(rows);
  return paging.enableCap && total > cap ? { items, total: cap, isCapped: true } : { items, total };
}

/** The IDs of the users whom a text finds, through trigrams; `undefined` if it finds more than 1,000, or is too short. */
export async function findFew(
  { database }: Pick<Runtime, 'database'>,
  tenantId: string,
  text: string,
): Promise<string[] | undefined> {
  const pattern = toPattern(text);
  const key = `${tenantId}:${pattern}`;
  if (text.length < 3 || common.has(key)) return undefined;
  const rows = await database.hot<Row>(searchFew, tenantId, [few, 0, pattern, null, null]);
  const found = toPage(rows);
  if (found.total <= few) return found.items.map(({ id }) => id);
  common.add(key);
  return undefined;
}
