import { features } from '@gatehouse/contract/all';
import { createApplication } from '@gatehouse/contract/applications/endpoints';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import type { CheckedEndpoint } from '@gatehouse/contract/endpoint';
import { createRole } from '@gatehouse/contract/roles/endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import type { WebhookEvent } from '@gatehouse/contract/webhooks/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { specimens } from '../../../../tests/support/specimens.ts';
import { unique } from '../../../../tests/support/specimens/specimen.ts';
import type { Caller, TestTenant } from '../../../../tests/support/tenant.ts';
import { implementations } from '../endpoints.ts';
import type { Actor, TransactionCtx } from '../runtime/ctx.ts';
import type { AnyMade, EndpointEvents, Webhook } from './events.ts';

/** Makes every request that the specimens have to every endpoint of the Management API, and picks the data of its events. */

let server: TestServer;
let tenant: TestTenant;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer({ environment: { PROTECTED_APPS_DOMAIN: '*.apps.example.com' } });
  tenant = await server.createTenant();
  call = await tenant.as('all');
});
afterAll(() => server.stop());

const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;
const eventsOf = new Map(implementations.map(({ endpoint, events }) => [nameOf(endpoint), events]));

/** Specimens of these fail, because they need the response of a provider or an endpoint, a message sender that works, an uploaded file, a DNS record or a browser. */
const failing = [
  'POST /api/users/{userId}/identities',
  'POST /api/connectors/{factoryId}/test',
  'POST /api/hooks/{id}/test',
  'DELETE /api/applications/{id}/legacy-secret',
  'POST /api/verification-codes/verify',
  'POST /api/user-imports/{id}/start',
  'POST /api/organizations/{id}/domains/{domain}/verify',
  'POST /api/applications/{applicationId}/sign-in-tests',
  'POST /api/connectors/{connectorId}/sign-in-tests',
  'POST /api/sso-connectors/{ssoConnectorId}/sign-in-tests',
];

interface Input {
  params: Record<string, string>;
  query?: Record<string, unknown>;
  body?: object;
}

const newUser = async () => (await call(createUser, { body: {} })).body.id;
const newMachine = async () => {
  const body = { name: unique('machine'), type: 'MachineToMachine' } as const;
  return (await call(createApplication, { body })).body.id;
};
const newProtected = async () => {
  const protectedAppMetadata = { subDomain: 'of-events', origin: 'http://10.0.0.7' };
  const body = { name: unique('wiki'), type: 'Protected', protectedAppMetadata } as const;
  return (await call(createApplication, { body })).body.id;
};
const newRole = async (type: 'User' | 'MachineToMachine') => {
  const body = { name: unique('role'), description: 'a role', type };
  return (await call(createRole, { body })).body.id;
};

/** Requests that change something where the specimen's repeats what its records have already. */
const others: Record<string, (params: Record<string, string>) => Promise<Partial<Input>>> = {
  'POST /api/roles': async ({ scopeId }) => ({
    body: { name: unique('role'), description: 'a role', type: 'MachineToMachine', scopeIds: [scopeId] },
  }),
  'POST /api/roles/{id}/scopes': async ({ scopeId }) => ({
    params: { id: await newRole('MachineToMachine') },
    body: { scopeIds: [scopeId] },
  }),
  'POST /api/roles/{id}/users': async () => ({ body: { userIds: [await newUser(), await newUser()] } }),
  'POST /api/users/{userId}/roles': async () => ({ body: { roleIds: [await newRole('User')] } }),
  'PUT /api/users/{userId}/roles': async () => ({ body: { roleIds: [await newRole('User')] } }),
  'POST /api/roles/{id}/applications': async () => ({ body: { applicationIds: [await newMachine()] } }),
  'POST /api/applications/{applicationId}/roles': async () => ({
    body: { roleIds: [await newRole('MachineToMachine')] },
  }),
  'PUT /api/applications/{applicationId}/roles': async () => ({
    body: { roleIds: [await newRole('MachineToMachine')] },
  }),
  'POST /api/organization-roles': async ({ organizationScopeId }) => ({
    body: { name: unique('organization role'), organizationScopeIds: [organizationScopeId] },
  }),
  'POST /api/organizations/{id}/users': async () => ({ body: { userIds: [await newUser()] } }),
  'PUT /api/organizations/{id}/users': async () => ({ body: { userIds: [await newUser()] } }),
  'POST /api/organizations/{id}/applications': async () => ({
    body: { applicationIds: [await newMachine()] },
  }),
  'PUT /api/organizations/{id}/applications': async () => ({
    body: { applicationIds: [await newMachine()] },
  }),
  'POST /api/users/{userId}/mfa-verifications': async () => ({ params: { userId: await newUser() } }),
  'POST /api/applications/{id}/protected-app-metadata/custom-domains': async () => ({
    params: { id: await newProtected() },
  }),
  'DELETE /api/email-templates': async () => ({ query: { templateType: 'SignIn' } }),
};

