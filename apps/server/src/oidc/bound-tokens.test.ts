import { updateAccountCenter } from '@gatehouse/contract/account-center/endpoints';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createResource, createUser, postForm } from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient, type OidcClient } from '../../../../tests/support/oidc-client.ts';
import { createProofKey, type ProofKey } from '../../../../tests/support/proofs.ts';
import { sendToProcess, startSecondProcess } from '../../../../tests/support/second-process.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';
import { createExchangeWorld } from './exchange.fixture.ts';

const api = 'https://orders.example.com';
let server: TestServer;
let second: TestServer;
let tenant: TestTenant;
let userId: string;
let spa: OidcClient;
let key: ProofKey;
let other: ProofKey;
let machine: { id: string; secret: string };
let tokenUrl: string;

beforeAll(async () => {
  server = await startTestServer();
  second = await startSecondProcess(server);
  tenant = await server.createTenant();
  tokenUrl = `${tenant.issuer}/token`;
  userId = await createUser(server.runtime, tenant);
  await createResource(server.runtime, tenant, { indicator: api, scopes: ['read'], held: ['read'], userId });
  await (
    await tenant.as('all')
  )(updateAccountCenter, { body: { enabled: true } });
  spa = await createClient('allowed');
  [key, other] = [await createProofKey(), await createProofKey()];
  machine = await tenant.createMachine('all');
  await setMachine('allowed');
});
afterAll(() => Promise.all([server.stop(), second.stop()]));

const createClient = (boundTokens?: string, type: 'SPA' | 'Traditional' = 'SPA') =>
  createOidcClient(server.runtime, tenant, { type, custom: boundTokens ? { boundTokens } : {} });
const setMachine = (boundTokens: string) =>
  server.runtime.database.pool.query(
    'update applications set custom_client_metadata = $3 where tenant_id = $1 and id = $2',
    [tenant.id, machine.id, JSON.stringify({ boundTokens })],
  );
const proofForToken = (by = key, claims: object = {}) => by.prove('POST', tokenUrl, { claims });

/** Sends a form of an application to the token endpoint, with a proof. */
const send = (of: OidcClient, form: Record<string, string | undefined>, proof?: string) =>
  postForm(
    tokenUrl,
    of.secret === undefined ? { client_id: of.id, ...form } : form,
    of.secret === undefined ? undefined : { id: of.id, secret: of.secret },
    proof === undefined ? {} : { dpop: proof },
  );
const redeemForm = ({ redirectUri }: OidcClient, { code, verifier }: { code: string; verifier: string }) => ({
  grant_type: 'authorization_code',
  code,
  code_verifier: verifier,
  redirect_uri: redirectUri,
});
const signIn = async (of = spa, by = key) => {
  const signedIn = await of.authorize(userId, { resource: api, scope: 'openid offline_access profile read' });
  const { status, body } = await send(of, redeemForm(of, signedIn), await proofForToken(by));
  expect([status, body.token_type]).toEqual([200, 'DPoP']);
  return body;
};
const refresh = (of: OidcClient, token: string | undefined, proof?: string, more = {}) =>
  send(of, { grant_type: 'refresh_token', refresh_token: token, ...more }, proof);
const machineToken = async (proof?: string) => {
  const form = { grant_type: 'client_credentials', resource: tenant.indicator, scope: 'all' };
  return postForm(tokenUrl, form, machine, proof === undefined ? {} : { dpop: proof });
};
const callApi = async (url: string, headers: Record<string, string>) => {
  const response = await fetch(url, { headers });
  await response.text();
  return response;
};

