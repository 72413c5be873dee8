import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createOidcClient } from '../../../../tests/support/oidc-client.ts';
import { createApplication, createUser, goodPassword } from '../../../../tests/support/records.ts';
import type { TestServer } from '../../../../tests/support/server.ts';
import { recordStatements } from '../../../../tests/support/statements.ts';
import { TestBrowser } from '../../../../tests/support/test-browser.ts';
import { startHousekeeping } from '../jobs/housekeeping.ts';
import { createId } from '../lib/ids.ts';
import { readValue, scrape, startMeasuredServer } from './scrape.fixture.ts';
import { watchJob } from './watch-job.ts';

// A separate database: its outbox is measured, and locked.
const database = `metrics_${process.pid}`;
let now = Date.now();
let server: TestServer;
beforeAll(async () => {
  server = await startMeasuredServer({ database, clock: () => now });
});
afterAll(() => server.stop());

const read = (name: string, labels?: Record<string, string>) => readValue(server, name, labels);
/** Moves the clock beyond what was measured in the database. */
const later = (seconds = 60): void => void (now += seconds * 1000);
const origin = () => `http://default.localhost:${server.settings.PORT}`;
const requests = (route: string, method: string, status: string) =>
  read('gatehouse_http_requests_total', { route, method, status });
const query = (text: string, values: unknown[] = []) => server.runtime.database.query(text, values);

describe('requests', () => {
  it('are counted by the template of their route, method and class of status', async () => {
    const tenant = await server.createTenant();
    for (const [method, path, route, status] of [
      ['GET', '/api/roles/abcdef', '/api/roles/{id}', '4xx'],
      ['DELETE', '/api/roles/abcdef', '/api/roles/{id}', '4xx'],
      ['POST', '/oidc/token', '/oidc/token', '4xx'],
      ['GET', '/oidc/jwks?x=1', '/oidc/jwks', '2xx'],
      ['GET', '/oidc/auth/secret-of-a-flow', '/oidc/auth/{id}', '4xx'],
      ['GET', '/oidc/token/other', '/oidc/*', '4xx'],
      ['GET', '/', '/', '3xx'],
      ['GET', '/unknown', 'none', '4xx'],
      ['GET', '/api/unknown', 'none', '4xx'],
      ['PROPFIND', '/x', 'none', '4xx'],
    ] as const) {
      const label = method === 'PROPFIND' ? 'other' : method;
      const before = await requests(route, label, status);
      await fetch(tenant.origin + path, { method, redirect: 'manual' });
      expect([path, await requests(route, label, status)]).toEqual([path, before + 1]);
    }
  });

  it('with HEAD are counted once, as GET', async () => {
    const before = await requests('/api/ready', 'GET', '2xx');
    await fetch(`${origin()}/api/ready`, { method: 'HEAD' });
    expect(await requests('/api/ready', 'GET', '2xx')).toBe(before + 1);
  });

  it('are also counted by status, and their durations by area', async () => {
    const count = { area: 'probe' };
    const before = await read('gatehouse_http_request_duration_seconds_count', count);
    const ready = await read('gatehouse_http_responses_total', { status: '204' });
    await fetch(`${origin()}/api/ready`);
    expect(await read('gatehouse_http_request_duration_seconds_count', count)).toBe(before + 1);
    expect(await read('gatehouse_http_request_duration_seconds_bucket', { ...count, le: '+Inf' })).toBe(
      before + 1,
    );
    expect(await read('gatehouse_http_responses_total', { status: '204' })).toBe(ready + 1);
  });
});

describe('sign-ins and tokens', () => {
  it('are counted by result, and by grant', async () => {
    const tenant = await server.createTenant();
    const { runtime } = server;
    const application = await createApplication(runtime, tenant.id);
    await createUser(runtime, tenant.id, { username: 'ada', password: goodPassword });
    const before = {
      success: await read('gatehouse_sign_ins_total', { result: 'Success' }),
      wrong: await read('gatehouse_sign_ins_total', { result: 'Credentials' }),
    };
    const flow = await new TestBrowser(tenant).authorize(application);
    await flow.signIn('ada', 'wrong');
    await flow.signIn('ada', goodPassword);
    expect(await read('gatehouse_sign_ins_total', { result: 'Credentials' })).toBe(before.wrong + 1);
    expect(await read('gatehouse_sign_ins_total', { result: 'Success' })).toBe(before.success + 1);

    const client = await createOidcClient(runtime, tenant, { type: 'Traditional' });
    const userId = await createUser(runtime, tenant.id, {});
    const { refresh_token: token } = await client.signIn(userId, {
      scope: 'openid offline_access',
      prompt: 'consent',
    });
    await client.refresh(token);
    // Rejected ones are not counted.
    await client.refresh('unknown');
    await client.post('/token', { grant_type: 'invented' });
    const counts = ['authorization_code', 'refresh_token', 'client_credentials', 'other'].map((grant) =>
      read('gatehouse_tokens_total', { grant }),
    );
    expect(await Promise.all(counts)).toEqual([1, 1, 0, 0]);
  });
});

