import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { createApplication, updateApplication } from '@gatehouse/contract/applications/endpoints';
import { createSubjectToken } from '@gatehouse/contract/subject-tokens/endpoints';
import { suspendUser } from '@gatehouse/contract/users/access-endpoints';
import { deleteUser } from '@gatehouse/contract/users/endpoints';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdRows } from '../../../../tests/support/hold-rows.ts';
import { createUser } from '../../../../tests/support/oidc-browser.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { createExchangeWorld, type ExchangeWorld, exchangeGrant, types } from './exchange.fixture.ts';
import { api } from './organization.fixture.ts';
import { flushTokenAudit } from './token-audit.ts';

let server: TestServer;
let world: ExchangeWorld;
let now = Date.now();
beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
  world = await createExchangeWorld(server);
});
afterAll(() => server.stop());

const newUser = () => createUser(server.runtime, world.tenant, {});
/** The entry of the exchange that was just made. */
async function readLog() {
  await flushTokenAudit(server.runtime);
  const query = { logKey: 'ExchangeTokenBy.TokenExchange' } as const;
  return (await world.call(listAuditLogs, { query })).body.find(({ createdAt }) => createdAt === now);
}

describe('a subject token', () => {
  it('[ENT-28 part] [OPEN-39 part] is exchanged for an access token of the application that acts as the user', async () => {
    const made = await world.call(createSubjectToken, {
      body: { userId: world.ada, context: { ticket: 7 } },
    });
    expect([made.status, made.body.expiresIn]).toEqual([201, 600]);
    expect(made.body.subjectToken).toMatch(/^sub_[A-Za-z0-9]{43}$/);
    const answer = await world.exchange('impersonation', made.body.subjectToken, {
      resource: api,
      scope: 'delete unknown',
    });
    expect(answer.body).toEqual({
      access_token: expect.any(String),
      issued_token_type: types.access,
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'delete',
    });
    const keys = createRemoteJWKSet(new URL(`${world.tenant.issuer}/jwks`));
    const { payload } = await jwtVerify(answer.body.access_token ?? '', keys, {
      typ: 'at+jwt',
      audience: api,
    });
    expect(payload).toMatchObject({ sub: world.ada, client_id: world.backend.id, scope: 'delete' });
    expect(payload).not.toHaveProperty('act');
    const { rows } = await server.runtime.database.pool.query(
      `select row_to_json(i)::text as text from oidc_instances i where tenant_id = $1 and model = 'SubjectToken'`,
      [world.tenant.id],
    );
    expect(JSON.stringify(rows)).not.toContain(made.body.subjectToken);
  });

  it('traps G13 (1): is used up by the statement that issues: of 50 at once one gets a token', async () => {
    const userId = await newUser();
    const token = await world.subjectToken(userId);
    const held = await holdRows(
      `select 1 from oidc_instances where tenant_id = $1 and model = 'SubjectToken' and account_id = $2`,
      [world.tenant.id, userId],
    );
    const asking = Array.from({ length: 50 }, (_, at) =>
      world.exchange('impersonation', token, at % 2 ? { resource: api } : { scope: 'openid profile' }),
    );
    // All connections of the server: these requests have read the token before it was used.
    await held.releaseTo(5, 'gatehouse_oidc_write');
    const answers = await Promise.all(asking);
    const ok = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect([ok.length, new Set(refused.map(({ body }) => body.error))]).toEqual([
      1,
      new Set(['invalid_grant']),
    ]);
  });

  it('traps G13 (1): is not used up by a request that is rejected', async () => {
    const token = await world.subjectToken();
    const outsider = await newUser();
    const refused = [
      await world.exchange('impersonation', token, { resource: 'https://unknown.example.com' }),
      await world.exchange('impersonation', token, { organization_id: 'unknown' }),
      await world.exchange('impersonation', token, {
        actor_token: 'nonsense',
        actor_token_type: types.access,
      }),
      await world.exchange('impersonation', token, { audience: api }),
      await world.exchange('impersonation', token, {}, world.front),
    ];
    expect(refused.map(({ status, body }) => [status, body.error])).toEqual([
      [400, 'invalid_target'],
      [403, 'access_denied'],
      [400, 'invalid_grant'],
      [400, 'invalid_target'],
      [400, 'unauthorized_client'],
    ]);
    expect((await world.exchange('impersonation', token, { resource: api })).status).toBe(200);
    expect((await world.call(createSubjectToken, { body: { userId: outsider } })).status).toBe(201);
  });

  it('expires after ten minutes, and ends with a suspension or deletion of its user', async () => {
    const [gone, suspended] = [await newUser(), await newUser()];
    const tokens = [await world.subjectToken(gone), await world.subjectToken(suspended)];
    await world.call(deleteUser, { params: { userId: gone } });
    await world.call(suspendUser, { params: { userId: suspended }, body: { isSuspended: true } });
    await world.call(suspendUser, { params: { userId: suspended }, body: { isSuspended: false } });
    for (const token of tokens)
      expect((await world.exchange('impersonation', token)).body.error).toBe('invalid_grant');
    await world.call(suspendUser, { params: { userId: suspended }, body: { isSuspended: true } });
    for (const userId of [gone, suspended, 'nobody'])
      expect((await world.call(createSubjectToken, { body: { userId } })).status).toBe(404);
    const old = await world.subjectToken();
    now += 600_000;
    expect((await world.exchange('impersonation', old)).body.error).toBe('invalid_grant');
    now -= 600_000;
  });

  it('is sent as an access token by some published clients', async () => {
    expect((await world.exchange('access', await world.subjectToken(), { resource: api })).status).toBe(200);
  });

  it('of another tenant is unknown', async () => {
    const other = await createExchangeWorld(server);
    const token = await other.subjectToken();
    expect((await world.exchange('impersonation', token)).body.error).toBe('invalid_grant');
    const pat = await other.personal('CI');
    expect((await world.exchange('personal', pat)).body.error).toBe('invalid_grant');
    const { opaque, jwt } = await other.signIn();
    for (const foreign of [opaque, jwt])
      expect((await world.exchange('access', foreign)).body.error).toBe('invalid_grant');
    expect((await other.exchange('impersonation', token)).status).toBe(200);
    expect((await world.call(createSubjectToken, { body: { userId: other.ada } })).refusal.code).toBe(
      'entity.relation_foreign_key_not_found',
    );
  });

  it('traps G13 (4): names its creator, the actor and the subject in the audit log, and no token', async () => {
    const actor = await newUser();
    const { opaque } = await world.signIn(actor);
    now += 1000;
    const token = await world.subjectToken(world.ada, { ticket: 'secret-context' });
    const answer = await world.exchange('impersonation', token, {
      resource: api,
      actor_token: opaque,
      actor_token_type: types.access,
    });
    expect(decodeJwt(answer.body.access_token ?? '').act).toEqual({ sub: actor });
    const entry = await readLog();
    expect(entry?.payload).toMatchObject({
      result: 'Success',
      userId: world.ada,
      applicationId: world.backend.id,
      subjectType: 'subjectToken',
      actorId: actor,
      subjectTokenCreator: { kind: 'machine' },
      resource: api,
    });
    const [created] = (await world.call(listAuditLogs, { query: { logKey: 'SubjectToken.Created' } })).body;
    expect(created?.payload.params).toMatchObject({
      userId: world.ada,
      subjectTokenId: entry?.payload['subjectTokenId'],
    });
    const text = JSON.stringify([entry, created]);
    for (const secret of [token, opaque ?? '', 'secret-context']) expect(text).not.toContain(secret);
    now += 1000;
    await world.exchange('impersonation', token);
    const again = await readLog();
    expect(again?.payload).toMatchObject({ result: 'Error', subjectType: 'subjectToken' });
  });

  it('traps G13 (4): as do exchanges of the other two kinds of tokens', async () => {
    const { opaque } = await world.signIn();
    const pat = await world.personal('Nightly build');
    const logOf = async (type: 'access' | 'personal', token: string | undefined) => {
      now += 1000;
      expect((await world.exchange(type, token, { scope: 'openid' })).status).toBe(200);
      return (await readLog())?.payload;
    };
    const common = { result: 'Success', userId: world.ada, applicationId: world.backend.id };
    const logs = [await logOf('access', opaque), await logOf('personal', pat)];
    expect(logs).toMatchObject([
      { ...common, subjectType: 'accessToken', subjectApplicationId: world.front.id },
      { ...common, subjectType: 'personalAccessToken', personalAccessToken: 'Nightly build' },
    ]);
    for (const secret of [opaque, pat]) expect(JSON.stringify(logs)).not.toContain(secret);
  });
});

