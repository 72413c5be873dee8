import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../../tests/support/sign-in-server.ts';
import { startSocialProvider, type SocialProvider } from '../../../../../../tests/support/social.ts';
import { codeWays } from '../../../../../../tests/support/ways-in.ts';
import { connect, createPeople } from './enterprise-sso.fixture.ts';

/** The server's clock is fixed, so values that are cached for ten seconds expire only when a test changes the time. */
let now = Date.now();
let server: TestServer;
let provider: SocialProvider;
let people: ReturnType<typeof createPeople>;
let connectorId: string;

beforeAll(async () => {
  provider = await startSocialProvider();
  const started = await startSignInServer({
    environment: { OUTBOUND_ALLOW: '127.0.0.1' },
    clock: () => now,
  });
  ({ server } = started);
  const body = { ...codeWays, singleSignOnEnabled: true, signInMode: 'SignInAndRegister' as const };
  expect((await started.call(updateSignInExperience, { body })).status).toBe(200);
  people = createPeople(started.tenant, started.clientId);
  connectorId = await connect(started.tenant, started.call, provider);
  provider.person = { sub: 'ada', email: 'ada@acme.com' };
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

/** How often the provider's metadata was fetched since the last call. */
const look = (): number =>
  provider.asked.splice(0).filter((path) => path === '/.well-known/openid-configuration').length;

it('the provider’s metadata is fetched once in ten seconds, however many users are sent to it', async () => {
  const flows = await Promise.all(Array.from({ length: 10 }, () => people.begin()));
  look();
  await Promise.all(flows.map((flow) => people.leave(flow, connectorId)));
  expect(look()).toBe(1);
  now += 10_000;
  await people.leave(await people.begin(), connectorId);
  expect(look()).toBe(1);
});

it('the provider’s metadata is fetched once for each user who returns from it', async () => {
  const away = [];
  for (const flow of [await people.begin(), await people.begin()])
    away.push({ flow, left: await people.leave(flow, connectorId) });
  look();
  for (const { flow, left } of away) {
    expect((await people.verify(flow, connectorId, left.data, left.id)).status).toBe(200);
    expect(look()).toBe(1);
  }
});
