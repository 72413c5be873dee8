import type { Ctx } from '../../runtime/ctx.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import type { ReadState } from './stored-flow.ts';

const maxFlows = 1000;

const written = new WeakMap<Runtime, Map<string, ReadState>>();

const keyOf = ({ tenant }: Pick<Ctx, 'tenant'>, rowId: string): string => `${tenant.id} ${rowId}`;

/** Keeps the state that this process has written to a flow, for the next step of the sign-in. */
export function keepWritten(ctx: Pick<Ctx, 'runtime' | 'tenant'>, rowId: string, state: ReadState): void {
  const states = written.get(ctx.runtime) ?? new Map<string, ReadState>();
  written.set(ctx.runtime, states);
  const key = keyOf(ctx, rowId);
  // The flow that was written longest ago comes first.
  states.delete(key);
  states.set(key, state);
  const [oldest] = states.keys();
  if (states.size > maxFlows && oldest !== undefined) states.delete(oldest);
}

/** Removes the state of a flow that has ended: it can contain the hash of a new password. */
export const forgetWritten = (ctx: Pick<Ctx, 'runtime' | 'tenant'>, rowId: string): void =>
  void written.get(ctx.runtime)?.delete(keyOf(ctx, rowId));

/**
 * The state in the `flow` column if this process has written it, so that it needs no validation. Each revision of a flow is written once
 * (`isUnchanged`), so the same revision is the same state.
 */
export function findWritten(
  ctx: Pick<Ctx, 'runtime' | 'tenant'>,
  rowId: string,
  stored: unknown,
): ReadState | undefined {
  const known = written.get(ctx.runtime)?.get(keyOf(ctx, rowId));
  const isSame =
    typeof stored === 'object' &&
    stored !== null &&
    'version' in stored &&
    stored.version === known?.revision;
  return isSame ? known : undefined;
}
