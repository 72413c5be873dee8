import { providerStatuses, toSubscriptionStatus } from '@gatehouse/contract/billing/billing';
import { adminTenantId } from '@gatehouse/contract/common';
import * as api from '@gatehouse/contract/me/deletion-endpoints';
import * as invitationsApi from '@gatehouse/contract/tenant-members/invitation-endpoints';
import * as membersApi from '@gatehouse/contract/tenant-members/endpoints';
import type { TenantRoleName } from '@gatehouse/contract/tenant-members/tenant-roles';
import * as tenantsApi from '@gatehouse/contract/tenants/endpoints';
import { acceptOwnInvitation } from '@gatehouse/contract/tenants/own-invitation-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, askProcess, createAccount } from '../../../../../tests/support/cloud.ts';
import { makeMember } from '../../../../../tests/support/records.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';

let server: TestServer;
/** Another process of the same installation. */
let second: TestServer;
let now = Date.now();
const environment = { EDITION: 'cloud', LIMIT_DEVELOPMENT_TENANTS: '20' };
const options = { database: 'cloud_account_deletion', clock: () => now };

beforeAll(async () => {
  server = await startTestServer({ ...options, environment });
  const { ENDPOINT, ADMIN_ENDPOINT } = server.settings;
  second = await startTestServer({ ...options, environment: { ...environment, ENDPOINT, ADMIN_ENDPOINT } });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  server.runtime.database.query<Row>(text, values);
const create = async ({ platform }: Account, name: string): Promise<string> =>
  (await platform(tenantsApi.createTenant, { body: { name } })).body.id;
const join = ({ id }: Account, tenantId: string, role: TenantRoleName) =>
  makeMember(server.runtime, tenantId, id, role);
const read = async ({ me }: Account) => (await me(api.getAccountDeletion)).body;
const remove = ({ me }: Account, deletedTenants?: string) =>
  me(api.deleteAccount, { query: { deletedTenants } });
const namesOf = async ({ platform }: Account) =>
  (await platform(tenantsApi.listTenants)).body.map(({ name }) => name);
const exists = async ({ id }: Account) =>
  (await query('select 1 from users where tenant_id = $1 and id = $2', [adminTenantId, id])).length === 1;
/** A plan is stored for the tenant; selling one is not part of this. */
const setPlan = (tenantId: string, planId: string) =>
  query('update tenants set plan_id = $2 where id = $1', [tenantId, planId]);

describe('the deletion of an account', () => {
  it('[API-21] [PRF-13] [OPEN-60] [OPEN-21 part] deletes the tenants that only it administers, leaves the others, and deletes those that are chosen', async () => {
    const [ada, bob] = [await createAccount(server), await createAccount(server)];
    const [sole, shared, chosen] = [
      await create(ada, 'Sole'),
      await create(ada, 'Shared'),
      await create(ada, 'Chosen'),
    ];
    const joined = await create(bob, 'Joined');
    await join(bob, sole, 'collaborator');
    for (const id of [shared, chosen]) await join(bob, id, 'admin');
    await join(ada, joined, 'viewer');
    const invitee = ['carol@northwind.example'];
    const body = { invitee, roleName: 'admin' as const };
    await (
      await ada.members(shared)
    )(invitationsApi.createTenantInvitations, { params: { tenantId: shared }, body });
    const about = { isAdmin: true, blockers: [] };
    expect(await read(ada)).toEqual({
      needsSignIn: false,
      tenants: [
        { ...about, id: sole, name: 'Sole', otherAdmins: 0, otherMembers: 1 },
        { ...about, id: shared, name: 'Shared', otherAdmins: 1, otherMembers: 1 },
        { ...about, id: chosen, name: 'Chosen', otherAdmins: 1, otherMembers: 1 },
        { ...about, id: joined, name: 'Joined', isAdmin: false, otherAdmins: 1, otherMembers: 1 },
      ],
    });
    const before = await query<{ value: number }>(
      `select value from tenant_counters where tenant_id = 'admin' and name = 'users'`,
    );
    const token = await ada.tokenFor(shared);
    const answer = await remove(ada, chosen);
    expect(answer.status).toBe(204);

    expect(await exists(ada)).toBe(false);
    expect((await namesOf(bob)).toSorted()).toEqual(['Joined', 'Shared']);
    const left = await query<{ id: string }>(
      'select id from tenants where id = any($1) and deleted_at is null order by name',
      [[sole, shared, chosen, joined]],
    );
    expect(left.map(({ id }) => id)).toEqual([joined, shared]);
    for (const id of [sole, chosen])
      expect((await askProcess(server, `${server.tenant(id).origin}/oidc/jwks`)).status).toBe(404);
    // What the account has sent and been issued opens nothing.
    const members = `${server.settings.ADMIN_ENDPOINT}/api/tenants/${shared}/members`;
    expect((await askProcess(second, members, { token })).status).toBe(401);
    expect((await ada.me(api.getAccountDeletion)).status).toBe(401);
    expect(await query(`select 1 from organization_invitations where invitee = $1`, [invitee[0]])).toEqual(
      [],
    );
    const after = await query<{ value: number }>(
      `select value from tenant_counters where tenant_id = 'admin' and name = 'users'`,
    );
    expect(after[0]?.value).toBe((before[0]?.value ?? 0) - 1);
    const logs = await query<{ key: string; tenant: string | null }>(
      `select key, payload -> 'params' ->> 'tenantId' as tenant from logs
       where tenant_id = 'admin' and user_id = $1 and key ~ '^(Tenant.Deleted|Tenant.Member.Removed|User.Deleted)$'`,
      [ada.id],
    );
    expect(logs.map(({ key, tenant }) => `${key} ${tenant ?? ''}`).toSorted()).toEqual(
      [
        `Tenant.Deleted ${chosen}`,
        `Tenant.Deleted ${sole}`,
        `Tenant.Member.Removed ${joined}`,
        `Tenant.Member.Removed ${shared}`,
        'User.Deleted ',
      ].toSorted(),
    );
  });

  it('[OPEN-28 part] [PRF-11 part] [D6] attacks: is refused as a whole while a tenant that it would delete has a paid plan, whatever the page has shown', async () => {
    const [ada, bob] = [await createAccount(server), await createAccount(server)];
    const [paid, shared] = [await create(ada, 'Paid'), await create(ada, 'Shared')];
    const free = await create(ada, 'Free');
    await join(bob, shared, 'admin');
    expect((await read(ada)).tenants.map(({ blockers }) => blockers)).toEqual([[], [], []]);
    await setPlan(paid, 'pro');
    expect((await read(ada)).tenants.map(({ blockers }) => blockers)).toEqual([['paid_plan'], [], []]);
    const refused = await remove(ada);
    expect([refused.status, refused.refusal.code]).toEqual([409, 'tenant.deletion_blocked']);
    expect(refused.refusal.data).toEqual({ tenants: { [paid]: ['paid_plan'] } });
    expect(await namesOf(ada)).toEqual(['Paid', 'Shared', 'Free']);
    await setPlan(paid, 'free');
    // A tenant that is left may have a plan; one that is chosen may not.
    await setPlan(shared, 'pro');
    expect((await remove(ada, shared)).status).toBe(409);
    expect((await remove(ada)).status).toBe(204);
    expect(await namesOf(bob)).toEqual(['Shared']);
    expect(await query('select 1 from tenants where id = $1 and deleted_at is null', [free])).toEqual([]);
  });

  it('[D6] attacks: deletes no tenant that the account is no admin of, and none that others administer unless it is chosen', async () => {
    const [ada, bob] = [await createAccount(server), await createAccount(server)];
    const [foreign, shared] = [await create(bob, 'Foreign'), await create(bob, 'Shared')];
    await join(ada, foreign, 'collaborator');
    await join(ada, shared, 'admin');
    const strange = await create(await createAccount(server), 'Strange');
    expect((await remove(ada, `${foreign},${strange}`)).status).toBe(204);
    expect(await namesOf(bob)).toEqual(['Foreign', 'Shared']);
    expect(await query('select 1 from tenants where id = $1 and deleted_at is null', [strange])).toHaveLength(
      1,
    );
    const members = await bob.members(shared);
    const list = await members(membersApi.listTenantMembers, { params: { tenantId: shared } });
    expect(list.body.map(({ id }) => id)).toEqual([bob.id]);
  });

  it('attacks: needs a sign-in of the last ten minutes, so that a stolen token is not enough', async () => {
    const ada = await createAccount(server);
    now = Date.now() + 601_000;
    expect((await read(ada)).needsSignIn).toBe(true);
    const refused = await remove(ada);
    expect([refused.status, refused.refusal.code]).toEqual([401, 'verification_record.permission_denied']);
    expect(await exists(ada)).toBe(true);
    now = Date.now();
    expect((await read(ada)).needsSignIn).toBe(false);
  });

  it('[D5] attacks: of two admins who delete their accounts at the same time in two processes, the second takes the tenant with it', async () => {
    const [ada, bob] = [await createAccount(server), await createAccount(server)];
    const shared = await create(ada, 'Shared');
    await join(bob, shared, 'admin');
    const url = `${server.settings.ADMIN_ENDPOINT}/api/me`;
    // Both have read who the admins are before one of them goes on.
    const holder = await server.runtime.database.connect();
    await holder.query('begin');
    await holder.query('select 1 from organizations where id = $1 for update', [`t-${shared}`]);
    const deletions = Promise.all([
      askProcess(server, url, { method: 'DELETE', token: ada.meToken }),
      askProcess(second, url, { method: 'DELETE', token: bob.meToken }),
    ]);
    const waiting = () =>
      query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
           and query like '%from organizations%for update%'`,
      );
    await expect.poll(async () => (await waiting()).length).toBe(2);
    await holder.query('rollback');
    await holder.end();
    const answers = await deletions;
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect([await exists(ada), await exists(bob)]).toEqual([false, false]);
    const [row] = await query<{ deleted: boolean }>(
      'select deleted_at is not null as deleted from tenants where id = $1',
      [shared],
    );
    expect(row).toEqual({ deleted: true });
  });

  it('[D6] a process that is killed in the middle leaves everything as it was', async () => {
    const ada = await createAccount(server);
    const [one, two] = [await create(ada, 'One'), await create(ada, 'Two')];
    // When the tenants are deleted, its sessions wait for a row that is held. Then the connection ends, as by kill -9.
    const holder = await server.runtime.database.connect();
    try {
      await holder.query('begin');
      await holder.query(
        `select 1 from oidc_instances where tenant_id = 'admin' and account_id = $1 and model = 'Grant' for update`,
        [ada.id],
      );
      const pending = remove(ada);
      const waiting = () =>
        query<{ pid: number }>(
          `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
             and query like '%gatehouse_end_everything%' and pid <> pg_backend_pid()`,
        );
      await expect.poll(waiting).not.toEqual([]);
      for (const { pid } of await waiting()) await query('select pg_terminate_backend($1)', [pid]);
      expect((await pending).status).toBeGreaterThanOrEqual(500);
    } finally {
      await holder.query('rollback');
      await holder.end();
    }
    expect(await namesOf(ada)).toEqual(['One', 'Two']);
    expect((await askProcess(server, `${server.tenant(one).origin}/oidc/jwks`)).status).toBe(200);
    expect((await remove(ada)).status).toBe(204);
    expect(await exists(ada)).toBe(false);
    expect(
      await query('select 1 from tenants where id = any($1) and deleted_at is null', [[one, two]]),
    ).toEqual([]);
  });
});

describe('a tenant that can’t be deleted', () => {
  it('[OPEN-28] [OPEN-51] [OPEN-68] has a paid plan, a subscription that isn’t active, or an open invoice', async () => {
    const ada = await createAccount(server);
    const id = await create(ada, 'Kept');
    const blockers = async () => (await read(ada)).tenants[0]?.blockers;
    const status = async () => (await ada.platform(tenantsApi.listTenants)).body[0]?.subscription.status;
    expect(await blockers()).toEqual([]);
    await setPlan(id, 'pro');
    expect(await blockers()).toEqual(['paid_plan']);
    await setPlan(id, 'free');
    // The eight statuses of a provider are stored, and read as three.
    const read8: Record<string, ['active' | 'past_due' | 'canceled', blocks: boolean]> = {
      incomplete: ['past_due', true],
      incomplete_expired: ['canceled', false],
      trialing: ['active', false],
      active: ['active', false],
      past_due: ['past_due', true],
      canceled: ['canceled', false],
      unpaid: ['past_due', true],
      paused: ['past_due', true],
    };
    expect(Object.keys(read8)).toEqual([...providerStatuses]);
    for (const [stored, [shown, isBlocked]] of Object.entries(read8)) {
      expect([stored, toSubscriptionStatus(stored as 'active')]).toEqual([stored, shown]);
      await query(
        `insert into subscriptions (tenant_id, provider, provider_ref, customer_ref, status, plan_id, period_start, period_end, cancel_at)
         values ($1, 'other', 'sub', 'cus', $2, 'pro', now(), now(), now())
         on conflict (tenant_id) do update set status = excluded.status`,
        [id, stored],
      );
      // What has ended is the free plan, which is active.
      expect([stored, await status()]).toEqual([stored, shown === 'canceled' ? 'active' : shown]);
      expect([stored, await blockers()]).toEqual([stored, isBlocked ? ['inactive_subscription'] : []]);
    }
    const members = await ada.members(id);
    await query('delete from subscriptions where tenant_id = $1', [id]);
    await query(
      `insert into invoices (tenant_id, id, provider, status, currency, total, amount_due, period_start, period_end, created_at)
       values ($1, 'in', 'other', 'open', 'usd', 1, 1, now(), now(), now())`,
      [id],
    );
    expect(await blockers()).toEqual(['open_invoice']);
    expect((await remove(ada)).refusal.data).toEqual({ tenants: { [id]: ['open_invoice'] } });
    await query('delete from invoices where tenant_id = $1', [id]);
    await setPlan(id, 'dev');
    await server.runtime.cache.changed(id, 'tenant');

    // The words of the published cloud client, in any letter case; the invitee knows "accepted" only.
    const bob = await createAccount(server);
    const invite = async (email: string | null) => {
      const body = { invitee: [String(email)], roleName: 'viewer' as const };
      return (
        (await members(invitationsApi.createTenantInvitations, { params: { tenantId: id }, body })).body[0]
          ?.id ?? ''
      );
    };
    const carols = await invite('carol@northwind.example');
    for (const [word, expected] of [
      ['Accepted', 400],
      ['REVOKED', 200],
    ] as const) {
      const params = { tenantId: id, invitationId: carols };
      const answer = await members(invitationsApi.revokeTenantInvitation, {
        params,
        body: { status: word as never },
      });
      expect([word, answer.status]).toEqual([word, expected]);
    }
    const params = { invitationId: await invite(bob.email) };
    for (const [word, expected] of [
      ['revoked', 400],
      ['ACCEPTED', 200],
    ] as const)
      expect([
        word,
        (await bob.platform(acceptOwnInvitation, { params, body: { status: word } })).status,
      ]).toEqual([word, expected]);
    expect((await remove(ada)).status).toBe(204);
  });
});

describe('the deletion of a tenant', () => {
  it('[OPEN-28 part] is refused while it has a paid plan', async () => {
    const ada = await createAccount(server);
    const tenantId = await create(ada, 'Paid');
    await setPlan(tenantId, 'pro');
    const members = await ada.members(tenantId);
    const refused = await members(tenantsApi.deleteTenant, { params: { tenantId } });
    expect([refused.status, refused.refusal.code]).toEqual([409, 'tenant.deletion_blocked']);
    expect(await namesOf(ada)).toEqual(['Paid']);
    await setPlan(tenantId, 'free');
    expect((await members(tenantsApi.deleteTenant, { params: { tenantId } })).status).toBe(204);
  });
});
