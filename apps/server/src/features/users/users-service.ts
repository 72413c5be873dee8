import type { BodyOf, HandlerInput, Page, Paging } from '@gatehouse/contract/endpoint';
import { entityErrors } from '@gatehouse/contract/errors';
import { searchText } from '@gatehouse/contract/search';
import type { UserSearch } from '@gatehouse/contract/users/search';
import { signInExperienceErrors } from '@gatehouse/contract/sign-in-experience/errors';
import type * as access from '@gatehouse/contract/users/access-endpoints';
import type * as api from '@gatehouse/contract/users/endpoints';
import { type User, userErrors, type UserWithHash } from '@gatehouse/contract/users/users';
import { isPossiblePhone, normalizePhone, phonePattern } from '@gatehouse/contract/validation/phone';
import type { Ctx, TransactionCtx } from '../../runtime/ctx.ts';
import { askerAt } from '../../limits/networks.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { requireUsername } from '../../experience/username-policy.ts';
import { fail, found, withConstraints } from '../../lib/fail.ts';
import { readImportedHash } from '../../passwords/imported-formats.ts';
import type { StoredPassword } from '../../passwords/stored-password.ts';
import { type AuditEntry, writeLogs } from '../../audit/write.ts';
import { endEverythingOfUser } from '../../users/end-everything.ts';
import * as passwords from '../../users/passwords.ts';
import { listFactorsOf } from '../../users/factor-list-store.ts';
import * as users from '../../users/user-store.ts';
import {
  excludesAny,
  filterUsers,
  findByExternalId,
  findByIdentifiers,
  isAdvanced,
  listCriteria,
} from './filter-users.ts';
import { pageUsers, searchUsers } from './find-users.ts';
import { listFiltered } from './list-filtered.ts';
import { listFilters } from './user-filters.ts';
import { noteImport } from '../../users/imported-hash-store.ts';

const ofExternalId = { users_external_id: userErrors.externalIdInUse };

/** Finds users; with their second factors and password hashes if requested. */
export async function listUsers(ctx: Ctx, query: UserSearch & Paging): Promise<Page<UserWithHash>> {
  const { items, ...page } = await findUsers(ctx, query);
  const withFactors = query.includeMfaFactors ? await addFactors(ctx, items) : items;
  if (!query.includePasswordHash) return { ...page, items: withFactors };
  const hashes = await ctx.runtime.database.tenant(ctx.tenant.id, (db) =>
    passwords.listPasswords(
      db,
      items.map(({ id }) => id),
    ),
  );
  await logHashesViewed(
    ctx,
    items.map(({ id }) => id),
  );
  return { ...page, items: withFactors.map((user) => withHash(user, hashes.get(user.id))) };
}

async function addFactors({ runtime, tenant }: Ctx, users: User[]): Promise<UserWithHash[]> {
  const found = await listFactorsOf(
    runtime.database.for(tenant.id),
    users.map(({ id }) => id),
  );
  return users.map((user) => ({ ...user, mfaFactors: found.get(user.id) ?? [] }));
}

/** Finds users by the fastest way that supports the query. */
async function findUsers({ runtime, tenant }: Ctx, query: UserSearch & Paging): Promise<Page<User>> {
  if (query.externalId !== undefined) return findByExternalId(runtime, tenant.id, query);
  const text = isAdvanced(query) ? undefined : searchText([query.search ?? []].flat()[0]);
  const isFiltered = query.sort !== undefined || listFilters(query).length > 0;
  const isGeneral = listCriteria(query).length > 0 || isAdvanced(query);
  if (isFiltered && (isGeneral || excludesAny(query))) return filterUsers(runtime, tenant.id, query);
  if (isFiltered) return listFiltered(runtime, tenant.id, text && toStored(text), query);
  if (isGeneral || (excludesAny(query) && !text))
    return (await findByIdentifiers(runtime, tenant.id, query)) ?? filterUsers(runtime, tenant.id, query);
  if (!text) return pageUsers(runtime, tenant.id, query);
  return searchUsers(runtime, tenant.id, toStored(text), query);
}

/** Phone numbers are stored as digits, so searches in other formats are normalized. */
const toStored = (text: string): string => (phonePattern.test(text) ? normalizePhone(text) : text);

/** Creates a user with the default roles. The password is hashed before the transaction begins. */
export async function createUser(
  ctx: Ctx,
  { password, passwordDigest, passwordAlgorithm, ...values }: BodyOf<typeof api.createUser>,
): Promise<User> {
  if (password !== undefined && passwordDigest !== undefined) fail(userErrors.passwordAndDigest);
  requirePossiblePhone(values);
  await requireAllowedUsername(ctx, values);
  const stored =
    password === undefined
      ? takeHash(passwordDigest, passwordAlgorithm, ctx.runtime.secrets.seal)
      : await ctx.runtime.hasher.hash(password, askerAt(ctx.ip));
  const user = await ctx.runtime.database.tenant(ctx.tenant.id, (db) =>
    withConstraints(ofExternalId, () =>
      users.insertUser(db, { ...values, password: stored }, (added) => ctx.announce(db, added)),
    ),
  );
  if (stored) await noteImport(ctx.runtime, ctx.tenant.id, stored);
  return user;
}

