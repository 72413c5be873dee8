import type { CustomClientMetadata } from '@gatehouse/contract/applications/applications';
import { updateApplication } from '@gatehouse/contract/applications/endpoints';
import type { PublicKey } from '@gatehouse/contract/applications/public-keys';
import { exportJWK } from 'jose';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplication, createBrowser, createUser, signIn } from '../support/oidc-browser.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { TestTenant } from '../support/tenant.ts';

const redirectUri = 'https://app.example.com/callback';

describe('openid-client with private keys, pushed and signed requests and bound tokens', () => {
  let server: TestServer;
  let tenant: TestTenant;
  let userId: string;
  let keys: CryptoKeyPair;
  beforeAll(async () => {
    server = await startTestServer();
    tenant = await server.createTenant();
    userId = await createUser(server.runtime, tenant, { name: 'Ada' });
    keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  });
  afterAll(() => server.stop());

  const protect = async (id: string, more: CustomClientMetadata) => {
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'own' } as PublicKey;
    const customClientMetadata: CustomClientMetadata = {
      clientAuthentication: 'private_key_jwt',
      jwks: { keys: [jwk] },
      boundTokens: 'required',
      ...more,
    };
    const call = await tenant.as('all');
    const { status } = await call(updateApplication, { params: { id }, body: { customClientMetadata } });
    expect(status).toBe(200);
  };
  const discover = (id: string) =>
    oidc.discovery(
      new URL(tenant.issuer),
      id,
      undefined,
      oidc.PrivateKeyJwt({ key: keys.privateKey, kid: 'own' }),
      { execute: [oidc.allowInsecureRequests] },
    );

  it('signs in with all of them required, reads userinfo and refreshes', async () => {
    const { id } = await createApplication(server.runtime, tenant, {
      type: 'Traditional',
      redirectUris: [redirectUri],
    });
    await protect(id, { pushedRequests: 'required', signedRequests: 'required' });
    const config = await discover(id);
    const DPoP = oidc.getDPoPHandle(config, await oidc.randomDPoPKeyPair());
    const pkceCodeVerifier = oidc.randomPKCECodeVerifier();
    const [expectedState, expectedNonce] = [oidc.randomState(), oidc.randomNonce()];
    const parameters = {
      redirect_uri: redirectUri,
      scope: 'openid profile offline_access',
      prompt: 'consent',
      code_challenge: await oidc.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
      state: expectedState,
      nonce: expectedNonce,
    };
    const signed = await oidc.buildAuthorizationUrlWithJAR(config, parameters, {
      key: keys.privateKey,
      kid: 'own',
    });
    const url = await oidc.buildAuthorizationUrlWithPAR(config, signed.searchParams, { DPoP });
    expect([...url.searchParams.keys()].toSorted()).toEqual(['client_id', 'request_uri']);
    const callback = await signIn(server.runtime, tenant, createBrowser(tenant.origin), url, userId);
    const checks = { pkceCodeVerifier, expectedState, expectedNonce };
    const tokens = await oidc.authorizationCodeGrant(config, callback, checks, undefined, { DPoP });
    expect(tokens.token_type).toBe('dpop');
    expect(await oidc.fetchUserInfo(config, tokens.access_token, userId, { DPoP })).toMatchObject({
      name: 'Ada',
    });
    const fresh = await oidc.refreshTokenGrant(config, tokens.refresh_token ?? '', undefined, { DPoP });
    expect(fresh.token_type).toBe('dpop');
    await expect(oidc.refreshTokenGrant(config, fresh.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('calls the Management API with a bound token', async () => {
    const { id } = await tenant.createMachine('all');
    await protect(id, {});
    const config = await discover(id);
    const DPoP = oidc.getDPoPHandle(config, await oidc.randomDPoPKeyPair());
    const form = { resource: tenant.indicator, scope: 'all' };
    const { access_token: token } = await oidc.clientCredentialsGrant(config, form, { DPoP });
    const url = new URL(`${tenant.origin}/api/roles?page=1`);
    const ask = (options?: oidc.DPoPOptions) =>
      oidc.fetchProtectedResource(config, token, url, 'GET', undefined, undefined, options);
    expect((await ask({ DPoP })).status).toBe(200);
    await expect(ask()).rejects.toMatchObject({ status: 401 });
  });
});
