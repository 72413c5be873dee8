import * as api from '@gatehouse/contract/billing/endpoints';
import { createTenant, listTenants } from '@gatehouse/contract/tenants/endpoints';
import type { Account } from '../../../../../tests/support/cloud.ts';
import type { TestServer } from '../../../../../tests/support/server.ts';

/** Buys plans as a browser does, at a server of the cloud edition. */
export function createBuyer(server: TestServer) {
  const console = `${server.settings.ADMIN_ENDPOINT}/console`;
  const successCallbackUrl = `${console}/checkout-success-callback?checkout-state=x`;
  const submit = (address: string, action: string, value = '') =>
    fetch(address, { method: 'POST', body: new URLSearchParams({ action, value }), redirect: 'manual' });
  const start = (account: Account, body: object = {}) =>
    account.platform(api.createCheckoutSession, { body: { skuId: 'pro', successCallbackUrl, ...body } });
  return {
    console,
    successCallbackUrl,
    submit,
    start,
    createTenant: async (account: Account, name = 'Northwind') =>
      (await account.platform(createTenant, { body: { name, tag: 'production' } })).body.id,
    session: async (account: Account, sessionId: string) =>
      (await account.platform(api.getCheckoutSession, { params: { sessionId } })).body,
    tenant: async (account: Account, id: string) =>
      (await account.platform(listTenants)).body.find((one) => one.id === id),
    /** Buys pro for a tenant, in the sandbox. */
    async buy(account: Account, tenantId: string) {
      const { body } = await start(account, { tenantId });
      await submit(body.redirectUri, 'pays');
      await server.runtime.outbox.settle();
      return body.sessionId;
    },
    /** The portal's address. */
    async portal(account: Account, tenantId: string) {
      const call = await account.members(tenantId);
      return (await call(api.openPortal, { params: { tenantId }, body: { callbackUrl: console } })).body
        .redirectUri;
    },
    async press(address: string, action: string, value = '') {
      const { status } = await submit(address, action, value);
      await server.runtime.outbox.settle();
      return status;
    },
  };
}
