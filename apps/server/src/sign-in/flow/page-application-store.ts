import { findApplication } from '../../database/hot/page-application.ts';
import type { ApplicationLook } from '../../experience/application-look.ts';
import { flowKey } from '../../oidc/interaction.ts';
import type { Runtime } from '../../runtime/runtime.ts';

/** What a page shows of the application that sent its user here. */
export interface PageApplicationRow extends ApplicationLook {
  id: string;
  name: string;
  redirectUris: string[];
  logoUri: string | null;
  /** Parameters of the authorization request, while its flow is open. */
  params: Record<string, unknown> | null;
}

/** An application with the parameters that it started the flow with. */
export async function findPageApplication(
  runtime: Runtime,
  tenantId: string,
  clientId: string,
  flowId: string | undefined,
): Promise<PageApplicationRow | undefined> {
  const rowId = flowId === undefined ? '' : flowKey(flowId);
  const [row] = await runtime.database.hot<PageApplicationRow>(findApplication, tenantId, [clientId, rowId]);
  return row;
}
