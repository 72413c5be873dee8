import { type Identifier, canonicalIdentifier } from '@gatehouse/contract/sign-in/interaction';
import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { normalizeIdentifier } from '@gatehouse/contract/validation/identifiers';
import type { Ctx } from '../../runtime/ctx.ts';
import { readFlow, writeFlow } from '../../database/hot/flow.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { fail, found } from '../../lib/fail.ts';
import { type AuditEntry, encodeLogs } from '../../audit/write.ts';
import { flowKey, resumeUrl } from '../../oidc/interaction.ts';
import { markRight } from '../sentinel/callers-under-way.ts';
import { callerKeys } from '../sentinel/count-caller.ts';
import type { Target } from '../sentinel/sentinel-store.ts';
import {
  type FlowState,
  isKnown,
  type KnownState,
  type StoredState,
  withStepUp,
} from '../state/flow-state.ts';
import { accountOf } from '../state/verifications.ts';
import { readStored, withRevision } from '../state/stored-flow.ts';
import { findWritten, keepWritten } from '../state/written-states.ts';
import type { FlowUser } from './flow-user.ts';

/** A sign-in flow as it was read, with the account that was read with it. */
export interface Flow<S extends FlowState = FlowState> {
  /** As stored: a hash of the ID in the browser. */
  rowId: string;
  clientId: string;
  state: S;
  /** How often it was written. A write that is based on another state than the stored one is rejected. */
  revision: number;
  user: FlowUser | undefined;
  /** The account whose secret is tried in this request; a rejection is audited for it. */
  triedUserId?: string;
  /** Where the protocol continues after the flow has ended. */
  redirectTo: string;
  /** The organization that the authorization request names, if any. Its branding is all that it decides here (ADR 153). */
  organizationId?: string | undefined;
  /** Ends at the result of a test, before anything is stored (ADR 201). */
  isTest?: boolean;
}

/**
 * The prompt of a flow that tests an application, in its row. The protocol starts no such flow and continues none, and servers of earlier
 * releases find no flow there.
 */
export const testPrompt = 'login-test';

/** A flow whose event was chosen. */
export type StartedFlow = Flow<StoredState>;

/** A flow whose account is identified. */
export type KnownFlow = Flow<KnownState>;

/**
 * Which account is read with a flow: that of a verification or, without one, that of the flow, or the one that has an
 * identifier.
 */
interface Sought {
  by: 'verification' | Identifier['type'] | 'exact-username';
  value: string | null;
}

/**
 * The flow that the request has read or written last, so that the next step is found without another query
 * (`represent-next.ts`).
 */
const current = new WeakMap<Ctx, Flow>();

export const currentFlow = (ctx: Ctx): Flow | undefined => current.get(ctx);

/**
 * A flow by the ID in the browser, or undefined if it has ended or never existed. One whose state this release cannot
 * read has ended: another release has written it in its own format, so what was verified in it isn't known.
 */
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
    organizationId: string | null;
    mustStepUp: boolean | null;
    flow: unknown;
    user: FlowUser | null;
  }>(readFlow, tenant.id, [rowId, now, by, value]);
  // A flow that waits for consent has its user already; signing in to it would replace that user.
  if (row?.prompt !== 'login' && row?.prompt !== testPrompt) return undefined;
  const stored = findWritten({ runtime, tenant }, rowId, row.flow) ?? readStored(row.flow);
  if ('invalid' in stored) {
    runtime.log.warn({ fields: stored.invalid }, 'sign-in ended: its stored state cannot be read');
    return undefined;
  }
  return {
    rowId,
    clientId: row.client_id,
    ...stored,
    state: row.mustStepUp ? withStepUp(stored.state) : stored.state,
    user: row.user ?? undefined,
    redirectTo: resumeUrl(tenant, flowId, row.isDevice),
    organizationId: row.organizationId ?? undefined,
    ...(row.prompt === testPrompt && { isTest: true }),
  };
}

async function load(ctx: Ctx, sought: Sought): Promise<Flow> {
  const { actor } = ctx;
  const flowId = actor.kind === 'flow' ? actor.flowId : fail(sessionErrors.notFound);
  const flow = found(await findFlow(ctx, flowId, sought), sessionErrors.notFound);
  current.set(ctx, flow);
  return flow;
}

