import { createHash } from 'node:crypto';
import { createOneTimeToken } from '@gatehouse/contract/one-time-tokens/endpoints';
import { verifyOneTimeTokenInFlow } from '@gatehouse/contract/sign-in/one-time-token-endpoints';
import { updateApplication } from '@gatehouse/contract/applications/endpoints';
import {
  createResource,
  createResourceScope,
  setDefaultResource,
} from '@gatehouse/contract/resources/endpoints';
import { createRole } from '@gatehouse/contract/roles/endpoints';
import { addUserRoles } from '@gatehouse/contract/roles/user-endpoints';
import { putJwtCustomizer } from '@gatehouse/contract/jwt-customizer/endpoints';
import * as flowApi from '@gatehouse/contract/sign-in/endpoints';
import * as mfaApi from '@gatehouse/contract/sign-in/mfa-endpoints';
import type { ApplicationTestResult } from '@gatehouse/contract/sign-in-tests/application-tests';
import * as api from '@gatehouse/contract/sign-in-tests/endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createOidcClient } from '../../../../../tests/support/oidc-client.ts';
import { createApplication } from '../../../../../tests/support/oidc-browser.ts';
import { createUser as createStoredUser, goodPassword } from '../../../../../tests/support/records.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../tests/support/test-flow.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { totpCode } from '../../mfa/totp-codes.ts';
import { claimsByScope } from '../../oidc/claims.ts';
import { createSaml } from '../../saml/saml.fixture.ts';
import {
  listChanged,
  openApplicationTest,
  openConsoleOf,
  readEverything,
  takeApplicationResult,
  type Tester,
} from './sign-in-tests.fixture.ts';

const indicator = 'https://orders.example.com';
let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let tester: Tester;
let userId: string;
let shift = 0;

beforeAll(async () => {
  // Its own, because everything in it is compared.
  server = await startTestServer({ database: 'application_tests', clock: () => Date.now() + shift });
  tenant = await server.createTenant();
  call = await tenant.as('all');
  tester = await openConsoleOf(server, tenant);
  const ada = { username: 'ada', password: goodPassword, name: 'Ada', primaryEmail: 'ada@acme.com' };
  userId = (await call(createUser, { body: ada })).body.id;
  const { body: resource } = await call(createResource, { body: { name: 'Orders', indicator } });
  await call(setDefaultResource, { params: { id: resource.id }, body: { isDefault: true } });
  const scope = await call(createResourceScope, {
    params: { resourceId: resource.id },
    body: { name: 'read:orders' },
  });
  const role = await call(createRole, {
    body: { name: 'Clerk', description: 'Clerks', scopeIds: [scope.body.id] },
  });
  const added = await call(addUserRoles, { params: { userId }, body: { roleIds: [role.body.id] } });
  expect(added.status).toBe(201);
});
afterAll(() => server.stop());
afterEach(() => call(updateSignInExperience, { body: { mfa: { policy: 'NoPrompt', factors: [] } } }));

const createApp = async (more: object = {}): Promise<string> =>
  (await createApplication(server.runtime, tenant, { type: 'SPA', ...more })).id;
const open = (id: string): Promise<TestFlow> => openApplicationTest(tester, tenant, id);
const take = (submitted: object): Promise<ApplicationTestResult> =>
  takeApplicationResult(tester, submitted as { body: { redirectTo?: string } });
const run = async (id: string): Promise<ApplicationTestResult> =>
  take(await (await open(id)).signIn('ada', goodPassword));

