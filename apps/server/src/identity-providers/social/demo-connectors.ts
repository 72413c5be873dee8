import type { TransactionCtx } from '../../runtime/ctx.ts';
import { dropSocialConnectors } from './social-connectors.ts';

/** Deletes demo connectors whose targets aren't offered (API-30). Connectors that an administrator has set up stay. */
export async function removeUnusedDemos(
  { db, runtime, tenant, afterCommit }: Pick<TransactionCtx, 'db' | 'runtime' | 'tenant' | 'afterCommit'>,
  offered: readonly string[],
): Promise<void> {
  const demos = [...runtime.connectors.values()].flatMap(({ metadata }) =>
    metadata.isDemo ? [metadata.id] : [],
  );
  if (demos.length === 0) return;
  await db
    .deleteFrom('connectors')
    .where('type', '=', 'Social')
    .where('connectorId', 'in', demos)
    .$if(offered.length > 0, (query) => query.where('target', 'not in', [...offered]))
    .execute();
  afterCommit(() => dropSocialConnectors(runtime, tenant.id));
}