/** The flow of the request with the account of this verification or, without one, its own. */
export const loadFlow = (ctx: Ctx, verificationId?: string): Promise<Flow> =>
  load(ctx, { by: 'verification', value: verificationId ?? null });

const requireStarted = ({ state, ...flow }: Flow): StartedFlow =>
  state.status === 'new' ? fail(sessionErrors.interactionNotFound) : { ...flow, state };

/** The same for a flow that has been started. Throws otherwise. */
export const loadStarted = async (ctx: Ctx, verificationId?: string): Promise<StartedFlow> =>
  requireStarted(await loadFlow(ctx, verificationId));

/** The same with the account that has this identifier. */
export const loadStartedWith = async (ctx: Ctx, identifier: Identifier): Promise<StartedFlow> =>
  requireStarted(await loadFlowWith(ctx, identifier));

/** The flow of the request with the account that has this identifier. */
export async function loadFlowWith(ctx: Ctx, identifier: Identifier): Promise<Flow> {
  const { type, value } = identifier;
  const { usernamePolicy } = await getSignInExperience(ctx.runtime, ctx.tenant.id);
  return type === 'username' && usernamePolicy.caseSensitive
    ? load(ctx, { by: 'exact-username', value: normalizeIdentifier(type, value) ?? null })
    : load(ctx, { by: type, value: canonicalIdentifier(identifier) ?? null });
}

/**
 * The account that a flow is filed under, from its first verification on: ending everything of a user, as a new password does, also ends
 * flows in which the old password was verified but not used yet (attacks: account pre-hijacking). A flow that is not identified has
 * verifications of one account at most (`withoutOtherAccounts`).
 */
export function ownerOf(state: StoredState): string | null {
  if (isKnown(state)) return state.status === 'registering' ? null : state.userId;
  const verification = state.verifications.find((each) => accountOf(each) !== undefined);
  return (verification && accountOf(verification)) ?? null;
}

interface SaveOptions {
  logs?: AuditEntry[];
  /** The attempts that the change forgives. */
  forgiven?: Target;
  /**
   * How many requests of this IP address were correct, and no longer count (`countCaller`); by default one if attempts
   * are forgiven.
   */
  rightCalls?: number;
  /**
   * The user whose password was compared, with the hash that was read, and the error if the hash has changed or the
   * user was suspended since.
   */
  verified?: { user: FlowUser; refuse: () => never };
}

/** Writes the flow's new state and what belongs to it, in one statement. */
export async function saveFlow(
  ctx: Ctx,
  flow: Flow,
  state: StoredState,
  { logs = [], forgiven, rightCalls = forgiven ? 1 : 0, verified }: SaveOptions = {},
): Promise<void> {
  const [callerKey, siteKey] = callerKeys(ctx);
  const revision = flow.revision + 1;
  const [row] = await ctx.runtime.database.hot<{ isSaved: boolean; isVerified: boolean }>(
    writeFlow,
    ctx.tenant.id,
    [
      flow.rowId,
      flow.revision,
      JSON.stringify(withRevision(state, revision)),
      ownerOf(state),
      ctx.now,
      encodeLogs(logs, ctx.now),
      forgiven?.action ?? null,
      forgiven?.target ?? null,
      verified?.user.id ?? null,
      verified?.user.passwordEncrypted ?? null,
      verified?.user.isSuspended ?? null,
      forgiven?.account ?? null,
      callerKey,
      rightCalls,
      siteKey,
    ],
  );
  if (!row?.isVerified) verified?.refuse();
  if (!row?.isSaved) refuseConflict(ctx);
  keepWritten(ctx, flow.rowId, { state, revision });
  if (rightCalls > 0) markRight(ctx);
  setFlow(ctx, { ...flow, state, revision });
}

/** Remembers what was written, for the next step. */
export const setFlow = (ctx: Ctx, flow: Flow): void => void current.set(ctx, flow);

/** Another request of the same browser was faster. Nothing was written; the next step reads the flow again. */
export function refuseConflict(ctx: Ctx): never {
  current.delete(ctx);
  return fail(sessionErrors.changed);
}
