import type { AuditLogKey, FlowStep } from '@gatehouse/contract/audit-logs/keys';
import type { Identifier } from '@gatehouse/contract/sign-in/interaction';
import type { Ctx } from '../../runtime/ctx.ts';
import type { ApiError } from '../../lib/fail.ts';
import { plainText } from '../../audit/plain.ts';
import { type AuditEntry, encodeLogs } from '../../audit/write.ts';
import { traceOfFlow } from '../../sessions/flow-trace.ts';
import { maskIdentifier } from './mask-identifier.ts';
import { userIdOf } from '../state/flow-state.ts';
import { currentFlow } from './flow-store.ts';
import { membershipKey } from './step-events.ts';

/**
 * The audit entry of a step; with the error, if it was rejected. Of the input it has only a masked identifier, because
 * users type passwords into the wrong field.
 */
export function createStepLog(
  ctx: Ctx,
  audited: FlowStep,
  {
    error,
    userId,
    identifier,
    connectorId,
  }: { error?: ApiError; userId?: string; identifier?: Identifier; connectorId?: unknown } = {},
): AuditEntry {
  const { actor, ip, userAgent, requestId } = ctx;
  const { state, triedUserId, isTest } = currentFlow(ctx) ?? {};
  const event = state?.event;
  return {
    key: event ? `Interaction.${event}.${audited}` : `Interaction.${audited}`,
    userId: userId ?? triedUserId ?? (state && userIdOf(state)),
    applicationId: actor.kind === 'flow' ? actor.clientId : undefined,
    payload: {
      result: error ? 'Error' : 'Success',
      ...(error ? { error: describeError(error) } : {}),
      ...describeConnector(audited, connectorId),
      ...(identifier && { identifier: maskIdentifier(identifier) }),
      ip,
      userAgent,
      requestId,
      ...traceOf(actor),
      actor: actor.kind,
      ...(isTest && { isTest }),
    },
  };
}

/** The error, and why the provider failed, which the user isn't told. Administrators see the same when they check a connector. */
const describeError = ({ declaration: { code }, internal }: ApiError) => ({
  code,
  ...(code.startsWith('connector.') && internal && { cause: plainText(internal, 256) }),
});

/** The connector of a step, by which the console names the provider or the company. Callers can send anything as its ID. */
const describeConnector = (audited: FlowStep, connectorId: unknown) =>
  typeof connectorId === 'string' &&
  /^[\w-]{1,64}$/.test(connectorId) && {
    params: {
      [audited.startsWith('Verification.EnterpriseSso') ? 'ssoConnectorId' : 'connectorId']: connectorId,
    },
  };

const traceOf = (actor: Ctx['actor']) => actor.kind === 'flow' && { traceId: traceOfFlow(actor.flowId) };

/** The entry of something else that a step does. */
export const createEntry = (
  { actor, ip, userAgent, requestId }: Ctx,
  key: AuditLogKey,
  userId: string | undefined,
): AuditEntry => ({
  key,
  userId,
  applicationId: actor.kind === 'flow' ? actor.clientId : undefined,
  payload: { result: 'Success', ip, userAgent, requestId, ...traceOf(actor), actor: actor.kind },
});

/** The entry for each organization that the user joins, as the statement that adds the user writes it. */
export function createJoinLog(ctx: Ctx, userId: string): unknown {
  const [encoded]: unknown[] = JSON.parse(encodeLogs([createEntry(ctx, membershipKey, userId)], ctx.now));
  return encoded;
}

/** The entry of an administrator who registers with an invitation. */
export const createAcceptanceLog = (ctx: Ctx, userId: string): AuditEntry =>
  createEntry(ctx, 'Tenant.Invitation.Accepted', userId);