describe('an application', () => {
  it('[ENT-03 part] exchanges tokens only if its settings allow it, and never as a third-party application', async () => {
    const body = {
      name: 'Agent',
      type: 'Traditional',
      customClientMetadata: { allowTokenExchange: true },
    } as const;
    const refused = await world.call(createApplication, { body: { ...body, isThirdParty: true } });
    const code = 'application.third_party_application_cannot_enable_token_exchange';
    expect([refused.status, refused.refusal.code]).toEqual([422, code]);
    const other = await world.call(createApplication, {
      body: { ...body, customClientMetadata: {}, isThirdParty: true },
    });
    const params = { id: other.body.id };
    const changed = await world.call(updateApplication, {
      params,
      body: { customClientMetadata: body.customClientMetadata },
    });
    expect([changed.status, changed.refusal.code]).toEqual([422, code]);
    // Even if the setting is stored.
    const third = await world.createClient({ isThirdParty: true, custom: body.customClientMetadata });
    const answer = await world.exchange('impersonation', await world.subjectToken(), {}, third);
    expect([answer.status, answer.body.error]).toEqual([400, 'unauthorized_client']);
    const client = await world.createClient();
    const allow = (allowTokenExchange: boolean) =>
      world.call(updateApplication, {
        params: { id: client.id },
        body: { customClientMetadata: { allowTokenExchange } },
      });
    const token = await world.subjectToken();
    const attempt = async () => {
      const { status, body: answered } = await world.exchange('impersonation', token, {}, client);
      return answered.error ?? status;
    };
    expect(await attempt()).toBe('unauthorized_client');
    await allow(true);
    await allow(false);
    expect(await attempt()).toBe('unauthorized_client');
    await allow(true);
    expect(await attempt()).toBe(200);
    const own = await world.call(createApplication, { body });
    expect(own.body.customClientMetadata).toEqual({ allowTokenExchange: true });
    const found = await fetch(`${world.tenant.issuer}/.well-known/openid-configuration`);
    expect(await found.json()).toMatchObject({
      grant_types_supported: expect.arrayContaining([exchangeGrant]),
    });
  });

  it('of any type can exchange tokens: machine-to-machine ones act as a user, too', async () => {
    const machine = await world.createClient({
      type: 'MachineToMachine',
      custom: { allowTokenExchange: true },
    });
    const spa = await world.createClient({ type: 'SPA', custom: { allowTokenExchange: true } });
    for (const client of [machine, spa]) {
      const extra = { resource: api, scope: 'delete' };
      const answer = await world.exchange('impersonation', await world.subjectToken(), extra, client);
      const claims = decodeJwt(answer.body.access_token ?? '');
      expect(claims).toMatchObject({ sub: world.ada, client_id: client.id, scope: 'delete' });
    }
  });

  it('must authenticate before anything of the token is looked at', async () => {
    const token = await world.subjectToken();
    const body = { grant_type: exchangeGrant, subject_token: token, subject_token_type: types.impersonation };
    const response = await fetch(`${world.tenant.issuer}/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${world.backend.id}:wrong`).toString('base64')}` },
      body: new URLSearchParams(body),
    });
    expect(response.status).toBe(401);
    expect((await world.exchange('impersonation', token)).status).toBe(200);
  });

  it('must be one that the user may use', async () => {
    const client = await world.createClient({ custom: { allowTokenExchange: true } });
    await world.call(updateApplication, {
      params: { id: client.id },
      body: { appLevelAccessControlEnabled: true },
    });
    const token = await world.subjectToken();
    const answer = await world.exchange('impersonation', token, { resource: api }, client);
    expect([answer.status, answer.body.error]).toEqual([400, 'access_denied']);
    expect((await world.exchange('impersonation', token, { resource: api })).status).toBe(200);
  });

  it('gets `invalid_request` for parameters that are missing, repeated or not supported (RFC 8693 2.2.2)', async () => {
    const token = await world.subjectToken();
    const wrong: Record<string, string | undefined>[] = [
      { subject_token: undefined },
      { subject_token_type: undefined },
      { subject_token_type: 'urn:ietf:params:oauth:token-type:saml2' },
      { actor_token: token },
      { actor_token_type: types.access },
      { actor_token: token, actor_token_type: types.personal },
      { requested_token_type: 'urn:ietf:params:oauth:token-type:refresh_token' },
      { subject_token: `${token}\0` },
      { subject_token: 'x'.repeat(17_000) },
    ];
    for (const extra of wrong) {
      const { status, body } = await world.exchange('impersonation', token, extra);
      expect([status, body.error], JSON.stringify(extra).slice(0, 80)).toEqual([400, 'invalid_request']);
    }
    expect((await world.exchange('impersonation', token)).status).toBe(200);
  });
});

describe('the issued token', () => {
  it('is opaque without a resource: for userinfo, without refresh and ID token, and not for the account API', async () => {
    const { status, body } = await world.exchange('impersonation', await world.subjectToken(), {
      scope: 'openid profile offline_access delete',
    });
    expect([status, body.scope, body.refresh_token, body.id_token]).toEqual([
      200,
      'openid profile',
      undefined,
      undefined,
    ]);
    expect(await world.backend.userinfo(body.access_token)).toMatchObject({
      status: 200,
      body: { sub: world.ada },
    });
    const response = await fetch(`${world.tenant.origin}/api/my-account`, {
      headers: { authorization: `Bearer ${body.access_token}` },
    });
    expect(response.status).toBe(401);
  });

  it('is for one organization with `organization_id`, with the permissions of the member’s roles there', async () => {
    const extra = { organization_id: world.acme, scope: 'read:member invite:member' };
    const { body } = await world.exchange('impersonation', await world.subjectToken(), extra);
    expect(decodeJwt(body.access_token ?? '')).toMatchObject({
      aud: `urn:logto:organization:${world.acme}`,
      sub: world.ada,
      scope: 'read:member',
    });
    const ofApi = { organization_id: world.acme, resource: api, scope: 'read write delete' };
    const answer = await world.exchange('impersonation', await world.subjectToken(), ofApi);
    expect(decodeJwt(answer.body.access_token ?? '')).toMatchObject({
      aud: api,
      organization_id: world.acme,
      scope: 'read',
    });
    const outsider = await world.subjectToken(await newUser());
    const refused = await world.exchange('impersonation', outsider, extra);
    expect([refused.status, refused.body.error]).toEqual([403, 'access_denied']);
  });
});
