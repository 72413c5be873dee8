import { features } from '@gatehouse/contract/all';
import * as applications from '@gatehouse/contract/applications/endpoints';
import type { AuditLogDetails } from '@gatehouse/contract/audit-logs/audit-logs';
import * as api from '@gatehouse/contract/audit-logs/endpoints';
import type { Endpoint } from '@gatehouse/contract/endpoint';
import * as organizations from '@gatehouse/contract/organizations/endpoints';
import * as roles from '@gatehouse/contract/roles/endpoints';
import * as experience from '@gatehouse/contract/sign-in-experience/endpoints';
import * as userBulk from '@gatehouse/contract/users/bulk-endpoints';
import * as users from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { specimens } from '../../../../../tests/support/specimens.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { runHousekeeping } from '../../jobs/housekeeping.ts';
import { dropOldLogsOfTenants } from '../../jobs/tenant-retention.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer({ environment: { PROTECTED_APPS_DOMAIN: '*.apps.example.com' } });
  tenant = await server.createTenant();
  call = await tenant.as('all');
});
afterAll(() => server.stop());

/** The newest entry with what it changed. */
async function newest(key: string, ask = call): Promise<AuditLogDetails> {
  const { body } = await ask(api.listAuditLogs, { query: { logKey: key, page_size: 1 } });
  return (await ask(api.getAuditLog, { params: { id: body[0]?.id ?? '' } })).body;
}

const stored = async (): Promise<string> => {
  const { rows } = await server.runtime.database.pool.query<{ text: string }>(
    `select coalesce(string_agg(c::text, E'\n'), '') as text from log_changes c where tenant_id = $1`,
    [tenant.id],
  );
  return rows[0]?.text ?? '';
};

describe('an entry of a change', () => {
  it('has the changed fields with their values before and after, and no others', async () => {
    const { body: organization } = await call(organizations.createOrganization, {
      body: { name: 'Acme', description: 'Anvils' },
    });
    await call(organizations.updateOrganization, {
      params: { id: organization.id },
      body: { name: 'Acme Inc.', description: 'Anvils', isMfaRequired: true },
    });
    const entry = await newest('Organization.Data.Updated');
    expect(entry.changes).toEqual([
      { path: ['name'], before: 'Acme', after: 'Acme Inc.' },
      { path: ['isMfaRequired'], before: false, after: true },
    ]);
    expect(entry.isUndoable).toBe(true);
    // Lists and exports are read by the thousand.
    const { body: list } = await call(api.listAuditLogs, { query: { logKey: entry.key } });
    expect(JSON.stringify(list)).not.toContain('Acme');
    expect((await call(api.exportAuditLogs, { query: {} })).body).not.toContain('Acme Inc.');
  });

  it('names fields inside settings, and says of a deletion what was deleted', async () => {
    await call(experience.updateSignInExperience, {
      body: { branding: { logoUrl: 'https://cdn.example.com/logo.svg' }, supportEmail: 'help@example.com' },
    });
    expect((await newest('SignInExperience.Updated')).changes).toEqual([
      { path: ['branding', 'logoUrl'], after: 'https://cdn.example.com/logo.svg' },
      { path: ['supportEmail'], before: null, after: 'help@example.com' },
    ]);
    const { body: role } = await call(roles.createRole, { body: { name: 'Clerk', description: 'Sells' } });
    await call(roles.deleteRole, { params: { id: role.id } });
    const deletion = await newest('Role.Deleted');
    expect(deletion.changes).toContainEqual({ path: ['description'], before: 'Sells' });
    expect(deletion.isUndoable).toBe(false);
  });

  it('has nothing if nothing was changed, and if the change was rejected', async () => {
    const { body: role } = await call(roles.createRole, { body: { name: 'Guard', description: 'Watches' } });
    await call(roles.updateRole, { params: { id: role.id }, body: { description: 'Watches' } });
    expect((await newest('Role.Data.Updated')).changes).toBeUndefined();
    await call(roles.createRole, { body: { name: 'Other', description: 'd' } });
    await call(roles.updateRole, { params: { id: role.id }, body: { name: 'Other' } });
    const refused = await newest('Role.Data.Updated');
    expect([refused.payload.result, refused.changes]).toEqual(['Error', undefined]);
  });

  it('has the same of each record of a bulk operation', async () => {
    const { body: user } = await call(users.createUser, { body: { name: 'Noor' } });
    await call(userBulk.suspendUsers, { body: { userIds: [user.id], isSuspended: true } });
    expect((await newest('User.SuspensionStatus.Updated')).changes).toEqual([
      { path: ['isSuspended'], before: false, after: true },
    ]);
  });

  it('has consistent values if several change the same record at once', async () => {
    const { body: role } = await call(roles.createRole, { body: { name: 'Busy', description: '0' } });
    const texts = ['1', '2', '3', '4', '5', '6'];
    await Promise.all(
      texts.map((description) => call(roles.updateRole, { params: { id: role.id }, body: { description } })),
    );
    const { rows } = await server.runtime.database.pool.query<{ before: string; after: string }>(
      `select changes -> 0 ->> 'before' as before, changes -> 0 ->> 'after' as after from log_changes
       where tenant_id = $1 and params ->> 'id' = $2`,
      [tenant.id, role.id],
    );
    // Each began where another one ended: no value was before two of them.
    expect(rows).toHaveLength(6);
    expect(new Set(rows.map(({ before }) => before)).size).toBe(6);
  });

  it('is an unknown entry to another tenant', async () => {
    const { id } = await newest('Organization.Data.Updated');
    const other = await (await server.createTenant()).as('all');
    const [foreign, unknown] = [
      await other(api.getAuditLog, { params: { id } }),
      await other(api.getAuditLog, { params: { id: 'unknown' } }),
    ];
    expect([foreign.status, foreign.refusal]).toEqual([404, unknown.refusal]);
  });
});

