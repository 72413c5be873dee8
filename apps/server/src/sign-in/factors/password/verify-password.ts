import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { verifyPassword } from '@gatehouse/contract/sign-in/password-endpoints';
import { sql } from 'kysely';
import type { Ctx } from '../../../runtime/ctx.ts';
import { askerAt } from '../../../limits/networks.ts';
import { getSignInExperience } from '../../../experience/sign-in-experience-store.ts';
import { findDearestImports } from '../../../users/imported-hash-store.ts';
import { createId } from '../../../lib/ids.ts';
import { QueueFullError } from '../../../lib/queue-full.ts';
import { importedSettings, needsRehash, type StoredPassword } from '../../../passwords/stored-password.ts';
import { requireHumanAlways } from '../../captcha/require-human.ts';
import { createStepLog } from '../../flow/audit-step.ts';
import { successOf } from '../../flow/step-events.ts';
import { operation } from '../../flow/flow-operation.ts';
import { refuseSsoAddress } from '../../flow/sso-address.ts';
import { requireEventIs } from '../../flow/flow-event.ts';
import { offersPassword, offersPasswordTo } from '../../flow/offered-methods.ts';
import { currentFlow, loadStartedWith, saveFlow, setFlow, type StartedFlow } from '../../flow/flow-store.ts';
import type { FlowUser } from '../../flow/flow-user.ts';
import { withVerification } from '../../state/flow-verifications.ts';
import type { VerificationOf } from '../../state/verifications.ts';
import { type CountedAttempt, type Target, uncountAttempt } from '../../sentinel/sentinel-store.ts';
import { countCaller, uncountCaller } from '../../sentinel/count-caller.ts';
import { attemptTarget } from '../../sentinel/attempt-target.ts';
import { tryCounted } from '../../sentinel/try-counted.ts';
import { migratePassword, type Refused } from '../../actions/migrate-password.ts';
import { isRepeatedGuess } from './repeated-guess.ts';

const audited = successOf(verifyPassword);

/**
 * Verifies a user by their password. An unknown identifier and a wrong password get the same response at the same cost
 * (ADR 7), and so does the right password of an account that can't sign in with it, so kept hashes can't be guessed (ADR 128).
 */
export const verifyPasswordOperation = operation(
  verifyPassword,
  async (ctx, { body }) => {
    const { identifier, password } = body;
    await countCaller(ctx);
    const flow = await loadStartedWith(ctx, identifier);
    requireEventIs(flow.state, 'SignIn');
    await requireHumanAlways(ctx, flow.state);
    if (identifier.type === 'email') await refuseSsoAddress(ctx, identifier.value);
    setFlow(ctx, { ...flow, triedUserId: flow.user?.id });
    const experience = await getSignInExperience(ctx.runtime, ctx.tenant.id);
    const account = flow.user && offersPasswordTo(flow.user, experience) ? flow.user : undefined;

    const target = await attemptTarget(ctx, 'Password', identifier, flow.user?.id);
    return tryCounted(ctx, target, async (attempt) => {
      const refuse = (): never => attempt.refuse(sessionErrors.invalidCredentials);
      const mayAccept =
        !attempt.isAccountBlocked &&
        (flow.user
          ? account !== undefined && !flow.user.isSuspended
          : offersPassword(identifier.type, 'SignIn', experience));
      const user =
        (await comparePassword(ctx, account, password, target, attempt)) ??
        (await migrate(ctx, flow, { identifier, password, mayAccept }, { target, attempt })) ??
        refuse();
      const verification: VerificationOf<'Password'> = {
        id: createId(),
        type: 'Password',
        identifier,
        userId: user.id,
      };
      await saveFlow(ctx, flow, withVerification(flow.state, verification), {
        logs: [createStepLog(ctx, audited, { userId: user.id })],
        forgiven: target,
        verified: { user, refuse },
      });
      return { verificationId: verification.id };
    });
  },
  { comparesSecret: true },
);

/**
 * The account, with its current hash, if the password is correct; whether it is suspended is checked after that, not
 * before.
 */
