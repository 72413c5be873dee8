import { updateApplication } from '@gatehouse/contract/applications/endpoints';
import { createUserMfaVerification } from '@gatehouse/contract/mfa/endpoints';
import { updateOrganization } from '@gatehouse/contract/organizations/endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { listResources, updateResource } from '@gatehouse/contract/resources/endpoints';
import { createSubjectToken } from '@gatehouse/contract/subject-tokens/endpoints';
import { suspendUser } from '@gatehouse/contract/users/access-endpoints';
import {
  endUserGrant,
  endUserSession,
  listUserGrants,
  listUserSessions,
} from '@gatehouse/contract/sessions/endpoints';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createResource, createUser } from '../../../../tests/support/oidc-browser.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { limitAccess } from './access.fixture.ts';
import { createExchangeWorld, type ExchangeWorld, types } from './exchange.fixture.ts';
import { api, asked, organizationsScope } from './organization.fixture.ts';

const billing = 'https://billing.example.com';
let server: TestServer;
let world: ExchangeWorld;
beforeAll(async () => {
  server = await startTestServer();
  world = await createExchangeWorld(server);
  const [scopes, held] = [
    ['read', 'delete', 'bill'],
    ['read', 'delete', 'bill'],
  ];
  await createResource(server.runtime, world.tenant, { indicator: billing, scopes, held, userId: world.ada });
});
afterAll(() => server.stop());

const newUser = () => createUser(server.runtime, world.tenant, {});
const claimsOf = ({ body }: { body: { access_token?: string } }) => decodeJwt(body.access_token ?? '');
const all = 'read write delete bill';

