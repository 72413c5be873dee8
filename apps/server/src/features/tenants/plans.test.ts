import * as applicationsApi from '@gatehouse/contract/applications/endpoints';
import * as connectorsApi from '@gatehouse/contract/connectors/endpoints';
import * as resourcesApi from '@gatehouse/contract/resources/endpoints';
import * as rolesApi from '@gatehouse/contract/roles/endpoints';
import { createTenantInvitations } from '@gatehouse/contract/tenant-members/invitation-endpoints';
import * as api from '@gatehouse/contract/tenants/endpoints';
import * as plansApi from '@gatehouse/contract/tenants/plan-endpoints';
import { isPaidPlan, type PlanId, planIds, quota, sku } from '@gatehouse/contract/tenants/plans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createAccount } from '../../../../../tests/support/cloud.ts';
import { makeMember } from '../../../../../tests/support/records.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { readUsage } from '../../tenancy/plan-usage.ts';
import { changePlan } from '../../tenancy/operate.ts';

let server: TestServer;
let ada: Account;

beforeAll(async () => {
  const environment = { EDITION: 'cloud', LIMIT_FREE_TENANTS: '100' };
  server = await startTestServer({ database: 'cloud_plans', environment });
  ada = await createAccount(server);
});
afterAll(() => server.stop());

const create = async (tag: 'production' | 'development' = 'production') =>
  (await ada.platform(api.createTenant, { body: { tag } })).body.id;
async function setPlan(id: string, planId: PlanId): Promise<void> {
  await server.runtime.database.platform((db) => changePlan(db, id, planId));
  await server.runtime.cache.changed(id, 'tenant');
}
const usageOf = async (tenantId: string) =>
  (await (await ada.members(tenantId))(plansApi.getSubscriptionUsage, { params: { tenantId } })).body;

