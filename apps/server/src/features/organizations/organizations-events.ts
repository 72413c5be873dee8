import * as api from '@gatehouse/contract/organizations/endpoints';
import * as jitEmailDomain from '@gatehouse/contract/organizations/jit-email-domain-endpoints';
import * as jitRole from '@gatehouse/contract/organizations/jit-role-endpoints';
import * as jitSsoConnector from '@gatehouse/contract/organizations/jit-sso-connector-endpoints';
import { on } from '../../web/events.ts';
import { getOrganization } from './organizations-store.ts';

const organizationId = { organizationId: 'params.id' } as const;
const jit = { audit: 'Organization.Jit.Updated' } as const;

export const events = [
  on(api.createOrganization, {
    audit: 'Organization.Created',
    webhooks: [{ event: 'Organization.Created', ids: { organizationId: 'output.id' }, data: 'output' }],
  }),
  on(api.updateOrganization, {
    audit: 'Organization.Data.Updated',
    webhooks: [{ event: 'Organization.Data.Updated', ids: organizationId, data: 'output' }],
  }),
  on(api.deleteOrganization, {
    audit: 'Organization.Deleted',
    before: ({ db }, { params }) => getOrganization(db, params.id),
    logsOld: ['name'],
    webhooks: [{ event: 'Organization.Deleted', ids: organizationId, data: 'output' }],
  }),
  on(jitRole.addJitRoles, jit),
  on(jitRole.replaceJitRoles, jit),
  on(jitRole.removeJitRole, jit),
  on(jitEmailDomain.addJitEmailDomain, jit),
  on(jitEmailDomain.replaceJitEmailDomains, jit),
  on(jitEmailDomain.removeJitEmailDomain, jit),
  on(jitSsoConnector.addJitSsoConnectors, jit),
  on(jitSsoConnector.replaceJitSsoConnectors, jit),
  on(jitSsoConnector.removeJitSsoConnector, jit),
];