describe('an access token as subject', () => {
  it('is exchanged as an opaque token and as a JWT, for what its sign-in was granted', async () => {
    const extra = { ...asked, resource: [...asked.resource, billing] };
    const { opaque, jwt } = await world.signIn(world.ada, extra);
    for (const token of [opaque, jwt]) {
      const answer = await world.exchange('access', token, { resource: billing, scope: all });
      expect(claimsOf(answer)).toMatchObject({
        aud: billing,
        sub: world.ada,
        client_id: world.backend.id,
        // `bill` wasn't requested at sign-in.
        scope: 'read delete',
      });
    }
    const opaqueAnswer = await world.exchange('access', jwt, { scope: 'openid profile email' });
    // `email` wasn't either.
    expect(opaqueAnswer.body.scope).toBe('openid');
    expect((await world.backend.userinfo(opaqueAnswer.body.access_token)).status).toBe(200);
  });

  it('traps G13 (2): gives no more than it has itself: not for its own resource, nor for one its sign-in did not include', async () => {
    const { refresh } = await world.signIn();
    const { body } = await world.front.refresh(refresh, { resource: api, scope: 'read' });
    const narrowed = await world.exchange('access', body.access_token, { resource: api, scope: all });
    expect(claimsOf(narrowed).scope).toBe('read');
    for (const token of [body.access_token, (await world.signIn()).opaque]) {
      const other = await world.exchange('access', token, { resource: billing, scope: all });
      expect([other.status, other.body.error]).toEqual([400, 'invalid_target']);
    }
  });

  it('traps G13 (2): that is limited to an organization is exchanged only for one of the same organization', async () => {
    const { refresh, opaque } = await world.signIn();
    const first = await world.front.refresh(refresh, { organization_id: world.acme });
    const second = await world.front.refresh(first.body.refresh_token, {
      organization_id: world.acme,
      resource: api,
    });
    for (const { body } of [first, second]) {
      for (const extra of [{ resource: api }, { organization_id: world.globex }, {}]) {
        const refused = await world.exchange('access', body.access_token, extra);
        expect([refused.status, refused.body.error], JSON.stringify(extra)).toEqual([400, 'invalid_target']);
      }
      const same = await world.exchange('access', body.access_token, {
        organization_id: world.acme,
        scope: 'read:member invite:member',
      });
      expect(claimsOf(same)).toMatchObject({
        aud: `urn:logto:organization:${world.acme}`,
        scope: 'read:member',
      });
    }
    expect((await world.exchange('access', opaque, { organization_id: world.globex })).status).toBe(200);
    const without = await world.signIn(world.ada, { scope: `openid offline_access read`, resource: api });
    const refused = await world.exchange('access', without.opaque, { organization_id: world.acme });
    expect([refused.status, refused.body.error]).toEqual([403, 'insufficient_scope']);
    expect(organizationsScope).toBeTruthy();
  });

  it('attack: gives no token for an organization that requires MFA unless its sign-in verified a second factor', async () => {
    const userId = await newUser();
    const mfa = { factors: ['Totp' as const], policy: 'NoPrompt' as const };
    await world.call(updateSignInExperience, { body: { mfa } });
    await world.call(createUserMfaVerification, { params: { userId }, body: { type: 'Totp' } });
    const id = await world.organization('Guarded');
    await world.call(updateOrganization, { params: { id }, body: { isMfaRequired: true } });
    await world.join(id, userId);
    const named = { organization_id: id };
    const weak = await world.signIn(userId);
    for (const token of [weak.opaque, weak.jwt]) {
      const refused = await world.exchange('access', token, named);
      expect([refused.status, refused.body.error]).toEqual([403, 'access_denied']);
    }
    const strong = await world.signIn(userId, asked, ['pwd', 'otp', 'mfa']);
    const endSessions = () =>
      server.runtime.database.pool.query(
        `delete from oidc_instances where tenant_id = $1 and account_id = $2 and model = 'Session'`,
        [world.tenant.id, userId],
      );
    // The grant of offline access outlives the session.
    for (const prepare of [async () => undefined, endSessions]) {
      await prepare();
      for (const token of [strong.opaque, strong.jwt])
        expect((await world.exchange('access', token, named)).status).toBe(200);
      expect((await world.exchange('access', weak.opaque, named)).status).toBe(403);
    }
    // Behind it is no sign-in of the user.
    const subject = await world.subjectToken(userId);
    expect((await world.exchange('impersonation', subject, named)).status).toBe(200);
  });

  it('traps G13 (2): must be of a first-party application', async () => {
    const third = await world.createClient({ isThirdParty: true });
    const { opaque } = await world.signIn();
    await server.runtime.database.pool.query(
      'update applications set is_third_party = true where tenant_id = $1 and id = $2',
      [world.tenant.id, world.front.id],
    );
    expect((await world.exchange('access', opaque)).body.error).toBe('invalid_grant');
    await server.runtime.database.pool.query(
      'update applications set is_third_party = false where tenant_id = $1 and id = $2',
      [world.tenant.id, world.front.id],
    );
    expect((await world.exchange('access', opaque)).status).toBe(200);
    expect(third.id).not.toBe(world.front.id);
  });

  it('traps G15: must be of an application that its user may still use', async () => {
    const { opaque, jwt } = await world.signIn();
    await limitAccess(world.call, world.front.id);
    for (const token of [opaque, jwt])
      expect((await world.exchange('access', token)).body.error).toBe('invalid_grant');
    await limitAccess(world.call, world.front.id, { userIds: [world.ada] });
    for (const token of [opaque, jwt]) expect((await world.exchange('access', token)).status).toBe(200);
    const body = { appLevelAccessControlEnabled: false };
    await world.call(updateApplication, { params: { id: world.front.id }, body });
  });

  it('traps G13 (2): must be an access token of this tenant: no ID, refresh, machine’s, forged or expired token', async () => {
    const { opaque, jwt = '', refresh } = await world.signIn();
    const { body } = await world.front.refresh(refresh, {});
    const machine = await world.tenant.getToken(world.machine, world.tenant.indicator, 'read:data');
    const claims = decodeJwt(jwt);
    const forged = await new SignJWT({ ...claims, exp: undefined })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setExpirationTime('1h')
      .sign(Buffer.alloc(32));
    const [head, , signature] = jwt.split('.');
    const changed = [
      head,
      Buffer.from(JSON.stringify({ ...claims, sub: 'other' })).toString('base64url'),
      signature,
    ];
    const wrong = [
      body.id_token,
      body.refresh_token,
      machine,
      forged,
      changed.join('.'),
      'nonsense',
      'a.b.c',
    ];
    for (const token of wrong) {
      const refused = await world.exchange('access', token, { resource: api });
      expect([refused.status, refused.body.error], token).toEqual([400, 'invalid_grant']);
      expect(refused.body.error_description).not.toMatch(/grant of|unknown|user/);
    }
    expect((await world.exchange('access', opaque, { resource: api })).status).toBe(200);
  });

  it('traps G13 (2): ends with its user, its session and its grant', async () => {
    const user = await newUser();
    const params = { userId: user };
    const begin = async (scope: string) => world.signIn(user, { ...asked, scope });
    const isOver = async ({ opaque, jwt }: { opaque?: string; jwt?: string }) => {
      for (const token of [opaque, jwt])
        if (token) expect((await world.exchange('access', token)).body.error).toBe('invalid_grant');
    };
    const tokens = await begin('openid offline_access read');
    const derived = await world.exchange('access', tokens.opaque, { scope: 'openid' });
    expect((await world.backend.userinfo(derived.body.access_token)).status).toBe(200);
    const { body } = await world.call(listUserGrants, { params });
    // The grant of the exchange isn't a sign-in.
    expect(body.grants.map(({ payload }) => payload.clientId)).toEqual([world.front.id]);
    const grantId = body.grants[0]?.id ?? '';
    await world.call(endUserGrant, { params: { ...params, grantId } });
    await isOver(tokens);
    // The grant of another sign-in isn't theirs.
    const another = await begin('openid offline_access read');
    await isOver(tokens);
    expect((await world.exchange('access', another.jwt)).status).toBe(200);
    expect((await world.backend.userinfo(derived.body.access_token)).status).toBe(401);

    world.front.browser.cookies.clear();
    const { code, verifier } = await world.front.authorize(user, { scope: 'openid', prompt: '' });
    const { body: bound } = await world.front.redeem(code, verifier);
    expect((await world.exchange('access', bound.access_token)).status).toBe(200);
    const { body: held } = await world.call(listUserSessions, { params });
    for (const { payload } of held.sessions)
      await world.call(endUserSession, { params: { ...params, sessionId: payload.uid } });
    await isOver({ opaque: bound.access_token });

    const last = await begin('openid offline_access read');
    await world.call(suspendUser, { params, body: { isSuspended: true } });
    await isOver(last);
  });

  it('is not prolonged: the new token expires no later', async () => {
    const { jwt } = await world.signIn();
    const [resource] = (await world.call(listResources, { query: { search: api } })).body;
    const limit = (accessTokenTtl = 3600) =>
      world.call(updateResource, { params: { id: resource?.id ?? '' }, body: { accessTokenTtl } });
    expect((await limit(7200)).status).toBe(200);
    const first = await world.exchange('access', jwt, { resource: api });
    const second = await world.exchange('access', first.body.access_token, { resource: api });
    await limit(resource?.accessTokenTtl);
    const until = Number(decodeJwt(jwt ?? '').exp);
    for (const answer of [first, second]) expect(claimsOf(answer).exp).toBeLessThanOrEqual(until);
  });
});

