import { compareIds } from '../lib/compare-ids.ts';
import { applyGroupRoles, listGroupRoles } from '../organizations/scim-roles.ts';
import { groupShape, readValues, requireObject, type Values } from './attributes.ts';
import { createEntry } from './changes.ts';
import { changeMembers, readMemberIds } from './group-members.ts';
import { noteRoles } from './group-roles.ts';
import * as store from './groups-store.ts';
import type { GroupRow } from './groups-store.ts';
import { isAsked, pickAsked, readFilter, readRange, toList } from './lists.ts';
import { applyOperations, readOperations } from './patch.ts';
import { groupSchema } from './schema-names.ts';
import type { ScimAnswer, ScimCtx } from './scim-ctx.ts';
import { notFound, reject } from './scim-error.ts';
import { lockOrganization } from './users.ts';
import { lockProvisioned } from './users-store.ts';

/** How many groups an organization can have. */
const mostGroups = 5000;
/** How many groups one page has at most, because each lists its members. */
const mostInList = 20;
const longestName = 256;

async function requireGroup(
  { db, organizationId, params }: ScimCtx,
  asked = { withMembers: false },
): Promise<GroupRow> {
  const row = await store.findGroup(db, { organizationId, id: params.id ?? '' }, asked);
  if (!row) throw notFound();
  return row;
}

/** A group as a resource (RFC 7643 section 4.2). */
function toGroupResource({ baseUrl, query }: ScimCtx, row: GroupRow): Record<string, unknown> {
  const { id, displayName, externalId, members, createdAt, updatedAt } = row;
  return pickAsked(query, {
    schemas: [groupSchema],
    id,
    ...(externalId !== null && { externalId }),
    displayName,
    ...(members && {
      members: members.map((member) => ({
        ...member,
        type: 'User',
        $ref: `${baseUrl}/Users/${member.value}`,
      })),
    }),
    meta: {
      resourceType: 'Group',
      created: new Date(createdAt).toISOString(),
      lastModified: new Date(updatedAt).toISOString(),
      location: `${baseUrl}/Groups/${id}`,
    },
  });
}

async function answer(ctx: ScimCtx, status: 200 | 201, id: string): Promise<ScimAnswer> {
  const asked = { withMembers: isAsked(ctx.query, 'members') };
  const row = await requireGroup({ ...ctx, params: { id } }, asked);
  return { status, body: toGroupResource(ctx, row), location: `${ctx.baseUrl}/Groups/${id}` };
}

export async function listGroups(ctx: ScimCtx): Promise<ScimAnswer> {
  const { db, organizationId, query } = ctx;
  const withMembers = isAsked(query, 'members');
  const range = readRange(query, withMembers ? mostInList : undefined);
  const filter = readFilter(query);
  const { rows, total } = await store.listGroups(db, { organizationId, filter }, range, { withMembers });
  const resources = rows.map((row) => toGroupResource(ctx, row));
  return { status: 200, body: toList(resources, range, total) };
}

export const getGroup = (ctx: ScimCtx): Promise<ScimAnswer> => answer(ctx, 200, ctx.params.id ?? '');

function readNames(values: Values): Pick<GroupRow, 'displayName' | 'externalId'> {
  const { displayName, externalId } = values;
  for (const [name, value] of Object.entries({ displayName, externalId }))
    if (typeof value === 'string' && value.length > longestName)
      reject('invalidValue', `${name} must have at most ${longestName} characters.`);
  const name = typeof displayName === 'string' ? displayName.trim() : '';
  return {
    displayName: name === '' ? reject('invalidValue', 'displayName is required.') : name,
    externalId: typeof externalId === 'string' ? externalId : null,
  };
}

const membersIn = (body: Record<string, unknown>): unknown =>
  Object.entries(body).find(([name]) => name.toLowerCase() === 'members')?.[1];

