import {
  createApplication,
  getApplication,
  updateApplication,
} from '@gatehouse/contract/applications/endpoints';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import type { PublicKey } from '@gatehouse/contract/applications/public-keys';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendToProcess, startSecondProcess } from '../../../../tests/support/second-process.ts';
import { authorizationUrl, createUser, postForm } from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { recordStatements } from '../../../../tests/support/statements.ts';
import type { Caller, TestTenant } from '../../../../tests/support/tenant.ts';
import { createId } from '../lib/ids.ts';
import { flushTokenAudit } from './token-audit.ts';

const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

type Pair = Awaited<ReturnType<typeof generateKeyPair>> & { jwk: PublicKey; alg: string };
async function createPair(alg: string, kid: string, options = {}): Promise<Pair> {
  const pair = await generateKeyPair(alg, { extractable: true, ...options });
  return { ...pair, alg, jwk: { ...(await exportJWK(pair.publicKey)), kid } as PublicKey };
}

describe('applications that authenticate with a private key', () => {
  let server: TestServer;
  let tenant: TestTenant;
  let call: Caller;
  let pair: Pair;
  let machine: { id: string; secret: string };
  beforeAll(async () => {
    server = await startTestServer();
    tenant = await server.createTenant();
    call = await tenant.as('all');
    pair = await createPair('ES256', 'first');
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    machine = await tenant.createMachine('all');
    await change({ clientAuthentication: 'private_key_jwt', jwks: { keys: [pair.jwk] } });
  });

  const change = (customClientMetadata: object) =>
    call(updateApplication, { params: { id: machine.id }, body: { customClientMetadata } });
  const sign = (claims: object = {}, { alg, privateKey, jwk }: Pair = pair, typ?: string) =>
    new SignJWT({
      iss: machine.id,
      sub: machine.id,
      aud: tenant.issuer,
      jti: createId(),
      exp: Math.floor(Date.now() / 1000) + 60,
      ...claims,
    })
      .setProtectedHeader({ alg, kid: jwk.kid ?? '', ...(typ !== undefined && { typ }) })
      .sign(privateKey);
  const form = (assertion: string) => ({
    grant_type: 'client_credentials',
    resource: tenant.indicator,
    scope: 'all',
    client_assertion_type: assertionType,
    client_assertion: assertion,
  });
  const ask = (assertion: string) => postForm(`${tenant.issuer}/token`, form(assertion));

  it('get tokens with an assertion, with or without client_id, in one statement more', async () => {
    expect(await ask(await sign())).toMatchObject({
      status: 200,
      body: { scope: 'all', token_type: 'Bearer' },
    });
    const named = { ...form(await sign({ aud: `${tenant.issuer}/token` })), client_id: machine.id };
    expect((await postForm(`${tenant.issuer}/token`, named)).status).toBe(200);
    await flushTokenAudit(server.runtime);
    const assertion = await sign({ aud: [tenant.issuer] });
    const { result, statements } = await recordStatements(() => ask(assertion));
    expect(result.status).toBe(200);
    const of = (part: string) => statements.filter((text) => text.includes(part));
    expect([of('oidc-read').length, of('one_time_values').length]).toEqual([1, 1]);
    await flushTokenAudit(server.runtime);
    const { body: logs } = await call(listAuditLogs, { query: { applicationId: machine.id } });
    expect(logs[0]).toMatchObject({
      key: 'ExchangeTokenBy.ClientCredentials',
      payload: { result: 'Success', applicationKey: { id: 'first' } },
    });
  });

  it('are listed in discovery with algorithms that are all asymmetric', async () => {
    const discovery = (await (
      await fetch(`${tenant.issuer}/.well-known/openid-configuration`)
    ).json()) as Record<string, string[]>;
    expect(discovery.token_endpoint_auth_methods_supported).toContain('private_key_jwt');
    expect(discovery.token_endpoint_auth_methods_supported).not.toContain('client_secret_jwt');
    expect(discovery.token_endpoint_auth_signing_alg_values_supported).toEqual([
      'ES256',
      'ES384',
      'PS256',
      'RS256',
      'EdDSA',
      'Ed25519',
    ]);
  });

  it.each(['ES384', 'PS256', 'RS256', 'EdDSA'])('can have a key for %s, and several keys', async (alg) => {
    const other = await createPair(alg, 'second');
    expect((await ask(await sign({}, other))).status).toBe(401);
    await change({ clientAuthentication: 'private_key_jwt', jwks: { keys: [pair.jwk, other.jwk] } });
    expect((await ask(await sign({}, other))).status).toBe(200);
    expect((await ask(await sign())).status).toBe(200);
    await change({ clientAuthentication: 'private_key_jwt', jwks: { keys: [other.jwk] } });
    expect((await ask(await sign())).status).toBe(401);
  });

  it('attacks: JWT confusion: can’t use a signed request, which passes through browsers', async () => {
    const request = { client_id: machine.id, redirect_uri: 'https://app.example/callback', scope: 'openid' };
    for (const refused of [
      await sign({ ...request, response_type: 'code' }),
      await sign(request, pair, 'oauth-authz-req+jwt'),
      await sign({}, pair, 'dpop+jwt'),
    ])
      expect(await ask(refused)).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    for (const typ of ['JWT', 'client-authentication+jwt'])
      expect((await ask(await sign({}, pair, typ))).status).toBe(200);
  });

  it('[attack: downgrade] can’t use their secret, until the setting is changed back', async () => {
    const withSecret = () =>
      postForm(
        `${tenant.issuer}/token`,
        { grant_type: 'client_credentials', resource: tenant.indicator },
        machine,
      );
    expect(await withSecret()).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    expect((await postForm(`${tenant.issuer}/token`, { ...form(''), client_id: machine.id })).status).toBe(
      401,
    );
    await change({ clientAuthentication: 'client_secret', jwks: { keys: [pair.jwk] } });
    expect((await withSecret()).status).toBe(200);
    expect((await ask(await sign())).status).toBe(401);
    await change({});
    expect((await withSecret()).status).toBe(200);
  });

  it('[attack: code and token replay] use an assertion once, in all processes, even if the request fails', async () => {
    const second = await startSecondProcess(server);
    const elsewhere = (assertion: string) =>
      sendToProcess(second, `${tenant.issuer}/token`, { form: form(assertion) });
    const assertion = await sign();
    expect((await ask(assertion)).status).toBe(200);
    expect((await elsewhere(assertion)).status).toBe(401);
    expect((await ask(assertion)).status).toBe(401);
    const together = await sign();
    const answers = await Promise.all([
      ask(together),
      elsewhere(together),
      ask(together),
      elsewhere(together),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
    const failed = await sign();
    const wrong = { ...form(failed), resource: 'https://unknown.example.com' };
    expect((await postForm(`${tenant.issuer}/token`, wrong)).status).toBe(400);
    expect((await elsewhere(failed)).status).toBe(401);
    await second.stop();
  });

  it('are rejected with an assertion for others, of others, unsigned, too old or too long', async () => {
    const now = Math.floor(Date.now() / 1000);
    const stranger = await createPair('ES256', 'first');
    const other = await tenant.createMachine('all');
    const parts = (await sign()).split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${parts[1]}.`;
    const cases: Record<string, string> = {
      'another audience': await sign({ aud: 'https://elsewhere.example.com' }),
      'several audiences': await sign({ aud: [tenant.issuer, 'https://elsewhere.example.com'] }),
      'another issuer': await sign({ iss: other.id }),
      'another subject': await sign({ sub: other.id }),
      'another key': await sign({}, stranger),
      expired: await sign({ exp: now - 60 }),
      'too long': await sign({ exp: now + 660 }),
      'no expiration': await sign({ exp: undefined }),
      'no jti': await sign({ jti: undefined }),
      'not valid yet': await sign({ nbf: now + 300 }),
      unsigned,
      symmetric: await new SignJWT({ iss: machine.id, sub: machine.id, aud: tenant.issuer, jti: createId() })
        .setExpirationTime('1m')
        .setProtectedHeader({ alg: 'HS256' })
        .sign(Buffer.from(machine.secret)),
    };
    for (const [name, assertion] of Object.entries(cases)) {
      const { status, body } = await ask(assertion);
      expect([name, status, body.error]).toEqual([name, 401, 'invalid_client']);
      expect(body.error_description).toBe('client authentication failed');
    }
    expect((await ask(await sign({ exp: now + 590 }))).status).toBe(200);
  });

  it('redeem codes and refresh tokens with it, too, and need PKCE', async () => {
    const { id, authorize, redirectUri } = await createOidcClient(server.runtime, tenant, {
      type: 'Traditional',
    });
    machine = { id, secret: '' };
    await change({ clientAuthentication: 'private_key_jwt', jwks: { keys: [pair.jwk] } });
    const { code, verifier } = await authorize(await createUser(server.runtime, tenant));
    const base = async () => ({ client_assertion_type: assertionType, client_assertion: await sign() });
    const tokens = await postForm(`${tenant.issuer}/token`, {
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: 'https://app.example.com/callback',
      ...(await base()),
    });
    expect(tokens.status).toBe(200);
    const refreshed = await postForm(`${tenant.issuer}/token`, {
      grant_type: 'refresh_token',
      refresh_token: tokens.body.refresh_token,
      ...(await base()),
    });
    expect(refreshed.status).toBe(200);
    const start = authorizationUrl(tenant, { id, redirectUri }, undefined);
    const refused = new URL((await fetch(start, { redirect: 'manual' })).headers.get('location') ?? '');
    expect(refused.searchParams.get('error')).toBe('invalid_request');
  });
});

describe('public keys of applications', () => {
  let server: TestServer;
  let call: Caller;
  let jwk: PublicKey;
  beforeAll(async () => {
    server = await startTestServer();
    call = await (await server.createTenant()).as('all');
    ({ jwk } = await createPair('ES256', 'only'));
  });
  afterAll(() => server.stop());

  const create = (customClientMetadata: object, type: 'Traditional' | 'SPA' = 'Traditional') =>
    call(createApplication, { body: { name: 'app', type, customClientMetadata } });
  const fieldsOf = ({ refusal }: { refusal: { data?: unknown } }) =>
    (refusal.data as { fields: object }).fields;

  it('are returned as they were given, and absent by default', async () => {
    const { body: plain } = await create({});
    expect(plain.customClientMetadata).toEqual({});
    const custom = { clientAuthentication: 'private_key_jwt' as const, jwks: { keys: [jwk] } };
    const { body, status } = await create(custom);
    expect([status, body.customClientMetadata]).toEqual([200, custom]);
    const { body: read } = await call(getApplication, { params: { id: body.id } });
    expect(read.customClientMetadata).toEqual(custom);
    const off = {
      clientAuthentication: 'client_secret',
      pushedRequests: 'off',
      signedRequests: 'off',
      boundTokens: 'off',
    };
    expect((await create(off)).body.customClientMetadata).toEqual({});
  });

  it('are required for a private key, and only applications with a secret can have one', async () => {
    const missing = await create({ clientAuthentication: 'private_key_jwt' });
    expect([missing.status, missing.refusal.code]).toEqual([422, 'application.public_keys_required']);
    const spa = await create({ clientAuthentication: 'private_key_jwt', jwks: { keys: [jwk] } }, 'SPA');
    expect([spa.status, spa.refusal.code]).toEqual([422, 'application.invalid_type']);
  });

  it('[attack: secrets] can’t be private, symmetric, short, off their curve or twice the same', async () => {
    const path = 'body.customClientMetadata.jwks.keys';
    const pair = await createPair('ES256', 'private');
    const short = await createPair('RS256', 'short', { modulusLength: 1024 }).catch(() => undefined);
    const secret = await exportJWK(pair.privateKey);
    const cases: [unknown[], string][] = [
      [[secret], `${path}.0`],
      [[{ kty: 'oct', k: 'c2VjcmV0' }], `${path}.0.kty`],
      [[{ ...jwk, y: (jwk as { x: string }).x }], `${path}.0`],
      [[jwk, { ...pair.jwk, kid: 'only' }], `${path}.1`],
      [[{ kty: 'RSA', e: 'AQAB', n: 'A'.repeat(171) }], `${path}.0.n`],
      [[], path],
    ];
    expect(short).toBeUndefined();
    for (const [keys, field] of cases) {
      const refused = await create({ jwks: { keys } });
      expect([field, refused.status, Object.keys(fieldsOf(refused))]).toEqual([field, 400, [field]]);
      expect(JSON.stringify(refused.refusal)).not.toContain(secret.d);
    }
  });
});
