import { verificationIdHeader } from '@gatehouse/contract/account/access';
import { verifyOwnPassword } from '@gatehouse/contract/account/endpoints';
import { endOwnGrant, listOwnGrants } from '@gatehouse/contract/account/grant-endpoints';
import { verifyOwnSignIn } from '@gatehouse/contract/account/step-up-endpoints';
import * as users from '@gatehouse/contract/sessions/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authorizationUrl,
  createPkce,
  createUser,
  finishFlow,
} from '../../../../../tests/support/oidc-browser.ts';
import { createOidcClient, type OidcClient } from '../../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { openAccountCenter } from '../../../../../tests/support/account.ts';
import { createCaller, type TestTenant } from '../../../../../tests/support/tenant.ts';
import { grantConsent } from '../../oidc/consent.ts';

const scope = 'openid offline_access profile email';

describe('a user’s grant to a third-party application', () => {
  let server: TestServer;
  let tenant: TestTenant;
  beforeAll(async () => {
    server = await startTestServer();
    tenant = await server.createTenant();
    await openAccountCenter(tenant);
  });
  afterAll(() => server.stop());

  /** Grants a third-party application what it requests. */
  async function allow(userId: string, at = tenant) {
    const client = await createOidcClient(server.runtime, at, { type: 'SPA', isThirdParty: true });
    const pkce = createPkce();
    const start = await client.browser.follow(authorizationUrl(at, client, pkce, { scope }));
    const signedIn = await finishFlow(server.runtime, at, start.url.searchParams.get('flow') ?? '', userId);
    const { url } = await client.browser.follow(signedIn);
    const shown = { scopes: scope.split(' '), resources: [] };
    const goOn = await grantConsent(server.runtime, at, url.searchParams.get('flow') ?? '', shown);
    const end = await client.browser.follow(goOn ?? '');
    const { body } = await client.redeem(end.url.searchParams.get('code') ?? '', pkce.verifier);
    return { client, body };
  }

  /** The user, who has just signed in to a first-party application, with a token for the account API. */
  async function ownApi(userId: string, more = ' urn:logto:scope:sessions', at = tenant) {
    const client = await createOidcClient(server.runtime, at, { type: 'SPA' });
    const { access_token: token } = await client.signIn(userId, { scope: `openid offline_access${more}` });
    const { body } = await at.with(token)(verifyOwnSignIn);
    return createCaller(at.origin, String(token), { [verificationIdHeader]: body.verificationRecordId });
  }

  const livesOf = async ({ client, body }: { client: OidcClient; body: Record<string, unknown> }) => ({
    userinfo: (await client.userinfo(String(body.access_token))).status,
    refresh: (await client.refresh(String(body.refresh_token))).status,
  });

  it('is listed with application and scopes, with the same result for the user and administrators', async () => {
    const userId = await createUser(server.runtime, tenant);
    const [call, { client }] = [await ownApi(userId), await allow(userId)];
    const { body: own } = await call(listOwnGrants);
    expect(own.grants).toHaveLength(2);
    // First-party applications need no consent to organizations.
    expect(own.grants.map(({ organizations }) => organizations)).toEqual(expect.arrayContaining([null, []]));
    const { body: third } = await call(listOwnGrants, { query: { appType: 'thirdParty' } });
    expect(third.grants).toEqual([
      {
        id: expect.any(String),
        payload: {
          exp: expect.any(Number),
          iat: expect.any(Number),
          jti: third.grants[0]?.id,
          kind: 'Grant',
          clientId: client.id,
          accountId: userId,
        },
        expiresAt: expect.any(Number),
        application: { id: client.id, name: 'Test application' },
        scopes: scope.split(' '),
        resources: [],
        organizationResources: [],
        organizations: [],
      },
    ]);
    const admin = await tenant.as('read:data');
    const seen = await admin(users.listUserGrants, { params: { userId } });
    expect(seen.body).toEqual(own);
  });

  it('can be revoked by the user: its tokens end immediately, and consent is required again', async () => {
    const userId = await createUser(server.runtime, tenant);
    const [call, taken, kept] = [await ownApi(userId), await allow(userId), await allow(userId)];
    const { body } = await call(listOwnGrants, { query: { appType: 'thirdParty' } });
    const grantId = body.grants.find(({ application }) => application.id === taken.client.id)?.id ?? '';
    expect((await call(endOwnGrant, { params: { grantId } })).status).toBe(204);
    expect(await livesOf(taken)).toEqual({ userinfo: 401, refresh: 400 });
    expect(await livesOf(kept)).toEqual({ userinfo: 200, refresh: 200 });
    const silent = authorizationUrl(tenant, taken.client, createPkce(), { scope, prompt: 'none' });
    const { url } = await taken.client.browser.follow(silent);
    expect(url.searchParams.get('error')).toBe('consent_required');
    expect((await call(endOwnGrant, { params: { grantId } })).status).toBe(404);
  });

  it('is neither visible to nor revocable by another user, another tenant or a third party', async () => {
    const [userId, neighbour] = [
      await createUser(server.runtime, tenant),
      await createUser(server.runtime, tenant),
    ];
    const other = await server.createTenant();
    await openAccountCenter(other);
    const stranger = await createUser(server.runtime, other);
    const [given, foreign] = [await allow(neighbour), await allow(stranger, other)];
    const call = await ownApi(userId);
    const theirs = await (await ownApi(neighbour))(listOwnGrants, { query: { appType: 'thirdParty' } });
    const abroad = await (
      await ownApi(stranger, undefined, other)
    )(listOwnGrants, {
      query: { appType: 'thirdParty' },
    });
    const unknown = await call(endOwnGrant, { params: { grantId: 'z'.repeat(43) } });
    for (const { body } of [theirs, abroad]) {
      const answer = await call(endOwnGrant, { params: { grantId: body.grants[0]?.id ?? '' } });
      expect([answer.status, answer.body]).toEqual([404, unknown.body]);
    }
    for (const one of [given, foreign]) expect(await livesOf(one)).toEqual({ userinfo: 200, refresh: 200 });
    // Tokens of third-party applications can't call the account API, and those of first-party ones only with the scope.
    const third = await tenant.with(given.body.access_token)(listOwnGrants);
    expect([third.status, third.refusal.code]).toEqual([401, 'auth.unauthorized']);
    const without = await ownApi(userId, '');
    for (const refused of [
      await without(listOwnGrants),
      await without(endOwnGrant, { params: { grantId: theirs.body.grants[0]?.id ?? '' } }),
    ])
      expect([refused.status, refused.refusal.code]).toEqual([401, 'auth.unauthorized']);
    expect((await without(verifyOwnPassword, { body: { password: 'guess' } })).status).toBe(422);
  });
});