/** Changes the given fields. An empty change is rejected, because it is a mistake of the caller. */
export async function updateUser(
  ctx: TransactionCtx,
  id: string,
  change: BodyOf<typeof api.updateUser>,
): Promise<User> {
  if (Object.keys(change).length === 0) fail(entityErrors.invalidInput);
  requirePossiblePhone(change);
  await requireAllowedUsername(ctx, change);
  const changed = await withConstraints(ofExternalId, () => users.updateUser(ctx.db, id, change));
  return found(changed, entityErrors.notFound);
}

/** Administrators may give users any username that the service supports; the rest of the policy is for users. */
async function requireAllowedUsername(
  { runtime, tenant }: Ctx,
  { username }: BodyOf<typeof api.updateUser>,
): Promise<void> {
  if (username) requireUsername(username, await getSignInExperience(runtime, tenant.id), 'body.username');
}

function requirePossiblePhone({ primaryPhone }: BodyOf<typeof api.updateUser>): void {
  if (primaryPhone && !isPossiblePhone(primaryPhone))
    fail(userErrors.invalidPhone, {
      data: { fields: { 'body.primaryPhone': 'must have a country code and 7 to 15 digits in all' } },
    });
}

/** Checks a password hash from another system before it is stored (OPEN-38). */
function takeHash(
  value: string | undefined,
  algorithm: string | undefined,
  seal: (text: string) => string,
): StoredPassword | undefined {
  if (value === undefined && algorithm === undefined) return undefined;
  if (value === undefined || algorithm === undefined) return fail(userErrors.algorithmRequired);
  const read = readImportedHash(algorithm, value, seal);
  if ('method' in read) return read;
  if (read.kind === 'unsupported') return fail(userErrors.unsupportedMethod);
  const error = read.kind === 'malformed' ? userErrors.malformedHash : userErrors.costlyHash;
  return fail(error, { data: { fields: { 'body.passwordDigest': read.text } } });
}

/** A user with the stored hash; the audit log records who read it. */
export async function getUserWithHash(ctx: TransactionCtx, id: string): Promise<UserWithHash> {
  const user = found(await users.getUser(ctx.db, id), entityErrors.notFound);
  const password = await passwords.getPassword(ctx.db, id);
  await logHashesViewed(ctx, [id]);
  return withHash(user, password);
}

const withHash = (user: User, password: StoredPassword | null | undefined): UserWithHash => ({
  ...user,
  passwordDigest: password?.value ?? null,
  passwordAlgorithm: password?.method ?? null,
});

/** Writes one entry for each user, so that every user's audit log has it. */
async function logHashesViewed(
  { actor, ip, userAgent, requestId, runtime, tenant }: Ctx | TransactionCtx,
  ids: readonly string[],
): Promise<void> {
  const entries = ids.map((userId): AuditEntry => ({
    key: 'User.PasswordHash.Viewed',
    userId: 'userId' in actor ? actor.userId : undefined,
    applicationId: 'clientId' in actor ? actor.clientId : undefined,
    payload: { result: 'Success', ip, userAgent, requestId, actor: actor.kind, params: { userId } },
  }));
  await writeLogs(runtime, tenant.id, entries);
}

/** Sets a password, and ends the user's sessions (ADR 7). The tenant's policy is not applied (see `givenPassword`). */
export async function setPassword(
  ctx: Ctx,
  id: string,
  { password, isPasswordExpired: isExpired }: HandlerInput<typeof access.setUserPassword>['body'],
): Promise<User> {
  const stored = await ctx.runtime.hasher.hash(password, askerAt(ctx.ip));
  return ctx.runtime.database.tenant(ctx.tenant.id, async (db) => {
    const change = { userId: id, now: ctx.now, isExpired };
    const user = found(await passwords.setPassword(db, change, stored), entityErrors.notFound);
    await ctx.announce(db, user);
    return user;
  });
}

/** On the wire only for tenants whose passwords expire. Administrators of others update the user (ADR 158). */
export async function expirePassword(ctx: TransactionCtx, id: string, isExpired: boolean): Promise<User> {
  const user = found(await passwords.setExpired(ctx.db, id, isExpired), entityErrors.notFound);
  const { passwordExpiration } = await getSignInExperience(ctx.runtime, ctx.tenant.id);
  if (!passwordExpiration.enabled) fail(signInExperienceErrors.passwordExpirationNotEnabled);
  return user;
}

/** Throws unless this is the user's password. */
export async function verifyPassword(ctx: Ctx, id: string, password: string): Promise<void> {
  const stored = await ctx.runtime.database.tenant(ctx.tenant.id, (db) => passwords.getPassword(db, id));
  if (stored === undefined) fail(entityErrors.notFound);
  const asker = askerAt(ctx.ip);
  if (!stored || !(await ctx.runtime.hasher.verify(password, stored, asker))) fail(userErrors.wrongPassword);
}

/** Suspends or reactivates a user. Suspending ends their access everywhere immediately (ADR 7). */
export async function suspendUser(ctx: TransactionCtx, id: string, isSuspended: boolean): Promise<User> {
  const user = found(await users.updateUser(ctx.db, id, { isSuspended }), entityErrors.notFound);
  if (isSuspended) await endEverythingOfUser(ctx.db, id);
  return user;
}

export async function deleteUser(ctx: TransactionCtx, id: string): Promise<void> {
  found(await users.getUser(ctx.db, id), entityErrors.notFound);
  await users.lockOrganizationsOf(ctx.db, id);
  await endEverythingOfUser(ctx.db, id);
  await users.deleteUser(ctx.db, id);
}
