import { putJwtCustomizer } from '@gatehouse/contract/jwt-customizer/endpoints';
import { endUserSession, listUserSessions } from '@gatehouse/contract/sessions/endpoints';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createApplication,
  createUser,
  goodPassword,
  redirectUri,
} from '../../../../tests/support/records.ts';
import { authorizationUrl, createPkce, createResource } from '../../../../tests/support/oidc-browser.ts';
import { type SignInServer, startSignInServer } from '../../../../tests/support/sign-in-server.ts';
import { TestBrowser } from '../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../tests/support/test-flow.ts';

let world: SignInServer;
let userId: string;
beforeAll(async () => {
  world = await startSignInServer();
  userId = await createUser(world.server.runtime, world.tenant.id, {
    username: 'ada',
    password: goodPassword,
  });
  await createResource(world.server.runtime, world.tenant, {
    indicator: resource,
    scopes: ['read'],
    held: [],
  });
  const { status } = await world.call(putJwtCustomizer, {
    params: { tokenTypePath: 'access-token' },
    body: {
      script: 'const getCustomJwtClaims = ({ context }) => ({ interaction: context.interaction ?? null });',
    },
  });
  expect(status).toBe(201);
});
afterAll(() => world.server.stop());

const resource = 'https://orders.example.com';

/** Asks for a JWT for the API; the claims have what the script was told. */
async function ask(body: Record<string, string>) {
  const response = await fetch(`${world.tenant.issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: world.clientId, resource, ...body }),
  });
  const tokens = (await response.json()) as Record<string, string>;
  const { interaction } = decodeJwt(tokens['access_token'] ?? '');
  return { interaction, refresh: tokens['refresh_token'] ?? '' };
}
const refresh = (token: string) => ask({ grant_type: 'refresh_token', refresh_token: token });
const open = (browser: TestBrowser, extra: Record<string, string> = {}) =>
  browser.authorize(world.clientId, { resource, ...extra });
const finish = async (flow: TestFlow) =>
  ask({
    grant_type: 'authorization_code',
    code: (await flow.resume()).get('code') ?? '',
    redirect_uri: redirectUri,
    code_verifier: flow.verifier,
  });

const byPassword = {
  interactionEvent: 'SignIn',
  verificationRecords: [{ type: 'Password', identifier: { type: 'username', value: 'ada' }, verified: true }],
};

describe('the sign-in behind a session', () => {
  it('is what scripts are told, at first and when tokens are refreshed, until the session ends', async () => {
    const flow = await open(new TestBrowser(world.tenant));
    expect((await flow.signIn('ada', goodPassword)).status).toBe(200);
    const first = await finish(flow);
    expect(first.interaction).toMatchObject({ ...byPassword, userId });
    const second = await refresh(first.refresh);
    expect(second.interaction).toEqual(first.interaction);
    const params = { userId };
    const { sessions } = (await world.call(listUserSessions, { params })).body;
    expect(sessions).toMatchObject([{ lastSubmission: first.interaction }]);
    await world.call(endUserSession, { params: { userId, sessionId: sessions[0]?.payload.uid ?? '' } });
    expect((await refresh(second.refresh)).interaction).toBeNull();
  });

  it('stays that of the session when the browser asks again and is signed in already', async () => {
    const browser = new TestBrowser(world.tenant);
    const flow = await open(browser);
    await flow.signIn('ada', goodPassword);
    const first = await finish(flow);
    // Another application: its grant is added to the session, which is written again.
    const clientId = await createApplication(world.server.runtime, world.tenant.id);
    const pkce = createPkce();
    const url = authorizationUrl(world.tenant, { id: clientId, redirectUri }, pkce, { resource });
    const answer = await browser.fetch(`${url.pathname}${url.search}`);
    const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const again = await ask({
      client_id: clientId,
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: pkce.verifier,
    });
    expect(again.interaction).toEqual(first.interaction);
  });

  it('changes with the next sign-in in the same browser', async () => {
    const browser = new TestBrowser(world.tenant);
    const flow = await open(browser);
    await flow.signIn('ada', goodPassword);
    const first = await finish(flow);
    const again = await open(browser, { prompt: 'login consent' });
    await again.begin('SignIn');
    expect((await again.verify('username', 'ada', 'wrong')).status).toBe(422);
    const { verificationId } = (await again.verify('username', 'ada', goodPassword)).body;
    expect((await again.finish(verificationId)).status).toBe(200);
    const { interaction } = await finish(again);
    expect(interaction).toMatchObject({ ...byPassword, verificationRecords: [{ id: verificationId }] });
    expect(interaction).not.toEqual(first.interaction);
    expect(JSON.stringify(interaction)).not.toContain(goodPassword);
  });
});
