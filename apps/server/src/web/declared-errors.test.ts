import { checks, endpoint } from '@gatehouse/contract/endpoint';
import type { CodeOf } from '@gatehouse/contract/endpoint-errors';
import { edgeErrors, entityErrors, withStatus } from '@gatehouse/contract/errors';
import { roleErrors } from '@gatehouse/contract/roles/roles';
import type { verifySso } from '@gatehouse/contract/sign-in/sso-endpoints';
import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, expect, expectTypeOf, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';
import { fail } from '../lib/fail.ts';
import { registerApi } from './api.ts';
import { registerErrorBoundary } from './errors.ts';
import { type CtxOf, implement } from './implement.ts';

const getThing = endpoint({
  method: 'GET',
  path: '/api/things/{id}',
  permission: 'public',
  checks: async () => getThingChecks,
});
const getThingChecks = checks({
  summary: 'Get a thing',
  errors: [entityErrors.notFound, withStatus(roleErrors.nameInUse, 409)],
});

let server: TestServer;
let tenant: TestTenant;
let close: (() => Promise<void>) | undefined;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
});
afterEach(() => close?.());
afterAll(() => server.stop());

/** The response of the endpoint if its handler throws this error. */
async function answerOf(error: Parameters<typeof fail>[0], isStrict: boolean) {
  const app = fastify();
  close = () => app.close();
  const runtime = { ...server.runtime, isStrict };
  app.decorateRequest('tenant', undefined);
  app.addHook('onRequest', async (request) => {
    request.tenant = tenant;
  });
  registerErrorBoundary(app, runtime);
  registerApi(app, runtime, [implement(getThing, async () => fail(error))]);
  const answer = await fetch(`${await app.listen()}/api/things/1`);
  return [answer.status, ((await answer.json()) as { code: string }).code];
}

it('sends the errors that an endpoint declares, with its statuses, and those of the edge', async () => {
  expect(await answerOf(entityErrors.notFound, true)).toEqual([404, 'entity.not_found']);
  expect(await answerOf(roleErrors.nameInUse, true)).toEqual([409, 'role.name_in_use']);
  expect(await answerOf(edgeErrors.busy, true)).toEqual([503, 'request.busy']);
});

it('fails tests for an undeclared error, but sends it to callers', async () => {
  expect(await answerOf(roleErrors.internalRole, true)).toEqual([500, 'request.server_error']);
  const { code, status } = roleErrors.internalRole;
  expect(await answerOf(roleErrors.internalRole, false)).toEqual([status, code]);
});

it('compiles only errors that the endpoint declares', () => {
  // Providers' codes are declared from a table; with the type string they would allow any code.
  expectTypeOf<string extends CodeOf<typeof verifySso> ? 'any' : 'exact'>().toEqualTypeOf<'exact'>();
  type Taken = Parameters<CtxOf<typeof getThing>['fail']>[0]['code'];
  expectTypeOf<Exclude<Taken, (typeof edgeErrors)[keyof typeof edgeErrors]['code']>>().toEqualTypeOf<
    'entity.not_found' | 'role.name_in_use'
  >();
});
