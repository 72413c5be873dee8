import { request } from 'node:http';
import { adminTenantId } from '@gatehouse/contract/common';
import { createUserId } from '../../apps/server/src/lib/ids.ts';
import { meIndicator, platformIndicator } from '../../apps/server/src/tenancy/tenant.ts';
import { platformSignIn } from './administrators.ts';
import { createOidcClient } from './oidc-client.ts';
import type { TestServer } from './server.ts';
import { type Caller, createCaller } from './tenant.ts';

/** Someone with an account at the admin tenant of the cloud edition, who is signed in to the console. */
export interface Account {
  id: string;
  email: string | null;
  /** The platform API, and the token for it. */
  platform: Caller;
  platformToken: string;
  /** The account's own API at the administrators' origin, and the token for it. */
  me: Caller;
  meToken: string;
  /** The token for a tenant; empty if the account is no member. */
  tokenFor(tenantId: string): Promise<string>;
  /** At the administrators' origin, with the token for a tenant. */
  members(tenantId: string): Promise<Caller>;
  /** The Management API of a tenant. */
  management(tenantId: string): Promise<Caller>;
}

let serial = 0;

interface NewAccount {
  /** Without an address, as one from before the cloud edition. */
  email?: string | null;
  /** Whether the console shows the onboarding first, as after a registration. */
  isNew?: boolean;
}

/** Creates an account as its registration does. By default it has gone through the onboarding. */
export async function createAccount(
  server: TestServer,
  { email = `person${(serial += 1)}@northwind.example`, isNew = false }: NewAccount = {},
): Promise<Account> {
  const { runtime, settings } = server;
  const admin = server.tenant(adminTenantId);
  const id = createUserId();
  await runtime.database.tenant(adminTenantId, async (db) => {
    await db
      .insertInto('users')
      .values({
        id,
        username: email === null ? `user_${id}` : null,
        primaryEmail: email,
        customData: JSON.stringify(isNew ? {} : { onboarding: { isOnboardingDone: true } }),
      } as never)
      .execute();
    const roles = await db.selectFrom('roles').select('id').where('name', '=', 'user').execute();
    await db
      .insertInto('usersRoles')
      .values(roles.map((role) => ({ userId: id, roleId: role.id })))
      .execute();
  });
  const client = await createOidcClient(runtime, admin, { type: 'SPA' });
  let { refresh_token: newest } = await client.signIn(id, platformSignIn(settings));
  const refresh = async (extra: Record<string, string>): Promise<string> => {
    const { body } = await client.refresh(newest, extra);
    newest = body.refresh_token ?? newest;
    return body.access_token ?? '';
  };
  const platformToken = await refresh({ resource: platformIndicator(settings) });
  const meToken = await refresh({ resource: meIndicator(settings) });
  const tokenFor = (tenantId: string) => refresh({ organization_id: `t-${tenantId}` });
  return {
    id,
    email,
    platform: admin.with(platformToken),
    platformToken,
    me: admin.with(meToken),
    meToken,
    tokenFor,
    members: async (tenantId) => admin.with(await tokenFor(tenantId)),
    management: async (tenantId) => createCaller(server.tenant(tenantId).origin, await tokenFor(tenantId)),
  };
}

/** Sends a request for a URL to a certain process of an installation. */
export function askProcess(
  { settings }: TestServer,
  url: string,
  { token, method = 'GET', body }: { token?: string; method?: string; body?: object } = {},
): Promise<{ status: number; body: string }> {
  const { host, pathname, search } = new URL(url);
  const port = url.startsWith(settings.ADMIN_ENDPOINT) ? settings.ADMIN_PORT : settings.PORT;
  const headers = {
    host,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path: pathname + search, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }));
    });
    sent.on('error', reject).end(body && JSON.stringify(body));
  });
}
