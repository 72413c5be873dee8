import { type Identifier, canonicalIdentifier } from '@gatehouse/contract/sign-in/interaction';
import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { Ctx } from '../../ctx.ts';
import { type HotStatement, hotStatement } from '../../database/hot/hot-statement.ts';
import { emailKey } from '../../database/email-key.ts';
import { insertLogsSql } from '../../database/hot/insert-logs.ts';
import { fail, found } from '../../fail.ts';
import { type AuditEntry, encodeLogs } from '../../audit/write.ts';
import { flowKey, resumeAddress } from '../../oidc/interaction.ts';
import { callerKey } from '../sentinel/count-caller.ts';
import { forgiveAttempts, type Target } from '../sentinel/store.ts';
import { emptyState, type FlowState, type FlowUser } from './state.ts';

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

const userJson = `jsonb_build_object('id', u.id, 'username', u.username, 'name', u.name, 'primaryEmail', u.primary_email,
  'primaryPhone', u.primary_phone, 'passwordEncrypted', u.password_encrypted,
  'passwordEncryptionMethod', u.password_encryption_method, 'isSuspended', u.is_suspended, 'identities', u.identities, 'settings', u.settings,
  'ssoIdentities', coalesce((
    select jsonb_agg(jsonb_build_object('ssoConnectorId', i.sso_connector_id, 'issuer', i.issuer, 'identityId', i.identity_id))
    from user_sso_identities i where i.tenant_id = $1 and i.user_id = u.id), '[]'),
  'factors', coalesce((
    select jsonb_agg(jsonb_build_object('id', m.id, 'type', m.type,
      'usedAt', floor(extract(epoch from coalesce(m.last_used_at, m.created_at)) * 1000),
      'isUsable', not m.data ? 'codes' or jsonb_path_exists(m.data, '$.codes[*] ? (@.usedAt == null)')))
    from mfa_verifications m where m.tenant_id = $1 and m.user_id = u.id), '[]'))`;

/** `condition` picks the account that is read along with the flow; `$4` is its value. */
const flowStatement = (name: string, condition: string): HotStatement =>
  hotStatement(
    name,
    `select f.client_id, f.payload -> 'prompt' ->> 'name' as prompt, f.flow, f.payload ? 'deviceCode' as "isDevice",
       (select ${userJson} from users u where u.tenant_id = $1 and ${condition}) as "user"
     from oidc_instances f
     where f.tenant_id = $1 and f.model = 'Interaction' and f.id = $2
       and f.expires_at > to_timestamp($3::float8 / 1000)`,
  );

const findByVerification = flowStatement(
  'find-flow',
  `u.id = coalesce((select v ->> 'userId' from jsonb_array_elements(f.flow -> 'verifications') v where v ->> 'id' = $4::text),
     f.flow ->> 'userId')`,
);
const findByIdentifier: Record<Identifier['type'], HotStatement> = {
  username: flowStatement('find-flow-by-username', 'lower(u.username) = $4::text'),
  email: flowStatement('find-flow-by-email', `${emailKey('u')} = $4::text`),
  phone: flowStatement('find-flow-by-phone', 'u.primary_phone = $4::text'),
};

/** What the request has read or written last, for the step that follows (`next.ts`) without asking again. */
const current = new WeakMap<Ctx, Flow>();

export const currentFlow = (ctx: Ctx): Flow | undefined => current.get(ctx);

/** A flow by the id that its browser was given, or undefined when it has ended or never was. */
export async function findFlow(
  { runtime, tenant, now }: Pick<Ctx, 'runtime' | 'tenant' | 'now'>,
  flowId: string,
  { statement, value }: { statement: HotStatement; value: string | null } = {
    statement: findByVerification,
    value: null,
  },
): Promise<Flow | undefined> {
  const rowId = flowKey(flowId);
  const [row] = await runtime.database.hot<{
    client_id: string;
    prompt: string;
    isDevice: boolean;
    flow: FlowState | null;
    user: FlowUser | null;
  }>(statement, tenant.id, [rowId, now, value]);
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

async function readFlow(ctx: Ctx, statement: HotStatement, value: string | null): Promise<Flow> {
  const { actor } = ctx;
  const flowId = actor.kind === 'flow' ? actor.flowId : fail(sessionErrors.notFound);
  const flow = found(await findFlow(ctx, flowId, { statement, value }), sessionErrors.notFound);
  current.set(ctx, flow);
  return flow;
}

/** The flow of the request with the account that this verification proved or, without one, the account it is about. */
export const loadFlow = (ctx: Ctx, verificationId?: string): Promise<Flow> =>
  readFlow(ctx, findByVerification, verificationId ?? null);

/** The flow of the request with whoever has this identifier. */
export const loadFlowWith = (ctx: Ctx, identifier: Identifier): Promise<Flow> =>
  readFlow(ctx, findByIdentifier[identifier.type], canonicalIdentifier(identifier) ?? null);

/** The condition under which a statement may write: the flow is as it was read, and has not ended. */
export const isUnchanged = (flow: string, version: string, now: string): string =>
  `${flow}.expires_at > to_timestamp(${now}::float8 / 1000)
   and coalesce((${flow}.flow ->> 'version')::int, 0) = ${version}::int`;

// What was submitted before is not valid for what the flow is now about: the result goes whenever the state changes. Whoever ends
// everything of a user locks the user first: a password that is being replaced is waited for, and then is another (ADR 7).
const saveStatement = hotStatement(
  'save-flow',
  `with proven as materialized (
     select 1 from users where tenant_id = $1 and id = $10::text and password_encrypted = $11::text and is_suspended = $12::boolean
     for key share),
   saved as (
     update oidc_instances f set flow = $4::jsonb, payload = f.payload - 'result', account_id = $5
     where f.tenant_id = $1 and f.model = 'Interaction' and f.id = $2 and ${isUnchanged('f', '$3', '$6')}
       and ($10::text is null or exists (select from proven))
     returning 1),
   logged as (${insertLogsSql('$7', 'exists (select from saved)')}),
   forgiven as (${forgiveAttempts('$8', '$9', 'exists (select from saved)')}),
   account_forgiven as (${forgiveAttempts('$8', '$13', 'exists (select from saved) and (select count(*) from forgiven) >= 0')}),
   given_back as (
     update rate_limits set count = greatest(count - $15::int, 0)
     where tenant_id = $1 and key = $14 and $15::int > 0 and exists (select from saved)
       and (select count(*) from account_forgiven) >= 0
     returning 1)
   select exists (select from saved) as "isSaved", $10::text is null or exists (select from proven) as "isProven"`,
);

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
  const state: FlowState = { ...changes, version: flow.state.version + 1 };
  const [row] = await ctx.runtime.database.hot<{ isSaved: boolean; isProven: boolean }>(
    saveStatement,
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
      callerKey(ctx),
      rightCalls,
    ],
  );
  if (!row?.isProven) proven?.refuse();
  if (!row?.isSaved) refuseConflict(ctx);
  setFlow(ctx, { ...flow, state });
}

/** Remembers what was written, for the step that follows. */
export const setFlow = (ctx: Ctx, flow: Flow): void => void current.set(ctx, flow);

/** Another request of the same browser was faster. Nothing was written; the step that follows is read anew. */
export function refuseConflict(ctx: Ctx): never {
  current.delete(ctx);
  return fail(sessionErrors.changed);
}