describe('the outbox in the database', () => {
  const addEntry = (kind: string, tenantId: string, dead: boolean) =>
    query(
      `insert into outbox (tenant_id, id, kind, sealed, next_at, give_up_at, expires_at, dead_at)
       values ($1, $2, $3, '', to_timestamp($4::float8 / 1000), now() + '1 day', now() + '2 days', case when $5 then now() end)`,
      [tenantId, createId(), kind, now - 90_000, dead],
    );

  it('are measured: what waits, since when it was due, and what was given up', async () => {
    const { id } = await server.createTenant();
    for (const dead of [false, false, true]) await addEntry('message', id, dead);
    await addEntry('of-a-newer-release', id, false);
    await query(
      `insert into webhooks (tenant_id, id, name, url, sealed, events) values ($1, 'w', 'w', 'https://a.example', '', '{}')`,
      [id],
    );
    for (const failed of [false, true, true])
      await query(
        `insert into webhook_deliveries (tenant_id, id, webhook_id, event, record, payload, next_at, failed_at)
         values ($1, $2, 'w', 'e', 'r', '{}', now(), case when $3 then now() end)`,
        [id, createId(), failed],
      );
    later();
    const rows = await Promise.all(
      [
        ['gatehouse_outbox_waiting', 'message'],
        ['gatehouse_outbox_dead', 'message'],
        ['gatehouse_outbox_waiting', 'webhook'],
        ['gatehouse_outbox_dead', 'webhook'],
        ['gatehouse_outbox_waiting', 'other'],
        ['gatehouse_outbox_waiting', 'notice'],
      ].map(([name = '', kind = '']) => read(name, { kind })),
    );
    expect(rows).toEqual([2, 1, 1, 2, 1, 0]);
    expect(await read('gatehouse_outbox_overdue_seconds', { kind: 'message' })).toBeCloseTo(150, 0);
    // Of a suspended tenant nothing is delivered, and that is no fault.
    await query('update tenants set is_suspended = true where id = $1', [id]);
    later();
    expect(await read('gatehouse_outbox_waiting', { kind: 'message' })).toBe(0);
  });

  it('attacks: load by scrapes: are read at most once in ten seconds, however many scrape', async () => {
    later();
    const measure = async (): Promise<number> => {
      const work = () => Promise.all(Array.from({ length: 30 }, () => scrape(server)));
      const { statements } = await recordStatements(work);
      return statements.filter((text) => text.includes('webhook_deliveries')).length;
    };
    expect(await measure()).toBe(1);
    expect(await measure()).toBe(0);
    later(11);
    expect(await measure()).toBe(1);
  });

  it('attacks: load by scrapes: don’t hold up scrapes while the database doesn’t answer, of which one statement waits', async () => {
    const client = new pg.Client({ ...inject('postgres'), database });
    await client.connect();
    await client.query('begin; lock table outbox in access exclusive mode');
    later();
    const { series } = await scrape(server);
    await Promise.all(Array.from({ length: 10 }, () => scrape(server)));
    const { rows } = await client.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%webhook_deliveries%'`,
    );
    expect(rows).toHaveLength(1);
    await client.query('rollback');
    await client.end();
    const named = (name: string) => series.filter((each) => each.name === name).map(({ value }) => value);
    expect(named('gatehouse_database_up')).toEqual([0]);
    expect(named('gatehouse_outbox_waiting')).toEqual([]);
    expect(named('process_start_time_seconds')).toHaveLength(1);
    await expect.poll(() => (later(), read('gatehouse_database_up'))).toBe(1);
  });
});

describe('jobs', () => {
  it('have an age since they last succeeded, and count failures', async () => {
    const { runtime } = server;
    const job = { name: 'domain-checks' };
    await watchJob(runtime, 'domain-checks', async () => 0);
    later(100);
    expect(await read('gatehouse_job_age_seconds', job)).toBe(100);
    const failed = watchJob(runtime, 'domain-checks', () => Promise.reject(new Error('no')));
    await expect(failed).rejects.toThrow('no');
    // A round that another process runs.
    await watchJob(
      runtime,
      'domain-checks',
      async () => undefined,
      () => false,
    );
    expect(await read('gatehouse_job_age_seconds', job)).toBe(100);
    expect(await read('gatehouse_job_failures_total', job)).toBe(1);
    await watchJob(runtime, 'domain-checks', async () => 0);
    expect(await read('gatehouse_job_age_seconds', job)).toBe(0);
  });

  it('include housekeeping', async () => {
    const { runtime } = server;
    await startHousekeeping(runtime).stop();
    later(30);
    expect(await read('gatehouse_job_age_seconds', { name: 'housekeeping' })).toBe(30);
  });
});

describe('the database pool', () => {
  it('shows its connections, and how many statements wait for one', async () => {
    const { pool } = server.runtime.database;
    await scrape(server);
    const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    const waiting = pool.connect();
    expect(await read('gatehouse_database_connections', { state: 'used' })).toBe(5);
    expect(await read('gatehouse_database_connections_max')).toBe(5);
    expect(await read('gatehouse_database_waiting')).toBe(1);
    for (const client of held) client.release();
    (await waiting).release();
  });
});
