import * as api from '@gatehouse/contract/applications/secret-endpoints';
import {
  createApplication,
  deleteApplication,
  getApplicationUsage,
} from '@gatehouse/contract/applications/endpoints';
import { type ApplicationSecret, applicationSecret } from '@gatehouse/contract/applications/secrets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  call = await tenant.as('all');
});
afterAll(() => server.stop());

async function create(type: 'SPA' | 'Native' | 'Traditional' | 'MachineToMachine'): Promise<{ id: string }> {
  const { body } = await call(createApplication, { body: { name: 'Test', type } });
  return { id: body.id };
}

const list = async (params: { id: string }) => (await call(api.listApplicationSecrets, { params })).body;

/** Whether the token endpoint accepts a secret. Its error doesn't tell a wrong secret from a wrong resource, so the resource is a valid one. */
async function works({ id }: { id: string }, { value }: Pick<ApplicationSecret, 'value'>): Promise<boolean> {
  return tenant.getToken({ id, secret: value }, tenant.indicator, 'all').then(
    () => true,
    () => false,
  );
}

describe('secrets of an application', () => {
  it('wire A9: [ENT-04] are created with a confidential application, and stored encrypted', async () => {
    for (const type of ['Traditional', 'MachineToMachine'] as const) {
      const params = await create(type);
      const [secret] = await list(params);
      expect(secret).toEqual({
        tenantId: tenant.id,
        applicationId: params.id,
        name: 'Default secret',
        value: expect.stringMatching(/^[A-Za-z0-9]{43}$/),
        createdAt: expect.any(Number),
        expiresAt: null,
      });
      const { rows } = await server.runtime.database.pool.query<{ text: string }>(
        'select s::text as text from application_secrets s where application_id = $1',
        [params.id],
      );
      expect(rows).toHaveLength(1);
      expect(rows[0]?.text).not.toContain(secret?.value);
    }
  });

  it('wire A10-types: can’t be created for a public application', async () => {
    for (const type of ['SPA', 'Native'] as const) {
      const params = await create(type);
      expect(await list(params)).toEqual([]);
      const answer = await call(api.createApplicationSecret, { params, body: { name: 'mine' } });
      expect([answer.status, answer.refusal.code]).toEqual([422, 'entity.db_constraint_violated']);
    }
  });

  it('[ENT-04] have a name of 1 to 256 characters and a value of at most 64', async () => {
    const params = await create('MachineToMachine');
    const answer = await call(api.createApplicationSecret, {
      params,
      body: { name: 'n'.repeat(256), expiresAt: null },
    });
    expect([answer.status, answer.body.name.length, answer.body.expiresAt]).toEqual([201, 256, null]);
    for (const name of ['', 'n'.repeat(257), '..'])
      expect((await call(api.createApplicationSecret, { params, body: { name } })).status).toBe(400);
    // The server generates the value, so only the schema limits it.
    const accepts = (value: string) => applicationSecret.safeParse({ ...answer.body, value }).success;
    expect(['v', 'v'.repeat(64), '', 'v'.repeat(65)].map(accepts)).toEqual([true, true, false, false]);
  });

  it('[ENT-04] are valid at the same time until they are deleted or expire', async () => {
    const params = await create('MachineToMachine');
    const [first] = await list(params);
    const { body: second } = await call(api.createApplicationSecret, { params, body: { name: 'second' } });
    const expiresAt = server.runtime.clock() + 3_600_000;
    const { body: third } = await call(api.createApplicationSecret, {
      params,
      body: { name: 'third', expiresAt },
    });
    expect(third.expiresAt).toBe(expiresAt);
    expect(await list(params)).toEqual([first, second, third]);
    const secrets = [first, second, third] as [ApplicationSecret, ApplicationSecret, ApplicationSecret];
    expect(await Promise.all(secrets.map((secret) => works(params, secret)))).toEqual([true, true, true]);
    await call(api.deleteApplicationSecret, { params: { ...params, name: 'Default secret' } });
    await server.runtime.database.pool.query(
      `update application_secrets set expires_at = now() - interval '1 second' where application_id = $1 and name = 'third'`,
      [params.id],
    );
    expect(await Promise.all(secrets.map((secret) => works(params, secret)))).toEqual([false, true, false]);
  });

  it('are counted in an application’s usage while they are valid', async () => {
    const params = await create('MachineToMachine');
    const count = async () => (await call(getApplicationUsage, { params })).body.secretsCount;
    expect(await count()).toBe(1);
    const body = { name: 'second', expiresAt: Date.now() + 3_600_000 };
    expect((await call(api.createApplicationSecret, { params, body })).status).toBe(201);
    expect(await count()).toBe(2);
    await server.runtime.database.pool.query(
      `update application_secrets set expires_at = now() - interval '1 minute' where application_id = $1 and name = 'second'`,
      [params.id],
    );
    expect(await count()).toBe(1);
  });

  it('refuse an expiry that is in the past or not a date, and a name in use', async () => {
    const params = await create('Traditional');
    for (const expiresAt of [1, -1, 8.64e15 + 1, Number.MAX_SAFE_INTEGER + 1, 1e300]) {
      const wrong = await call(api.createApplicationSecret, { params, body: { name: 'x', expiresAt } });
      expect([
        expiresAt,
        wrong.status,
        Object.keys((wrong.refusal.data as { fields: object }).fields),
      ]).toEqual([expiresAt, 400, ['body.expiresAt']]);
    }
    const last = await call(api.createApplicationSecret, { params, body: { name: 'x', expiresAt: 8.64e15 } });
    expect([last.status, last.body.expiresAt]).toEqual([201, 8.64e15]);
    for (const answer of [
      await call(api.createApplicationSecret, { params, body: { name: 'Default secret' } }),
      await call(api.createApplicationSecret, { params, body: { name: 'y' } }).then(() =>
        call(api.renameApplicationSecret, {
          params: { ...params, name: 'y' },
          body: { name: 'Default secret' },
        }),
      ),
    ])
      expect([answer.status, answer.refusal.code]).toEqual([422, 'application.secret_name_exists']);
  });

  it('are renamed and deleted by name, also with special characters', async () => {
    const params = await create('Traditional');
    for (const name of ['a/b?c#d', 'é '.repeat(64), '%2F', '...']) {
      const { body } = await call(api.createApplicationSecret, { params, body: { name } });
      const renamed = await call(api.renameApplicationSecret, {
        params: { ...params, name },
        body: { name: `${name}!` },
      });
      expect([name, renamed.status, renamed.body]).toEqual([name, 200, { ...body, name: `${name}!` }]);
      const gone = { params: { ...params, name: `${name}!` } };
      expect([name, (await call(api.deleteApplicationSecret, gone)).status]).toEqual([name, 204]);
      expect((await call(api.deleteApplicationSecret, gone)).refusal.code).toBe('entity.not_found');
    }
  });

  it('can be read only with write:data, and the audit log records by whom', async () => {
    const params = await create('MachineToMachine');
    const reader = await tenant.as('read:data', 'delete:data');
    expect((await reader(api.listApplicationSecrets, { params })).status).toBe(403);
    const writer = await tenant.as('write:data');
    const { body } = await writer(api.listApplicationSecrets, { params });
    const { rows } = await server.runtime.database.pool.query<{ payload: object; text: string }>(
      `select payload, logs::text as text from logs where tenant_id = $1 and key = 'Application.Secret.Viewed'
         and payload -> 'params' ->> 'id' = $2`,
      [tenant.id, params.id],
    );
    expect(rows.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ result: 'Success', actor: 'machine', applicationId: expect.any(String) }),
    ]);
    expect(rows[0]?.text).not.toContain(body[0]?.value);
  });

  it('are listed without their values for read-only access', async () => {
    const params = await create('MachineToMachine');
    const reader = await tenant.as('read:data');
    const { body } = await reader(api.listApplicationSecretSummaries, { params });
    expect(body).toEqual([{ name: 'Default secret', createdAt: expect.any(Number), expiresAt: null }]);
  });

  it('are deleted with their application', async () => {
    const params = await create('MachineToMachine');
    const [secret] = await list(params);
    await call(deleteApplication, { params });
    expect(await works(params, secret as ApplicationSecret)).toBe(false);
    const { rows } = await server.runtime.database.pool.query(
      'select from application_secrets where application_id = $1',
      [params.id],
    );
    expect(rows).toHaveLength(0);
  });
});