/** Only users that the organization provisioned can be members. Others are like users that don't exist. */
async function requireProvisioned(
  { db, organizationId }: ScimCtx,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  const known = new Set(await lockProvisioned(db, organizationId, userIds));
  if (!userIds.every((id) => known.has(id)))
    reject('invalidValue', 'members has an ID that isn’t one of a user of the organization.');
}

/** Makes a change, and gives and takes the roles that follow from it. */
async function withRoles(ctx: ScimCtx, userIds: readonly string[], make: () => Promise<void>): Promise<void> {
  const { db, organizationId } = ctx;
  const before = await listGroupRoles(db, organizationId, userIds);
  await make();
  const after = await listGroupRoles(db, organizationId, userIds);
  noteRoles(ctx, await applyGroupRoles(db, organizationId, before, after));
}

const noteGroup = (ctx: ScimCtx, groupId: string, operation: 'created' | 'changed' | 'deleted'): number =>
  ctx.entries.push(createEntry(ctx, 'Organization.Scim.Group.Updated', { operation }, { groupId }));

export async function createGroup(ctx: ScimCtx): Promise<ScimAnswer> {
  const { db, organizationId } = ctx;
  const body = requireObject(ctx.body);
  const names = readNames(readValues(groupShape, body));
  const userIds = [...new Set(readMemberIds(membersIn(body)))];
  await lockOrganization(ctx);
  if ((await store.countGroups(db, organizationId)) >= mostGroups)
    reject('tooMany', `An organization can have ${mostGroups} groups.`);
  await requireProvisioned(ctx, userIds);
  let id = '';
  await withRoles(ctx, userIds, async () => {
    id = await store.insertGroup(db, organizationId, names);
    await store.addMembers(db, { organizationId, id }, userIds);
  });
  noteGroup(ctx, id, 'created');
  return answer(ctx, 201, id);
}

/** PUT replaces all attributes, also the members. */
export async function replaceGroup(ctx: ScimCtx): Promise<ScimAnswer> {
  const body = requireObject(ctx.body);
  const names = readNames(readValues(groupShape, body));
  const userIds = readMemberIds(membersIn(body));
  await lockOrganization(ctx);
  const row = await requireGroup(ctx);
  return changeGroup(ctx, row, names, { former: await store.listMemberIds(ctx.db, row), next: userIds });
}

export async function patchGroup(ctx: ScimCtx): Promise<ScimAnswer> {
  const operations = readOperations(ctx.body);
  await lockOrganization(ctx);
  const row = await requireGroup(ctx);
  const former = await store.listMemberIds(ctx.db, row);
  const { members, others } = changeMembers(former, operations);
  const { displayName, externalId } = row;
  const current = { displayName, ...(externalId !== null && { externalId }) };
  const names = readNames(applyOperations(groupShape, current, others));
  return changeGroup(ctx, row, names, { former, next: [...members] });
}

async function changeGroup(
  ctx: ScimCtx,
  row: GroupRow,
  names: Pick<GroupRow, 'displayName' | 'externalId'>,
  { former, next }: { former: readonly string[]; next: readonly string[] },
): Promise<ScimAnswer> {
  const { db } = ctx;
  const { added, removed } = compareIds(former, next);
  await requireProvisioned(ctx, added);
  // With another name, the group gives other roles to all of its members.
  const affected = names.displayName === row.displayName ? [...added, ...removed] : [...former, ...added];
  await withRoles(ctx, affected, async () => {
    await store.updateGroup(db, row, names);
    await store.removeMembers(db, row, removed);
    await store.addMembers(db, row, added);
  });
  noteGroup(ctx, row.id, 'changed');
  return answer(ctx, 200, row.id);
}

export async function deleteGroup(ctx: ScimCtx): Promise<ScimAnswer> {
  const { db } = ctx;
  await lockOrganization(ctx);
  const row = await requireGroup(ctx);
  await withRoles(ctx, await store.listMemberIds(db, row), () => store.deleteGroup(db, row));
  noteGroup(ctx, row.id, 'deleted');
  return { status: 204 };
}
