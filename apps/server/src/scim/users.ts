import { domainOf } from '@gatehouse/contract/sso-connectors/domains';
import { addMembers } from '@gatehouse/contract/organizations/member-endpoints';
import { createUser as createUserEndpoint } from '@gatehouse/contract/users/endpoints';
import { identifierErrors } from '@gatehouse/contract/users/identifier-errors';
import type { User } from '@gatehouse/contract/users/users';
import { ApiError } from '../lib/fail.ts';
import { members } from '../organizations/memberships.ts';
import { isProvenDomain } from '../organizations/proven-domains.ts';
import { applyGroupRoles, listGroupRoles } from '../organizations/scim-roles.ts';
import { endEverythingOfUser, lockUser } from '../users/end-everything.ts';
import * as accounts from '../users/user-store.ts';
import { requireQuota } from '../web/quota.ts';
import { readValues, requireObject, userShape } from './attributes.ts';
import { createEntry, note } from './changes.ts';
import { noteRoles } from './group-roles.ts';
import { pickAsked, readFilter, readRange, toList } from './lists.ts';
import { applyOperations, readOperations } from './patch.ts';
import type { ScimAnswer, ScimCtx } from './scim-ctx.ts';
import { notFound, reject, ScimError } from './scim-error.ts';
import {
  membershipChanged,
  suspensionChanged,
  userCreated,
  userDeleted,
  userUpdated,
} from './scim-events.ts';
import {
  addressOf,
  checkUser,
  type GivenUser,
  readUser,
  toAccount,
  toUserResource,
  toValues,
  type UserRow,
} from './user-resource.ts';
import * as store from './users-store.ts';

/**
 * One error for an address outside the verified domains, whether or not an account has it, and for one that belongs to an account that the
 * organization can't have: otherwise, an organization could find out who has an account (ADR 222).
 */
const addressRefused = (): never =>
  reject(
    'uniqueness',
    'The email address can’t be used: its domain isn’t verified for the organization, or it belongs to an account that isn’t a member.',
  );

/** Locks the organization, as all changes of its members do, before its users. */
export async function lockOrganization({ db, organizationId }: ScimCtx): Promise<void> {
  // Deleted since the token was checked.
  if (!(await members.lockOwner(db, { organizationId }))) throw notFound();
}

async function requireRow({ db, organizationId, params }: ScimCtx): Promise<UserRow> {
  const row = await store.findUser(db, organizationId, params.id ?? '');
  if (!row) throw notFound();
  return row;
}

/** Locks the organization and the user, in the order of all changes of members, and returns the user as they are then. */
async function lockRow(ctx: ScimCtx): Promise<UserRow> {
  await lockOrganization(ctx);
  const { userId } = await requireRow(ctx);
  await lockUser(ctx.db, userId);
  return requireRow(ctx);
}

function answer(ctx: ScimCtx, status: 200 | 201, row: UserRow): ScimAnswer {
  const body = pickAsked(ctx.query, toUserResource(ctx.baseUrl, row));
  return { status, body, location: `${ctx.baseUrl}/Users/${row.userId}` };
}

/** The resource as the change has left it. */
async function answerChanged(ctx: ScimCtx, status: 200 | 201, userId: string): Promise<ScimAnswer> {
  return answer(ctx, status, await requireRow({ ...ctx, params: { id: userId } }));
}

export async function listUsers({ db, organizationId, baseUrl, query }: ScimCtx): Promise<ScimAnswer> {
  const range = readRange(query);
  const { rows, total } = await store.listUsers(db, organizationId, readFilter(query), range);
  const resources = rows.map((row) => pickAsked(query, toUserResource(baseUrl, row)));
  return { status: 200, body: toList(resources, range, total) };
}

export const getUser = async (ctx: ScimCtx): Promise<ScimAnswer> => answer(ctx, 200, await requireRow(ctx));