describe('a test of an OpenID Connect application', () => {
  it('shows the claims that a real sign-in issues, without a redirect URI', async () => {
    const client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
    const scope = Object.keys(claimsByScope).join(' ');
    const tokens = await client.signIn(userId, { scope: `${scope} read:orders`, resource: indicator });
    const result = await run(client.id);
    const { iat, exp, at_hash: _hash, sid: _sid, ...issued } = decodeJwt(tokens.id_token ?? '');
    expect(result).toMatchObject({ isPassed: true, user: { id: userId, name: 'Ada' }, changes: [] });
    const { iat: testedAt, exp: testedUntil, ...tested } = result.claims?.idToken ?? {};
    expect(tested).toEqual(issued);
    expect(Number(testedUntil) - Number(testedAt)).toBe(Number(exp) - Number(iat));

    const opaque = await client.signIn(userId, { scope });
    expect(result.claims?.userinfo).toEqual((await client.userinfo(opaque.access_token)).body);

    const redeemed = await client.authorize(userId, { scope: `${scope} read:orders`, resource: indicator });
    const { body } = await client.redeem(redeemed.code, redeemed.verifier, { resource: indicator });
    const { iat: at, exp: until, jti: _id, ...access } = decodeJwt(body.access_token ?? '');
    const [token] = result.claims?.accessTokens ?? [];
    const { iat: shownAt, exp: shownUntil, ...shown } = token?.claims ?? {};
    expect(shown).toEqual({ ...access, scope: 'read:orders' });
    expect(Number(shownUntil) - Number(shownAt)).toBe(Number(until) - Number(at));

    const bare = await createApp();
    expect((await run(bare)).claims?.idToken).toMatchObject({
      sub: userId,
      aud: bare,
      email: 'ada@acme.com',
    });
    const { rows } = await server.runtime.database.pool.query<{ uris: string[] }>(
      `select oidc_client_metadata -> 'redirectUris' as uris from applications where id = $1`,
      [bare],
    );
    expect(rows[0]?.uris).toEqual([]);
  });

  it('says that access is limited, that consent would be asked for, and which scripts take part', async () => {
    const limited = await createApp({ isThirdParty: true });
    await call(updateApplication, { params: { id: limited }, body: { appLevelAccessControlEnabled: true } });
    await call(putJwtCustomizer, {
      params: { tokenTypePath: 'access-token' },
      body: { script: 'const getCustomJwtClaims = async () => { throw new Error("not run"); };' },
    });
    expect(await run(limited)).toMatchObject({
      isPassed: false,
      access: { isLimited: true, mayUse: false },
      asksForConsent: true,
      scripts: ['AccessTokenClaims'],
    });
    expect(await run(await createApp())).toMatchObject({ isPassed: true, asksForConsent: false });
  });

  it('asks for the second factor that the tenant requires, and adds none to the account', async () => {
    await call(updateSignInExperience, { body: { mfa: { policy: 'Mandatory', factors: ['Totp'] } } });
    const id = await createApp();
    const before = await readEverything(server, tenant.id);
    const flow = await open(id);
    await flow.begin('SignIn');
    await flow.identifyByPassword('ada');
    const { body: secret } = await flow.call(mfaApi.createTotpSecret);
    const code = totpCode(secret.secret, Math.floor(Date.now() / 30_000));
    const verified = await flow.call(mfaApi.verifyTotp, { code, verificationId: secret.verificationId });
    expect(verified.status).toBe(200);
    await flow.call(mfaApi.bindMfa, { type: 'Totp', verificationId: secret.verificationId });
    const result = await take(await flow.call(flowApi.submitExperience));
    expect(result.mfa).toEqual({ isVerified: false, adds: ['Totp'] });
    expect(listChanged(before, await readEverything(server, tenant.id))).toEqual(['logs']);
  });
});

describe('a test of a SAML application', () => {
  it('shows the name ID and the attributes of the assertion', async () => {
    const id = await createSaml(call, {
      nameIdFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
      attributeMapping: { email: 'mail', roles: 'groups', phone_number: 'phone' },
    });
    expect(await run(id)).toMatchObject({
      isPassed: true,
      claims: null,
      assertion: {
        nameId: 'ada@acme.com',
        attributes: [
          { name: 'mail', values: ['ada@acme.com'] },
          { name: 'groups', values: ['Clerk'] },
        ],
        missing: [{ name: 'phone', claim: 'phone_number' }],
      },
    });
  });
});

