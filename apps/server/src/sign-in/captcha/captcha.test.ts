import {
  deleteCaptchaProvider,
  getCaptchaProvider,
  putCaptchaProvider,
} from '@gatehouse/contract/captcha/endpoints';
import type { CaptchaConfig } from '@gatehouse/contract/captcha/captcha';
import { secretMask } from '@gatehouse/contract/connectors/connectors';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import { createPasswordIdentity } from '@gatehouse/contract/sign-in/password-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createApplication, createUser, goodPassword } from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../tests/support/test-flow.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { codeWays } from '../../../../../tests/support/ways-in.ts';
import { createFakeCaptcha, type FakeCaptcha } from './captcha.fake.ts';
import { getPageCaptcha } from './require-human.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
let fake: FakeCaptcha;
let serial = 0;
let later = 0;
const username = 'ada_lovelace';

const turnstile: CaptchaConfig = { type: 'Turnstile', siteKey: 'site', secretKey: 'turnstile-secret' };
const recaptcha = {
  type: 'RecaptchaEnterprise',
  siteKey: 'google-site',
  secretKey: 'google-key',
  projectId: 'northwind',
} as const;

beforeAll(async () => {
  server = await startTestServer({ clock: () => Date.now() + later });
  fake = createFakeCaptcha(server.runtime.outbound);
  server.runtime.outbound = fake.outbound;
  tenant = await server.createTenant();
  fake.hostname = new URL(tenant.origin).hostname;
  call = await tenant.as('all');
  clientId = await createApplication(server.runtime, tenant.id);
  await createUser(server.runtime, tenant.id, { username, password: goodPassword });
  const body = { ...codeWays, captchaPolicy: { enabled: true } };
  expect((await call(updateSignInExperience, { body })).status).toBe(200);
});
afterEach(async () => {
  fake.failure = undefined;
  fake.hostname = new URL(tenant.origin).hostname;
  fake.action = 'sign_in';
  later = 0;
  await call(deleteCaptchaProvider);
});
afterAll(() => server.stop());

const put = (config: CaptchaConfig) => call(putCaptchaProvider, { body: { config } });
function solved(score = 0.9): string {
  const token = `token-${(serial += 1)}`;
  fake.tokens.set(token, score);
  return token;
}
const open = (): Promise<TestFlow> => new TestBrowser(tenant).authorize(clientId);
async function begin(
  captchaToken?: string,
  interactionEvent: 'SignIn' | 'Register' = 'SignIn',
): Promise<{ flow: TestFlow; code: string | undefined }> {
  const flow = await open();
  const { refusal } = await flow.call(api.beginExperience, { interactionEvent, captchaToken });
  return { flow, code: refusal.code };
}
const verify = async (flow: TestFlow): Promise<number> =>
  (await flow.verify('username', username, goodPassword)).status;

