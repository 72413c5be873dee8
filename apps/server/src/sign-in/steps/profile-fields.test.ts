import * as fields from '@gatehouse/contract/custom-profile-fields/endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import * as passwordApi from '@gatehouse/contract/sign-in/password-endpoints';
import {
  getPublicSignInExperience,
  updateSignInExperience,
} from '@gatehouse/contract/sign-in-experience/endpoints';
import { getUser } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplication, goodPassword } from '../../../../../tests/support/records.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const select = { name: 'plan', type: 'Select', required: true, config: { options: [{ value: 'gold' }] } };
const nickname = { name: 'nickname', type: 'Text', required: false };

async function createTenant(
  ...asked: object[]
): Promise<{ tenant: TestTenant; call: Caller; clientId: string }> {
  const tenant = await server.createTenant();
  const call = await tenant.as('all');
  if (asked.length > 0) {
    const { status } = await call(fields.createProfileFields, { body: asked as never });
    expect(status).toBe(201);
  }
  return { tenant, call, clientId: await createApplication(server.runtime, tenant.id) };
}

/** A registration with a username and a password, up to its identification. */
async function register({ tenant, clientId }: { tenant: TestTenant; clientId: string }) {
  const flow = await new TestBrowser(tenant).authorize(clientId);
  await flow.call(api.beginExperience, { interactionEvent: 'Register' });
  const identifier = {
    type: 'username',
    value: `u${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`,
  } as const;
  const { body } = await flow.call(passwordApi.createPasswordIdentity, {
    identifier,
    password: goodPassword,
  });
  const identified = await flow.call(api.identify, { verificationId: body.verificationId }, { prefer: true });
  return { flow, identified };
}

type Flow = Awaited<ReturnType<TestBrowser['authorize']>>;

const say = async (flow: Flow, values: Record<string, unknown>) => {
  const { status, refusal } = await flow.call(api.addToProfile, { type: 'extraProfile', values });
  return status < 400 ? status : [status, refusal.code, Object.keys(refusal.data?.fields ?? {})];
};

