import type { PlanId } from '@gatehouse/contract/tenants/plans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOidcClient } from '../../../../tests/support/oidc-client.ts';
import { createUser, makeMember } from '../../../../tests/support/records.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { recordStatements } from '../../../../tests/support/statements.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';
import { keptContent } from '../delivery/messages/inbox-store.ts';
import { flushUsage } from '../audit/usage.ts';
import { flushTokenAudit } from '../oidc/token-audit.ts';
import { createTenant } from '../tenancy/create-tenant.ts';
import { readPeriodicUsage } from '../tenancy/plan-usage.ts';
import { changePlan } from '../tenancy/operate.ts';
import { findTokensRefusedUntil } from '../tenancy/plans.ts';
import { runHousekeeping } from './housekeeping.ts';

const dayMs = 86_400_000;
/** The first day of a month with 31 days, which the tests move on through. */
const month = Date.UTC(2026, 11, 1);
let now = month + 12 * 3_600_000;
let server: TestServer;
/** Another process of the same installation. */
let second: TestServer;

beforeAll(async () => {
  const environment = { EDITION: 'cloud' };
  const options = { database: `cloud_metering_${process.pid}`, clock: () => now };
  server = await startTestServer({ ...options, environment });
  const { ENDPOINT, ADMIN_ENDPOINT } = server.settings;
  second = await startTestServer({ ...options, environment: { ...environment, ENDPOINT, ADMIN_ENDPOINT } });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

const query = <Row extends object>(text: string, values: unknown[]) =>
  server.runtime.database.query<Row>(text, values);
const day = (time: number) => new Date(time).toISOString().slice(0, 10);
const count = (tenantId: string, usage: object) =>
  query('select gatehouse_count_usage_v1($1, $2)', [tenantId, JSON.stringify(usage)]);
const countTokens = (tenantId: string, tokens: number, time = now) =>
  count(tenantId, { tokens: [{ date: day(time), users: tokens, machines: 0 }] });
async function setPlan(id: string, planId: PlanId): Promise<void> {
  await server.runtime.database.platform((db) => changePlan(db, id, planId));
  await server.runtime.cache.changed(id, 'tenant');
}

/** A tenant in which each grant can be tried. */
async function createWorld() {
  const tenant = await server.createTenant();
  const { runtime } = server;
  const machine = await tenant.createMachine('all');
  const userId = await createUser(runtime, tenant.id, {});
  const client = await createOidcClient(runtime, tenant, {
    type: 'Traditional',
    custom: { allowTokenExchange: true },
  });
  const signIn = () => client.signIn(userId, { scope: 'openid offline_access', prompt: 'consent' });
  const machineToken = (at: TestTenant = tenant) =>
    fetch(`${at.issuer}/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${machine.id}:${machine.secret}`).toString('base64')}`,
      },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        resource: tenant.indicator,
        scope: 'all',
      }),
    });
  /** The tokens of a sign-in are refreshed and exchanged. */
  const statuses = async () => {
    const { access_token: opaque, refresh_token: refresh } = await signIn();
    const exchanged = await client.post('/token', {
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token: opaque,
      subject_token_type: 'urn:ietf:params:oauth:token-type:access_token',
    });
    return {
      machine: (await machineToken()).status,
      exchange: exchanged.status,
      refresh: (await client.refresh(refresh)).status,
      code: opaque === undefined ? 400 : 200,
    };
  };
  return { tenant, machineToken, statuses };
}
const open = { machine: 200, exchange: 200, refresh: 200, code: 200 };
const refused = { ...open, machine: 429, exchange: 429 };

describe('[D19] the token limit of a free tenant', () => {
  it('[OPEN-65] attacks: refuses machines and exchanges three days after it is reached, until the period ends, and never users', async () => {
    const world = await createWorld();
    const { id } = world.tenant;
    await countTokens(id, 499_990);
    await runHousekeeping(server.runtime);
    now += 4 * dayMs;
    await runHousekeeping(server.runtime);
    // Near it for days.
    expect(await world.statuses()).toEqual(open);
    await countTokens(id, 1000);
    await runHousekeeping(server.runtime);
    now += 3 * dayMs - 1000;
    await runHousekeeping(server.runtime);
    expect(await world.statuses()).toEqual(open);
    now += 1000;
    await runHousekeeping(server.runtime);
    await expect.poll(() => world.statuses()).toEqual(refused);
    const answer = await world.machineToken();
    expect(await answer.json()).toMatchObject({
      code: 'auth.exceed_token_limit',
      error: 'temporarily_unavailable',
    });
    const left = Math.ceil((Date.UTC(2027, 0, 1) - now) / 1000);
    expect(answer.headers.get('retry-after')).toBe(String(left));

    // Other plans are never refused, and the operator can raise the limit.
    await setPlan(id, 'dev');
    expect(await world.statuses()).toEqual(open);
    await setPlan(id, 'free');
    expect(await world.statuses()).toEqual(refused);
    await query(
      `insert into entitlement_overrides (tenant_id, key, value, reason) values ($1, 'tokenLimit', 'null', 'test')`,
      [id],
    );
    await runHousekeeping(server.runtime);
    await expect.poll(() => world.statuses()).toEqual(open);
    await query('delete from entitlement_overrides where tenant_id = $1', [id]);
    await runHousekeeping(server.runtime);
    now += 3 * dayMs;
    await runHousekeeping(server.runtime);
    await expect.poll(() => world.statuses()).toEqual(refused);
    // A new period begins, before any job has run, and after it.
    now = Date.UTC(2027, 0, 1);
    expect(await world.statuses()).toEqual(open);
    await runHousekeeping(server.runtime);
    expect(await world.statuses()).toEqual(open);
    now = month + 12 * 3_600_000;
  });

  it('reaches all processes, and a token costs no statement more', async () => {
    const { tenant, machineToken } = await createWorld();
    const record = async () => {
      await machineToken();
      await flushTokenAudit(server.runtime);
      const { statements } = await recordStatements(() => machineToken());
      // Audit entries are written in batches, when it suits the process.
      return statements.filter((name) => name !== 'insert-logs');
    };
    const before = await record();
    await countTokens(tenant.id, 600_000);
    await runHousekeeping(server.runtime);
    expect(await record()).toEqual(before);
    await query('update tenants set tokens_over_since = tokens_over_since - $2::interval where id = $1', [
      tenant.id,
      '3 days',
    ]);
    await runHousekeeping(server.runtime);
    for (const { runtime } of [server, second])
      await expect.poll(() => findTokensRefusedUntil(runtime, tenant.id)).toBe(Date.UTC(2027, 0, 1));
    expect((await machineToken()).status).toBe(429);
  });

  it('never applies to paid plans', async () => {
    const world = await createWorld();
    const { id } = world.tenant;
    await setPlan(id, 'pro');
    await countTokens(id, 5_000_000);
    await runHousekeeping(server.runtime);
    now += 4 * dayMs;
    await runHousekeeping(server.runtime);
    expect(await world.statuses()).toEqual(open);
    now -= 4 * dayMs;
  });
});

describe('administrators', () => {
  it('[OPEN-65 part] are told by email at 80 and 100 % of the tokens, once in a period', async () => {
    const { runtime } = server;
    const id = await createTenant(runtime, { name: 'Northwind' });
    const ada = 'ada@northwind.example';
    const viewer = 'viewer@northwind.example';
    for (const primaryEmail of [ada, viewer]) {
      const userId = await createUser(runtime, 'admin', { primaryEmail });
      await makeMember(runtime, id, userId, primaryEmail === ada ? 'admin' : 'viewer');
    }
    const told = async (recipient: string) => {
      await runHousekeeping(runtime);
      await runHousekeeping(runtime);
      await runtime.outbox.poll();
      await runtime.outbox.settle();
      const rows = await query<{ usage: string; sealed: string }>(
        `select usage, sealed from inbox_messages where tenant_id = 'admin' and recipient = $1 order by usage`,
        [recipient],
      );
      return rows.map(({ usage, sealed }) => [usage, runtime.secrets.openJson(sealed, keptContent).subject]);
    };
    await countTokens(id, 399_999);
    expect(await told(ada)).toEqual([]);
    await countTokens(id, 1);
    const near = ['TokensNearLimit', 'Northwind: 80% of this month’s tokens are used'];
    await expect.poll(() => told(ada)).toEqual([near]);
    await countTokens(id, 100_000);
    const usedUp = ['TokensUsedUp', 'Northwind: This month’s tokens are used up'];
    await expect.poll(() => told(ada)).toEqual([near, usedUp]);
    expect(await told(viewer)).toEqual([]);
  });
});

describe('[D19] the count of a month', () => {
  it('counts each user once also if it has 31 days, and not those of the months beside it', async () => {
    const { id } = await server.createTenant();
    const active = (time: number, ...users: string[]) => count(id, { active: [{ date: day(time), users }] });
    await active(month - dayMs, 'before', 'both');
    await active(month, 'first', 'both');
    await active(month + 30 * dayMs, 'first', 'last', 'before');
    await active(month + 31 * dayMs, 'after');
    const at = (time: number) => readPeriodicUsage({ ...server.runtime, clock: () => time }, id);
    expect((await at(month + 30 * dayMs)).mauLimit).toBe(4);
    expect((await at(month - 1)).mauLimit).toBe(2);
    expect((await at(month + 31 * dayMs)).mauLimit).toBe(1);
  });
});

describe('[D19] the nightly recount', () => {
  it('corrects what a killed process has lost and what was counted twice, and leaves what is right', async () => {
    now = month + 20 * dayMs + 3_600_000;
    const { tenant, statuses } = await createWorld();
    await statuses();
    await flushTokenAudit(server.runtime);
    await flushUsage(server.runtime);
    const counted = () =>
      query('select user_tokens, machine_tokens from daily_token_usage where tenant_id = $1', [tenant.id]);
    const users = () => query('select user_id from daily_active_users where tenant_id = $1', [tenant.id]);
    // A sign-in, an exchange and a refresh, and a machine.
    const right = [{ user_tokens: 3, machine_tokens: 1 }];
    expect(await counted()).toEqual(right);
    const active = await users();
    now += dayMs;
    await runHousekeeping(server.runtime);
    expect([await counted(), await users()]).toEqual([right, active]);

    for (const damage of [
      'update daily_token_usage set user_tokens = user_tokens * 2 where tenant_id = $1',
      'delete from daily_token_usage where tenant_id = $1',
      'delete from daily_active_users where tenant_id = $1',
    ]) {
      await query(damage, [tenant.id]);
      await query(`delete from systems where key = 'usageRecountedUntil' and $1 <> ''`, [tenant.id]);
      await runHousekeeping(server.runtime);
      expect([damage, await counted(), await users()]).toEqual([damage, right, active]);
    }
    // Once a day.
    await query('delete from daily_token_usage where tenant_id = $1', [tenant.id]);
    await runHousekeeping(server.runtime);
    expect(await counted()).toEqual([]);
    now = month + 12 * 3_600_000;
  });
});
