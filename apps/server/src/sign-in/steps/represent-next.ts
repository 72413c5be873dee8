import type { NextStep } from '@gatehouse/contract/sign-in/steps';
import type { Ctx } from '../../runtime/ctx.ts';
import { ApiError } from '../../lib/fail.ts';
import { decide } from '../decision/decide.ts';
import { currentFlow, type Flow, loadFlow } from '../flow/flow-store.ts';
import { readPolicy } from './read-policy.ts';

/** Whether the account that was read with the flow is its own, and not one whose identifier was looked up. */
const hasOwnUser = ({ state, user }: Flow): boolean =>
  state.status !== 'identified' || state.userId === user?.id;

/** The next step, by the tenant's current settings and connectors. */
export const findNext = async (ctx: Pick<Ctx, 'runtime' | 'tenant' | 'now'>, flow: Flow): Promise<NextStep> =>
  decide(flow.state, flow.user, await readPolicy(ctx, flow)).step;

/** What callers can request in addition to the wire's response (ADR 8). */
export async function representNext(ctx: Ctx): Promise<Record<string, unknown>> {
  try {
    const known = currentFlow(ctx);
    const flow = known && hasOwnUser(known) ? known : await loadFlow(ctx);
    return { next: await findNext(ctx, flow) };
  } catch (error) {
    // A flow that has ended has no next step; the error that is returned says so.
    if (error instanceof ApiError) return {};
    throw error;
  }
}
