import type { Page, Paging } from '@gatehouse/contract/endpoint';
import { entityErrors } from '@gatehouse/contract/errors';
import type { Member } from '@gatehouse/contract/organizations/members';
import { searchText } from '@gatehouse/contract/search';
import { normalizePhone, phonePattern } from '@gatehouse/contract/validation/phone';
import { createCommonTexts } from '../../database/hot/common-texts.ts';
import { allMembers, membersWithRole, searchMembers } from '../../database/hot/members.ts';
import { few } from '../../database/hot/users.ts';
import { fail } from '../../lib/fail.ts';
import type { Ctx } from '../../runtime/ctx.ts';

type Row = Member & { total: number };

/** Beyond this, a capped total is not exact (ADR 6). */
const cap = 10_000;

const common = createCommonTexts();

interface MemberFilter {
  q?: string | undefined;
  organizationRoleId?: string | undefined;
}

/** The members of an organization, by ID: all, those who have a role, or those that a text finds as in the list of users. */
export async function listMembers(
  ctx: Ctx,
  organizationId: string,
  { q, organizationRoleId, page, page_size, enableCap }: MemberFilter & Paging,
): Promise<Page<Member>> {
  const { database } = ctx.runtime;
  const values = [ctx.tenant.id, organizationId, page_size, (page - 1) * page_size] as const;
  const text = searchText(q);
  if (text) return search(ctx, values, text, { organizationRoleId, enableCap });
  const rows = organizationRoleId
    ? await database.prepared<Row>(membersWithRole, ctx.tenant.id, [...values, organizationRoleId])
    : await database.prepared<Row>(allMembers, ctx.tenant.id, [...values]);
  return toPage(rows);
}

async function search(
  { runtime, tenant }: Ctx,
  [, ...values]: readonly [string, string, number, number],
  given: string,
  {
    organizationRoleId = null,
    enableCap,
  }: { organizationRoleId?: string | null | undefined; enableCap: boolean },
): Promise<Page<Member>> {
  // Phone numbers are stored as digits, so searches in other formats are normalized.
  const text = phonePattern.test(given) ? normalizePhone(given) : given;
  // Texts of one or two characters have no trigram.
  const pattern = text.length < 3 ? null : `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const key = JSON.stringify([tenant.id, values[0], text]);
  const rows = await runtime.database.hot<Row>(searchMembers, tenant.id, [
    ...values,
    text,
    common.has(key) ? null : pattern,
    pattern,
    enableCap ? cap + 1 : null,
    organizationRoleId,
  ]);
  const { items, total } = toPage(rows);
  if (pattern !== null && total > few) common.add(key);
  return enableCap && total > cap ? { items, total: cap, isCapped: true } : { items, total };
}

function toPage(rows: Row[]): { items: Member[]; total: number } {
  const [first] = rows;
  if (!first) return fail(entityErrors.notExistsWithId);
  return { items: rows.filter(({ id }) => id !== null), total: Number(first.total) };
}
