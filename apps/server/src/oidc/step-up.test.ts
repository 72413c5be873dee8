import { readFile } from 'node:fs/promises';
import { acrValues } from '@gatehouse/contract/applications/step-up';
import { updateApplication } from '@gatehouse/contract/applications/endpoints';
import { createUserMfaVerification } from '@gatehouse/contract/mfa/endpoints';
import { createResource } from '@gatehouse/contract/resources/endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import * as mfaApi from '@gatehouse/contract/sign-in/mfa-endpoints';
import { rememberDevice } from '@gatehouse/contract/sign-in/trusted-device-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import type { SignInExperienceSettings } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApplication, createUser, goodPassword } from '../../../../tests/support/records.ts';
import { findFreePort } from '../../../../tests/support/ports.ts';
import { writeSnippets } from '../../../../tests/support/run-snippet.ts';
import type { TestServer } from '../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../tests/support/sign-in-server.ts';
import { TestBrowser } from '../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../tests/support/test-flow.ts';
import type { Caller, TestTenant } from '../../../../tests/support/tenant.ts';
import { method } from '../../../../tests/support/ways-in.ts';
import { totpCode } from '../mfa/totp-codes.ts';

/* Applications ask for a second factor (ADR 242, RFC 9470). All sign-ins here are those of the pages, step by step. */
const { oneFactor, multiFactor } = acrValues;
const strong = { acr_values: multiFactor };
const indicator = 'https://payments.example.com';
let server: TestServer;
let tenant: TestTenant;
let call: Caller;
/** An application that may ask, and one that may not. */
let clientId: string;
let plainId: string;
let now = Date.now();
let serial = 0;

beforeAll(async () => {
  ({ server, tenant, call, clientId } = await startSignInServer({
    clock: () => now,
    environment: { LIMIT_SIGN_IN_PER_ADDRESS: '100000' },
  }));
  plainId = await createApplication(server.runtime, tenant.id);
  const body = { customClientMetadata: { allowStepUp: true } };
  expect((await call(updateApplication, { params: { id: clientId }, body })).status).toBe(200);
  await call(createResource, { body: { name: 'Payments', indicator } });
});
afterAll(() => server.stop());
beforeEach(() => settle());

const totpAlone: SignInExperienceSettings['mfa'] = { factors: ['Totp'], policy: 'NoPrompt' };
async function settle(mfa = totpAlone, more: Partial<SignInExperienceSettings> = {}): Promise<void> {
  const usual = {
    signIn: { methods: [method('username', { password: true })] },
    signUp: { identifiers: ['username' as const], password: true, verify: false },
    adaptiveMfa: { enabled: false },
    signInMode: 'SignInAndRegister' as const,
  };
  expect((await call(updateSignInExperience, { body: { ...usual, ...more, mfa } })).status).toBe(200);
}

interface Person {
  username: string;
  secret: string;
}
async function newPerson({ totp = false } = {}): Promise<Person> {
  const username = `payer_${(serial += 1)}`;
  const id = await createUser(server.runtime, tenant.id, { username, password: goodPassword });
  if (!totp) return { username, secret: '' };
  const { body } = await call(createUserMfaVerification, { params: { userId: id }, body: { type: 'Totp' } });
  return { username, secret: body.type === 'Totp' ? body.secret : '' };
}

const enterTotp = (flow: TestFlow, { secret }: Person) => {
  // Each code is accepted once.
  now += 30_000;
  return flow.call(mfaApi.verifyTotp, { code: totpCode(secret, Math.floor(now / 30_000)) });
};

/** Opens a flow with the password. */
async function begin({ username }: Person, browser: TestBrowser, extra = {}, application = clientId) {
  const flow = await browser.authorize(application, extra);
  await flow.begin('SignIn');
  return { flow, next: await flow.identifyByPassword(username) };
}
/** Ends a flow. Returns its tokens, and what its ID token says of the sign-in. */
async function end(flow: TestFlow, resource?: string) {
  const { status, refusal } = await flow.call(api.submitExperience);
  if (status !== 200) throw new Error(JSON.stringify(refusal));
  const back = await flow.resume();
  if (!back.has('code')) return { error: back.get('error') };
  const tokens = await flow.redeem(back.get('code') ?? '', resource);
  const { acr, amr, auth_time } = decodeJwt(tokens.id_token ?? '');
  return { tokens, acr, amr, auth_time };
}
/** Signs in with the password alone. */
async function enter(
  person: Person,
  browser = new TestBrowser(tenant),
  extra: Record<string, string> = {},
  application = clientId,
) {
  const { flow, next } = await begin(person, browser, extra, application);
  expect(next?.step).toBe('submit');
  return { browser, ...(await end(flow, extra.resource)) };
}
/** What follows if the application opens the authorization endpoint with the browser's session: a page, or the answer. */
async function visit(browser: TestBrowser, extra: Record<string, string>, application = clientId) {
  try {
    const { page } = await browser.authorize(application, { scope: 'openid', prompt: '', ...extra });
    return page.pathname;
  } catch (error) {
    const { searchParams } = new URL(/https?:\S+/.exec(String(error))?.[0] ?? '');
    return searchParams.get('error') ?? (searchParams.has('code') ? 'code' : '');
  }
}

