import type { AuditLogKey } from '@gatehouse/contract/audit-logs/keys';
import { actionErrors } from '@gatehouse/contract/actions/errors';
import type { z } from 'zod';
import type { AuditEntry } from '../../audit/write.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import { actionEntry, type ActionKind } from '../../saved-scripts/actions.ts';
import { openEnvironment } from '../../saved-scripts/environment.ts';
import { runScript } from '../../saved-scripts/run-script.ts';
import type { SavedScript } from '../../saved-scripts/saved-scripts.ts';
import { createEntry } from '../flow/audit-step.ts';

export const actionKeys = {
  'post-first-factor': 'Action.PostFirstFactorVerification',
  'post-sign-in': 'Action.PostSignIn',
} as const satisfies Record<ActionKind, AuditLogKey>;

/** How the run of an action ended: `nothing` if it returned nothing. */
export type ActionEnd<Decision> =
  | { kind: 'nothing' }
  | { kind: 'decided'; decision: Decision }
  | { kind: 'denied' | 'failed'; problem: string; line?: number | undefined };

/** Runs an action. What it decides is checked; anything unknown counts as a failure. Throws `ScriptLimitError` if a limit of ours ended it. */
export async function runAction<Decision>(
  { runtime, tenant }: Ctx,
  { script, sealedEnvironment }: SavedScript,
  about: { kind: ActionKind; event: object; secrets?: readonly string[]; decision: z.ZodType<Decision> },
): Promise<ActionEnd<Decision>> {
  const { kind, event, secrets = [], decision } = about;
  const end = await runScript(runtime, {
    tenantId: tenant.id,
    kind,
    script,
    entry: actionEntry,
    environment: openEnvironment(runtime, sealedEnvironment),
    given: { event },
    secrets,
  });
  if (end.kind === 'denied') return { kind: 'denied', problem: end.message };
  if (end.kind === 'failed') {
    const { name, message, line } = end.failure;
    return { kind: 'failed', problem: `${name}: ${message}`, line };
  }
  const returned: unknown = end.json === undefined ? null : JSON.parse(end.json);
  const isEmpty = typeof returned === 'object' && Object.keys(returned ?? {}).length === 0;
  if (isEmpty && !Array.isArray(returned)) return { kind: 'nothing' };
  const { data, error } = decision.safeParse(returned);
  if (data !== undefined) return { kind: 'decided', decision: data };
  // Only the paths: the values may be secret.
  const paths = error?.issues.map(({ path }) => path.join('.') || 'the result').slice(0, 5);
  return { kind: 'failed', problem: `The result isn’t valid: ${[...new Set(paths)].join(', ')}` };
}

/** The audit entry of an action that has changed something, denied access or failed. Never the script, its variables or the event. */
export function createActionLog(
  ctx: Ctx,
  kind: ActionKind,
  {
    userId,
    problem,
    line,
    ...done
  }: { userId?: string; problem?: string; line?: number | undefined; action?: string; changed?: string[] },
): AuditEntry {
  const { payload, ...entry } = createEntry(ctx, actionKeys[kind], userId);
  return {
    ...entry,
    payload: {
      ...payload,
      ...done,
      ...(line !== undefined && { line }),
      ...(problem !== undefined && {
        result: 'Error',
        error: { code: actionErrors.general.code, message: problem },
      }),
    },
  };
}
