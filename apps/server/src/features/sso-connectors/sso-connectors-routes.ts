import * as api from '@gatehouse/contract/sso-connectors/endpoints';
import * as idpApi from '@gatehouse/contract/sso-connectors/idp-initiated-endpoints';
import type { SsoConnectorProvider } from '@gatehouse/contract/sso-connectors/sso-connectors';
import { toFormItems } from '@gatehouse/connectors/kit/fields';
import { implement } from '../../web/implement.ts';
import type { SsoKind } from '../../identity-providers/enterprise/sso-kind.ts';
import { ssoKinds } from '../../identity-providers/enterprise/kinds/sso-kinds.ts';
import * as idpInitiated from './idp-initiated-service.ts';
import { lookUpProvider } from './look-up.ts';
import * as service from './sso-connectors-service.ts';

const toProvider = ({
  providerName,
  providerType,
  name,
  description,
  logo,
  logoDark,
  readme,
  settings,
}: SsoKind): SsoConnectorProvider => ({
  providerName,
  providerType,
  name,
  description,
  logo,
  logoDark: logoDark ?? logo,
  readme,
  formItems: toFormItems(settings),
});

export const routes = [
  implement(api.listSsoConnectorProviders, async () => [...ssoKinds.values()].map(toProvider)),

  implement(api.lookUpSsoProvider, (ctx, { params, body }) =>
    lookUpProvider(ctx, params.providerName, body.config),
  ),

  implement(api.listSsoConnectors, (ctx, { query }) => service.listSsoConnectors(ctx, query)),

  implement(api.createSsoConnector, (ctx, { body }) => service.createSsoConnector(ctx, body)),

  implement(api.getSsoConnector, (ctx, { params }) => service.getSsoConnector(ctx, params.id)),

  implement(api.updateSsoConnector, (ctx, { params, body }) =>
    service.updateSsoConnector(ctx, params.id, body),
  ),

  implement(api.deleteSsoConnector, (ctx, { params }) => service.deleteSsoConnector(ctx, params.id)),

  implement(idpApi.getIdpInitiatedAuthConfig, (ctx, { params }) => idpInitiated.getConfig(ctx, params.id)),

  implement(idpApi.setIdpInitiatedAuthConfig, (ctx, { params, body }) =>
    idpInitiated.setConfig(ctx, params.id, body),
  ),

  implement(idpApi.deleteIdpInitiatedAuthConfig, (ctx, { params }) =>
    idpInitiated.deleteConfig(ctx, params.id),
  ),
];
