import type { FlowStep } from '@gatehouse/contract/audit-logs/keys';
import type { Ctx } from '../../ctx.ts';
import type { ApiError } from '../../fail.ts';
import type { AuditEntry } from '../../audit/write.ts';
import { currentFlow } from './store.ts';

/** The audit row of a step; with the error, when it was refused. Never what was entered: people type passwords into the wrong field. */
export function describeStep(
  ctx: Ctx,
  audited: FlowStep,
  { error, userId }: { error?: ApiError; userId?: string } = {},
): AuditEntry {
  const { actor, ip, userAgent, requestId } = ctx;
  const { state: { event, userId: identified } = {}, triedUserId } = currentFlow(ctx) ?? {};
  return {
    key: event ? `Interaction.${event}.${audited}` : `Interaction.${audited}`,
    userId: userId ?? triedUserId ?? identified,
    applicationId: actor.kind === 'flow' ? actor.clientId : undefined,
    payload: {
      result: error ? 'Error' : 'Success',
      ...(error ? { error: { code: error.declaration.code } } : {}),
      ip,
      userAgent,
      requestId,
      actor: actor.kind,
    },
  };
}