describe('profile fields at sign-up', () => {
  it('wire C-signUpProfileFields, C-extraProfile: are asked for once the rest is complete, checked, and stored in the new account', async () => {
    const setup = await createTenant(
      {
        name: 'fullname',
        type: 'Fullname',
        required: true,
        config: {
          parts: ['givenName', 'familyName'].map((name) => ({
            name,
            type: 'Text',
            enabled: true,
            required: true,
          })),
        },
      },
      {
        name: 'address',
        type: 'Address',
        required: false,
        config: { parts: [{ name: 'country', type: 'Text', enabled: true, required: false }] },
      },
      { name: 'name', type: 'Text', required: false },
      { name: 'employees', type: 'Number', required: true, config: { minValue: 1 } },
      { name: 'founded', type: 'Date', required: true, config: { format: 'dd/MM/yyyy' } },
      { name: 'news', type: 'Checkbox', required: false, config: { defaultValue: 'true' } },
      { name: 'vat', type: 'Regex', required: true, config: { format: String.raw`^[A-Z]{2}\d+$` } },
      { name: 'website', type: 'Url', required: false },
      select,
    );
    const { flow, identified } = await register(setup);
    expect([identified.status, identified.refusal]).toMatchObject([
      422,
      {
        code: 'user.missing_profile',
        data: { missingProfile: ['extraProfile'], next: { step: 'extra-profile' } },
      },
    ]);
    const good = {
      givenName: 'Ada',
      familyName: 'Lovelace',
      address: { country: 'UK' },
      name: 'Ada L',
      employees: 12,
      founded: '31/01/1840',
      news: false,
      vat: 'GB123',
      website: '',
      plan: 'gold',
    };
    const cases: [string, object][] = [
      ['plan', { plan: 'silver' }],
      ['vat', { vat: 'gb' }],
      ['employees', { employees: 0 }],
      ['employees', { employees: '1e9' }],
      ['founded', { founded: '31/02/1840' }],
      ['website', { website: 'javascript:alert(1)' }],
      ['news', { news: 'perhaps' }],
      ['givenName', { givenName: ' ' }],
      ['address.region', { address: { region: 'x' } }],
      ['address', { address: 'UK' }],
      ['vat', { vat: { $ne: 1 } }],
    ];
    for (const [path, more] of cases)
      expect([path, await say(flow, { ...good, ...more })]).toEqual([
        path,
        [400, 'guard.invalid_input', [`body.values.${path}`]],
      ]);
    for (const more of [
      { isSuspended: true },
      { tier: 'free' },
      { customData: {} },
      { username: 'root' },
      { constructor: 'x' },
    ])
      expect([more, await say(flow, { ...good, ...more })]).toEqual([
        more,
        [400, 'guard.invalid_input', ['body.values']],
      ]);
    expect(await say(flow, good)).toBe(204);
    expect((await flow.call(api.getInteraction)).body.profile.submitted).toBe(true);
    expect((await flow.call(api.identify, {})).status).toBe(204);
    expect((await flow.call(api.submitExperience)).status).toBe(200);
    const userId = (await flow.call(api.getInteraction)).body.userId ?? '';
    const { body } = await setup.call(getUser, { params: { userId } });
    expect(body).toMatchObject({
      name: 'Ada L',
      profile: { givenName: 'Ada', familyName: 'Lovelace', address: { country: 'UK' } },
      customData: { employees: 12, founded: '31/01/1840', news: false, vat: 'GB123', plan: 'gold' },
      isSuspended: false,
    });
    expect(body.profile).not.toHaveProperty('website');
  });

  it('wire C-extraProfile: optional ones are asked for once, required ones until they are given', async () => {
    const { flow, identified } = await register(await createTenant(nickname));
    expect(identified.status).toBe(422);
    expect(await say(flow, {})).toBe(204);
    expect((await flow.call(api.identify, {})).status).toBe(204);
    const required = await register(await createTenant({ ...nickname, required: true }));
    expect(await say(required.flow, {})).toBe(204);
    expect((await required.flow.call(api.identify, {})).refusal.code).toBe('user.missing_profile');
    expect(await say(required.flow, { nickname: 'Countess' })).toBe(204);
    expect((await required.flow.call(api.identify, {})).status).toBe(204);
  });

  it('wire C-extraProfile: one that is created during a registration is asked for at its end', async () => {
    const setup = await createTenant();
    const { flow, identified } = await register(setup);
    expect(identified.status).toBe(200);
    await setup.call(fields.createProfileFields, { body: [{ ...nickname, required: true }] as never });
    expect((await flow.call(api.submitExperience)).refusal.code).toBe('user.missing_profile');
    expect(await say(flow, { nickname: 'Countess' })).toBe(204);
    expect((await flow.call(api.submitExperience)).status).toBe(200);
  });

  it('trap G11: a registration does not wait for a field that was deleted, nor for a list without options', async () => {
    const setup = await createTenant(nickname, select, { ...select, name: 'empty', config: { options: [] } });
    const { flow } = await register(setup);
    expect(await say(flow, {})).toBe(204);
    expect((await flow.call(api.identify, {})).refusal.code).toBe('user.missing_profile');
    await setup.call(fields.deleteProfileField, { params: { name: 'plan' } });
    expect((await flow.call(api.identify, {})).status).toBe(204);
    expect((await flow.call(api.submitExperience)).status).toBe(200);
  });

  it('traps G11: attack: XSS: labels, descriptions and options can’t end the script with the page’s state', async () => {
    const payload = (number: number) => `</script><img src=x onerror=alert(${number})>`;
    const setup = await createTenant(
      { ...nickname, label: payload(1), description: payload(2), config: { placeholder: payload(3) } },
      { ...select, label: 'Plan', config: { options: [{ value: 'gold', label: payload(4) }] } },
    );
    const { flow } = await register(setup);
    const html = await (await flow.browser.fetch(flow.page.href)).text();
    for (const number of [1, 2, 3, 4]) expect(html).toContain(`onerror=alert(${number})`);
    expect(html).not.toMatch(/<img src=x|<\/script><img/);
  });

  it('wire C-signUpProfileFields: signUpProfileFields narrows and orders them, and the well-known settings say which', async () => {
    const { tenant, call, clientId } = await createTenant(nickname, select, { ...nickname, name: 'company' });
    const ask = (names: string[] | null) =>
      call(updateSignInExperience, {
        body: { signUpProfileFields: names && names.map((name) => ({ name })) },
      });
    const told = async () => {
      const { body } = await call(getPublicSignInExperience);
      return [body.customProfileFields, body.customProfileFieldCatalog].map((all) =>
        all.map(({ name }) => name),
      );
    };
    const all = ['nickname', 'plan', 'company'];
    expect(await told()).toEqual([all, all]);
    expect((await ask(['company', 'nickname'])).status).toBe(200);
    expect(await told()).toEqual([['company', 'nickname'], all]);
    const { flow, identified } = await register({ tenant, clientId });
    expect(identified.refusal.data).toMatchObject({
      next: { fields: [{ name: 'company' }, { name: 'nickname' }] },
    });
    expect(await say(flow, { plan: 'gold' })).toEqual([400, 'guard.invalid_input', ['body.values']]);
    expect((await ask(['company', 'unknown'])).refusal.code).toBe(
      'custom_profile_fields.entity_not_exists_with_names',
    );
    expect((await ask(['company', 'company'])).status).toBe(400);
    await call(fields.deleteProfileField, { params: { name: 'company' } });
    expect(await told()).toEqual([['nickname'], ['nickname', 'plan']]);
    expect((await ask([])).status).toBe(200);
    expect((await register({ tenant, clientId })).identified.status).toBe(200);
  });
});