describe('plans', () => {
  it('[PLAN-02] [PLAN-03] [PLAN-04] [OPEN-01] [API-09] are listed by price, without former ones', async () => {
    const { body } = await ada.platform(plansApi.listSkus, { query: { type: 'Basic' } });
    expect(body.map(({ id, unitPrice }) => [id, unitPrice])).toEqual([
      ['free', 0],
      ['pro', 1600],
      ['admin', null],
      ['dev', null],
      ['enterprise', null],
    ]);
    for (const each of body) {
      expect(Object.keys(each).toSorted()).toEqual(Object.keys(sku.shape).toSorted());
      expect(each).toMatchObject({ type: 'Basic', quota: quota.parse(each.quota) });
    }
    // The price of Pro includes five machine-to-machine applications, and the quota any number.
    expect(body.find(({ id }) => id === 'pro')).toMatchObject({
      quota: { machineToMachineLimit: null },
      basicQuota: { machineToMachineLimit: 5, tenantMembersLimit: 3 },
    });
    const addOns = (await ada.platform(plansApi.listSkus, { query: { type: 'AddOn' } })).body;
    expect(addOns.length).toBeGreaterThan(5);
    const prices = addOns.map(({ unitPrice }) => unitPrice ?? 0);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    const all = (await ada.platform(plansApi.listSkus)).body;
    expect(all).toEqual([...body, ...addOns]);
    expect((await ada.platform(plansApi.listSkus, { query: { type: 'Other' } as never })).status).toBe(400);
  });

  it('[PLAN-01] [QUOTA-06] [QUOTA-07] [QUOTA-08] [QUOTA-09] [OPEN-13] [OPEN-14] [OPEN-64 part] have these quotas', async () => {
    const id = await create();
    const found = new Map<PlanId, Awaited<ReturnType<typeof server.runtime.tenants.planOf>>>();
    for (const planId of planIds) {
      await setPlan(id, planId);
      found.set(planId, await server.runtime.tenants.planOf(id));
    }
    const quotaOf = (planId: PlanId) => found.get(planId)?.quota;
    const unlimited = Object.fromEntries(
      Object.keys(quota.shape).map((key) => [key, key.endsWith('Enabled') ? true : null]),
    );
    expect(quotaOf('free')).toEqual({
      mauLimit: 50_000,
      tokenLimit: 500_000,
      applicationsLimit: 3,
      machineToMachineLimit: 1,
      thirdPartyApplicationsLimit: 0,
      resourcesLimit: 1,
      scopesPerResourceLimit: 1,
      userRolesLimit: 1,
      machineToMachineRolesLimit: 1,
      scopesPerRoleLimit: 1,
      socialConnectorsLimit: 3,
      enterpriseSsoLimit: 0,
      hooksLimit: 1,
      organizationsLimit: 0,
      tenantMembersLimit: 1,
      auditLogsRetentionDays: 3,
      ticketSupportResponseTime: 0,
      mfaEnabled: false,
      customJwtEnabled: false,
      subjectTokenEnabled: false,
      bringYourUiEnabled: false,
      idpInitiatedSsoEnabled: false,
    });
    expect(quotaOf('dev')).toEqual({
      ...unlimited,
      mauLimit: 100,
      tenantMembersLimit: 20,
      auditLogsRetentionDays: 14,
      ticketSupportResponseTime: 0,
      idpInitiatedSsoEnabled: false,
    });
    const pro = { ...unlimited, auditLogsRetentionDays: 14, ticketSupportResponseTime: 48 };
    for (const planId of ['pro', 'hobby', 'grandfathered-pro'] as const) {
      expect(quotaOf(planId)).toEqual(pro);
      expect(found.get(planId)?.basicQuota).toEqual({
        ...pro,
        machineToMachineLimit: 5,
        resourcesLimit: 5,
        tenantMembersLimit: 3,
        enterpriseSsoLimit: 1,
        tokenLimit: 1_000_000,
      });
    }
    for (const planId of ['enterprise', 'admin'] as const) expect(quotaOf(planId)).toEqual(unlimited);
    expect(planIds.filter((planId) => !isPaidPlan(planId))).toEqual(['free', 'dev']);
  });

  it('[VIEW-01 part] [QUOTA-19] are what a tenant is listed with, with the exceptions that the operator has granted', async () => {
    const id = await create();
    await server.runtime.database.query(
      `insert into entitlement_overrides (tenant_id, key, value, reason) values ($1, 'mauLimit', '60000', 'test')`,
      [id],
    );
    const listed = async () => (await ada.platform(api.listTenants)).body.find((tenant) => tenant.id === id);
    expect(await listed()).toMatchObject({
      planId: 'free',
      quota: { mauLimit: 60_000, tokenLimit: 500_000, applicationsLimit: 3, mfaEnabled: false },
      usage: { activeUsers: 0, tokenUsage: 0 },
    });
    await setPlan(id, 'enterprise');
    expect(await listed()).toMatchObject({
      planId: 'enterprise',
      subscription: { planId: 'enterprise', isEnterprisePlan: true },
      quota: { mauLimit: 60_000, applicationsLimit: null },
    });
  });
});

