import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../lib/ids.ts';
import { createApplication, createUser, postForm } from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';
import { flushTokenAudit } from './token-audit.ts';

describe('client authentication', () => {
  let server: TestServer;
  let tenant: TestTenant;
  let shift = 0;
  beforeAll(async () => {
    server = await startTestServer({
      clock: () => Date.now() + shift,
      environment: { LIMIT_CLIENT_FAILURES: '5' },
    });
    tenant = await server.createTenant();
  });
  afterAll(() => server.stop());

  const grant = (more: Record<string, string | undefined> = {}) => ({
    grant_type: 'client_credentials',
    resource: tenant.indicator,
    scope: 'all',
    ...more,
  });
  const ask = (
    form: Record<string, string | undefined>,
    basic?: { id: string; secret: string },
    headers?: Record<string, string>,
  ) => postForm(`${tenant.issuer}/token`, form, basic, headers);

  it('accepts the secret in the header, also with the client id in the body, or in the body', async () => {
    const { id, secret } = await tenant.createMachine('all');
    for (const answer of [
      await ask(grant(), { id, secret }),
      await ask(grant({ client_id: id }), { id, secret }),
      await ask(grant({ client_id: id, client_secret: secret })),
    ])
      expect(answer).toMatchObject({ status: 200, body: { scope: 'all', token_type: 'Bearer' } });
  });

  it('rejects a wrong, empty, repeated or missing secret and an unknown client in the same way', async () => {
    const { id, secret } = await tenant.createMachine('all');
    const wrong = await ask(grant(), { id, secret: `${secret}x` });
    expect(wrong).toMatchObject({
      status: 401,
      body: {
        error: 'invalid_client',
        error_description: 'client authentication failed',
        code: 'oidc.invalid_client',
        message: 'client authentication failed',
      },
    });
    expect(wrong.headers.get('www-authenticate')).toMatch(/^Basic realm=/);
    const unknown = await ask(grant(), { id: createId(), secret });
    expect(unknown.body).toEqual(wrong.body);
    expect((await ask(grant({ client_id: id }))).status).toBe(401);
    expect((await ask(grant({ client_id: id, client_secret: '' }))).status).toBe(401);
    expect((await ask(grant({ client_secret: secret }), { id, secret })).status).toBe(400);
    expect((await ask(grant({ client_id: createId() }), { id, secret })).status).toBe(400);
    expect((await ask(grant())).status).toBe(400);
  });

  it('wire D1: accepts JSON, and forms with another charset, as published clients send them', async () => {
    const { id, secret } = await tenant.createMachine('all');
    const fields = { ...grant(), client_id: id, client_secret: secret };
    const send = (type: string, body: string) =>
      fetch(`${tenant.issuer}/token`, { method: 'POST', headers: { 'content-type': type }, body });
    const form = 'application/x-www-form-urlencoded';
    for (const answer of [
      await send('application/json', JSON.stringify(fields)),
      await send('application/json; charset=utf-8', JSON.stringify({ ...fields, organization_id: null })),
      await send(`${form}; charset=utf-16`, new URLSearchParams(fields).toString()),
    ])
      expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ scope: 'all' })]);
    const wrong = await send('application/json', JSON.stringify({ ...fields, client_secret: 'wrong' }));
    expect(wrong.status).toBe(401);
  });

  it('wire D2: accepts any secret that hasn’t expired, immediately, and says if the given one has expired', async () => {
    const { id, secret } = await tenant.createMachine('all');
    const second = createId(43);
    const values = {
      applicationId: id,
      name: 'Second',
      sealed: server.runtime.secrets.seal(second),
      expiresAt: new Date(Date.now() + shift + 60_000),
    };
    await server.runtime.database.tenant(tenant.id, (db) =>
      db.insertInto('applicationSecrets').values(values).execute(),
    );
    for (const good of [secret, second]) expect((await ask(grant(), { id, secret: good })).status).toBe(200);
    shift += 61_000;
    const expired = await ask(grant(), { id, secret: second });
    expect([expired.status, expired.body.error]).toEqual([400, 'invalid_request']);
    expect(expired.body.error_description).toContain('expired');
    expect((await ask(grant(), { id, secret: createId(43) })).status).toBe(401);
    await server.runtime.database.tenant(tenant.id, (db) =>
      db
        .deleteFrom('applicationSecrets')
        .where('applicationId', '=', id)
        .where('name', '=', 'Default')
        .execute(),
    );
    expect((await ask(grant(), { id, secret })).status).toBe(401);
    await server.runtime.database.tenant(tenant.id, (db) =>
      db.deleteFrom('applications').where('id', '=', id).execute(),
    );
    expect((await ask(grant(), { id, secret })).status).toBe(401);
  });

  it('counts failures from many networks of one IPv6 /48 together', async () => {
    const behindProxy = await startTestServer({
      environment: { LIMIT_CLIENT_FAILURES: '1', TRUST_PROXY: '127.0.0.1/32' },
    });
    const { id } = await tenant.createMachine('all');
    const wrong = async (network: number) => {
      const response = await fetch(`${behindProxy.tenant(tenant.id).issuer}/token`, {
        method: 'POST',
        headers: { 'x-forwarded-for': `2001:db8:48:${network.toString(16)}::1` },
        body: new URLSearchParams({ ...grant(), client_id: id, client_secret: 'wrong' }),
      });
      return response.status;
    };
    const statuses = [];
    for (let network = 1; network <= 11; network += 1) statuses.push(await wrong(network));
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    await behindProxy.stop();
  });

  it('counts failures by client and IP address across processes, without affecting other clients', async () => {
    const other = await startTestServer({
      clock: () => Date.now() + shift,
      environment: { LIMIT_CLIENT_FAILURES: '5' },
    });
    const [victim, bystander] = [await tenant.createMachine('all'), await tenant.createMachine('all')];
    const wrong = (issuer: string) =>
      postForm(`${issuer}/token`, grant(), { id: victim.id, secret: 'wrong' });
    const statuses: number[] = [];
    for (const issuer of [
      tenant.issuer,
      other.tenant(tenant.id).issuer,
      tenant.issuer,
      tenant.issuer,
      tenant.issuer,
    ])
      statuses.push((await wrong(issuer)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    const limited = await wrong(other.tenant(tenant.id).issuer);
    expect(limited).toMatchObject({ status: 429, body: { code: 'request.rate_limited' } });
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(500);
    expect((await ask(grant(), bystander)).status).toBe(200);
    // The application itself isn't locked out by others who guess its secret.
    expect((await ask(grant(), victim)).status).toBe(200);
    await other.stop();
  });

  it('allows client credentials only to machine-to-machine applications, and them no other grant type', async () => {
    const { runtime } = server;
    const userId = await createUser(runtime, tenant);
    const machine = await tenant.createMachine('all');
    const web = await createOidcClient(runtime, tenant, { type: 'Traditional' });
    const { code, verifier } = await web.authorize(userId);
    const form = {
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: web.redirectUri,
    };
    expect((await ask(form, machine)).body).toMatchObject({ error: 'invalid_request' });
    expect((await web.post('/token', grant())).body).toMatchObject({ error: 'invalid_request' });
    const spa = await createApplication(runtime, tenant, { type: 'SPA' });
    expect((await ask(grant({ client_id: spa.id }))).body).toMatchObject({ error: 'invalid_request' });
    for (const grantType of ['password', 'implicit', 'urn:ietf:params:oauth:grant-type:device_code', ''])
      expect((await ask(grant({ grant_type: grantType }), machine)).status).toBe(400);
  });

  it('[ROLE-12] gives a machine-to-machine application the scopes of its roles, for a resource it must name', async () => {
    const all = await tenant.createMachine('all');
    const reader = await tenant.createMachine('read:data');
    const token = await ask(grant({ scope: 'all read:data write:data' }), reader);
    expect(token.body.scope).toBe('read:data');
    expect(decodeJwt(token.body.access_token ?? '')).toMatchObject({
      scope: 'read:data',
      aud: tenant.indicator,
    });
    expect(decodeJwt((await ask(grant(), all)).body.access_token ?? '')).toMatchObject({ scope: 'all' });
    expect((await ask({ grant_type: 'client_credentials' }, all)).body).toMatchObject({
      error: 'invalid_target',
      code: 'oidc.invalid_target',
    });
    for (const resource of ['https://unknown.example', 'not a url', 'https://admin.logto.app/api'])
      expect((await ask(grant({ resource }), all)).body.error).toBe('invalid_target');
    const { body } = await ask(grant({ scope: 'openid offline_access' }), all);
    expect(body).not.toHaveProperty('refresh_token');
    expect(body).not.toHaveProperty('id_token');
  });

  it('[OPEN-57] uses the tenant’s indicator as the audience of Management API tokens', async () => {
    const machine = await tenant.createMachine('all');
    const claims = decodeJwt(await tenant.getToken(machine, tenant.indicator, 'all'));
    expect(claims.aud).toBe(`https://${tenant.id}.logto.app/api`);
    expect(claims.iss).toBe(tenant.issuer);
    expect(claims).not.toHaveProperty('gid');
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3600);
  });

  it('writes every result to the audit log, without secrets', async () => {
    const machine = await tenant.createMachine('all');
    const { body } = await ask(grant(), machine);
    await ask(grant(), { id: machine.id, secret: 'wrong-secret-canary' });
    await flushTokenAudit(server.runtime);
    const { rows } = await server.runtime.database.pool.query<{
      key: string;
      payload: Record<string, unknown>;
    }>(
      'select key, payload from logs where tenant_id = $1 and application_id = $2 order by created_at, payload ->> $3 desc',
      [tenant.id, machine.id, 'result'],
    );
    expect(rows.map(({ key, payload }) => [key, payload.result])).toEqual([
      ['ExchangeTokenBy.ClientCredentials', 'Success'],
      ['ExchangeTokenBy.ClientCredentials', 'Error'],
    ]);
    expect(rows[0]?.payload).toMatchObject({
      scope: 'all',
      resource: tenant.indicator,
      tokenTypes: ['ClientCredentials'],
    });
    expect(rows[1]?.payload).toMatchObject({
      error: { code: 'invalid_client', message: 'invalid secret provided' },
    });
    const text = JSON.stringify(rows);
    for (const secret of [machine.secret, 'wrong-secret-canary', body.access_token ?? ''])
      expect(text).not.toContain(secret);
  });
});
