import { maskSecrets } from '@gatehouse/connectors/kit/secrets';
import { entityErrors } from '@gatehouse/contract/errors';
import type { JitSsoConnector } from '@gatehouse/contract/organizations/jit';
import * as api from '@gatehouse/contract/organizations/jit-sso-connector-endpoints';
import type { Selectable } from 'kysely';
import { storedConfig } from '../../connectors/connector-config.ts';
import { paginate } from '../../database/list.ts';
import type { SsoConnectorsTable } from '../../database/tables/connectors.ts';
import { ssoKinds } from '../../identity-providers/enterprise/kinds/sso-kinds.ts';
import type { Secrets } from '../../keys/secrets.ts';
import { implement } from '../../web/implement.ts';
import { requireDistinct } from './distinct.ts';
import { jitSsoConnectorErrors, jitSsoConnectors } from './links.ts';
import { requireOrganization } from './organizations-store.ts';

export const routes = [
  implement(api.listJitSsoConnectors, async ({ db, runtime }, { params, query }) => {
    await requireOrganization(db, params.id);
    const linked = jitSsoConnectors.of({ organizationId: params.id });
    const matching = db.selectFrom('ssoConnectors').where('id', 'in', linked);
    const { items, ...page } = await paginate(db, matching, query, (rows) =>
      rows.selectAll('ssoConnectors').orderBy('connectorName'),
    );
    return { ...page, items: items.map((row) => toConnector(runtime.secrets, row)) };
  }),

  implement(api.addJitSsoConnectors, ({ db }, { params, body }) =>
    jitSsoConnectors.add(db, { organizationId: params.id }, body.ssoConnectorIds, jitSsoConnectorErrors),
  ),

  implement(
    api.replaceJitSsoConnectors,
    async ({ db }, { params, body }) => {
      requireDistinct(body.ssoConnectorIds);
      await jitSsoConnectors.replace(
        db,
        { organizationId: params.id },
        body.ssoConnectorIds,
        jitSsoConnectorErrors,
      );
    },
    ({ db }, { params, body }) =>
      jitSsoConnectors.takesAway(db, { organizationId: params.id }, body.ssoConnectorIds),
  ),

  implement(api.removeJitSsoConnector, async ({ db, fail }, { params }) => {
    if (!(await jitSsoConnectors.remove(db, { organizationId: params.id }, params.ssoConnectorId)))
      fail(entityErrors.notFound);
  }),
];

function toConnector(secrets: Secrets, { sealed, ...row }: Selectable<SsoConnectorsTable>): JitSsoConnector {
  const kind = ssoKinds.get(row.providerName);
  // Without its kind, which settings are secret is unknown.
  return { ...row, config: kind ? maskSecrets(kind.settings, secrets.openJson(sealed, storedConfig)) : {} };
}