/** Does something with the context of a request. */
const withCtx = <T>(work: (ctx: TransactionCtx) => Promise<T>, actor?: Actor): Promise<T> =>
  server.runtime.database.tenant(tenant.id, (db) =>
    work({ tenant, actor, runtime: server.runtime, db } as unknown as TransactionCtx),
  );

interface PickedEvent {
  event: WebhookEvent;
  ids: Record<string, unknown>;
  data: unknown;
}

async function pickEvent(
  { event, when, ids, data }: Webhook<AnyMade>,
  made: AnyMade,
  actor?: Actor,
): Promise<PickedEvent | undefined> {
  const parts: Record<string, unknown> = { ...made };
  const atPath = (path: string) => {
    const [part = '', name = ''] = path.split('.');
    return (parts[part] as Record<string, unknown> | undefined)?.[name];
  };
  return withCtx(async (ctx) => {
    if (when && !(await when.pick(made, ctx))) return undefined;
    const picked = Object.entries(ids).map(
      async ([name, from]) =>
        [name, typeof from === 'string' ? atPath(from) : await from.pick(made, ctx)] as const,
    );
    return {
      event,
      ids: Object.fromEntries(await Promise.all(picked)),
      data: typeof data === 'string' ? (made[data] ?? null) : await data.pick(made, ctx),
    };
  }, actor);
}

/** Calls the endpoint with the records and body of its specimen, and picks the events that its entry declares. */
async function perform(feature: string, endpoint: CheckedEndpoint, events: EndpointEvents) {
  const specimen = specimens[feature];
  if (!specimen) throw new Error(`no specimen of ${feature}`);
  const created = await specimen.create(call, tenant);
  const own = { params: created, body: specimen.bodies[nameOf(endpoint)]?.(created) };
  const input: Input = { ...own, ...(await others[nameOf(endpoint)]?.(created)) };
  const { params, query, body } = input;
  const old = await withCtx(async (ctx) => events.before?.(ctx, { params, query, body }));
  const answer = await call(endpoint as never, input as never);
  const made: AnyMade = {
    params,
    // With defaults, as for handlers.
    body: endpoint.body?.parse(body),
    output: answer.status === 204 ? undefined : (answer.body as unknown),
    old,
  };
  return { answer, made };
}

const secretName = /password|secret|digest|token|^codes?$|hash|sealed|private|credential/i;
const plainNames = [
  'hasPassword',
  'passwordUpdatedAt',
  'isPasswordExpired',
  'accessTokenTtl',
  'enableTokenStorage',
];

/** The names and values in a document, at any depth. */
function walk(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]): [string, unknown][] => [
    [name, inner],
    ...walk(inner),
  ]);
}

const isSecret = ([name]: [string, unknown]): boolean => secretName.test(name) && !plainNames.includes(name);
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const seen = new Set<string>();

