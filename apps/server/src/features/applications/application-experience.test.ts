import { createApplication } from '@gatehouse/contract/applications/endpoints';
import * as api from '@gatehouse/contract/applications/sign-in-experience-endpoints';
import {
  getPublicSignInExperience,
  updateSignInExperience,
} from '@gatehouse/contract/sign-in-experience/endpoints';
import { previewSignIn } from '@gatehouse/contract/sign-in/preview-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';

describe('the sign-in experience of an application', () => {
  let server: TestServer;
  let tenant: TestTenant;
  let call: Caller;
  beforeAll(async () => {
    server = await startTestServer();
    tenant = await server.createTenant();
    call = await tenant.as('all');
    const body = {
      color: { primaryColor: '#111111', isDarkModeEnabled: true, darkPrimaryColor: '#eeeeee' },
      branding: { logoUrl: 'https://t.example/logo.png', darkLogoUrl: 'https://t.example/dark.png' },
      termsOfUseUrl: 'https://t.example/terms',
      privacyPolicyUrl: 'https://t.example/privacy',
      customCss: 'tenant{}',
    };
    expect((await call(updateSignInExperience, { body })).status).toBe(200);
  });
  afterAll(() => server.stop());

  async function create(type: 'SPA' | 'MachineToMachine' = 'SPA', isThirdParty = false): Promise<string> {
    const { body } = await call(createApplication, { body: { name: 'Reports', type, isThirdParty } });
    return body.id;
  }
  const put = (applicationId: string, body: object) =>
    call(api.putApplicationSignInExperience, { params: { applicationId }, body });
  const seenBy = async (appId?: string) =>
    (await tenant.with()(getPublicSignInExperience, { query: { appId } })).body;
  const long = (length: number): string => `https://r.example/${'x'.repeat(length - 18)}`;

  it('wire E-application-experience: [ENT-05] keeps fields that aren’t sent, and rejects values beyond the limits', async () => {
    const id = await create();
    const empty = {
      tenantId: tenant.id,
      applicationId: id,
      color: {},
      branding: {},
      customCss: null,
      termsOfUseUrl: null,
      privacyPolicyUrl: null,
      displayName: null,
    };
    const params = { applicationId: id };
    expect((await call(api.getApplicationSignInExperience, { params })).refusal.code).toBe(
      'entity.not_found',
    );
    expect((await put(id, { customCss: '', displayName: '' })).body).toEqual(empty);
    const values = {
      color: { primaryColor: '#0a7', darkPrimaryColor: '#00AA77', isDarkModeEnabled: false },
      branding: {
        logoUrl: 'https://r.example/logo.png',
        darkLogoUrl: 'https://r.example/dark.png',
        favicon: 'https://r.example/icon.png',
        darkFavicon: 'https://r.example/dark-icon.png',
      },
      customCss: 'main {}',
      termsOfUseUrl: long(2048),
      privacyPolicyUrl: long(2048),
      displayName: 'n'.repeat(256),
    };
    expect((await put(id, values)).body).toEqual({ ...empty, ...values });
    // The wire's client always sends both URLs, empty if there is none.
    const change = { termsOfUseUrl: '', privacyPolicyUrl: null };
    const changed = { ...empty, ...values, termsOfUseUrl: null, privacyPolicyUrl: null };
    expect((await put(id, change)).body).toEqual(changed);
    expect((await call(api.getApplicationSignInExperience, { params })).body).toEqual(changed);
    for (const [field, body] of [
      ['body.termsOfUseUrl', { termsOfUseUrl: long(2049) }],
      ['body.privacyPolicyUrl', { privacyPolicyUrl: long(2049) }],
      ['body.privacyPolicyUrl', { privacyPolicyUrl: 'javascript:alert(1)' }],
      ['body.displayName', { displayName: 'n'.repeat(257) }],
      ['body.color.primaryColor', { color: { primaryColor: 'red' } }],
      ['body.branding.logoUrl', { branding: { logoUrl: 'data:text/html,x' } }],
    ] as const) {
      const answer = await put(id, body);
      expect([answer.status, Object.keys((answer.refusal.data as { fields: object }).fields)]).toEqual([
        400,
        [field],
      ]);
    }
  });

  it('overrides the tenant’s for that application only: images as a whole, terms not for third parties', async () => {
    const [own, third, plain] = [await create(), await create('SPA', true), await create()];
    const terms = { termsOfUseUrl: 'https://r.example/terms', privacyPolicyUrl: null };
    const look = { color: { primaryColor: '#00aa77' }, branding: { logoUrl: 'https://r.example/logo.png' } };
    for (const id of [own, third]) await put(id, { ...look, ...terms });
    const tenantOwn = await seenBy();
    expect(await seenBy(plain)).toEqual(tenantOwn);
    expect(await seenBy('unknown')).toEqual(tenantOwn);
    const laidOver = {
      color: { primaryColor: '#00aa77', isDarkModeEnabled: true, darkPrimaryColor: '#00aa77' },
      branding: look.branding,
      customCss: 'tenant{}',
    };
    expect(await seenBy(own)).toEqual({ ...tenantOwn, ...laidOver, ...terms });
    // Accounts belong to the tenant; a third party's terms are shown on the consent page.
    expect(await seenBy(third)).toEqual({ ...tenantOwn, ...laidOver });
  });

  it('is rejected for machine-to-machine applications', async () => {
    const answer = await put(await create('MachineToMachine'), { displayName: 'Robot' });
    expect([answer.status, answer.refusal.code]).toEqual([422, 'application.invalid_type']);
  });

  it('[ONB-31 part] can be previewed on top of the tenant’s before it is saved', async () => {
    const draw = async (isThirdParty: boolean) => {
      const look = {
        displayName: 'Northwind',
        color: { primaryColor: '#0a7' },
        branding: { logoUrl: 'https://r.example/logo.png' },
        customCss: 'own{}',
        termsOfUseUrl: 'https://r.example/terms',
      };
      const application = { name: 'Reports', isThirdParty, look };
      const { status, body } = await call(previewSignIn, { body: { application } });
      expect(status).toBe(200);
      return body as { css: string; state: unknown };
    };
    const { css, state } = await draw(false);
    expect(css).toContain('own{}');
    expect(css).not.toContain('tenant{}');
    expect(css).toContain('#00aa77');
    const experience = {
      logoUrl: 'https://r.example/logo.png',
      termsOfUseUrl: 'https://r.example/terms',
      privacyPolicyUrl: null,
    };
    expect(state).toMatchObject({ application: { name: 'Northwind' }, experience });
    // Users don't agree to a third party's terms at sign-in.
    const { state: third } = await draw(true);
    expect(third).toMatchObject({ experience: { termsOfUseUrl: 'https://t.example/terms' } });
    const { status, refusal } = await call(previewSignIn, {
      body: {
        application: { name: 'Reports', isThirdParty: false, look: { color: { primaryColor: '#0' } } },
      },
    });
    expect([status, refusal.code]).toEqual([400, 'guard.invalid_input']);
  });

  it('is shown on the page of an ended sign-in, and on a provider’s callback unless several applications are signing in', async () => {
    const redirectUri = 'https://r.example/callback';
    const register = async (displayName: string): Promise<string> => {
      const oidcClientMetadata = { redirectUris: [redirectUri], postLogoutRedirectUris: [] };
      const { body } = await call(createApplication, {
        body: { name: 'Reports', type: 'SPA', oidcClientMetadata },
      });
      expect((await put(body.id, { displayName, customCss: 'own{}' })).status).toBeLessThan(300);
      return body.id;
    };
    const [one, other] = [await register('Northwind Desk'), await register('Southwind Desk')];
    const read = async (path: string, cookie = ''): Promise<string> =>
      (await fetch(`${tenant.origin}${path}`, { headers: { cookie } })).text();
    const begin = async (clientId: string, cookie = ''): Promise<string> => {
      const query = new URLSearchParams({
        client_id: clientId,
        response_type: 'code',
        redirect_uri: redirectUri,
        scope: 'openid',
        code_challenge: 'A'.repeat(43),
        code_challenge_method: 'S256',
      });
      const options = { headers: { cookie }, redirect: 'manual' } as const;
      const answer = await fetch(`${tenant.issuer}/auth?${query}`, options);
      const set = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
      return set.filter((pair) => pair?.includes('_flows=')).join('; ');
    };
    const ended = await read(`/sign-in?app_id=${one}`);
    expect([ended.includes('Northwind Desk'), ended.includes('own{}')]).toEqual([true, true]);

    const cookie = await begin(one);
    const callback = await read('/callback/some', cookie);
    expect([callback.includes('Northwind Desk'), callback.includes('own{}')]).toEqual([true, true]);
    const ofBoth = await read('/callback/some', await begin(other, cookie));
    expect([ofBoth.includes('wind Desk'), ofBoth.includes('own{}')]).toEqual([false, false]);
  });
});
