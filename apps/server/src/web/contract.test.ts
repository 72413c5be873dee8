import { allEndpoints, features } from '@gatehouse/contract/all';
import { type CheckedEndpoint, type Endpoint, isOfAdministrators } from '@gatehouse/contract/endpoint';
import { organizationErrors } from '@gatehouse/contract/organizations/organizations';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { specimens } from '../../../../tests/support/specimens.ts';
import type { Caller, TestTenant } from '../../../../tests/support/tenant.ts';
import { implementations } from '../endpoints.ts';

/** Tests that run for every endpoint (ADR 8), over HTTP against the whole server with two tenants. */

let server: TestServer;
let tenant: TestTenant;
let other: TestTenant;

beforeAll(async () => {
  server = await startTestServer({ environment: { PROTECTED_APPS_DOMAIN: '*.apps.example.com' } });
  [tenant, other] = [await server.createTenant(), await server.createTenant()];
});
afterAll(() => server.stop());

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const isManagement = ({ permission }: Endpoint): boolean => permission.endsWith(':data');
const management = allEndpoints.filter(isManagement);
/** The origin that serves it: the administrators' account API and the members of tenants are at theirs. */
const homeOf = ({ permission }: Endpoint): TestTenant =>
  isOfAdministrators(permission) ? server.tenant('admin') : tenant;
const anyParams = ({ path }: Endpoint): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'unknown0000']));

/** Operations that only add links, or that need membership, respond 422 below organizations, as the wire does (OPEN-25). */
const statusOfUnknown = ({ path, errors = [] }: CheckedEndpoint): number =>
  errors.some(({ status }) => status === 404) &&
  !(
    path.startsWith('/api/organizations/') &&
    errors.some(({ code }) => code === organizationErrors.requireMembership.code)
  )
    ? 404
    : 422;

/** An untyped call, for inputs that the typed client can't send. */
const raw = (call: Caller, endpoint: Endpoint, input: object) => call(endpoint as never, input as never);

