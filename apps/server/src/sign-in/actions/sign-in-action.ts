import { actionErrors } from '@gatehouse/contract/actions/errors';
import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { Identifier } from '@gatehouse/contract/sign-in/interaction';
import { writeLogs, writeLogsIn } from '../../audit/write.ts';
import { readClaimsContext } from '../../custom-claims/claims-context.ts';
import { fail, found } from '../../lib/fail.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import { getEnabledAction } from '../../saved-scripts/actions.ts';
import { refreshSavedScript } from '../../saved-scripts/saved-scripts.ts';
import { lockUser } from '../../users/end-everything.ts';
import { getUser } from '../../users/user-store.ts';
import type { Flow } from '../flow/flow-store.ts';
import { announceUser } from '../flow/flow-webhooks.ts';
import type { IdentifiedState } from '../state/flow-state.ts';
import { findUsedVerification } from '../state/flow-verifications.ts';
import { signInDecision, type UserChange } from './action-result.ts';
import { keepsIdentifier } from './keeps-identifier.ts';
import { writeChange } from './migrate-password.ts';
import { createActionLog, runAction } from './run-action.ts';

const kind = 'post-sign-in';

/**
 * Runs the tenant's action for a sign-in that has verified all that is required, before it ends: the action can change the user, or reject
 * the sign-in (ADR 177). Nothing of a rejected sign-in is used up: it can be submitted again.
 */
export async function runSignInAction(
  ctx: Ctx,
  flow: Pick<Flow, 'rowId' | 'clientId'>,
  state: IdentifiedState,
): Promise<void> {
  const { runtime, tenant } = ctx;
  const known = await getEnabledAction(runtime, tenant.id, kind);
  if (!known) return;
  const { userId } = state;
  const { revision, context } = await readClaimsContext(runtime, tenant.id, { kind, accountId: userId });
  const action = await refreshSavedScript(runtime, tenant.id, { kind, known, revision });
  if (!action || action.settings['enabled'] !== true) return;
  const event = { key: 'action.postSignIn', interactionEvent: 'SignIn', ...context };
  const end = await runAction(ctx, action, { kind, event, decision: signInDecision });
  if (end.kind === 'nothing') return;
  if (end.kind !== 'decided') {
    const { problem, line } = end;
    await writeLogs(runtime, tenant.id, [createActionLog(ctx, kind, { userId, problem, line })]);
    if (end.kind === 'failed' && action.settings['onExecutionError'] === 'allow') return;
    return fail(sessionErrors.verificationFailed);
  }
  const { user: change } = end.decision;
  if (!change) return;
  const identifier = identifierOf(state);
  if (identifier && !keepsIdentifier(identifier, change)) fail(actionErrors.identifierChanged);
  await changeUser(ctx, flow, { userId, change });
}

/** The identifier that the user signs in with; an account at another service has none. */
function identifierOf(state: IdentifiedState): Identifier | undefined {
  const verification = findUsedVerification(state);
  return verification && 'identifier' in verification ? verification.identifier : undefined;
}

async function changeUser(
  ctx: Ctx,
  flow: Pick<Flow, 'rowId' | 'clientId'>,
  { userId, change }: { userId: string; change: UserChange },
): Promise<void> {
  await ctx.runtime.database.tenant(ctx.tenant.id, async (db) => {
    await lockUser(db, userId);
    const before = found(await getUser(db, userId), sessionErrors.verificationFailed);
    const user = found(await writeChange(db, before, change), sessionErrors.verificationFailed);
    const about = { userId, action: 'updateUser', changed: Object.keys(change) };
    await writeLogsIn(db, [createActionLog(ctx, kind, about)], ctx.now);
    await announceUser({ ...ctx, db }, flow, { event: 'User.Data.Updated', user });
  });
}