/** Makes an account, or links that of a member if the organization has verified the domain of its address. */
export async function createUser(ctx: ScimCtx): Promise<ScimAnswer> {
  const { db, organizationId } = ctx;
  const given = readUser(ctx.body);
  const primaryEmail = addressOf(given);
  await lockOrganization(ctx);
  for (const endpoint of [createUserEndpoint, addMembers])
    await requireQuota(ctx, endpoint, { params: {}, body: {} });
  if (!(await isProvenDomain(db, organizationId, domainOf(primaryEmail)))) addressRefused();
  const known = await findAccount(ctx, primaryEmail);
  if (known) return linkUser(ctx, given, known);
  let made: User | undefined;
  await refuseTaken(() =>
    // What follows is done before the user is counted, because others wait for the counter.
    accounts.insertUser(db, { primaryEmail, ...toAccount(given) }, async (user) => {
      made = user;
      await store.insertUser(db, { ...given, organizationId, userId: user.id, isMade: true });
      note(ctx, userCreated, { user }, { userId: user.id });
      noteResource(ctx, user.id, 'created');
      await setActive(ctx, user.id, given.isActive ?? true);
      await ctx.finish();
    }),
  );
  return answerChanged(ctx, 201, made?.id ?? '');
}

/** The account with an address, which it keeps until the transaction ends. */
async function findAccount({ db }: ScimCtx, primaryEmail: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('primaryEmail', '=', primaryEmail)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.id;
}

async function linkUser(ctx: ScimCtx, given: GivenUser, userId: string): Promise<ScimAnswer> {
  const { db, organizationId } = ctx;
  if (await store.findUser(db, organizationId, userId))
    throw new ScimError(409, 'The organization has provisioned this user already.', 'uniqueness');
  if ((await members.listIds(db, { organizationId }, [userId])).length === 0) addressRefused();
  await store.insertUser(db, { ...given, organizationId, userId, isMade: false });
  noteResource(ctx, userId, 'linked');
  if (given.isActive === false) await setActive(ctx, userId, false);
  return answerChanged(ctx, 201, userId);
}

/** PUT replaces all attributes. */
export async function replaceUser(ctx: ScimCtx): Promise<ScimAnswer> {
  const given = readUser(ctx.body);
  return changeUser(ctx, await lockRow(ctx), given);
}

export async function patchUser(ctx: ScimCtx): Promise<ScimAnswer> {
  const operations = readOperations(ctx.body);
  const row = await lockRow(ctx);
  const values = applyOperations(userShape, toValues(row), operations);
  return changeUser(ctx, row, checkUser(readValues(userShape, requireObject(values))));
}

async function changeUser(ctx: ScimCtx, row: UserRow, given: GivenUser): Promise<ScimAnswer> {
  const { db } = ctx;
  const { userId } = row;
  const before = checkUser(toValues(row));
  const address = addressOf(given);
  const isMoved = address !== addressOf(before);
  if (isMoved) await requireAddress(ctx, row, address);
  if (await store.isExclusive(db, row)) await changeAccount(ctx, row, { before, given, address, isMoved });
  const { userName, externalId, attributes, isActive } = given;
  await store.updateUser(db, row, { userName, externalId, attributes });
  // A member whom an administrator has added again may still be suspended.
  if (isActive !== undefined && (isActive !== row.isMember || row.hasSuspended))
    await setActive(ctx, userId, isActive);
  noteResource(ctx, userId, 'changed');
  return answerChanged(ctx, 200, userId);
}

/** A new address must be in a verified domain, and must not belong to another account. */
async function requireAddress(ctx: ScimCtx, { userId }: UserRow, address: string): Promise<void> {
  if (!(await isProvenDomain(ctx.db, ctx.organizationId, domainOf(address)))) addressRefused();
  const holder = await findAccount(ctx, address);
  if (holder !== undefined && holder !== userId) addressRefused();
}

interface AccountChange {
  before: GivenUser;
  given: GivenUser;
  address: string;
  isMoved: boolean;
}

/** Changes an account that no other organization has: only what the identity provider has changed. */
async function changeAccount(
  ctx: ScimCtx,
  { userId }: UserRow,
  { before, given, address, isMoved }: AccountChange,
): Promise<void> {
  const { db } = ctx;
  const [former, next] = [toAccount(before), toAccount(given)];
  const isProfileChanged = JSON.stringify(former) !== JSON.stringify(next);
  if (!isMoved && !isProfileChanged) return;
  const account = await accounts.getUser(db, userId);
  const { name, profile } = next;
  const user = await refuseTaken(() =>
    accounts.updateUser(db, userId, {
      ...(isMoved && { primaryEmail: address }),
      ...(isProfileChanged && {
        ...(name !== undefined && { name }),
        profile: { ...account?.profile, ...profile },
      }),
    }),
  );
  if (user) note(ctx, userUpdated, { user }, { userId });
}

