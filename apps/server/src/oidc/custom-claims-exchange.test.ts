import { deleteJwtCustomizer, putJwtCustomizer } from '@gatehouse/contract/jwt-customizer/endpoints';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { createExchangeWorld, exchangeGrant, type ExchangeWorld } from './exchange.fixture.ts';
import { api } from './organization.fixture.ts';

let server: TestServer;
let world: ExchangeWorld;
beforeAll(async () => {
  server = await startTestServer();
  world = await createExchangeWorld(server);
});
afterAll(() => server.stop());

const params = { tokenTypePath: 'access-token' } as const;
async function save(body: string): Promise<void> {
  const script = `const getCustomJwtClaims = async ({ context, api }) => { ${body} };`;
  const answer = await world.call(putJwtCustomizer, { params, body: { script, blockIssuanceOnError: true } });
  expect([200, 201]).toContain(answer.status);
}

it('[PROD-16] scripts are told of an exchange, with the context of the subject token, and can’t forge who acts', async () => {
  await save('return { grant: context.grant, act: { sub: "x" }, exchanged: true }');
  const subject = await world.subjectToken(world.ada, { ticket: 42 });
  const { body } = await world.exchange('impersonation', subject, { resource: api });
  const claims = decodeJwt(body.access_token ?? '');
  expect(claims.grant).toEqual({ type: exchangeGrant, subjectTokenContext: { ticket: 42 } });
  expect(claims).not.toHaveProperty('act');
  expect(claims).not.toHaveProperty('exchanged');
  const { jwt } = await world.signIn();
  expect(decodeJwt(jwt ?? '')).not.toHaveProperty('grant');
});

it('attacks: a refusal doesn’t use up a subject token, whatever the reason', async () => {
  const subject = await world.subjectToken();
  const refusals: [string, number][] = [
    ['api.denyAccess("no")', 403],
    ['throw new Error("broken")', 500],
    ['const all = []; for (;;) all.push(new Uint8Array(1e6));', 503],
  ];
  for (const [body, expected] of refusals) {
    await save(body);
    const { status, headers } = await world.exchange('impersonation', subject, { resource: api });
    expect([body, status]).toEqual([body, expected]);
    expect([body, headers.has('retry-after')]).toEqual([body, expected === 503]);
  }
  await world.call(deleteJwtCustomizer, { params });
  expect((await world.exchange('impersonation', subject, { resource: api })).status).toBe(200);
  expect((await world.exchange('impersonation', subject, { resource: api })).status).toBe(400);
});
