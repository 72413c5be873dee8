import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../../tests/support/sign-in-server.ts';
import { startSocialProvider, type SocialProvider } from '../../../../../../tests/support/social.ts';
import { codeWays } from '../../../../../../tests/support/ways-in.ts';
import { connect, createPeople } from './enterprise-sso.fixture.ts';

const limit = 3;
let server: TestServer;
let provider: SocialProvider;
let people: ReturnType<typeof createPeople>;
let connectorId: string;

beforeAll(async () => {
  provider = await startSocialProvider();
  const started = await startSignInServer({
    environment: { OUTBOUND_ALLOW: '127.0.0.1', LIMIT_SIGN_IN_PER_ADDRESS: String(limit) },
  });
  ({ server } = started);
  const body = { ...codeWays, singleSignOnEnabled: true, signInMode: 'SignInAndRegister' as const };
  expect((await started.call(updateSignInExperience, { body })).status).toBe(200);
  people = createPeople(started.tenant, started.clientId);
  connectorId = await connect(started.tenant, started.call, provider);
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

it('the limit of failed sign-ins per IP address doesn’t limit how many users are at their provider concurrently', async () => {
  const stranger = await people.begin();
  const fail = async () => (await people.verify(stranger, connectorId, {}, 'none')).status;
  expect(await fail()).toBe(404);

  const away = [];
  for (let person = 0; person < limit * 2; person += 1) {
    provider.person = { sub: `p${person}`, email: `p${person}@acme.com` };
    const flow = await people.begin();
    away.push({ flow, left: await people.leave(flow, connectorId) });
  }
  for (const { flow, left } of away)
    expect((await people.verify(flow, connectorId, left.data, left.id)).status).toBe(200);

  // A successful return doesn't count towards the limit, so only the failed request does.
  expect([await fail(), await fail(), await fail()]).toEqual([404, 404, 429]);
});
