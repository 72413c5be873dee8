import * as api from '@gatehouse/contract/sso-connectors/endpoints';
import * as idpInitiated from '@gatehouse/contract/sso-connectors/idp-initiated-endpoints';
import { on, silent } from '../../web/events.ts';
import { getSsoConnector } from './sso-connectors-store.ts';

export const events = [
  silent(api.lookUpSsoProvider, 'It changes nothing.'),
  on(api.createSsoConnector, { audit: 'SsoConnector.Created' }),
  on(api.updateSsoConnector, { audit: 'SsoConnector.Data.Updated' }),
  on(api.deleteSsoConnector, {
    audit: 'SsoConnector.Deleted',
    async before({ db, runtime }, { params }) {
      const connector = await getSsoConnector(db, runtime.secrets, params.id);
      return connector && { name: connector.connectorName };
    },
    logsOld: ['name'],
  }),
  on(idpInitiated.setIdpInitiatedAuthConfig, { audit: 'SsoConnector.Data.Updated' }),
  on(idpInitiated.deleteIdpInitiatedAuthConfig, { audit: 'SsoConnector.Data.Updated' }),
];