describe('values of an entry', () => {
  const secret = 'planted-7f3a9c';

  it('are never those of masked fields, whatever operation gets a secret', async () => {
    // All texts of all bodies that change something, except where only certain values are possible, are secrets now.
    const sent: string[] = [];
    for (const [feature, endpoints] of Object.entries(features)) {
      // Its body is the texts of pages, under any name.
      if (feature === 'phrases') continue;
      const specimen = specimens[feature];
      const changing = Object.values(endpoints).filter(
        ({ method, permission }) => permission.endsWith(':data') && (method === 'PATCH' || method === 'PUT'),
      );
      if (!specimen || changing.length === 0) continue;
      const ids = await specimen.create(call, tenant);
      for (const endpoint of changing) {
        const body = specimen.bodies?.[`${endpoint.method} ${endpoint.path}`]?.(ids);
        const planted = { ...(body as object), customData: { [secret]: secret }, password: `${secret}!A1` };
        const withConfig = {
          ...planted,
          config: { clientSecret: secret, clientId: 'c', url: `https://${secret}.example` },
        };
        for (const attempt of [body, planted, withConfig])
          if (attempt !== undefined && (await isAccepted(endpoint, { params: ids, body: attempt })))
            sent.push(endpoint.path);
      }
    }
    expect(new Set(sent).size).toBeGreaterThan(30);
    expect((await stored()).includes(secret)).toBe(false);
  });

  const isAccepted = async (endpoint: Endpoint, input: object): Promise<boolean> =>
    (await call(endpoint as never, input as never)).status < 300;

  it('of custom data and settings of connectors only say that they changed', async () => {
    const { body: application } = await call(applications.createApplication, {
      body: { name: 'Shop', type: 'SPA' },
    });
    await call(applications.updateApplication, {
      params: { id: application.id },
      body: { customData: { [secret]: secret } },
    });
    const entry = await newest('Application.Data.Updated');
    expect(entry.changes).toEqual([{ path: ['customData'], isMasked: true }]);
    expect(entry.isUndoable).toBe(false);
    expect((await stored()).includes(secret)).toBe(false);
  });

  it('are cut at 4 KB, and all of an entry at 16 KB', async () => {
    const customContent = Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [`/page-${at}`, 'ü'.repeat(4000)]),
    );
    await call(experience.updateSignInExperience, {
      body: { customCss: `/* ${'x'.repeat(60_000)} */`, customContent },
    });
    const { changes = [], isUndoable } = await newest('SignInExperience.Updated');
    expect(isUndoable).toBe(false);
    expect(Buffer.byteLength(JSON.stringify(changes))).toBeLessThanOrEqual(16 * 1024);
    const css = changes.find(({ path }) => path[0] === 'customCss');
    expect(css).toMatchObject({ before: null, isCut: true });
    expect(Buffer.byteLength(JSON.stringify(css?.after))).toBeLessThanOrEqual(4 * 1024);
    expect(changes.filter(({ path }) => path[0] === 'customContent')).toHaveLength(12);
    expect(changes.at(-1)).toMatchObject({ isCut: true });
  });

  it('are deleted with the user they belong to, while the entry remains', async () => {
    const { body: user } = await call(users.createUser, { body: { name: 'Vera Lindqvist' } });
    await call(users.updateUser, { params: { userId: user.id }, body: { name: 'Vera Lindqvist-Berg' } });
    const entry = await newest('User.Data.Updated');
    expect(entry.changes).toEqual([
      { path: ['name'], before: 'Vera Lindqvist', after: 'Vera Lindqvist-Berg' },
    ]);
    await call(users.deleteUser, { params: { userId: user.id } });
    const after = (await call(api.getAuditLog, { params: { id: entry.id } })).body;
    expect([after.id, after.changes]).toEqual([entry.id, undefined]);
    expect((await stored()).includes('Lindqvist')).toBe(false);
    // Nor is the name anywhere else in the log.
    const { rows } = await server.runtime.database.pool.query(
      `select payload from logs where tenant_id = $1 and payload::text like '%Lindqvist%'`,
      [tenant.id],
    );
    expect(rows).toEqual([]);
  });

  it('go with their entries, at the end of the tenant’s retention and of the operator’s', async () => {
    const counted = async () => {
      const { rows } = await server.runtime.database.pool.query<{ count: number }>(
        'select count(*) from log_changes where tenant_id = $1',
        [tenant.id],
      );
      return rows[0]?.count;
    };
    expect(await counted()).toBeGreaterThan(0);
    const { rows } = await server.runtime.database.pool.query<{ id: string }>(
      `update log_changes set created_at = created_at - interval '40 days' where tenant_id = $1 and log_id in (
         select log_id from log_changes where tenant_id = $1 limit 1) returning log_id as id`,
      [tenant.id],
    );
    expect(rows).toHaveLength(1);
    const before = Number(await counted());
    await server.runtime.database.pool.query(
      `insert into tenant_configs (tenant_id, key, value) values ($1, 'auditLog', '{"retentionDays": 30}')
       on conflict (tenant_id, key) do update set value = excluded.value`,
      [tenant.id],
    );
    const client = await server.runtime.database.connect();
    await dropOldLogsOfTenants(client, server.runtime.clock(), server.settings);
    await client.end();
    expect(await counted()).toBe(before - 1);
    const later = server.runtime.clock() + 100 * 86_400_000;
    await runHousekeeping({
      ...server.runtime,
      clock: () => later,
      settings: { ...server.settings, LOG_RETENTION_DAYS: 90 },
    });
    expect(await counted()).toBe(0);
  });
});
