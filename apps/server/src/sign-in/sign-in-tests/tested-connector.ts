import type { ConnectorTestKind } from '@gatehouse/contract/sign-in-tests/sign-in-tests';
import {
  openSsoConnector,
  type OpenSsoConnector,
} from '../../identity-providers/enterprise/sso-connectors.ts';
import {
  findSocialConnector,
  listSocialConnectors,
  type OpenSocialConnector,
} from '../../identity-providers/social/social-connectors.ts';
import type { Ctx, Tenant } from '../../runtime/ctx.ts';
import type { Runtime } from '../../runtime/runtime.ts';

/** A connector that is tested. */
export type Tested =
  | ({ kind: 'Social' } & OpenSocialConnector)
  | ({ kind: 'EnterpriseSso' } & OpenSsoConnector);

/** The connector with its saved settings, also if no user is sent to it yet; `not-configured` if its settings are incomplete. */
export async function findTested(
  runtime: Runtime,
  tenant: Pick<Tenant, 'id' | 'origin'>,
  kind: ConnectorTestKind,
  id: string,
): Promise<Tested | 'not-configured' | undefined> {
  if (kind === 'EnterpriseSso') {
    const connector = await openSsoConnector(runtime, tenant, id);
    if (!connector) return undefined;
    return connector.isConfigured ? { kind, ...connector } : 'not-configured';
  }
  const connector = await findSocialConnector(runtime, tenant, id);
  if (connector) return { kind, ...connector };
  const row = await runtime.database
    .for(tenant.id)
    .selectFrom('connectors')
    .select('id')
    .where('id', '=', id)
    .where('type', '=', 'Social')
    .executeTakeFirst();
  return row && 'not-configured';
}

/** What administrators recognize it by. */
export async function nameTested(
  { runtime, tenant }: Pick<Ctx, 'runtime' | 'tenant'>,
  kind: ConnectorTestKind,
  id: string,
): Promise<string> {
  const db = runtime.database.for(tenant.id);
  if (kind === 'EnterpriseSso') {
    const row = await db
      .selectFrom('ssoConnectors')
      .select('connectorName')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.connectorName ?? id;
  }
  const all = await listSocialConnectors(runtime, tenant.id);
  return all.find((each) => each.id === id)?.name.en ?? id;
}