describe('[attack] a session of one factor', () => {
  it('never gives the stronger acr: the user signs in again, with the second factor', async () => {
    const person = await newPerson({ totp: true });
    const weak = await newPerson();
    const { browser, acr, amr } = await enter(weak);
    expect([acr, amr]).toEqual([oneFactor, ['pwd']]);
    expect(await visit(browser, strong)).toBe('/sign-in');
    expect(await visit(browser, { ...strong, prompt: 'none' })).toBe('login_required');
    // The weaker one is still enough for what doesn't ask.
    expect(await visit(browser, {})).toBe('code');

    const { flow, next } = await begin(person, browser, strong);
    expect(next?.step).toBe('mfa');
    const early = await flow.call(api.submitExperience);
    expect([early.status, early.refusal.code]).toEqual([403, 'session.mfa.require_mfa_verification']);
    expect((await enterTotp(flow, person)).status).toBe(200);
    const ended = await end(flow);
    expect([ended.acr, ended.amr]).toEqual([multiFactor, ['pwd', 'otp', 'mfa']]);
    expect(await visit(browser, { ...strong, prompt: 'none' })).toBe('code');
  });

  it('isn’t made stronger by signing in again with the password, as max_age asks for', async () => {
    const person = await newPerson({ totp: true });
    const browser = new TestBrowser(tenant);
    const first = await begin(person, browser, strong);
    await enterTotp(first.flow, person);
    expect((await end(first.flow)).acr).toBe(multiFactor);
    const again = await begin(person, browser, { ...strong, max_age: '0' });
    expect(again.next?.step).toBe('mfa');
    await enterTotp(again.flow, person);
    const { acr, auth_time: time } = await end(again.flow);
    expect(acr).toBe(multiFactor);
    expect(time).toBeTypeOf('number');
    // With `prompt=login`, too.
    expect((await begin(person, browser, { ...strong, prompt: 'login' })).next?.step).toBe('mfa');
  });

  it('isn’t made stronger by a trusted device', async () => {
    await settle({ ...totpAlone, policy: 'Mandatory' }, { adaptiveMfa: { enabled: true } });
    const person = await newPerson({ totp: true });
    const browser = new TestBrowser(tenant);
    const { flow } = await begin(person, browser);
    await enterTotp(flow, person);
    await flow.call(rememberDevice, { remember: true });
    await end(flow);
    const { acr, amr } = await enter(person, browser, { prompt: 'login' });
    expect([acr, amr]).toEqual([oneFactor, ['pwd', 'trusted_device']]);
    const stronger = await begin(person, browser, strong);
    expect(stronger.next?.step).toBe('mfa');
    await enterTotp(stronger.flow, person);
    expect((await end(stronger.flow)).acr).toBe(multiFactor);
    // A session that would be enough ends for `max_age`, and the sign-in after it isn't left to the device.
    expect((await begin(person, browser, { ...strong, max_age: '0' })).next?.step).toBe('mfa');
  });

  it('isn’t made stronger by what the user has decided before: leaving out the factor, or asking later', async () => {
    const person = await newPerson({ totp: true });
    await settle({ ...totpAlone, policy: 'PromptOnlyAtSignInMandatory' });
    const flow = await new TestBrowser(tenant).authorize(clientId, strong);
    await flow.begin('Register');
    const username = `payer_${(serial += 1)}`;
    const made = await flow.register(username, goodPassword);
    expect([made.status, made.refusal.code]).toEqual([422, 'user.missing_mfa']);
    expect((await begin(person, new TestBrowser(tenant), strong)).next?.step).toBe('mfa');
  });

  it('keeps its acr when its tokens are refreshed', async () => {
    const person = await newPerson();
    const { tokens } = await enter(person);
    const body = {
      grant_type: 'refresh_token',
      client_id: clientId,
      refresh_token: tokens?.refresh_token ?? '',
    };
    const response = await fetch(`${tenant.issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({ ...body, ...strong }),
    });
    const { id_token: idToken } = (await response.json()) as { id_token: string };
    expect(decodeJwt(idToken).acr).toBe(oneFactor);
  });
});

describe('a second factor that an application asks for', () => {
  it('is set up while signing in by users who have none, and can’t be skipped', async () => {
    const person = await newPerson();
    const browser = new TestBrowser(tenant);
    const { flow, next } = await begin(person, browser, strong);
    expect(next).toMatchObject({ step: 'bind-mfa', factors: ['Totp'], isSkippable: false });
    expect(next).not.toHaveProperty('isForOrganization');
    expect((await flow.call(mfaApi.skipMfa)).status).toBe(422);
    const { secret, verificationId } = (await flow.call(mfaApi.createTotpSecret)).body;
    await flow.call(mfaApi.verifyTotp, {
      verificationId,
      code: totpCode(secret, Math.floor(now / 30_000)),
    });
    await flow.call(mfaApi.bindMfa, { type: 'Totp', verificationId });
    expect(await end(flow)).toMatchObject({ acr: multiFactor, amr: ['pwd', 'otp', 'mfa'] });
  });

  it('is refused at once if the tenant offers none', async () => {
    await settle({ factors: [], policy: 'NoPrompt' });
    expect(await visit(new TestBrowser(tenant), strong)).toBe('unmet_authentication_requirements');
  });

  it('is refused if the tenant takes it back while the user signs in, and no code is given', async () => {
    const person = await newPerson();
    const flow = await new TestBrowser(tenant).authorize(clientId, strong);
    await flow.begin('SignIn');
    await settle({ factors: [], policy: 'NoPrompt' });
    await flow.identifyByPassword(person.username);
    expect(await end(flow)).toEqual({ error: 'unmet_authentication_requirements' });
  });

  it('isn’t asked for if one factor is named as enough, or only unknown values', async () => {
    const user = await newPerson();
    expect((await enter(user, undefined, { acr_values: `${multiFactor} ${oneFactor}` })).acr).toBe(oneFactor);
    expect((await enter(user, undefined, { acr_values: 'gold' })).acr).toBe(oneFactor);
  });

  it('isn’t asked for by an application without the setting, whose tokens say only what it asks to know', async () => {
    const person = await newPerson();
    const { browser, acr, auth_time: time } = await enter(person, undefined, {}, plainId);
    expect([acr, time]).toEqual([undefined, undefined]);
    expect(await visit(browser, strong, plainId)).toBe('code');
    expect((await enter(person, undefined, strong, plainId)).acr).toBe(oneFactor);
  });

  it('is listed in discovery', async () => {
    const response = await fetch(`${tenant.issuer}/.well-known/openid-configuration`);
    expect(await response.json()).toMatchObject({ acr_values_supported: [oneFactor, multiFactor] });
  });
});

describe('access tokens of an application that may ask (RFC 9470 6)', () => {
  it('say how and when the user has signed in', async () => {
    const person = await newPerson();
    const extra = { resource: indicator, scope: 'openid offline_access' };
    const { tokens, auth_time: time } = await enter(person, undefined, extra);
    expect(decodeJwt(tokens?.access_token ?? '')).toMatchObject({ acr: oneFactor, auth_time: time });
    const plain = await enter(person, undefined, extra, plainId);
    expect(decodeJwt(plain.tokens?.access_token ?? '')).not.toHaveProperty('acr');
  });

  it('are enough or not for an API with the code of the guide', async () => {
    const extra = { resource: indicator, scope: 'openid' };
    const person = await newPerson({ totp: true });
    const { flow } = await begin(person, new TestBrowser(tenant), { ...extra, ...strong });
    await enterTotp(flow, person);
    const tokens = [await enter(await newPerson(), undefined, extra), await end(flow, indicator)].map(
      (each) => each.tokens?.access_token ?? '',
    );
    const guide = await readFile(new URL('../../../../docs/guides/step-up.md', import.meta.url), 'utf8');
    const folder = await writeSnippets({
      'api.mjs': /```js\n([^]*?)\n```/.exec(guide)?.[1] ?? '',
      'run.mjs': `const [known, tokens] = process.argv.slice(2).map((text) => JSON.parse(text));
        Object.assign(process.env, known);
        await import('./api.mjs');
        for (const token of tokens) {
          const headers = { authorization: 'Bearer ' + token };
          const answer = await fetch('http://127.0.0.1:' + known.PORT, { headers });
          console.log(answer.status, answer.headers.get('www-authenticate') ?? (await answer.text()));
        }
        process.exit();`,
    });
    const known = { ENDPOINT: tenant.origin, RESOURCE: indicator, PORT: String(await findFreePort()) };
    const answers = await folder.run('run.mjs', JSON.stringify(known), JSON.stringify(['forged', ...tokens]));
    await folder.remove();
    expect(answers.trim().split('\n')).toEqual([
      '401 Bearer error="invalid_token"',
      `401 Bearer error="insufficient_user_authentication", acr_values="${multiFactor}", max_age="300"`,
      '200 Paid',
    ]);
  });
});