describe('every endpoint of the Management API with events', () => {
  for (const [feature, endpoints] of Object.entries(features)) {
    const own = Object.values(endpoints).flatMap((endpoint) => {
      const events = eventsOf.get(nameOf(endpoint));
      return events && endpoint.permission.endsWith(':data') && !endpoint.upload
        ? [{ endpoint, events }]
        : [];
    });
    if (own.length === 0) continue;

    it(`${feature}: writes the declared audit log entry, and has events with IDs and data without secrets`, async () => {
      for (const { endpoint, events } of own) {
        const name = nameOf(endpoint);
        const { answer, made } = await perform(feature, endpoint, events);
        expect([name, answer.status < 300]).toEqual([name, !failing.includes(name)]);

        const { body: logs } = await call(listAuditLogs, { query: { logKey: events.audit, page_size: 5 } });
        const requestId = answer.headers.get('x-request-id');
        const entry = logs.find(({ payload }) => payload.requestId === requestId);
        expect([name, entry?.key]).toEqual([name, events.audit]);
        if (answer.status >= 400) continue;

        const secrets = [...walk(made.body), ...walk(made.output)]
          .filter(isSecret)
          .flatMap(([, value]) => textsIn(value));
        for (const webhook of events.webhooks ?? []) {
          const picked = await pickEvent(webhook, made);
          if (!picked) continue;
          seen.add(`${name} ${picked.event}`);
          const ids = Object.values(picked.ids).flat();
          expect([name, ids.length > 0 && ids.every((id) => typeof id === 'string' && id !== '')]).toEqual([
            name,
            true,
          ]);
          expect([name, picked.data]).not.toEqual([name, undefined]);
          expect([name, walk(picked.data).filter(isSecret)]).toEqual([name, []]);
          const text = JSON.stringify(picked);
          expect([name, secrets.filter((secret) => text.includes(secret))]).toEqual([name, []]);
        }
      }
    });
  }

  it('makes each of its webhook events in one of these requests', () => {
    const declared = implementations.flatMap(({ endpoint, events }) =>
      endpoint.permission.endsWith(':data') && !failing.includes(nameOf(endpoint))
        ? (events?.webhooks ?? []).map(({ event }) => `${nameOf(endpoint)} ${event}`)
        : [],
    );
    expect([...seen].toSorted()).toEqual(declared.toSorted());
    expect(declared.length).toBeGreaterThan(30);
  });
});

describe('the data of an event', () => {
  /** All events of one request, made like those above. */
  async function pickAll(feature: string, name: string) {
    const endpoint = Object.values(features[feature] ?? {}).find((one) => nameOf(one) === name);
    const events = eventsOf.get(name);
    if (!endpoint || !events) throw new Error(`no events of ${name}`);
    const { made } = await perform(feature, endpoint, events);
    const picked = await Promise.all((events.webhooks ?? []).map((webhook) => pickEvent(webhook, made)));
    return { made, picked };
  }

  it('is the user as last seen, when they are deleted', async () => {
    const { made, picked } = await pickAll('users', 'DELETE /api/users/{userId}');
    expect(picked).toEqual([
      {
        event: 'User.Deleted',
        ids: { userId: made.params['userId'] },
        data: expect.objectContaining({ id: made.params['userId'], name: 'Ada', hasPassword: false }),
      },
    ]);
  });

  it('is the user after the change, when the response is only a part of it', async () => {
    const { picked } = await pickAll('users', 'PATCH /api/users/{userId}/custom-data');
    expect(picked[0]?.data).toMatchObject({ name: 'Ada', customData: { plan: 'gold' } });
  });

  it('is the difference to the old value, when roles are replaced', async () => {
    const { made, picked } = await pickAll('roles/user', 'PUT /api/users/{userId}/roles');
    const { roleIds } = made.body as { roleIds: string[] };
    const { userId, roleId } = made.params;
    expect(picked).toEqual([
      {
        event: 'User.Roles.Updated',
        ids: { userId },
        data: { addedRoleIds: roleIds, removedRoleIds: [roleId] },
      },
    ]);
  });

  it('is for each of several users who get a role', async () => {
    const { made, picked } = await pickAll('roles/user', 'POST /api/roles/{id}/users');
    const { userIds } = made.body as { userIds: string[] };
    expect(userIds).toHaveLength(2);
    expect(picked).toEqual([
      { event: 'User.Roles.Updated', ids: { userId: userIds }, data: { addedRoleIds: [made.params['id']] } },
    ]);
  });

  it('is the caller, when they change their own password', async () => {
    const userId = await newUser();
    const actor: Actor = { kind: 'user', userId, clientId: 'app', scopes: [] };
    const webhooks = eventsOf.get('POST /api/my-account/password')?.webhooks ?? [];
    const made = { params: {}, body: { password: 'new' }, output: undefined, old: undefined };
    const picked = await Promise.all(webhooks.map((webhook) => pickEvent(webhook, made, actor)));
    expect(picked).toEqual([
      { event: 'User.Data.Updated', ids: { userId }, data: expect.objectContaining({ id: userId }) },
      { event: 'User.Session.Ended', ids: { userId }, data: { sessionId: null } },
    ]);
  });
});
