import { actionErrors } from '@gatehouse/contract/actions/errors';
import { type Identifier, canonicalIdentifier } from '@gatehouse/contract/sign-in/interaction';
import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { User } from '@gatehouse/contract/users/users';
import { type AuditEntry, writeLogs, writeLogsIn } from '../../audit/write.ts';
import type { TenantDb } from '../../database/database.ts';
import { ApiError, fail, found } from '../../lib/fail.ts';
import { askerAt } from '../../limits/networks.ts';
import type { StoredPassword } from '../../passwords/stored-password.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import { getEnabledAction } from '../../saved-scripts/actions.ts';
import { lockUser } from '../../users/end-everything.ts';
import { setPassword } from '../../users/passwords.ts';
import { getUser, insertUser, updateUser } from '../../users/user-store.ts';
import { announceUser } from '../flow/flow-webhooks.ts';
import { loadStartedWith, type StartedFlow } from '../flow/flow-store.ts';
import type { FlowUser } from '../flow/flow-user.ts';
import { type PasswordDecision, passwordDecision } from './action-result.ts';
import { fieldOf, keepsIdentifier } from './keeps-identifier.ts';
import { createActionLog, runAction } from './run-action.ts';

const kind = 'post-first-factor';

export interface Refused {
  identifier: Identifier;
  password: string;
  /** Whether a password could let this account in, or one with this identifier. */
  mayAccept: boolean;
}

/**
 * Asks the tenant's action about a password that isn't the account's, or that has no account: it can be right in another system. If so,
 * the account is created or changed, gets the password, and is returned (ADR 177). The action runs alike for every wrong password, so that
 * its time doesn't reveal which accounts exist. Whatever fails in it, the password stays wrong.
 */
export async function migratePassword(
  ctx: Ctx,
  flow: StartedFlow,
  { identifier, password, mayAccept }: Refused,
): Promise<FlowUser | undefined> {
  const { runtime, tenant } = ctx;
  const action = await getEnabledAction(runtime, tenant.id, kind);
  if (!action) return undefined;
  const { user } = flow;
  const event = {
    key: 'action.postFirstFactorVerification',
    interactionEvent: 'SignIn',
    verificationType: 'Password',
    identifier,
    user: user ? await describeUser(ctx, user.id) : null,
    password,
  };
  const end = await runAction(ctx, action, {
    kind,
    event,
    secrets: [password],
    decision: passwordDecision,
  });
  if (end.kind === 'nothing') return undefined;
  const log = (about: Partial<Parameters<typeof createActionLog>[2]>) =>
    createActionLog(ctx, kind, { ...(user && { userId: user.id }), ...about });
  if (end.kind !== 'decided') {
    await writeLogs(runtime, tenant.id, [log({ problem: end.problem, line: end.line })]);
    return undefined;
  }
  if (!mayAccept) return undefined;
  const { decision } = end;
  if ((decision.action === 'createUser') === (user !== undefined)) fail(sessionErrors.identityConflict);
  if (!keepsIdentifier(identifier, decision.user)) fail(actionErrors.identifierChanged);
  const hash = await runtime.hasher.hash(password, { ...askerAt(ctx.ip), isSignIn: true });
  const logOf = (userId: string): AuditEntry =>
    log({ userId, action: decision.action, changed: Object.keys(decision.user) });
  try {
    await runtime.database.tenant(tenant.id, async (db) => {
      const scope = { ...ctx, db };
      if (user) await change(scope, flow, { id: user.id, decision, hash, logOf });
      else await create(scope, flow, { identifier, decision, hash, logOf });
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // An identifier in the change belongs to another user, or a concurrent sign-in has created this one.
    await writeLogs(runtime, tenant.id, [log({ problem: error.declaration.code })]);
  }
  return findMigrated(ctx, identifier, password);
}

/** What the action is told about the account (wire). */
async function describeUser({ runtime, tenant }: Ctx, id: string): Promise<object | null> {
  const user = await getUser(runtime.database.for(tenant.id), id);
  if (!user) return null;
  const { username, primaryEmail, primaryPhone, name, avatar, customData, profile } = user;
  return { id, username, primaryEmail, primaryPhone, name, avatar, customData, profile };
}

interface Migration {
  decision: PasswordDecision;
  hash: StoredPassword;
  logOf: (userId: string) => AuditEntry;
}

async function create(
  ctx: Ctx & { db: TenantDb },
  flow: StartedFlow,
  { identifier, decision, hash, logOf }: Migration & { identifier: Identifier },
): Promise<void> {
  const own = { [fieldOf(identifier)]: canonicalIdentifier(identifier) ?? identifier.value };
  const values = { ...own, ...decision.user, password: hash };
  await insertUser(ctx.db, values, async (user) => {
    await writeLogsIn(ctx.db, [logOf(user.id)], ctx.now);
    await announceUser(ctx, flow, { event: 'User.Created', user });
  });
}

async function change(
  ctx: Ctx & { db: TenantDb },
  flow: StartedFlow,
  { id, decision, hash, logOf }: Migration & { id: string },
): Promise<void> {
  const { db, now } = ctx;
  await lockUser(db, id);
  const before = found(await getUser(db, id), sessionErrors.invalidCredentials);
  await writeChange(db, before, decision.user);
  // Sessions of a replaced password end with it (ADR 7); a first one replaces none.
  const after = before.hasPassword
    ? await setPassword(db, { userId: id, now }, hash)
    : await addPassword(db, { id, now }, hash);
  await writeLogsIn(db, [logOf(id)], now);
  if (after) await announceUser(ctx, flow, { event: 'User.Data.Updated', user: after });
}

/** Writes what an action changes of a user. Its custom data is added to the stored one. */
export async function writeChange(
  db: TenantDb,
  { id, customData }: Pick<User, 'id' | 'customData'>,
  { customData: added, ...values }: PasswordDecision['user'],
): Promise<User | undefined> {
  const merged = added && { customData: { ...customData, ...added } };
  return updateUser(db, id, { ...values, ...merged });
}

async function addPassword(
  db: TenantDb,
  { id, now }: { id: string; now: number },
  { value, method }: StoredPassword,
): Promise<User | undefined> {
  await db
    .updateTable('users')
    .set({
      passwordEncrypted: value,
      passwordEncryptionMethod: method,
      passwordUpdatedAt: new Date(now),
      isPasswordExpired: false,
    })
    .where('id', '=', id)
    .execute();
  return getUser(db, id);
}

/** The account as it is now, if the password is its own: another request may have written it at the same time. */
async function findMigrated(
  ctx: Ctx,
  identifier: Identifier,
  password: string,
): Promise<FlowUser | undefined> {
  const { user } = await loadStartedWith(ctx, identifier);
  if (!user?.passwordEncrypted || !user.passwordEncryptionMethod) return undefined;
  const stored = { method: user.passwordEncryptionMethod, value: user.passwordEncrypted };
  const isRight = await ctx.runtime.hasher.verify(password, stored, { ...askerAt(ctx.ip), isSignIn: true });
  return isRight ? user : undefined;
}