describe('a test stores nothing', () => {
  it('of a sign-in but that it was started, and its steps, marked as a test’s', async () => {
    const id = await createApp();
    const before = await readEverything(server, tenant.id);
    const result = await run(id);
    expect(listChanged(before, await readEverything(server, tenant.id))).toEqual(['logs']);
    const { rows } = await server.runtime.database.pool.query<{ key: string; test: unknown }>(
      `select key, coalesce(payload -> 'isTest', payload -> 'params' -> 'testId') as test from logs
        where tenant_id = $1 and (payload ->> 'applicationId' = $2 or payload -> 'params' ->> 'applicationId' = $2)
        order by created_at, key`,
      [tenant.id, id],
    );
    expect(rows).toEqual([
      { key: 'SignInTest.Started', test: result.id },
      { key: 'Interaction.SignIn.Verification.Password.Submit', test: true },
    ]);
  });

  it('of a registration, neither, apart from the limit of its IP address', async () => {
    const id = await createApp();
    const before = await readEverything(server, tenant.id);
    const result = await take(await (await open(id)).register('grace', goodPassword));
    expect(result).toMatchObject({
      isPassed: true,
      user: null,
      changes: ['Registers'],
      claims: { userinfo: { username: 'grace' }, accessTokens: [] },
    });
    expect(listChanged(before, await readEverything(server, tenant.id))).toEqual(['logs', 'rate_limits']);
  });
});

describe('a test uses nothing up', () => {
  it('no one-time token, which signs its user in later', async () => {
    const { body } = await call(createOneTimeToken, { body: { email: 'ada@acme.com' } });
    const identifier = { type: 'email', value: 'ada@acme.com' } as const;
    const tested = await open(await createApp());
    await tested.begin('SignIn');
    const refused = await tested.call(verifyOneTimeTokenInFlow, { identifier, token: body.token });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    const redirectUris = ['https://app.example/callback'];
    const real = await new TestBrowser(tenant).begin(await createApp({ redirectUris }));
    expect((await real.call(verifyOneTimeTokenInFlow, { identifier, token: body.token })).status).toBe(200);
  });

  it('no imported hash, which the first real sign-in replaces', async () => {
    const value = createHash('md5').update(goodPassword).digest('hex');
    const stored = { method: 'MD5', value } as const;
    await createStoredUser(server.runtime, tenant.id, { username: 'imported', stored });
    const id = await createApp();
    const before = await readEverything(server, tenant.id);
    await take(await (await open(id)).signIn('imported', goodPassword));
    expect(listChanged(before, await readEverything(server, tenant.id))).not.toContain('users');
  });
});