describe('tokens that are bound to a key (DPoP)', () => {
  it('are issued to applications that prove to have it, with refresh tokens of public ones', async () => {
    const { refresh_token: first } = await signIn();
    expect((await refresh(spa, first)).body.error).toBe('invalid_grant');
    expect((await refresh(spa, first, await proofForToken(other))).body.error).toBe('invalid_grant');
    const answer = await refresh(spa, first, await proofForToken(), { resource: api });
    expect([answer.status, answer.body.token_type]).toEqual([200, 'DPoP']);
    expect(decodeJwt(answer.body.access_token ?? '')).toMatchObject({ aud: api, cnf: { jkt: key.jkt } });
    // Turning the setting off doesn't free what was issued before.
    await server.runtime.database.pool.query(
      `update applications set custom_client_metadata = '{}' where tenant_id = $1 and id = $2`,
      [tenant.id, spa.id],
    );
    expect((await refresh(spa, answer.body.refresh_token)).body.error).toBe('invalid_grant');
    expect((await refresh(spa, answer.body.refresh_token, await proofForToken())).status).toBe(200);
    spa = await createClient('allowed');
  });

  it('are listed in discovery', async () => {
    const discovery = (await (
      await fetch(`${tenant.issuer}/.well-known/openid-configuration`)
    ).json()) as object;
    expect(discovery).toMatchObject({ dpop_signing_alg_values_supported: ['ES256', 'EdDSA', 'Ed25519'] });
  });

  it('are off by default: proofs and dpop_jkt are ignored', async () => {
    const plain = await createClient();
    const signedIn = await plain.authorize(userId, { dpop_jkt: other.jkt });
    const headers = { dpop: await proofForToken(), origin: 'https://app.example.com' };
    const form = { client_id: plain.id, ...redeemForm(plain, signedIn) };
    const { status, body, headers: answered } = await postForm(tokenUrl, form, undefined, headers);
    expect([status, body.token_type]).toEqual([200, 'Bearer']);
    expect(answered.get('access-control-expose-headers')).toBe('WWW-Authenticate');
    expect([answered.get('dpop-nonce'), (await refresh(plain, body.refresh_token)).status]).toEqual([
      null,
      200,
    ]);
    const me = `${tenant.issuer}/me`;
    const token = body.access_token ?? '';
    const withProof = { authorization: `Bearer ${token}`, dpop: await key.prove('GET', me, { token }) };
    expect((await callApi(me, withProof)).status).toBe(200);
  });

  it('can be required: without a proof there are no tokens, whatever the grant', async () => {
    const strict = await createClient('required', 'Traditional');
    const signedIn = await strict.authorize(userId);
    expect((await send(strict, redeemForm(strict, signedIn))).body.error).toBe('invalid_grant');
    const { body } = await send(strict, redeemForm(strict, signedIn), await proofForToken());
    expect(body.token_type).toBe('DPoP');
    expect((await refresh(strict, body.refresh_token)).body.error).toBe('invalid_grant');
    // Those of an application with a secret are bound to its authentication.
    expect((await refresh(strict, body.refresh_token, await proofForToken(other))).status).toBe(200);
    await setMachine('required');
    expect((await machineToken()).body.error).toBe('invalid_grant');
    expect((await machineToken(await proofForToken())).body.token_type).toBe('DPoP');
    await setMachine('allowed');
    expect((await machineToken()).body.token_type).toBe('Bearer');
  });

  it('[attack: code and token replay] need another proof for each request, in all processes', async () => {
    const proof = await proofForToken();
    expect((await machineToken(proof)).status).toBe(200);
    expect((await machineToken(proof)).body.error).toBe('invalid_grant');
    const basic = `Basic ${Buffer.from(`${machine.id}:${machine.secret}`).toString('base64')}`;
    const form = { grant_type: 'client_credentials', resource: tenant.indicator, scope: 'all' };
    const elsewhere = (dpop: string) =>
      sendToProcess(second, tokenUrl, { form, headers: { authorization: basic, dpop } });
    expect((await elsewhere(proof)).status).toBe(400);
    const together = await proofForToken();
    const answers = await Promise.all([machineToken(together), elsewhere(together), elsewhere(together)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });

  it('take nonces of every process, and ask for another one', async () => {
    const answer = await machineToken(await proofForToken());
    const nonce = answer.headers.get('dpop-nonce') ?? '';
    expect(nonce).toMatch(/^[\w-]{43}$/);
    const basic = `Basic ${Buffer.from(`${machine.id}:${machine.secret}`).toString('base64')}`;
    const form = { grant_type: 'client_credentials', resource: tenant.indicator };
    const withNonce = async (given: string) => {
      const dpop = await key.prove('POST', tokenUrl, { nonce: given });
      return sendToProcess(second, tokenUrl, { form, headers: { authorization: basic, dpop } });
    };
    expect((await withNonce(nonce)).status).toBe(200);
    const wrong = await withNonce('A'.repeat(43));
    expect([wrong.status, wrong.body.error, wrong.headers['dpop-nonce']]).toEqual([
      400,
      'use_dpop_nonce',
      nonce,
    ]);
  });

  it('are exchanged only by who has the key, so not at all, and an exchange binds as well', async () => {
    const world = await createExchangeWorld(server);
    const bound = await world.createClient({ custom: { allowTokenExchange: true, boundTokens: 'required' } });
    const subject = { grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange' };
    const form = async () => ({
      ...subject,
      subject_token: await world.subjectToken(),
      subject_token_type: 'urn:logto:token-type:impersonation_token',
      scope: 'profile',
    });
    const url = `${world.tenant.issuer}/token`;
    const basic = { id: bound.id, secret: bound.secret ?? '' };
    expect((await postForm(url, await form(), basic)).body.error).toBe('invalid_grant');
    const proof = await key.prove('POST', url);
    const { status, body } = await postForm(url, await form(), basic, { dpop: proof });
    expect([status, body.token_type]).toEqual([200, 'DPoP']);
    expect((await postForm(url, await form(), basic, { dpop: proof })).body.error).toBe('invalid_grant');
    const elsewhere = await key.prove('POST', `${url}/introspection`);
    expect((await postForm(url, await form(), basic, { dpop: elsewhere })).body.error).toBe(
      'invalid_dpop_proof',
    );
    const again = await world.exchange('access', body.access_token);
    expect(again.body.error).toBe('invalid_grant');
    const front = await world.createClient({ custom: { boundTokens: 'allowed' } });
    const signedIn = await front.authorize(world.ada, { resource: 'urn:logto:resource:organizations' });
    const own = { id: front.id, secret: front.secret ?? '' };
    const tokens = await postForm(url, redeemForm(front, signedIn), own, {
      dpop: await key.prove('POST', url),
    });
    expect(tokens.body.token_type).toBe('DPoP');
    expect((await world.exchange('access', tokens.body.access_token)).body.error).toBe('invalid_grant');
  });
});

describe('[attack: stolen tokens] an API of ours', () => {
  /** What each API answers to a bound token, presented in every wrong way. */
  async function checkApi(url: string, token: string, unbound: string) {
    const at = (authorization: string, dpop?: string) =>
      callApi(url, { authorization, ...(dpop !== undefined && { dpop }) });
    const proof = (by = key, claims: object = {}) => by.prove('GET', url, { token, claims });
    const now = Math.floor(Date.now() / 1000);
    const good = await proof();
    expect((await at(`DPoP ${token}`, good)).status).toBe(200);
    const cases: Record<string, Response> = {
      'as a Bearer token': await at(`Bearer ${token}`),
      'as a Bearer token with a proof': await at(`Bearer ${token}`, await proof()),
      'without a proof': await at(`DPoP ${token}`),
      'with a used proof': await at(`DPoP ${token}`, good),
      'of another key': await at(`DPoP ${token}`, await proof(other)),
      'for another method': await at(`DPoP ${token}`, await proof(key, { htm: 'POST' })),
      'for another URL': await at(`DPoP ${token}`, await proof(key, { htu: `${url}x` })),
      'for another token': await at(`DPoP ${token}`, await key.prove('GET', url, { token: 'other' })),
      'without a token': await at(`DPoP ${token}`, await key.prove('GET', url)),
      'too old': await at(`DPoP ${token}`, await proof(key, { iat: now - 320 })),
      'from the future': await at(`DPoP ${token}`, await proof(key, { iat: now + 320 })),
      'without an ID': await at(`DPoP ${token}`, await proof(key, { jti: undefined })),
      'no proof at all': await at(`DPoP ${token}`, 'no.jwt.atall'),
      'unbound, with a proof': await at(`DPoP ${unbound}`, await key.prove('GET', url, { token: unbound })),
    };
    for (const [name, { status }] of Object.entries(cases))
      expect([name, status >= 400 && status < 402]).toEqual([name, true]);
    const replayed = await sendToProcess(second, url, {
      headers: { authorization: `DPoP ${token}`, dpop: good },
    });
    expect(replayed.status).toBe(401);
    const fresh = { authorization: `DPoP ${token}`, dpop: await proof() };
    expect((await sendToProcess(second, url, { headers: fresh })).status).toBe(200);
    expect((await at(`Bearer ${unbound}`)).status).toBe(200);
    return cases;
  }

  it('takes bound tokens only with a proof: the Management API', async () => {
    const bound = (await machineToken(await proofForToken())).body.access_token ?? '';
    const unbound = (await machineToken()).body.access_token ?? '';
    expect(decodeJwt(bound).cnf).toEqual({ jkt: key.jkt });
    const { 'as a Bearer token': refused } = await checkApi(`${tenant.origin}/api/roles`, bound, unbound);
    expect(refused?.headers.get('www-authenticate')).toMatch(/^DPoP .*algs="ES256 EdDSA Ed25519"/);
  });

  it('takes bound tokens only with a proof: the Account API and userinfo', async () => {
    const { access_token: bound = '' } = await signIn();
    const plain = await createClient();
    const { access_token: unbound = '' } = await plain.signIn(userId, { scope: 'openid profile' });
    await checkApi(`${tenant.origin}/api/my-account`, bound, unbound);
    await checkApi(`${tenant.issuer}/me`, bound, unbound);
  });
});
