import { adminTenantId } from '@gatehouse/contract/common';
import * as api from '@gatehouse/contract/tenant-export/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAdministrator } from '../../../../../tests/support/administrators.ts';
import { createUser, makeMember } from '../../../../../tests/support/records.ts';
import { startTestServer, testSecretsKey, type TestServer } from '../../../../../tests/support/server.ts';
import { runIn } from '../../database/run.ts';
import { createSecrets } from '../../keys/secrets.ts';
import { deriveKeyHere } from '../../passwords/passphrase-key.ts';
import { exportTenant } from '../../tenant-export/export-tenant.ts';
import { planted } from '../../tenant-export/filled-people.fixture.ts';
import { fillTenant } from '../../tenant-export/filled.fixture.ts';
import { open } from '../../tenant-export/sealed-file.ts';

let server: TestServer;
let now = Date.now();
const passphrase = 'correct horse battery';

beforeAll(async () => {
  server = await startTestServer({
    database: 'tenant_export_api',
    environment: { EDITION: 'cloud' },
    clock: () => now,
  });
});
afterAll(() => server.stop());

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  server.runtime.database.query<Row>(text, values);

/** A tenant with rows in every table. */
async function createFilled() {
  const tenant = await server.createTenant();
  await fillTenant(server.runtime.database.pool, tenant.id);
  return tenant;
}

const post = (tenantId: string, token: string, body: object = { passphrase }, signal?: AbortSignal) =>
  fetch(`${server.settings.ADMIN_ENDPOINT}/api/tenants/${tenantId}/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: signal ?? null,
  });

const errorOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

describe('a sealed export by API', () => {
  it('has the tenant with its secrets, for who has the passphrase', async () => {
    const tenant = await createFilled();
    const { token } = await signInAdministrator(server, tenant);
    const answer = await post(tenant.id, token);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/octet-stream']);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"$/);
    const file = Buffer.from(await answer.arrayBuffer());
    expect(file.includes(planted.connector)).toBe(false);
    let text = '';
    for await (const part of open(once(file), passphrase, deriveKeyHere)) text += part.toString();
    for (const secret of Object.values(planted))
      expect([secret, text.includes(secret)]).toEqual([secret, true]);
    expect(JSON.parse(text.split('\n')[0] ?? '')).toMatchObject({ sealed: true, tenant: { id: tenant.id } });
  });

  it('attacks: is refused to other roles, to members of other tenants and to machine-to-machine applications', async () => {
    const [tenant, foreign] = [await createFilled(), await server.createTenant()];
    for (const role of ['collaborator', 'viewer'] as const) {
      const { token } = await signInAdministrator(server, tenant, role);
      expect(await errorOf(await post(tenant.id, token))).toEqual([403, 'auth.forbidden']);
    }
    const stranger = await signInAdministrator(server, foreign);
    expect((await post(tenant.id, stranger.token)).status).toBe(404);
    const machine = await tenant.createMachine('all', 'read:data', 'write:data', 'delete:data');
    const token = await tenant.getToken(machine, tenant.indicator, 'all');
    expect((await post(tenant.id, token)).status).toBe(401);
    // Nor at the tenant's own origin, with whatever token.
    for (const bearer of [token, stranger.token]) {
      const answer = await fetch(`${tenant.origin}/api/tenants/${tenant.id}/export`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        body: JSON.stringify({ passphrase }),
      });
      expect(answer.status).toBe(404);
    }
  });

  it('attacks: needs a sign-in of the last ten minutes, so that a stolen token is not enough', async () => {
    const tenant = await createFilled();
    const { token } = await signInAdministrator(server, tenant);
    now = Date.now() + 601_000;
    try {
      const answer = await post(tenant.id, token);
      expect(await errorOf(answer)).toEqual([401, 'verification_record.permission_denied']);
    } finally {
      now = Date.now();
    }
    expect((await post(tenant.id, token)).status).toBe(200);
  });

  it('tells the other admins by email, not the caller and not who is no admin, and is in the audit log', async () => {
    const tenant = await createFilled();
    const { id, token } = await signInAdministrator(server, tenant);
    const addresses: Record<string, string> = {};
    for (const [name, role] of [
      ['other', 'admin'],
      ['suspended', 'admin'],
      ['viewer', 'viewer'],
    ] as const) {
      const primaryEmail = `${name}-${tenant.id}@northwind.example`;
      addresses[name] = primaryEmail;
      const userId = await createUser(server.runtime, adminTenantId, { primaryEmail });
      await makeMember(server.runtime, tenant.id, userId, role);
      if (name === 'suspended')
        await query(`update users set is_suspended = true where tenant_id = 'admin' and id = $1`, [userId]);
    }
    await query(`update users set primary_email = $2 where tenant_id = 'admin' and id = $1`, [
      id,
      `self-${tenant.id}@northwind.example`,
    ]);
    // A refused request sends no email.
    expect((await post(tenant.id, token, { passphrase: 'short' })).status).toBe(400);
    expect((await post(tenant.id, token)).status).toBe(200);
    await server.runtime.outbox.settle();
    const told = await query<{ recipient: string; usage: string }>(
      `select recipient, usage from inbox_messages where tenant_id = 'admin' and recipient like $1`,
      [`%-${tenant.id}@northwind.example`],
    );
    expect(told).toEqual([{ recipient: addresses.other, usage: 'TenantExported' }]);
    const entries = await query<{ payload: { result: string; params: object; userId: string } }>(
      `select payload from logs where tenant_id = 'admin' and key = 'Tenant.Exported'
         and payload -> 'params' ->> 'tenantId' = $1 order by created_at`,
      [tenant.id],
    );
    expect(entries.map(({ payload }) => payload.result)).toEqual(expect.arrayContaining(['Success']));
    const success = entries.find(({ payload }) => payload.result === 'Success');
    expect(success?.payload).toMatchObject({ userId: id, params: { tenantId: tenant.id, form: 'sealed' } });
    expect(JSON.stringify(entries)).not.toContain(passphrase);
  });

  it('runs once at a time for a tenant, and is free again when the caller has gone away', async () => {
    const tenant = await createFilled();
    // More than the buffers of the connection hold.
    await query(
      `insert into assets (tenant_id, id, content_type, content)
       select $1, 'large' || n, 'image/png', decode(repeat('00', 2000000), 'hex') from generate_series(1, 4) n`,
      [tenant.id],
    );
    const { token, management } = await signInAdministrator(server, tenant);
    const leaving = new AbortController();
    const first = await post(tenant.id, token, { passphrase }, leaving.signal);
    expect(first.status).toBe(200);
    const second = await post(tenant.id, token);
    expect(second.headers.get('retry-after')).toBe('10');
    expect(await errorOf(second)).toEqual([429, 'tenant.export_running']);
    expect((await management(api.exportTenant)).status).toBe(429);
    // No connection is held for a caller who reads slowly.
    expect(
      await query(
        `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in%'`,
      ),
    ).toEqual([]);
    leaving.abort();
    await expect.poll(async () => (await management(api.exportTenant)).status).toBe(200);
  });
});

