import * as accountCenter from '@gatehouse/contract/account-center/endpoints';
import { allEndpoints } from '@gatehouse/contract/all';
import * as applications from '@gatehouse/contract/applications/endpoints';
import type { AuditLogDetails } from '@gatehouse/contract/audit-logs/audit-logs';
import * as api from '@gatehouse/contract/audit-logs/endpoints';
import * as fields from '@gatehouse/contract/custom-profile-fields/endpoints';
import * as organizations from '@gatehouse/contract/organizations/endpoints';
import * as resources from '@gatehouse/contract/resources/endpoints';
import * as roles from '@gatehouse/contract/roles/endpoints';
import * as experience from '@gatehouse/contract/sign-in-experience/endpoints';
import * as users from '@gatehouse/contract/users/endpoints';
import * as webhooks from '@gatehouse/contract/webhooks/endpoints';
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

async function newest(key: string): Promise<AuditLogDetails> {
  const { body } = await call(api.listAuditLogs, { query: { logKey: key, page_size: 1 } });
  return (await call(api.getAuditLog, { params: { id: body[0]?.id ?? '' } })).body;
}
const undo = ({ id }: { id: string }, as = call) => as(api.undoAuditLog, { params: { id } });

async function createOrganization(name = 'Acme') {
  return (await call(organizations.createOrganization, { body: { name } })).body.id;
}
const rename = (id: string, name: string) =>
  call(organizations.updateOrganization, { params: { id }, body: { name } });
const read = async (id: string) => (await call(organizations.getOrganization, { params: { id } })).body;

