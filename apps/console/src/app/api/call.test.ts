import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getMe } from '@gatehouse/contract/me/endpoints';
import { listOrganizationRoles } from '@gatehouse/contract/organization-roles/endpoints';
import { createRole, getRole, listRoles } from '@gatehouse/contract/roles/endpoints';
import { listTenantMembers } from '@gatehouse/contract/tenant-members/endpoints';
import { listTenants } from '@gatehouse/contract/tenants/endpoints';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '../../../test/console.tsx';
import { configOfTenant } from '../tenant.ts';
import { call, type ApiContext } from './call.ts';
import type { ApiFailure } from './failure.ts';
import { callList } from './list.ts';

/** A server whose responses the tests set. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let received: IncomingMessage[];
let origin: string;
const server = createServer((request, response) => {
  received.push(request);
  answer(request, response);
});

beforeEach(async () => {
  received = [];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal('location', { origin });
});
afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const context = (): ApiContext => ({
  config: { ...config, endpoint: origin },
  auth: { accessToken: async (resource) => ({ value: `for ${resource}`, scopes: [], expiresAt: 0 }) },
  language: () => 'pl-PL',
});
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) => {
  answer = (_request, response) => response.writeHead(status, headers).end(JSON.stringify(body));
};
const failureOf = (promise: Promise<unknown>): Promise<ApiFailure> =>
  promise.then(
    () => Promise.reject(new Error('it succeeded')),
    (failure: ApiFailure) => failure,
  );

describe('a call', () => {
  it('[API-39 part] sends the token of its resource and the language', async () => {
    json([], 200, { 'Total-Number': '0' });
    await call(context(), listRoles, { query: { search: 'a b', type: 'User', page: 2 } });
    json({ id: 'me' });
    await call(context(), getMe, {});
    expect(
      received.map(({ url, headers }) => [url, headers.authorization, headers['accept-language']]),
    ).toEqual([
      [
        '/api/roles?search=a+b&type=User&page=2&enableCap=true',
        `Bearer for ${config.managementIndicator}`,
        'pl-PL',
      ],
      ['/me', `Bearer for ${config.meIndicator}`, 'pl-PL'],
    ]);
  });

  it('[API-38] [OPEN-04] goes to the host of the tenant for its Management API, and to the console’s for everything else, in both editions', async () => {
    const asked: [string, string | null][] = [];
    vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Headers }) => {
      asked.push([String(address), headers.get('authorization')]);
      return Response.json({});
    });
    const tenantId = 'a'.repeat(21);
    const cloud = configOfTenant(
      {
        ...config,
        edition: 'cloud',
        tenantId: '*',
        endpoint: 'https://*.id.example',
        platformIndicator: 'platform',
      },
      tenantId,
    );
    for (const one of [cloud, { ...config, endpoint: origin }]) {
      const at = { ...context(), config: one };
      await call(at, getRole, { params: { id: 'r' } }).catch(() => undefined);
      await call(at, listTenantMembers, { params: { tenantId } }).catch(() => undefined);
      await call(at, getMe, {}).catch(() => undefined);
    }
    await call({ ...context(), config: cloud }, listTenants, {}).catch(() => undefined);
    vi.unstubAllGlobals();
    const organization = `Bearer for urn:logto:organization:t-${tenantId}`;
    const management = `Bearer for ${config.managementIndicator}`;
    expect(asked).toEqual([
      [`https://${tenantId}.id.example/api/roles/r`, organization],
      [`${origin}/api/tenants/${tenantId}/members`, organization],
      [`${origin}/me`, `Bearer for ${config.meIndicator}`],
      [`${origin}/api/roles/r`, management],
      [`${origin}/api/tenants/${tenantId}/members`, management],
      [`${origin}/me`, `Bearer for ${config.meIndicator}`],
      [`${origin}/api/tenants`, 'Bearer for platform'],
    ]);
  });

  it('[OPEN-04 part] goes to the tenant’s origin for the tenant, and to the console’s for the administrator', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(String(address));
      return Response.json({});
    });
    const apart = { ...context(), config: { ...config, endpoint: 'https://acme.example' } };
    await call(apart, getRole, { params: { id: 'r' } }).catch(() => undefined);
    await call(apart, getMe, {}).catch(() => undefined);
    vi.unstubAllGlobals();
    expect(asked).toEqual(['https://acme.example/api/roles/r', `${origin}/me`]);
  });

  it('puts its input into path and body', async () => {
    json({ id: 'r1' });
    await call(context(), getRole, { params: { id: 'a/b?c' } });
    await call(context(), createRole, { body: { name: 'n', description: 'd' } });
    expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/roles/a%2Fb%3Fc',
      'POST /api/roles',
    ]);
    expect(received[1]?.headers['content-type']).toBe('application/json');
  });

  it('returns a page with its total, and whether the total is capped', async () => {
    json([{ id: 'r1' }], 200, { 'Total-Number': '10000', 'Total-Number-Is-Capped': 'true' });
    expect(await call(context(), listRoles, {})).toEqual({
      items: [{ id: 'r1' }],
      total: 10_000,
      isCapped: true,
    });
  });

  it('searches a list with the parameter that its endpoint names', async () => {
    json([], 200, { 'Total-Number': '0' });
    const query = { search: 'a b', page: 1 };
    await callList(context(), listRoles, { query });
    await callList(context(), listOrganizationRoles, { query });
    expect(received.map(({ url }) => url)).toEqual([
      '/api/roles?search=a+b&page=1&enableCap=true',
      '/api/organization-roles?page=1&q=a+b&enableCap=true',
    ]);
  });

  it('[ERR-08] fails if a list has no total', async () => {
    json([]);
    expect((await failureOf(call(context(), listRoles, {}))).code).toBe('client.missing-total-number');
  });

  it('[API-40] gives up after 20,000 ms', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = new Promise<void>((resolve) => {
      answer = () => resolve();
    });
    let failure: ApiFailure | undefined;
    const waiting = failureOf(call(context(), getMe, {})).then((reason) => (failure = reason));
    await asked;
    await vi.advanceTimersByTimeAsync(19_999);
    expect(failure).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(failure).toMatchObject({ status: 0, code: 'client.timeout' });
  });

  it('reports that the server is unreachable', async () => {
    const unreachable = { ...context(), config: { ...config, endpoint: 'http://127.0.0.1:1' } };
    expect(await failureOf(call(unreachable, listRoles, {}))).toMatchObject({
      status: 0,
      code: 'client.network',
    });
  });
});

describe('an error response', () => {
  it('[VIEW-14 part] has status, code, message, details, fields and the request ID', async () => {
    const data = { fields: { 'body.name': 'is too short' } };
    const body = {
      code: 'guard.invalid_input',
      message: 'Not valid.',
      data,
      details: 'body.name: is too short',
    };
    json(body, 400, { 'x-request-id': 'rq1' });
    expect(await failureOf(call(context(), getMe, {}))).toMatchObject({
      status: 400,
      requestId: 'rq1',
      fields: { name: 'is too short' },
      ...body,
    });
  });

  it('[VAL-14] is only read if its message is a string', async () => {
    for (const body of [{ code: 'x' }, { code: 'x', message: 7 }, 'text', null, []]) {
      json(body, 500);
      expect(await failureOf(call(context(), getMe, {}))).toMatchObject({
        status: 500,
        code: 'client.unreadable',
      });
    }
    json({ message: 'Said.' }, 500);
    expect(await failureOf(call(context(), getMe, {}))).toMatchObject({ status: 500, message: 'Said.' });
    answer = (_request, response) => response.writeHead(502).end('<h1>Bad gateway</h1>');
    expect(await failureOf(call(context(), getMe, {}))).toMatchObject({
      status: 502,
      code: 'client.unreadable',
    });
  });
});