describe('an actor token', () => {
  it('traps G13 (2): is named in `act`, which a further exchange keeps and cannot replace', async () => {
    const [support, robot] = [await newUser(), await newUser()];
    const [first, second] = [(await world.signIn(support)).opaque, (await world.signIn(robot)).opaque];
    const { jwt } = await world.signIn();
    const actor = (actor_token?: string) => ({ resource: api, actor_token, actor_token_type: types.access });
    const once = await world.exchange('access', jwt, actor(first));
    expect(claimsOf(once)).toMatchObject({ sub: world.ada, act: { sub: support } });
    const silent = await world.exchange('access', once.body.access_token, { resource: api });
    expect(claimsOf(silent).act).toEqual({ sub: support });
    const twice = await world.exchange('access', silent.body.access_token, actor(second));
    expect(claimsOf(twice).act).toEqual({ sub: robot, act: { sub: support } });
    const opaque = await world.exchange('access', twice.body.access_token, { scope: 'openid' });
    const back = await world.exchange('access', opaque.body.access_token, { scope: 'openid' });
    const seen = await world.backend.post('/token/introspection', { token: back.body.access_token });
    expect(seen.body).toMatchObject({ active: true, act: { sub: robot, act: { sub: support } } });
    // An actor acts in their own name.
    const borrowed = await world.exchange('access', jwt, actor(once.body.access_token));
    expect(borrowed.body.error).toBe('invalid_grant');
  });

  it('is one of at most five users who act for each other', async () => {
    const actors: (string | undefined)[] = [];
    for (let count = 0; count < 6; count += 1) actors.push((await world.signIn(await newUser())).opaque);
    let { jwt: token } = await world.signIn();
    const answers: unknown[] = [];
    for (const actor_token of actors) {
      const extra = { resource: api, actor_token, actor_token_type: types.access };
      const { status, body } = await world.exchange('access', token, extra);
      answers.push(body.error ?? status);
      token = body.access_token ?? token;
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 'invalid_grant']);
  });

  it('must be an access token of a sign-in', async () => {
    const { jwt, opaque } = await world.signIn();
    const user = await newUser();
    const { body } = await world.call(createSubjectToken, { body: { userId: user } });
    const noOpenid = await world.exchange('access', opaque, { scope: '' });
    const machine = await world.tenant.getToken(world.machine, world.tenant.indicator, 'read:data');
    const pretended = await world.exchange('impersonation', await world.subjectToken(), { scope: 'openid' });
    // An authorization without OpenID Connect tells the application nothing about who signed in.
    const authorization = await world.signIn(world.ada, { ...asked, scope: 'offline_access read' });
    for (const token of [
      authorization.opaque,
      pretended.body.access_token,
      body.subjectToken,
      await world.personal('actor'),
      noOpenid.body.access_token,
      machine,
      'x',
    ]) {
      const extra = { actor_token: token, actor_token_type: types.access };
      expect((await world.exchange('access', jwt, extra)).body.error).toBe('invalid_grant');
    }
  });
});
