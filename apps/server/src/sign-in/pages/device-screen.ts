import type { PageDevice } from '@gatehouse/contract/sign-in/page-state';
import type { Tenant } from '../../runtime/ctx.ts';
import type { SignedDeviceFlow } from '../../oidc/device-cookie.ts';
import { getDeviceRequest } from '../../oidc/device-request.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { labelScopes, nameAccount } from './consent-screen.ts';

/** The data of the device page: a question says what the device would get, and of which user. */
export async function buildDeviceScreen(
  runtime: Runtime,
  tenant: Tenant,
  { clientId: _clientId, sessionUid, ...shown }: SignedDeviceFlow,
): Promise<PageDevice> {
  const { step, userCode, accountId } = shown;
  if (step !== 'confirm' || !userCode) return shown;
  const request = await getDeviceRequest(runtime, tenant, { userCode, accountId, sessionUid });
  if (!request) return shown;
  const { account, scopes, resources } = request;
  return {
    ...shown,
    // A user who has signed out in the meantime is asked without a name.
    accountId: account?.id,
    account: account ? nameAccount(account) : undefined,
    scopes: labelScopes(scopes, account),
    resources,
  };
}
