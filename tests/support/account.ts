import { verificationIdHeader } from '@gatehouse/contract/account/access';
import type { AccountCenterSettings } from '@gatehouse/contract/account-center/account-center';
import { adminAccountCenter } from '@gatehouse/contract/account-center/account-center';
import { updateAccountCenter } from '@gatehouse/contract/account-center/endpoints';
import { verifyOwnPassword } from '@gatehouse/contract/account/endpoints';
import { createOidcClient, type OidcClient } from './oidc-client.ts';
import { createUser, goodPassword } from './records.ts';
import type { TestServer } from './server.ts';
import { type Caller, createCaller, type TestTenant } from './tenant.ts';

/** Every scope of the account API. */
export const accountScopes =
  'openid offline_access profile email phone address identities custom_data urn:logto:scope:sessions urn:logto:scope:trusted_devices';

/** Turns the account center on, with every part as `Edit` unless `settings` say otherwise. */
export async function openAccountCenter(
  tenant: TestTenant,
  settings: Partial<AccountCenterSettings> = {},
): Promise<void> {
  const call = await tenant.as('all');
  const { enabled, fields } = adminAccountCenter;
  const { status } = await call(updateAccountCenter, { body: { enabled, fields, ...settings } });
  if (status !== 200) throw new Error(`The account center was not turned on: ${status}`);
}

/** A user who is signed in to an application, with the account API. */
export interface AccountUser {
  id: string;
  client: OidcClient;
  token: string;
  refreshToken: string;
  /** Calls without a verification of the user's identity. */
  call: Caller;
  /** Calls with this verification, by default a new one by password. */
  verified(recordId?: string): Promise<Caller>;
}

type NewUser = Parameters<typeof createUser>[2];

/** Creates a user with a password, and signs them in. */
export async function signInToAccount(
  server: TestServer,
  tenant: TestTenant,
  { user = {}, id, scope = accountScopes }: { user?: Partial<NewUser>; id?: string; scope?: string } = {},
): Promise<AccountUser> {
  const userId = id ?? (await createUser(server.runtime, tenant.id, { password: goodPassword, ...user }));
  const client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
  const tokens = await client.signIn(userId, { scope });
  const token = String(tokens.access_token);
  const call = createCaller(tenant.origin, token);
  return {
    id: userId,
    client,
    token,
    refreshToken: String(tokens.refresh_token),
    call,
    async verified(recordId) {
      const record =
        recordId ??
        (await call(verifyOwnPassword, { body: { password: goodPassword } })).body.verificationRecordId;
      return createCaller(tenant.origin, token, { [verificationIdHeader]: record });
    },
  };
}