describe('attacks: the flow of a test', () => {
  it('ends ten minutes after its start, at whichever step', async () => {
    const [one, two] = [await open(await createApp()), await open(await createApp())];
    await two.begin('SignIn');
    await two.identifyByPassword('ada');
    shift = 10.1 * 60_000;
    expect((await one.begin('SignIn')).status).toBe(400);
    expect((await two.call(flowApi.submitExperience)).status).toBe(400);
    shift = 0;
  });

  it('leaves no trace of the claims in the log of the server', async () => {
    const lines: string[] = [];
    const noisy = await startTestServer({ logTo: (line) => void lines.push(line) });
    try {
      const own = await noisy.createTenant();
      const callOwn = await own.as('all');
      const body = { username: 'secret_name', password: goodPassword, primaryEmail: 'secret@acme.com' };
      await callOwn(createUser, { body });
      const { id } = await createApplication(noisy.runtime, own, { type: 'SPA' });
      const watched = await openConsoleOf(noisy, own);
      const flow = await openApplicationTest(watched, own, id);
      const result = await takeApplicationResult(
        watched,
        (await flow.signIn('secret_name', goodPassword)) as { body: { redirectTo?: string } },
      );
      expect(result.claims?.idToken).toMatchObject({ email: 'secret@acme.com' });
      expect(lines.join('\n')).toContain('/api/sign-in-tests/result');
      expect(lines.join('\n')).not.toMatch(/secret_name|secret@acme|Correct-Horse/);
    } finally {
      await noisy.stop();
    }
  });

  it('is submitted once, and its result read once', async () => {
    const flow = await open(await createApp());
    const submitted = await flow.signIn('ada', goodPassword);
    expect((await flow.call(flowApi.submitExperience)).status).toBe(400);
    await take(submitted);
    await expect(take(submitted)).rejects.toThrow('sign_in_test.ended');
  });

  it('leads the pages to its result, as their next step', async () => {
    const flow = await open(await createApp());
    await flow.begin('SignIn');
    await flow.identifyByPassword('ada');
    const { body } = await flow.call(flowApi.submitExperience, undefined, { prefer: true });
    expect(body.next).toEqual({ step: 'leave', redirectTo: body.redirectTo });
    expect((await take({ body })).isPassed).toBe(true);
  });

  it('is submitted once by two requests at the same time', async () => {
    const flow = await open(await createApp());
    await flow.begin('SignIn');
    await flow.identifyByPassword('ada');
    const all = await Promise.all([1, 2, 3].map(() => flow.call(flowApi.submitExperience)));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });

  it('gives its result to no other administrator, nor to the same one in another browser', async () => {
    const submitted = await (await open(await createApp())).signIn('ada', goodPassword);
    for (const other of [
      await openConsoleOf(server, tenant),
      await openConsoleOf(server, tenant, { id: tester.id }),
    ])
      await expect(takeApplicationResult(other, submitted as never)).rejects.toThrow('sign_in_test.ended');
    expect((await take(submitted)).isPassed).toBe(true);
  });

  it('is no flow of the protocol: it is not continued there, and gives no session, code or consent', async () => {
    const flow = await open(await createApp({ redirectUris: ['https://app.example/callback'] }));
    await flow.begin('SignIn');
    await flow.identifyByPassword('ada');
    const resumed = await flow.browser.fetch(`${tenant.issuer}/auth/${flow.id}`);
    expect([resumed.status, resumed.headers.get('location')]).toEqual([400, null]);
    const consent = await flow.browser.fetch(`/consent?flow=${flow.id}`);
    expect(consent.status).toBeGreaterThanOrEqual(400);
    expect(
      flow.browser
        .cookies()
        .map(({ name }) => name)
        .filter((name) => name.includes('session')),
    ).toEqual([]);
  });

  it('counts wrong passwords for the lock of the account, and says no more than a sign-in', async () => {
    await call(createUser, { body: { username: 'linus', password: goodPassword } });
    await call(updateSignInExperience, { body: { sentinelPolicy: { maxAttempts: 5, lockoutDuration: 10 } } });
    const id = await createApp();
    const codes: string[] = [];
    for (let at = 0; at < 6; at += 1) {
      const flow = await open(id);
      codes.push((await flow.signIn('linus', `Wrong-Horse-${at}`)).refusal.code);
    }
    expect(codes.slice(0, 4)).toEqual(Array<string>(4).fill('session.invalid_credentials'));
    const redirectUris = ['https://app.example/callback'];
    const real = await new TestBrowser(tenant).authorize(await createApp({ redirectUris }));
    expect((await real.signIn('linus', goodPassword)).refusal.code).toBe(codes[5]);
  });

  it('changes no password', async () => {
    const flow = await open(await createApp());
    expect((await flow.begin('ForgotPassword')).status).toBe(403);
    await flow.begin('SignIn');
    const changed = await flow.call(flowApi.changeInteractionEvent, { interactionEvent: 'ForgotPassword' });
    expect(changed.status).toBeGreaterThanOrEqual(400);
  });

  it('is started only with write:data, and not for an application without users', async () => {
    const params = { applicationId: await createApp() };
    const reader = await openConsoleOf(server, tenant, { scope: 'read:data' });
    expect((await reader.call(api.startApplicationTest, { params })).status).toBe(403);
    const machine = await createApp({ type: 'MachineToMachine' });
    const refused = await tester.call(api.startApplicationTest, { params: { applicationId: machine } });
    expect(refused.refusal.code).toBe('sign_in_test.no_users');
    expect((await call(api.startApplicationTest, { params })).refusal.code).toBe(
      'sign_in_test.needs_administrator',
    );
  });
});
