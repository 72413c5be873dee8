import { accountErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { resetPassword } from '@gatehouse/contract/sign-in/recovery-endpoints';
import { sql } from 'kysely';
import type { AuditEntry } from '../../audit/write.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import { sendNotice } from '../../delivery/messages/send-notice.ts';
import { askerAt } from '../../limits/networks.ts';
import { fail, found } from '../../lib/fail.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { setPassword } from '../../users/passwords.ts';
import { hashNewPassword } from '../flow/new-password.ts';
import { announceReset } from '../flow/flow-webhooks.ts';
import { operation } from '../flow/flow-operation.ts';
import { findExpiry } from '../flow/expired-password.ts';
import { type KnownFlow, loadStarted, refuseConflict, saveFlow, setFlow } from '../flow/flow-store.ts';
import { refuse } from '../flow/refusal.ts';
import { findUnverifiedForChange } from '../flow/second-factors.ts';
import { startedState, isKnown } from '../state/flow-state.ts';
import { withRevision } from '../state/stored-flow.ts';

/**
 * Sets the password with which submitting replaces the forgotten one or, at sign-in, the expired one. The account must be verified; at
 * sign-in, with its second factor.
 */
export const choosePassword = operation(resetPassword, async (ctx, { body: { password } }) => {
  const flow = await loadStarted(ctx);
  const { state, user } = flow;
  if (state.event === 'Register') return ctx.fail(sessionErrors.invalidInteractionType);
  if (!isKnown(state)) return ctx.fail(sessionErrors.identifierNotFound);
  const account = ctx.found(user, accountErrors.notExist);
  if (account.isSuspended) ctx.fail(accountErrors.suspended);
  const experience = await getSignInExperience(ctx.runtime, ctx.tenant.id);
  const replacesPassword = state.event === 'SignIn' || undefined;
  if (replacesPassword) {
    refuse(findUnverifiedForChange(state, account, experience));
    const mayChoose = state.replacesPassword ?? findExpiry(state, account, experience, ctx.now);
    if (!mayChoose) ctx.fail(sessionErrors.resetNotAllowed);
  }
  const stored = await hashNewPassword(ctx, flow, experience, password, account);
  const { passwordEncrypted: value, passwordEncryptionMethod: method } = account;
  const asker = askerAt(ctx.ip);
  if (value && method && (await ctx.runtime.hasher.verify(password, { value, method }, asker)))
    ctx.fail(accountErrors.samePassword);
  await saveFlow(ctx, flow, {
    ...state,
    profile: { ...state.profile, password: stored },
    replacesPassword,
  });
});

/**
 * Replaces the password and ends the sessions and grants of the old one, in one transaction (ADR 7). The flow continues
 * as a sign-in, with the new password and, if there is one, the second factor: access to a mailbox alone must not
 * bypass that.
 */
export async function submitRecovery(
  ctx: Ctx,
  flow: KnownFlow,
  { userId, logs }: { userId: string; logs: AuditEntry[] },
): Promise<void> {
  const password = found(flow.state.profile.password, accountErrors.newPasswordRequired);
  const state = startedState('SignIn', ctx.now, { humanUntil: flow.state.humanUntil });
  const revision = flow.revision + 1;
  const isDone = await ctx.runtime.database.tenant(ctx.tenant.id, async (db) => {
    // The user is locked before the flow, as in every transaction that ends something of a user.
    const { rows } =
      await sql`select 1 from users where id = ${userId} and not is_suspended for update`.execute(db);
    if (rows.length === 0) fail(accountErrors.suspended);
    const saved =
      await sql`update oidc_instances set flow = ${JSON.stringify(withRevision(state, revision))}::jsonb, payload = payload - 'result',
        account_id = null
      where model = 'Interaction' and id = ${flow.rowId} and expires_at > ${new Date(ctx.now)}
        and (flow ->> 'version')::int = ${flow.revision} returning 1`.execute(db);
    if (saved.rows.length === 0) return false;
    const user = await setPassword(db, { userId, now: ctx.now, logs }, password);
    // Also after a code to the phone number, which another person may have.
    await sendNotice({ ...ctx, db }, { to: user?.primaryEmail ?? null, notice: 'PasswordChanged' });
    await announceReset({ ...ctx, db }, flow, { state: flow.state, user });
    return true;
  });
  if (!isDone) refuseConflict(ctx);
  setFlow(ctx, { ...flow, state, revision, user: undefined });
}