describe('every endpoint', () => {
  it('is implemented, and there are no other implementations', () => {
    expect(implementations.map(({ endpoint }) => nameOf(endpoint)).toSorted()).toEqual(
      allEndpoints.map(nameOf).toSorted(),
    );
  });

  it('that is a GET declares nothing that only changes have: a body, a limit of what is added, caches to reload, an undo', () => {
    const gets = allEndpoints.filter(({ method }) => method === 'GET');
    expect(gets.length).toBeGreaterThan(50);
    const changing = gets.filter(
      ({ body, quota, invalidates, isUndoable, upload }) =>
        (body ?? quota ?? invalidates ?? isUndoable ?? upload) !== undefined,
    );
    expect(changing.map(nameOf)).toEqual([]);
  });

  it('has its permission checked only by the edge, before its handler', () => {
    const sources = import.meta.glob<string>(['../**/*.ts', '!../**/*.{test,fixture}.ts'], {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const deciding = Object.entries(sources)
      .filter(([, text]) =>
        /edgeErrors\.forbidden|\brequireScope\(|web\/authorize\.ts'|\bscopes\.includes\(/.test(text),
      )
      .map(([path]) => path);
    // The account API's scopes and verifications are checked by the edge, too.
    const edge = ['./account-access.ts', './authorize.ts', './no-more-than-own.ts', './perform.ts'];
    expect(deciding.toSorted()).toEqual(edge);
    const more = implementations.filter(({ isMore }) => isMore).map(({ endpoint }) => nameOf(endpoint));
    const declaring = allEndpoints.filter(({ alsoNeeds }) => alsoNeeds?.when).map(nameOf);
    expect(more.toSorted()).toEqual(declaring.toSorted());
    expect(declaring.length).toBeGreaterThan(3);
  });

  it.each(
    allEndpoints
      .filter(({ permission }) => permission !== 'public' && permission !== 'flow')
      .map((endpoint) => [nameOf(endpoint), endpoint] as const),
  )('%s answers 401 without a token and with a wrong one', async (_name, endpoint) => {
    for (const token of [
      undefined,
      'nonsense',
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`,
    ]) {
      const answer = await raw(homeOf(endpoint).with(token), endpoint, {
        params: anyParams(endpoint),
        body: endpoint.body ? {} : undefined,
      });
      expect(answer.status).toBe(401);
      expect(answer.refusal.code).toMatch(/^auth\./);
    }
  });

  it.each(management.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '[ROLE-12] %s answers 403 to a token with every other permission',
    async (_name, endpoint) => {
      const others = ['read:data', 'write:data', 'delete:data'].filter(
        (scope) => scope !== endpoint.permission,
      );
      const answer = await raw(await tenant.as(...others), endpoint, {
        params: anyParams(endpoint),
        body: endpoint.body ? {} : undefined,
      });
      expect(answer.status).toBe(403);
      expect(answer.refusal.code).toBe('auth.forbidden');
    },
  );

  it.each(management.filter(({ body }) => body).map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s answers 400 to invalid input and names the invalid fields',
    async (_name, endpoint) => {
      const call = await tenant.as('all');
      for (const body of [[], 'text', 7, null]) {
        const answer = await raw(call, endpoint, { params: anyParams(endpoint), body });
        expect(answer.status).toBe(400);
        expect(answer.refusal.code).toBe('guard.invalid_input');
      }
      const broken = await fetch(new URL(endpoint.path.replaceAll(/\{\w+\}/g, 'x'), tenant.origin), {
        method: endpoint.method,
        headers: {
          authorization: `Bearer ${await tenant.getToken(await tenant.createMachine('all'), tenant.indicator, 'all')}`,
          'content-type': 'application/json',
        },
        body: '{"name": ',
      });
      expect(broken.status).toBe(400);
    },
  );
});

describe('the Management API, by feature', () => {
  for (const [feature, endpoints] of Object.entries(features)) {
    const own = Object.values(endpoints).filter(isManagement);
    const withParams = own.filter(({ path }) => path.includes('{'));
    const withBody = own.filter(({ body }) => body);
    if (withParams.length + withBody.length === 0) continue;

    it(`${feature} has a specimen that covers each of its operations`, () => {
      const bodies = Object.keys(specimens[feature]?.bodies ?? {});
      expect(bodies.toSorted()).toEqual(withBody.map(nameOf).toSorted());
    });

    it(`${feature}: another tenant's ids get exactly the response of unknown ones`, async () => {
      const specimen = specimens[feature];
      if (!specimen) throw new Error(`no specimen of ${feature}`);
      const call = await tenant.as('all');
      const foreign = await specimen.create(await other.as('all'), other);
      const named = withParams.filter((endpoint) => !specimen.open?.includes(nameOf(endpoint)));
      for (const endpoint of named) {
        const unknown =
          specimen.unknown ??
          Object.fromEntries(
            Object.entries(foreign).map(([name, value]) => [name, 'z'.repeat(value.length)]),
          );
        const body = specimen.bodies[nameOf(endpoint)]?.(unknown);
        const bodyOfForeign = specimen.bodies[nameOf(endpoint)]?.(foreign);
        const file = endpoint.upload ? new Blob(['file']) : undefined;
        const toUnknown = await raw(call, endpoint, { params: unknown, body, file });
        const toForeign = await raw(call, endpoint, { params: foreign, body: bodyOfForeign, file });
        expect([nameOf(endpoint), toForeign.status]).toEqual([nameOf(endpoint), statusOfUnknown(endpoint)]);
        expect(toForeign.body).toEqual(toUnknown.body);
      }
      // And they are unchanged.
      const mine = await other.as('all');
      for (const endpoint of withParams.filter(({ method }) => method === 'GET')) {
        expect((await raw(mine, endpoint, { params: foreign })).status).toBe(200);
      }
    });

    it(`${feature}: columns that callers can't set are ignored or rejected`, async () => {
      const specimen = specimens[feature];
      if (!specimen) throw new Error(`no specimen of ${feature}`);
      const call = await tenant.as('all');
      for (const endpoint of withBody) {
        const { output, body } = endpoint;
        if (!(output instanceof z.ZodObject) || !(body instanceof z.ZodObject)) continue;
        const params = await specimen.create(call, tenant);
        const readOnly = Object.keys(output.shape).filter(
          (name) => !(name in body.shape) || name === 'tenantId',
        );
        const forged = Object.fromEntries(readOnly.map((name) => [name, 'forged']));
        const answer = await raw(call, endpoint, {
          params,
          body: { ...forged, ...specimen.bodies[nameOf(endpoint)]?.(params) },
        });
        // A strict body rejects them, and names each.
        const text = JSON.stringify(answer.body);
        if (answer.status === 400 && text.includes('Unrecognized key')) {
          expect(readOnly.filter((name) => !text.includes(`\\"${name}\\"`))).toEqual([]);
          continue;
        }
        if (answer.status >= 400) throw new Error(`${nameOf(endpoint)}: ${JSON.stringify(answer.body)}`);
        const stored = answer.body as unknown as Record<string, unknown>;
        for (const name of readOnly)
          expect([nameOf(endpoint), name, stored[name]]).not.toEqual([nameOf(endpoint), name, 'forged']);
        if ('tenantId' in stored) expect(stored.tenantId).toBe(tenant.id);
      }
    });
  }
});
