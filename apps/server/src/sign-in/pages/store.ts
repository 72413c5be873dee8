import { hotStatement } from '../../database/hot/hot-statement.ts';
import type { ApplicationLook } from '../../features/sign-in-experience/application-look-service.ts';
import { flowKey } from '../../oidc/interaction.ts';
import type { Runtime } from '../../runtime.ts';

/** What a page needs of the application that sent its user here. */
export interface PageApplicationRow extends ApplicationLook {
  id: string;
  name: string;
  redirectUris: string[];
  logoUri: string | null;
  /** Parameters of the authorization request, while its flow is open. */
  params: Record<string, unknown> | null;
}

const find = hotStatement(
  'find-page-application',
  `select a.id, a.name, a.oidc_client_metadata -> 'redirectUris' as "redirectUris",
     a.oidc_client_metadata ->> 'logoUri' as "logoUri", a.is_third_party as "isThirdParty", e.settings as look,
     (select f.payload -> 'params' from oidc_instances f
       where f.tenant_id = $1 and f.model = 'Interaction' and f.id = $3) as params
   from applications a
     left join application_sign_in_experiences e on e.tenant_id = $1 and e.application_id = a.id
   where a.tenant_id = $1 and a.id = $2`,
);

/** An application with what it asked for when it began the flow. */
export async function findPageApplication(
  runtime: Runtime,
  tenantId: string,
  clientId: string,
  flowId: string | undefined,
): Promise<PageApplicationRow | undefined> {
  const rowId = flowId === undefined ? '' : flowKey(flowId);
  const [row] = await runtime.database.hot<PageApplicationRow>(find, tenantId, [clientId, rowId]);
  return row;
}
