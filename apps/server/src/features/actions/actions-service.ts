import {
  type ActionRun,
  actionTypes,
  type ActionTest,
  pathOfAction,
} from '@gatehouse/contract/actions/actions';
import { actionErrors, deniedAction } from '@gatehouse/contract/actions/errors';
import { actionEntry } from '../../saved-scripts/actions.ts';
import { listScripts, prepareTest } from '../../saved-scripts/edit-scripts.ts';
import { describeEnd, type FinishedScript, runScript, timeRun } from '../../saved-scripts/run-script.ts';
import { fail } from '../../lib/fail.ts';
import type { Ctx, TransactionCtx } from '../../runtime/ctx.ts';

export async function listActions(ctx: TransactionCtx) {
  const scripts = await listScripts(ctx, Object.values(pathOfAction));
  return actionTypes.flatMap((key) => {
    const found = scripts.find(({ kind }) => kind === pathOfAction[key]);
    return found ? [{ key, value: found.value }] : [];
  });
}

/** Runs a script that isn't saved. Masked values of variables are those of the saved script. */
async function run(
  ctx: Ctx,
  { actionType, script, environmentVariables, event }: ActionTest,
): Promise<FinishedScript> {
  const kind = pathOfAction[actionType];
  const environment = await prepareTest(ctx, kind, environmentVariables);
  const { runtime, tenant } = ctx;
  const about = { tenantId: tenant.id, kind, script, entry: actionEntry, environment };
  return runScript(runtime, { ...about, given: { event }, keepsConsole: true });
}

const resultOf = ({ json }: { json: string | undefined }): unknown =>
  json === undefined ? undefined : JSON.parse(json);

/** What a script returns; what it throws is the error (wire). */
export async function testAction(ctx: Ctx, test: ActionTest): Promise<unknown> {
  const end = await run(ctx, test);
  if (end.kind === 'returned') return resultOf(end);
  if (end.kind === 'denied')
    return fail(deniedAction, { data: { message: end.message, error: 'access_denied' } });
  const { name, message, line, column } = end.failure;
  return fail(actionErrors.general, { data: { message: `${name}: ${message}`, line, column } });
}

/** All that a script does. */
export const tryAction = (ctx: Ctx, test: ActionTest): Promise<ActionRun> =>
  timeRun<Omit<ActionRun, 'milliseconds'>>(async () => {
    const end = await run(ctx, test);
    return end.kind === 'returned' ? { result: resultOf(end), console: end.console } : describeEnd(end);
  });