describe('a CAPTCHA', () => {
  it('is required only with a policy and a provider', async () => {
    expect(await verify((await begin()).flow)).toBe(200);
    expect(await getPageCaptcha(server.runtime, tenant.id)).toBeUndefined();
    await put(turnstile);
    await call(updateSignInExperience, { body: { captchaPolicy: {} } });
    expect(await verify((await begin('unchecked')).flow)).toBe(200);
    expect(fake.asked).toEqual([]);
    await call(updateSignInExperience, { body: { captchaPolicy: { enabled: true } } });
    expect(await getPageCaptcha(server.runtime, tenant.id)).toEqual({ type: 'Turnstile', siteKey: 'site' });
  });

  it.each([
    ['Turnstile', turnstile],
    ['reCAPTCHA Enterprise', recaptcha],
    ['reCAPTCHA Enterprise with a checkbox', { ...recaptcha, mode: 'checkbox' as const }],
  ])('of %s accepts each token of the provider once', async (_name, config) => {
    await put(config);
    const token = solved();
    const { flow, code } = await begin(token);
    expect(code).toBeUndefined();
    expect(fake.asked.at(-1)).toEqual({ token, ip: '127.0.0.1' });
    expect((await flow.call(api.getInteraction)).body.captcha).toEqual({ verified: true, skipped: false });
    expect(await verify(flow)).toBe(200);
    expect((await begin(token)).code).toBe('session.captcha_failed');
    expect((await begin('invented')).code).toBe('session.captcha_failed');
  });

  it('is required before a password is compared, a code is sent, or an account is created', async () => {
    await put(turnstile);
    const { flow } = await begin();
    const password = await flow.verify('username', username, goodPassword);
    expect([password.status, password.refusal.code]).toEqual([422, 'session.captcha_required']);
    const sent = await flow.sendCode('email', 'ada@northwind.example');
    expect(sent.refusal.code).toBe('session.captcha_required');
    await flow.begin('Register');
    const made = await flow.call(createPasswordIdentity, {
      identifier: { type: 'username', value: 'someone' },
      password: goodPassword,
    });
    expect(made.refusal.code).toBe('session.captcha_required');
    // It is also required for profile data and a picture that are sent in separate requests.
    const named = await flow.call(api.addToProfile, { type: 'username', value: username });
    expect(named.refusal.code).toBe('session.captcha_required');
    const sentPicture = await flow.uploadAvatar(new Blob(['GIF89a'], { type: 'image/gif' }));
    expect(sentPicture.body.code).toBe('session.captcha_required');
  });

  it('[attacks: half-done sign-in] is required again when the flow is restarted, but not when it changes to registration', async () => {
    await put(turnstile);
    const { flow } = await begin(solved());
    await flow.call(api.changeInteractionEvent, { interactionEvent: 'Register' });
    expect((await flow.sendCode('email', 'new@northwind.example', 'Register')).status).toBe(200);
    await flow.begin('SignIn');
    expect(await verify(flow)).toBe(422);
  });

  it.each([
    ['Turnstile', turnstile],
    ['reCAPTCHA Enterprise', recaptcha],
    ['reCAPTCHA Enterprise with a checkbox', { ...recaptcha, mode: 'checkbox' as const }],
  ])('of %s is rejected if it was solved on another host or for another action', async (_name, config) => {
    await put(config);
    fake.hostname = 'shop.example.com';
    expect((await begin(solved())).code).toBe('session.captcha_failed');
    fake.hostname = new URL(tenant.origin).hostname;
    fake.action = 'newsletter';
    expect((await begin(solved())).code).toBe('session.captcha_failed');
    // A tenant's own page that names no action.
    fake.action = '';
    expect((await begin(solved())).code).toBeUndefined();
  });

  it('works with the test keys of its provider', async () => {
    await put({ ...turnstile, secretKey: '1x0000000000000000000000000000000AA' });
    expect((await begin('XXXX.DUMMY.TOKEN.XXXX')).code).toBeUndefined();
  });

  it('is valid for ten minutes, not for the lifetime of the flow', async () => {
    await put(turnstile);
    const { flow } = await begin(solved());
    later = 599_000;
    expect(await verify(flow)).toBe(200);
    const next = await begin(solved());
    later += 601_000;
    const late = await next.flow.verify('username', username, goodPassword);
    expect([late.status, late.refusal.code]).toEqual([422, 'session.captcha_required']);
  });

  it('[attacks: credential stuffing] is required again before a password of another account is compared, if one is identified', async () => {
    await put(turnstile);
    const { flow } = await begin(solved());
    const { body } = await flow.verify('username', username, goodPassword);
    expect((await flow.call(api.identify, { verificationId: body.verificationId })).status).toBe(204);
    later += 601_000;
    const guess = await flow.verify('username', 'another', goodPassword);
    expect([guess.status, guess.refusal.code]).toEqual([422, 'session.captcha_required']);
  });

  it('rejects a score below the threshold, and a key that the provider doesn’t know', async () => {
    await put(recaptcha);
    expect((await begin(solved(0.4))).code).toBe('session.captcha_failed');
    expect((await begin(solved(0.5))).code).toBeUndefined();
    await put({ ...recaptcha, secretKey: 'other' });
    expect((await begin(solved())).code).toBe('session.captcha_failed');
    await put({ ...turnstile, secretKey: 'other' });
    expect((await begin(solved())).code).toBe('session.captcha_failed');
  });

  it.each(['timeout', 'malformed'] as const)(
    'rejects every token if the provider doesn’t return a valid response (%s)',
    async (failure) => {
      for (const config of [turnstile, recaptcha]) {
        await put(config);
        fake.failure = failure;
        const { flow, code } = await begin(solved());
        expect(code).toBe('session.captcha_failed');
        expect(await verify(flow)).not.toBe(200);
        fake.failure = undefined;
      }
    },
  );
});

describe('the CAPTCHA provider of a tenant', () => {
  it('[CONTRACT captcha-provider] is set, read without its secret, replaced and deleted', async () => {
    expect((await call(getCaptchaProvider)).status).toBe(404);
    const made = await put(turnstile);
    expect(made.body).toMatchObject({ tenantId: tenant.id, config: { ...turnstile, secretKey: secretMask } });
    expect((await call(getCaptchaProvider)).body).toEqual(made.body);
    const { rows } = await server.runtime.database.pool.query('select sealed from captcha_providers');
    expect(JSON.stringify(rows)).not.toContain(turnstile.secretKey);

    await put({ ...turnstile, secretKey: secretMask });
    expect((await begin(solved())).code).toBeUndefined();
    const elsewhere = await put({ ...turnstile, siteKey: 'other', secretKey: secretMask });
    expect([elsewhere.status, elsewhere.refusal.code]).toEqual([400, 'guard.invalid_input']);
    const replaced = await put(recaptcha);
    expect(replaced.body.id).toBe(made.body.id);
    expect((await call(deleteCaptchaProvider)).status).toBe(204);
    expect((await call(deleteCaptchaProvider)).status).toBe(404);
  });

  it('[attacks: XSS] accepts only IDs of the provider’s format, because they are part of the pages’ content security policy', async () => {
    for (const wrong of [
      { ...recaptcha, domain: "evil.example; script-src 'unsafe-inline'" },
      { ...recaptcha, domain: 'evil.example' },
      { ...recaptcha, projectId: '../../evil' },
      { ...turnstile, siteKey: '"><script>' },
    ])
      expect((await put(wrong as CaptchaConfig)).status).toBe(400);
    expect((await put({ ...recaptcha, domain: 'recaptcha.net' })).status).toBe(200);
    expect(await getPageCaptcha(server.runtime, tenant.id)).toMatchObject({ domain: 'www.recaptcha.net' });
  });
});