async function comparePassword(
  ctx: Ctx,
  user: FlowUser | undefined,
  password: string,
  target: Target,
  attempt: CountedAttempt,
): Promise<FlowUser | undefined> {
  const stored: StoredPassword | undefined =
    user?.passwordEncrypted && user.passwordEncryptionMethod && !attempt.isAccountBlocked
      ? { method: user.passwordEncryptionMethod, value: user.passwordEncrypted }
      : undefined;
  const isRight = await isPasswordRight(ctx, stored, password, {
    async uncount(error) {
      await uncountAttempt(ctx.runtime, ctx.tenant.id, target, attempt);
      if (error instanceof QueueFullError) await uncountCaller(ctx);
    },
    isRepeated: () => isRepeatedGuess(ctx, target.target, password),
  });
  if (!user || !stored || !isRight) return undefined;
  if (!needsRehash(stored) || currentFlow(ctx)?.isTest) return user;
  const passwordEncrypted = await replaceImportedHash(ctx, user.id, stored, password);
  return passwordEncrypted === undefined ? undefined : { ...user, passwordEncrypted };
}

/** As for a full queue of hashes: the password stays counted, but once, however often it is tried again. */
async function migrate(
  ctx: Ctx,
  flow: StartedFlow,
  refused: Refused,
  { target, attempt }: { target: Target; attempt: CountedAttempt },
): Promise<FlowUser | undefined> {
  // The action can create and change users (ADR 201).
  if (flow.isTest) return undefined;
  try {
    return await migratePassword(ctx, flow, refused);
  } catch (error) {
    if (error instanceof QueueFullError && isRepeatedGuess(ctx, target.target, refused.password))
      await uncountAttempt(ctx.runtime, ctx.tenant.id, target, attempt);
    throw error;
  }
}

/**
 * Compares in two steps that are the same for every rejection of a tenant, whether or not the account exists (ADR 111):
 * with our own hash or a decoy, then, if the tenant has imported hashes, in their queue with an imported one or none.
 */
async function isPasswordRight(
  ctx: Ctx,
  stored: StoredPassword | undefined,
  password: string,
  { uncount, isRepeated }: { uncount: (error: unknown) => Promise<void>; isRepeated: () => boolean },
): Promise<boolean> {
  const { runtime, tenant, ip } = ctx;
  const asker = { ...askerAt(ip), isSignIn: true };
  const imported = stored && importedSettings(stored) ? stored : undefined;
  let dearest: string[];
  try {
    dearest = await findDearestImports(runtime, tenant.id);
    const isOwn =
      stored && !imported
        ? await runtime.hasher.verify(password, stored, asker)
        : await runtime.hasher.verifyDecoy(password, asker);
    if (isOwn) return true;
  } catch (error) {
    await uncount(error);
    throw error;
  }
  try {
    return await runtime.hasher.verifyImported({ password, stored: imported, dearest }, asker);
  } catch (error) {
    // The caller learns that the first step did not accept the password, so it stays counted; but once, however often
    // it is tried again.
    if (isRepeated()) await uncount(error);
    throw error;
  }
}

/**
 * Imported hashes are only read, and replaced at the first sign-in that verifies them (OPEN-38), or at a later one that
 * finds a process free. Returns the hash that is stored now, or undefined if it no longer matches this password.
 */
async function replaceImportedHash(
  { runtime, tenant, ip }: Ctx,
  userId: string,
  imported: StoredPassword,
  password: string,
): Promise<string | undefined> {
  const db = runtime.database.for(tenant.id);
  const asker = { ...askerAt(ip), isSignIn: true };
  let hash: StoredPassword;
  try {
    hash = await runtime.hasher.hash(password, asker);
  } catch (error) {
    if (error instanceof QueueFullError) return imported.value;
    throw error;
  }
  // Only the same hash that was verified: a password that was changed in the meantime stays changed.
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ passwordEncrypted: hash.value, passwordEncryptionMethod: hash.method })
    .where('id', '=', userId)
    .where('passwordEncrypted', '=', imported.value)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return hash.value;
  // Another sign-in has replaced it concurrently, or the password was changed.
  const { rows } = await sql<StoredPassword>`
    select password_encrypted as value, password_encryption_method as method from users
    where id = ${userId} and password_encrypted is not null`.execute(db);
  const [current] = rows;
  return current && (await runtime.hasher.verify(password, current, asker)) ? current.value : undefined;
}
