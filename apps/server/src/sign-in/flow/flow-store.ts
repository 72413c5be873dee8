import { type Identifier, canonicalIdentifier } from '@gatehouse/contract/sign-in/interaction';
import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { Ctx } from '../../runtime/ctx.ts';
import { readFlow, writeFlow } from '../../database/hot/flow.ts';
import { fail, found } from '../../lib/fail.ts';
import { type AuditEntry, encodeLogs } from '../../audit/write.ts';
import { flowKey, resumeAddress } from '../../oidc/interaction.ts';
import { markRight } from '../sentinel/callers-under-way.ts';
import { callerKeys } from '../sentinel/count-caller.ts';
import type { Target } from '../sentinel/sentinel-store.ts';
import { emptyState, type FlowState, type FlowUser } from './flow-state.ts';

/** A sign-in flow as it was read, with the account that was asked for along with it. */
export interface Flow {
  /** As stored: a hash of the id that the browser names. */
  rowId: string;
  clientId: string;
  state: FlowState;
  user: FlowUser | undefined;
  /** Against whose account a secret is tried in this request; a refusal is written down as theirs. */
  triedUserId?: string;
  /** Where the protocol goes on once the flow has ended. */
  redirectTo: string;
}

/** Which account is read along with a flow: the one that a verification proved or, without one, that the flow is about, or who has a name. */
type Sought = { by: 'verification'; value: string | null } | { by: Identifier['type']; value: string | null };

/** What the request has read or written last, for the step that follows (`steps/next-step.ts`) without asking again. */
const current = new WeakMap<Ctx, Flow>();

export const currentFlow = (ctx: Ctx): Flow | undefined => current.get(ctx);

/** A flow by the id that its browser was given, or undefined when it has ended or never was. */
export async function findFlow(
  { runtime, tenant, now }: Pick<Ctx, 'runtime' | 'tenant' | 'now'>,
  flowId: string,
  { by, value }: Sought = { by: 'verification', value: null },
): Promise<Flow | undefined> {
  const rowId = flowKey(flowId);
  const [row] = await runtime.database.hot<{
    client_id: string;
    prompt: string;
    isDevice: boolean;
    flow: FlowState | null;
    user: FlowUser | null;
  }>(readFlow, tenant.id, [rowId, now, by, value]);
  // A flow that waits for consent has its user already; signing in to it would put another one in their place.
  if (row?.prompt !== 'login') return undefined;
  return {
    rowId,
    clientId: row.client_id,
    state: row.flow ?? emptyState(0),
    user: row.user ?? undefined,
    redirectTo: resumeAddress(tenant, flowId, row.isDevice),
  };
}

async function load(ctx: Ctx, sought: Sought): Promise<Flow> {
  const { actor } = ctx;
  const flowId = actor.kind === 'flow' ? actor.flowId : fail(sessionErrors.notFound);
  const flow = found(await findFlow(ctx, flowId, sought), sessionErrors.notFound);
  current.set(ctx, flow);
  return flow;
}

/** The flow of the request with the account that this verification proved or, without one, the account it is about. */
export const loadFlow = (ctx: Ctx, verificationId?: string): Promise<Flow> =>
  load(ctx, { by: 'verification', value: verificationId ?? null });

/** The flow of the request with the account that has this identifier. */
export const loadFlowWith = (ctx: Ctx, identifier: Identifier): Promise<Flow> =>
  load(ctx, { by: identifier.type, value: canonicalIdentifier(identifier) ?? null });

/**
 * Whose flow it is, from the first proof on: ending everything of a user, as a new password does, ends also a flow in which the old
 * password was right and nothing was made of it yet (attacks: account pre-hijacking).
 */
const ownerOf = ({ isNewUser, userId, verifications }: Omit<FlowState, 'version'>): string | null =>
  isNewUser ? null : (userId ?? verifications.find((proof) => proof.userId)?.userId ?? null);

interface SaveOptions {
  logs?: AuditEntry[];
  /** The attempts that the change makes good. */
  forgiven?: Target;
  /** How many calls of this address were right, and no longer count (`countCaller`); by default one where attempts are forgiven. */
  rightCalls?: number;
  /** Whose password was compared, as it was read, and the answer when by now it is another or they are suspended. */
  proven?: { user: FlowUser; refuse: () => never };
}

/** Writes the flow's new state and what goes with it, as one statement. */
export async function saveFlow(
  ctx: Ctx,
  flow: Flow,
  changes: Omit<FlowState, 'version'>,
  { logs = [], forgiven, rightCalls = forgiven ? 1 : 0, proven }: SaveOptions = {},
): Promise<void> {
  const [callerKey, siteKey] = callerKeys(ctx);
  const state: FlowState = { ...changes, version: flow.state.version + 1 };
  const [row] = await ctx.runtime.database.hot<{ isSaved: boolean; isProven: boolean }>(
    writeFlow,
    ctx.tenant.id,
    [
      flow.rowId,
      flow.state.version,
      JSON.stringify(state),
      ownerOf(state),
      ctx.now,
      encodeLogs(logs, ctx.now),
      forgiven?.action ?? null,
      forgiven?.target ?? null,
      proven?.user.id ?? null,
      proven?.user.passwordEncrypted ?? null,
      proven?.user.isSuspended ?? null,
      forgiven?.account ?? null,
      callerKey,
      rightCalls,
      siteKey,
    ],
  );
  if (!row?.isProven) proven?.refuse();
  if (!row?.isSaved) refuseConflict(ctx);
  if (rightCalls > 0) markRight(ctx);
  setFlow(ctx, { ...flow, state });
}

/** Remembers what was written, for the step that follows. */
export const setFlow = (ctx: Ctx, flow: Flow): void => void current.set(ctx, flow);

/** Another request of the same browser was faster. Nothing was written; the step that follows reads the flow again. */
export function refuseConflict(ctx: Ctx): never {
  current.delete(ctx);
  return fail(sessionErrors.changed);
}
