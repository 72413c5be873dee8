import type { NextStep } from '@gatehouse/contract/sign-in/steps';
import type { Ctx } from '../../runtime/ctx.ts';
import { ApiError } from '../../lib/fail.ts';
import { decide } from '../decision/decide.ts';
import { currentFlow, type Flow, loadFlow } from '../flow/flow-store.ts';
import { readPolicy } from './read-policy.ts';

/** Whether the account that was read along is the flow's own, and not one whose identifier was looked up. */
const hasOwnUser = ({ state, user }: Flow): boolean =>
  state.status !== 'identified' || state.userId === user?.id;

/** The step that follows, by the tenant's settings and connectors as they are. */
export const findNext = async (ctx: Pick<Ctx, 'runtime' | 'tenant' | 'now'>, flow: Flow): Promise<NextStep> =>
  decide(flow.state, flow.user, await readPolicy(ctx, flow)).step;

/** What callers get besides the wire's answer, when they ask for it (ADR 8). */
export async function representNext(ctx: Ctx): Promise<Record<string, unknown>> {
  try {
    const known = currentFlow(ctx);
    const flow = known && hasOwnUser(known) ? known : await loadFlow(ctx);
    return { next: await findNext(ctx, flow) };
  } catch (error) {
    // A flow that has ended has no next step; the refusal that is on its way says so.
    if (error instanceof ApiError) return {};
    throw error;
  }
}