/** Another transaction took the address meanwhile. */
async function refuseTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof ApiError && error.declaration.code === identifierErrors.emailInUse.code)
      return addressRefused();
    throw error;
  }
}

/**
 * Begins or ends the membership. With its end, the database deletes its roles and consents, and no more tokens are issued for the
 * organization. The account is suspended only if it was made for this organization and no other organization has it.
 */
async function setActive(ctx: ScimCtx, userId: string, isActive: boolean): Promise<void> {
  const { db, organizationId } = ctx;
  const row = await requireRow({ ...ctx, params: { id: userId } });
  if (isActive) await begin(ctx, row);
  else {
    if (await members.remove(db, { organizationId }, userId))
      note(ctx, membershipChanged, { organizationId, userId, isAdded: false }, { userId });
    if (await store.isExclusive(db, row)) await suspend(ctx, row);
  }
  await store.updateUser(db, row, { isEnded: !isActive });
}

async function begin(ctx: ScimCtx, row: UserRow): Promise<void> {
  const { db, organizationId } = ctx;
  const { userId } = row;
  // The account of someone else must still have an address of the organization.
  if (!row.isMade) await requireOwnAddress(ctx, row);
  if (row.hasSuspended) {
    const user = await accounts.updateUser(db, userId, { isSuspended: false });
    if (user) note(ctx, suspensionChanged, { user }, { userId });
  }
  if (row.isMember) return;
  await members.addToAll(db, { organizationId }, [userId], { constraints: {} });
  note(ctx, membershipChanged, { organizationId, userId, isAdded: true }, { userId });
  const roles = await listGroupRoles(db, organizationId, [userId]);
  noteRoles(ctx, await applyGroupRoles(db, organizationId, [], roles));
}

async function requireOwnAddress({ db, organizationId }: ScimCtx, { userId }: UserRow): Promise<void> {
  const account = await accounts.getUser(db, userId);
  const domain = domainOf(account?.primaryEmail ?? '');
  if (domain === '' || !(await isProvenDomain(db, organizationId, domain))) addressRefused();
}

async function suspend(ctx: ScimCtx, row: UserRow): Promise<void> {
  const { db } = ctx;
  const { userId } = row;
  const account = await accounts.getUser(db, userId);
  if (!account || account.isSuspended) return;
  const user = await accounts.updateUser(db, userId, { isSuspended: true });
  await endEverythingOfUser(db, userId);
  // After the suspension, which ends what was noted about a former one.
  await store.updateUser(db, row, { hasSuspended: true });
  if (user) note(ctx, suspensionChanged, { user }, { userId });
}

/** Deletes the account if no other organization has it; otherwise only the membership ends. */
export async function deleteUser(ctx: ScimCtx): Promise<ScimAnswer> {
  const { db, organizationId } = ctx;
  const row = await lockRow(ctx);
  const { userId } = row;
  noteResource(ctx, userId, 'deleted');
  const isOwn = await store.isExclusive(db, row);
  const user = isOwn ? await accounts.getUser(db, userId) : undefined;
  if (await members.remove(db, { organizationId }, userId))
    note(ctx, membershipChanged, { organizationId, userId, isAdded: false }, { userId });
  if (user) {
    await endEverythingOfUser(db, userId);
    note(ctx, userDeleted, { user }, { userId });
    await ctx.finish();
    await accounts.deleteUser(db, userId);
  } else await store.deleteUserRow(db, row);
  return { status: 204 };
}

function noteResource(
  ctx: ScimCtx,
  userId: string,
  operation: 'created' | 'linked' | 'changed' | 'deleted',
): void {
  ctx.entries.push(createEntry(ctx, 'Organization.Scim.User.Updated', { operation }, { userId }));
}