describe('an unsealed export by API', () => {
  it('attacks: has no secret and no hash, and nothing of another tenant', async () => {
    const [tenant, other] = [await createFilled(), await createFilled()];
    await query(`update users set name = 'planted-neighbor' where tenant_id = $1`, [other.id]);
    const { body, headers, status } = await (await tenant.as('read:data'))(api.exportTenant);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/x-ndjson']);
    expect(body).toContain('ada@acme.example');
    for (const secret of [
      ...Object.values(planted),
      'planted-neighbor',
      createSecrets([testSecretsKey]).keyIds[0],
    ])
      expect([secret, body.includes(secret)]).toEqual([secret, false]);
    const lines = body.trimEnd().split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ end: true, rows: lines.length - 2 });
    const entries = await query<{ payload: object }>(
      `select payload from logs where tenant_id = $1 and key = 'Tenant.Exported'`,
      [tenant.id],
    );
    expect(entries).toMatchObject([{ payload: { result: 'Success', params: { form: 'unsealed' } } }]);
  });

  it('needs read:data', async () => {
    const tenant = await createFilled();
    expect((await (await tenant.as())(api.exportTenant)).status).toBe(403);
    expect((await tenant.with()(api.exportTenant)).status).toBe(401);
  });

  it('is of one moment: what is written while it runs is not in it', async () => {
    const tenant = await createFilled();
    const source = { tenantId: tenant.id, protectedAppsDomain: null, now };
    const parts: string[] = [];
    await server.runtime.database.snapshot(tenant.id, async (db) => {
      for await (const part of exportTenant(runIn(db), source, undefined)) {
        if (parts.length === 1)
          await query(
            `with added as (insert into roles (tenant_id, id, name, description, type) values ($1, 'late', 'late-role', 'd', 'User'))
             insert into users (tenant_id, id, name) values ($1, 'late', 'late-user')`,
            [tenant.id],
          );
        parts.push(part);
      }
    });
    expect(parts.length).toBeGreaterThan(10);
    expect(parts.join('')).not.toMatch(/late-user|late-role/);
    const { body } = await (await tenant.as('read:data'))(api.exportTenant);
    expect(body).toContain('late-user');
    // It can't write anything either.
    const write = server.runtime.database.snapshot(tenant.id, (db) => db.deleteFrom('users').execute());
    await expect(write).rejects.toThrow('read-only');
  });
});
