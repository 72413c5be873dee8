import { buildRequest, type RequestInput } from '@gatehouse/contract/client';
import type { ClientInput, ClientOutput, Endpoint } from '@gatehouse/contract/endpoint';
import type { ErrorBody } from '@gatehouse/contract/errors';
import type { Tenant } from '../../apps/server/src/runtime/ctx.ts';
import { keepTokens, type TokenAccount } from '../../apps/server/src/identity-providers/vault/keep-tokens.ts';
import { insertTrustedDevice } from '../../apps/server/src/mfa/trusted-devices.ts';
import { createId, createSecret } from '../../apps/server/src/lib/ids.ts';
import { keepInInbox } from '../../apps/server/src/delivery/messages/inbox-store.ts';
import type { OutgoingMessage } from '../../apps/server/src/delivery/messages/message.ts';
import type { Runtime } from '../../apps/server/src/runtime/runtime.ts';

/** A complete response, which tests compare without further parsing. */
export interface TestAnswer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** Calls an endpoint of the contract over HTTP; `body` has the type of a success; after an error, read `refusal`. */
export type Caller = <const E extends Endpoint>(
  endpoint: E,
  ...input: Record<string, never> extends ClientInput<E> ? [ClientInput<E>?] : [ClientInput<E>]
) => Promise<
  TestAnswer<
    E['list'] extends true
      ? ClientOutput<E> extends { items: infer Items }
        ? E['listedAs'] extends string
          ? Record<E['listedAs'], Items>
          : Items
        : never
      : ClientOutput<E>
  > & { refusal: ErrorBody }
>;

/** A tenant of a test, with the URLs of `Tenant` and callers. */
export interface TestTenant extends Tenant {
  /** A caller with a machine-to-machine token that has exactly these management scopes. */
  as(...scopes: string[]): Promise<Caller>;
  /** A caller without any token, or with the given one. */
  with(token?: string): Caller;
  /** A machine-to-machine application whose role has these management scopes. */
  createMachine(...scopes: string[]): Promise<{ id: string; secret: string }>;
  /** Puts a message into the tenant’s development inbox. */
  keepMessage(message: OutgoingMessage): Promise<void>;
  /** Links a user with an enterprise identity. */
  linkSso(userId: string, ssoConnectorId: string): Promise<void>;
  /** Stores tokens of a provider for a linked account. */
  keepTokens(userId: string, account: TokenAccount): Promise<void>;
  /** A trusted device of a user; returns its ID. */
  trustDevice(userId: string): Promise<string>;
  /** A token for a resource, by client credentials. */
  getToken(machine: { id: string; secret: string }, resource: string, scope: string): Promise<string>;
}

const somewhere = { ip: '203.0.113.7', userAgent: 'test', country: null, latitude: null, longitude: null };

export function createTestTenant(runtime: Runtime, tenant: Tenant): TestTenant {
  const callers = new Map<string, Promise<Caller>>();
  const self: TestTenant = {
    ...tenant,
    with: (token) => createCaller(tenant.origin, token),
    as(...scopes) {
      const key = scopes.join(' ');
      const made =
        callers.get(key) ??
        self
          .createMachine(...scopes)
          .then(async (machine) => self.with(await self.getToken(machine, tenant.indicator, key)));
      callers.set(key, made);
      return made;
    },
    keepMessage: (message) => keepInInbox(runtime, tenant.id, message, { subject: 'Kept', text: 'Kept' }),
    createMachine: (...scopes) => createMachine(runtime, tenant, scopes),
    linkSso: (userId, ssoConnectorId) =>
      runtime.database.tenant(tenant.id, async (db) => {
        const issuer = 'https://login.example.com';
        const values = { id: createId(), userId, ssoConnectorId, issuer, identityId: userId, detail: '{}' };
        await db.insertInto('userSsoIdentities').values(values).execute();
      }),
    keepTokens(userId, account) {
      const { connectorId, identityId } = account;
      const waiting = { tenantId: tenant.id, connectorId, identityId, receivedAt: runtime.clock() };
      const sealed = runtime.secrets.sealJson({ ...waiting, tokens: { accessToken: createSecret() } });
      return keepTokens({ runtime, tenant, log: runtime.log }, userId, account, sealed);
    },
    async trustDevice(userId) {
      const device = { userId, secretHash: createId(43), now: runtime.clock(), ...somewhere };
      return (await runtime.database.tenant(tenant.id, (db) => insertTrustedDevice(db, device))) ?? '';
    },
    async getToken({ id, secret }, resource, scope) {
      const response = await fetch(`${tenant.issuer}/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
        body: new URLSearchParams({ grant_type: 'client_credentials', resource, scope }),
      });
      const body = (await response.json()) as { access_token?: string };
      if (!body.access_token) throw new Error(`No token: ${response.status} ${JSON.stringify(body)}`);
      return body.access_token;
    },
  };
  return self;
}

function createMachine(
  runtime: Runtime,
  tenant: Tenant,
  scopes: readonly string[],
): Promise<{ id: string; secret: string }> {
  const id = createId();
  const secret = createSecret();
  return runtime.database.tenant(tenant.id, async (db) => {
    await db
      .insertInto('applications')
      .values({ id, name: 'Test machine', description: null, type: 'MachineToMachine' })
      .execute();
    await db
      .insertInto('applicationSecrets')
      .values({ applicationId: id, name: 'Default', sealed: runtime.secrets.seal(secret) })
      .execute();
    const role = createId();
    await db
      .insertInto('roles')
      .values({ id: role, name: `machine ${id}`, description: 'test', type: 'MachineToMachine' })
      .execute();
    await db.insertInto('applicationsRoles').values({ applicationId: id, roleId: role }).execute();
    const held = await db
      .selectFrom('scopes')
      .innerJoin('resources', 'resources.id', 'scopes.resourceId')
      .where('resources.indicator', '=', tenant.indicator)
      .where('scopes.name', 'in', [...scopes, ''])
      .select('scopes.id')
      .execute();
    if (held.length > 0)
      await db
        .insertInto('rolesScopes')
        .values(held.map((scope) => ({ roleId: role, scopeId: scope.id })))
        .execute();
    return { id, secret };
  });
}

/** A caller for one origin. */
export function createCaller(
  origin: string,
  token?: string,
  extraHeaders: Record<string, string> = {},
): Caller {
  return (async (endpoint: Endpoint, input: RequestInput = {}) => {
    const { path, headers, ...request } = buildRequest(endpoint, input);
    const response = await fetch(new URL(path, origin), {
      ...request,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
        ...extraHeaders,
      },
      redirect: 'manual',
    });
    const text = await response.text();
    const body: unknown =
      text && response.headers.get('content-type')?.includes('application/json') ? JSON.parse(text) : text;
    return { status: response.status, headers: response.headers, body, refusal: body };
  }) as Caller;
}