describe('the use of a plan', () => {
  it('[QUOTA-01] [QUOTA-03] is counted without what a new tenant has', async () => {
    const id = await create();
    const fresh = await usageOf(id);
    expect(Object.keys(fresh.quota).toSorted()).toEqual(Object.keys(quota.shape).toSorted());
    expect(fresh).toMatchObject({ planId: 'free', basicQuota: fresh.quota, resources: {}, roles: {} });
    const used = (usage: object) => Object.fromEntries(Object.entries(usage).filter(([, value]) => value));
    expect(used(fresh.usage)).toEqual({ tenantMembersLimit: 1 });

    await setPlan(id, 'pro');
    const call = await ada.management(id);
    const body = { name: 'machine', type: 'MachineToMachine' as const };
    await call(applicationsApi.createApplication, { body });
    await call(applicationsApi.createApplication, {
      body: { name: 'partner', type: 'Traditional', isThirdParty: true },
    });
    const { body: resource } = await call(resourcesApi.createResource, {
      body: { name: 'Orders', indicator: 'https://orders.example.com' },
    });
    const scopeIds: string[] = [];
    for (const name of ['read', 'write']) {
      const params = { resourceId: resource.id };
      scopeIds.push((await call(resourcesApi.createResourceScope, { params, body: { name } })).body.id);
    }
    const { body: role } = await call(rolesApi.createRole, {
      body: { name: 'clerk', description: 'test', scopeIds: scopeIds.slice(1) },
    });
    await (
      await ada.members(id)
    )(createTenantInvitations, {
      params: { tenantId: id },
      body: { invitee: ['bob@northwind.example'], roleName: 'viewer' },
    });
    await call(connectorsApi.createConnector, {
      body: { connectorId: 'http-email', config: { endpoint: 'https://messages.example.com' } },
    });
    const { usage, resources, roles, basicQuota } = await usageOf(id);
    expect(used(usage)).toEqual({
      applicationsLimit: 2,
      machineToMachineLimit: 1,
      thirdPartyApplicationsLimit: 1,
      resourcesLimit: 1,
      scopesPerResourceLimit: 2,
      userRolesLimit: 1,
      scopesPerRoleLimit: 1,
      tenantMembersLimit: 2,
    });
    expect([resources, roles]).toEqual([{ [resource.id]: 2 }, { [role.id]: 1 }]);
    expect(basicQuota).toMatchObject({ machineToMachineLimit: 5, hooksLimit: null });
  });

  it('does not count demo connectors, which are the operator’s', async () => {
    const id = await create();
    const body = {
      connectorId: 'oauth2',
      config: {
        authorizationEndpoint: 'https://provider.example.com/authorize',
        tokenEndpoint: 'https://provider.example.com/token',
        userInfoEndpoint: 'https://provider.example.com/me',
        clientId: 'client',
        clientSecret: 'secret',
      },
      metadata: { target: 'provider' },
    };
    await (
      await ada.management(id)
    )(connectorsApi.createConnector, { body });
    const { runtime } = server;
    const factory = runtime.connectors.get('oauth2');
    if (!factory) throw new Error('oauth2 is installed');
    const demo = { ...factory, metadata: { ...factory.metadata, isDemo: true } };
    const counted = async (connectors: typeof runtime.connectors) =>
      (await readUsage({ ...runtime, connectors }, id)).usage.socialConnectorsLimit;
    expect(await counted(runtime.connectors)).toBe(1);
    expect(await counted(new Map([['oauth2', demo]]))).toBe(0);
  });

  it('counts users and tokens of the calendar month, in UTC', async () => {
    const id = await create();
    const now = new Date();
    const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
    const day = (time: number) => new Date(time).toISOString().slice(0, 10);
    const count = (usage: object) =>
      server.runtime.database.query('select gatehouse_count_usage_v1($1, $2)', [id, JSON.stringify(usage)]);
    await count({ active: [{ date: day(start - 1), users: ['one', 'gone'] }] });
    await count({ active: [{ date: day(start), users: ['one', 'two'] }] });
    await count({
      tokens: [
        { date: day(start - 1), users: 9, machines: 9 },
        { date: day(start), users: 3, machines: 4 },
      ],
    });
    const call = await ada.members(id);
    const params = { tenantId: id };
    expect((await call(plansApi.getPeriodicUsage, { params })).body).toEqual({ mauLimit: 2, tokenLimit: 7 });
    expect((await call(plansApi.getSubscription, { params })).body).toEqual({
      status: 'active',
      planId: 'free',
      currentPeriodStart: start,
      currentPeriodEnd: Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1),
      isEnterprisePlan: false,
    });
    const addOns = (await call(plansApi.listAddOnSkus, { params })).body;
    expect(addOns.find(({ id: addOn }) => addOn === 'addon-webhook')?.unitPrice).toBe(200);
  });

  it('attacks: is read by all members of the tenant, and by no one else', async () => {
    const [id, bob] = [await create(), await createAccount(server)];
    const endpoints = [
      plansApi.getSubscription,
      plansApi.getSubscriptionUsage,
      plansApi.getPeriodicUsage,
      plansApi.listAddOnSkus,
    ] as const;
    const own = (await bob.platform(api.createTenant, { body: {} })).body.id;
    const statuses = async (tenantId: string) => {
      const call = await bob.members(own);
      const answers = [];
      for (const endpoint of endpoints) answers.push(await call(endpoint, { params: { tenantId } }));
      return answers.map(({ status, refusal }) => [status, refusal.code]);
    };
    const unknown = await statuses('z'.repeat(21));
    expect(unknown).toEqual(endpoints.map(() => [404, 'entity.not_found']));
    expect(await statuses(id)).toEqual(unknown);
    await makeMember(server.runtime, id, bob.id, 'viewer');
    const call = await bob.members(id);
    for (const endpoint of endpoints)
      expect((await call(endpoint, { params: { tenantId: id } })).status).toBe(200);
  });
});
