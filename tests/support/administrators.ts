import { adminTenantId } from '@gatehouse/contract/common';
import { type TenantRoleName, tenantScopes } from '@gatehouse/contract/tenant-members/tenant-roles';
import { platformScopes } from '@gatehouse/contract/tenants/platform-scopes';
import type { Settings } from '../../apps/server/src/runtime/settings.ts';
import { meIndicator, platformIndicator } from '../../apps/server/src/tenancy/tenant.ts';
import { createAdministrator } from './console.ts';
import { createOidcClient } from './oidc-client.ts';
import type { TestServer } from './server.ts';
import type { Caller, TestTenant } from './tenant.ts';

/** An administrator who is signed in. */
export interface Administrator {
  id: string;
  token: string;
  /** At the administrators' origin, and at the tenant's Management API. */
  members: Caller;
  management: Caller;
}

/** A member of a tenant with the console's token for it. */
export async function signInAdministrator(
  server: TestServer,
  of: TestTenant,
  role: TenantRoleName = 'admin',
): Promise<Administrator> {
  const id = await createAdministrator(server, { role, tenantId: of.id });
  const token = await getConsoleToken(server, id, of);
  return { id, token, members: server.tenant(adminTenantId).with(token), management: of.with(token) };
}

/** What the console asks for in the cloud edition. */
export const platformSignIn = (settings: Settings) => ({
  scope: [
    'openid',
    'offline_access',
    'urn:logto:scope:organizations',
    // Of the account's own API.
    'all',
    ...tenantScopes,
    ...platformScopes,
  ].join(' '),
  resource: ['urn:logto:resource:organizations', platformIndicator(settings), meIndicator(settings)],
});

/** The token that the console gets for a tenant's Management API, if the user is a member. */
export async function getConsoleToken(server: TestServer, userId: string, of: TestTenant): Promise<string> {
  const client = await createOidcClient(server.runtime, server.tenant(adminTenantId), { type: 'SPA' });
  if (server.settings.EDITION === 'cloud') {
    const { refresh_token: token } = await client.signIn(userId, platformSignIn(server.settings));
    return (await client.refresh(token, { organization_id: `t-${of.id}` })).body.access_token ?? '';
  }
  const scope = 'openid offline_access all read:data write:data delete:data';
  const first = await client.signIn(userId, { scope, resource: of.indicator });
  const { body } = await client.refresh(first.refresh_token, { resource: of.indicator });
  return body.access_token ?? '';
}