describe('undoing a change', () => {
  it('restores the changed fields and keeps the others, and its entry names the undone one', async () => {
    const id = await createOrganization();
    await rename(id, 'Acme Inc.');
    const entry = await newest('Organization.Data.Updated');
    await call(organizations.updateOrganization, { params: { id }, body: { description: 'Anvils' } });
    const { status, body } = await undo(entry);
    expect(status).toBe(200);
    expect(await read(id)).toMatchObject({ name: 'Acme', description: 'Anvils' });
    const made = await newest('Organization.Data.Updated');
    expect(made).toMatchObject({
      id: body.id,
      payload: { result: 'Success', undoes: entry.id, params: { id }, actor: 'machine' },
      changes: [{ path: ['name'], before: 'Acme Inc.', after: 'Acme' }],
      isUndoable: true,
    });
    // Undoing that one does the change again.
    await undo(made);
    expect((await read(id)).name).toBe('Acme Inc.');
  });

  it('works for settings with parts, for a PUT and for values that were not there', async () => {
    const logo = { logoUrl: 'https://cdn.example.com/a.svg', favicon: 'https://cdn.example.com/a.ico' };
    await call(experience.updateSignInExperience, { body: { branding: logo } });
    const first = await newest('SignInExperience.Updated');
    await undo(first);
    expect((await call(experience.getSignInExperience)).body.branding).toEqual({});
    await call(fields.createProfileField, {
      body: { name: 'company', type: 'Text', label: 'Company', required: false, config: { maxLength: 20 } },
    });
    await call(fields.replaceProfileField, {
      params: { name: 'company' },
      body: { type: 'Text', label: 'Employer', required: true, config: { maxLength: 30 } },
    });
    expect((await undo(await newest('ProfileField.Data.Updated'))).status).toBe(200);
    const { body: field } = await call(fields.getProfileField, { params: { name: 'company' } });
    expect(field).toMatchObject({ label: 'Company', required: false, config: { maxLength: 20 } });
  });

  it('is rolled back if the operation does not restore a value, as where it keeps what the body leaves out', async () => {
    await call(accountCenter.updateAccountCenter, { body: { enabled: true, fields: { name: 'Edit' } } });
    const entry = await newest('AccountCenter.Updated');
    const { status, refusal } = await undo(entry);
    expect([status, refusal.code]).toEqual([422, 'log.not_undoable']);
    expect((await call(accountCenter.getAccountCenter)).body).toMatchObject({ enabled: true });
    await call(accountCenter.updateAccountCenter, { body: { fields: { name: 'ReadOnly' } } });
    expect((await undo(await newest('AccountCenter.Updated'))).status).toBe(200);
    expect((await call(accountCenter.getAccountCenter)).body.fields).toEqual({ name: 'Edit' });
  });

  it('is refused while a field has another value than after the change, and names it', async () => {
    const id = await createOrganization();
    await call(organizations.updateOrganization, {
      params: { id },
      body: { name: 'B', isMfaRequired: true },
    });
    const entry = await newest('Organization.Data.Updated');
    await rename(id, 'C');
    const { status, refusal } = await undo(entry);
    expect([status, refusal.code, refusal.data]).toEqual([
      409,
      'log.changed_since',
      { fields: { name: 'has been changed since' } },
    ]);
    expect(await read(id)).toMatchObject({ name: 'C', isMfaRequired: true });
    expect((await newest('Organization.Data.Updated')).payload).toMatchObject({
      result: 'Error',
      error: { code: 'log.changed_since' },
    });
  });

  it('happens once if it is requested several times at once', async () => {
    const id = await createOrganization();
    await rename(id, 'Acme Inc.');
    const entry = await newest('Organization.Data.Updated');
    const answers = await Promise.all(Array.from({ length: 5 }, () => undo(entry)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect((await read(id)).name).toBe('Acme');
  });

  it('needs the permission of the change', async () => {
    const id = await createOrganization();
    await rename(id, 'Acme Inc.');
    const entry = await newest('Organization.Data.Updated');
    const { status } = await undo(entry, await tenant.as('read:data', 'delete:data'));
    expect(status).toBe(403);
    expect((await undo(entry, tenant.with())).status).toBe(401);
    expect((await read(id)).name).toBe('Acme Inc.');
  });

  it('of another tenant’s entry gets the response of an unknown one', async () => {
    const id = await createOrganization();
    await rename(id, 'Acme Inc.');
    const entry = await newest('Organization.Data.Updated');
    const other = await (await server.createTenant()).as('all');
    const [foreign, unknown] = [await undo(entry, other), await undo({ id: 'unknown' }, other)];
    expect([foreign.status, foreign.refusal]).toEqual([unknown.status, unknown.refusal]);
    expect(foreign.status).toBe(404);
    expect((await read(id)).name).toBe('Acme Inc.');
  });

  it('is validated like the change, and refused if the record is gone', async () => {
    const id = await createOrganization();
    await rename(id, 'Acme Inc.');
    const entry = await newest('Organization.Data.Updated');
    // A value that was possible once.
    await server.runtime.database.pool.query(
      `update log_changes set changes = jsonb_set(changes, '{0,before}', to_jsonb(repeat('x', 200)))
       where tenant_id = $1 and log_id = $2`,
      [tenant.id, entry.id],
    );
    const invalid = await undo(entry);
    expect([invalid.status, invalid.refusal.code]).toEqual([422, 'log.undo_refused']);
    expect(invalid.refusal.data).toMatchObject({ code: 'guard.invalid_input' });
    await call(organizations.deleteOrganization, { params: { id } });
    expect((await undo(entry)).status).toBe(409);
    expect((await undo(await newest('Organization.Deleted'))).refusal.code).toBe('log.not_undoable');
  });

  it('is not for creation, roles, users, failures or masked values', async () => {
    const { body: role } = await call(roles.createRole, { body: { name: 'Clerk', description: 'a' } });
    await call(roles.updateRole, { params: { id: role.id }, body: { description: 'b' } });
    const { body: user } = await call(users.createUser, { body: { name: 'Noor' } });
    await call(users.updateUser, { params: { userId: user.id }, body: { name: 'Nour' } });
    const { body: webhook } = await call(webhooks.createWebhook, {
      body: { name: 'First', events: ['User.Created'], config: { url: 'https://a.example.com/' } },
    });
    await call(webhooks.updateWebhook, {
      params: { id: webhook.id },
      body: { name: 'Second', config: { url: 'https://b.example.com/' } },
    });
    await rename('unknown', 'x');
    for (const key of [
      'Role.Created',
      'Role.Data.Updated',
      'User.Data.Updated',
      'Webhook.Data.Updated',
      'Organization.Data.Updated',
    ]) {
      const entry = await newest(key);
      const { refusal } = await undo(entry);
      expect([key, entry.isUndoable ?? false, refusal.code]).toEqual([key, false, 'log.not_undoable']);
    }
  });

  it('counts for nothing that the operation would refuse: another record has the name meanwhile', async () => {
    const create = (indicator: string) =>
      call(resources.createResource, { body: { name: 'Orders', indicator } });
    const { body: resource } = await create('https://undo.example.com');
    await call(resources.updateResource, { params: { id: resource.id }, body: { accessTokenTtl: 60 } });
    expect((await undo(await newest('Resource.Data.Updated'))).status).toBe(200);
    const { body: application } = await call(applications.createApplication, {
      body: { name: 'Shop', type: 'SPA' },
    });
    await call(applications.updateApplication, {
      params: { id: application.id },
      body: { oidcClientMetadata: { redirectUris: ['https://a.example/cb'], postLogoutRedirectUris: [] } },
    });
    const entry = await newest('Application.Data.Updated');
    await undo(entry);
    const { body } = await call(applications.getApplication, { params: { id: application.id } });
    expect(body.oidcClientMetadata.redirectUris).toEqual([]);
  });
});

describe('operations that can be undone', () => {
  it('are these settings, each with a GET of its own', () => {
    const names = allEndpoints
      .filter(({ isUndoable }) => isUndoable)
      .map(({ method, path }) => `${method} ${path}`);
    expect(names.toSorted()).toEqual([
      'PATCH /api/account-center',
      'PATCH /api/applications/{id}',
      'PATCH /api/configs/oidc/session',
      'PATCH /api/connectors/{id}',
      'PATCH /api/hooks/{id}',
      'PATCH /api/organization-scopes/{id}',
      'PATCH /api/organizations/{id}',
      'PATCH /api/resources/{id}',
      'PATCH /api/saml-applications/{id}',
      'PATCH /api/sign-in-exp',
      'PATCH /api/sso-connectors/{id}',
      'PUT /api/applications/{applicationId}/sign-in-experience',
      'PUT /api/configs/id-token',
      'PUT /api/custom-profile-fields/{name}',
    ]);
    const reads = new Set(
      allEndpoints.flatMap(({ method, path, list }) => (method === 'GET' && !list ? [path] : [])),
    );
    expect(names.filter((name) => !reads.has(name.split(' ')[1] ?? ''))).toEqual([]);
  });
});
