import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { checks, endpoint } from '@gatehouse/contract/endpoint';
import { entityErrors } from '@gatehouse/contract/errors';
import { createRole, deleteRole } from '@gatehouse/contract/roles/endpoints';
import { createUser, deleteUser } from '@gatehouse/contract/users/endpoints';
import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../tests/support/tenant.ts';
import { registerApi } from './api.ts';
import { registerErrorBoundary } from './errors.ts';
import { on } from './events.ts';
import { implement } from './implement.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let close: (() => Promise<void>) | undefined;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  call = await tenant.as('all');
});
afterEach(() => close?.());
afterAll(() => server.stop());

const role = { name: 'Editor', description: 'Edits' };
const entries = async (logKey: string) => (await call(listAuditLogs, { query: { logKey } })).body;

describe('the old value of what an operation changes', () => {
  it('is in the audit log entry of a deletion, so that the log can name the record', async () => {
    const { body: created } = await call(createRole, { body: role });
    await call(deleteRole, { params: { id: created.id } });
    const [entry] = await entries('Role.Deleted');
    expect(entry?.payload).toMatchObject({
      result: 'Success',
      params: { id: created.id },
      old: { name: 'Editor', type: 'User' },
    });
    expect(Object.keys(entry?.payload.old ?? {})).toEqual(['name', 'type']);
    await call(deleteRole, { params: { id: created.id } });
    const [rejected] = await entries('Role.Deleted');
    expect([rejected?.payload.result, rejected?.payload.old]).toEqual(['Error', undefined]);
  });

  it('is not kept of users, whose data must be gone after the deletion', async () => {
    const { body: user } = await call(createUser, { body: { name: 'Ada', primaryEmail: 'ada@example.com' } });
    await call(deleteUser, { params: { userId: user.id } });
    const [entry] = await entries('User.Deleted');
    expect(entry?.payload.params).toEqual({ userId: user.id });
    expect(JSON.stringify(entry)).not.toMatch(/Ada|ada@/);
  });

  it('is read in the transaction of the change before it is made, and only if something uses it', async () => {
    const deleteThing = endpoint({
      method: 'DELETE',
      path: '/api/things/{id}',
      permission: 'public',
      checks: async () => deleteThingChecks,
    });
    const deleteThingChecks = checks({ summary: 'Delete a thing', errors: [entityErrors.notFound] });
    const steps: string[] = [];
    const implementation = implement(deleteThing, async ({ db }, { params }) => {
      steps.push('handler');
      await db.deleteFrom('roles').where('id', '=', params.id).execute();
    });
    const declare = (logsOld?: ['name']) =>
      on(deleteThing, {
        audit: 'Connector.Deleted',
        async before({ db }, { params }) {
          steps.push('before');
          // The insert would be missing in another transaction.
          await db.updateTable('roles').set({ name: 'Former' }).where('id', '=', params.id).execute();
          return db.selectFrom('roles').select(['name']).where('id', '=', params.id).executeTakeFirst();
        },
        logsOld,
      });
    const run = async (logsOld?: ['name']) => {
      const { body: created } = await call(createRole, { body: { ...role, name: `Thing ${steps.length}` } });
      const app = fastify();
      close = () => app.close();
      app.decorateRequest('tenant', undefined);
      app.addHook('onRequest', async (request) => {
        request.tenant = tenant;
      });
      registerErrorBoundary(app, server.runtime);
      registerApi(app, server.runtime, [{ ...implementation, events: declare(logsOld) }]);
      const url = `${await app.listen()}/api/things/${created.id}`;
      expect((await fetch(url, { method: 'DELETE' })).status).toBe(204);
      await app.close();
      return (await entries('Connector.Deleted'))[0]?.payload.old;
    };
    expect(await run(['name'])).toEqual({ name: 'Former' });
    expect(steps).toEqual(['before', 'handler']);
    expect(await run()).toBeUndefined();
    expect(steps).toEqual(['before', 'handler', 'handler']);
  });
});
