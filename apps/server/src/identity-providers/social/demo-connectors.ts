import type { TransactionCtx } from '../../runtime/ctx.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { dropSocialConnectors } from './social-connectors.ts';

/** The kinds of connectors that are only for trying out. */
export const listDemos = ({ connectors }: Pick<Runtime, 'connectors'>): string[] =>
  [...connectors.values()].flatMap(({ metadata }) => (metadata.isDemo ? [metadata.id] : []));

/** Deletes demo connectors whose targets aren't offered (API-30). Connectors that an administrator has set up stay. */
export async function removeUnusedDemos(
  { db, runtime, tenant, afterCommit }: Pick<TransactionCtx, 'db' | 'runtime' | 'tenant' | 'afterCommit'>,
  offered: readonly string[],
): Promise<void> {
  const demos = listDemos(runtime);
  if (demos.length === 0) return;
  await db
    .deleteFrom('connectors')
    .where('type', '=', 'Social')
    .where('connectorId', 'in', demos)
    .$if(offered.length > 0, (query) => query.where('target', 'not in', [...offered]))
    .execute();
  afterCommit(() => dropSocialConnectors(runtime, tenant.id));
}
