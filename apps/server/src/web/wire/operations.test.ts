import { allEndpoints } from '@gatehouse/contract/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import operations from './operations.json' with { type: 'json' };

/** Served without the contract: probes, documents, and the endpoints to which identity providers send browsers. */
const outsideContract: readonly string[] = [
  'GET /api/.well-known/experience.openapi.json',
  'GET /api/.well-known/management.openapi.json',
  'GET /api/.well-known/user.openapi.json',
  'GET /api/saml-applications/{id}/callback',
  'GET /api/saml-applications/{id}/metadata',
  'GET /api/saml/{id}/authn',
  'GET /api/status',
  'GET /api/swagger.json',
  'POST /api/authn/saml/{connectorId}',
  'POST /api/authn/single-sign-on/saml/{connectorId}',
  'POST /api/saml/{id}/authn',
];

/** Names of path parameters are ours. */
const withoutNames = (operation: string): string => operation.replaceAll(/\{\w+\}/g, '{}');

const inContract = new Set(allEndpoints.map(({ method, path }) => withoutNames(`${method} ${path}`)));
const isServed = (operation: string): boolean =>
  inContract.has(withoutNames(operation)) || outsideContract.includes(operation);

describe('the operations of the wire', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('[API-43] are all served: 350 of 350', () => {
    expect(operations).toHaveLength(350);
    expect(new Set(operations.map(withoutNames)).size).toBe(350);
    expect(operations.filter((operation) => !isServed(operation))).toEqual([]);
  });

  it('include those outside the contract', async () => {
    const { origin } = await server.createTenant();
    const unknown = await (await fetch(`${origin}/api/no-such-operation`)).json();
    for (const operation of outsideContract) {
      const [method = '', path = ''] = operation.split(' ');
      const answer = await fetch(origin + path.replaceAll(/\{\w+\}/g, 'unknown'), { method });
      const text = await answer.text();
      expect([operation, text.includes(String(unknown.code))]).toEqual([operation, false]);
    }
  });
});
