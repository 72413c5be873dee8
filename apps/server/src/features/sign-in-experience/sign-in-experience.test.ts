import { createConnector, listConnectors } from '@gatehouse/contract/connectors/endpoints';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import * as custom from '@gatehouse/contract/sign-in-experience/custom-ui-endpoints';
import * as api from '@gatehouse/contract/sign-in-experience/endpoints';
import {
  defaultSignInExperience,
  signInExperienceSettings,
  type SignInExperienceSettings,
} from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { packZip } from './custom-ui/zip.fixture.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-demos-'));

/** A demo connector that an operator can install. */
const demo = (
  target: string,
): string => `export default ({ z, defineConnector, drawLogo }) => defineConnector({
  metadata: { id: 'demo-${target}', type: 'Social', target: '${target}', platform: 'Universal', name: { en: 'Demo' },
    description: { en: 'To try it.' }, logo: drawLogo('D', '#444'), logoDark: null, readme: '', isDemo: true },
  settings: z.object({}),
  authorizationUri: async () => 'https://demo.example/',
  userInfo: async () => ({ id: '1' }),
});`;

beforeAll(async () => {
  for (const target of ['first', 'second']) writeFileSync(join(folder, `${target}.mjs`), demo(target));
  server = await startTestServer({ environment: { DEVELOPMENT_INBOX: 'false', CONNECTORS_DIR: folder } });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  tenant = await server.createTenant();
  call = await tenant.as('all');
});

const readPublic = () => tenant.with()(api.getPublicSignInExperience);
const patch = (body: object) => call(api.updateSignInExperience, { body });

describe('the sign-in experience', () => {
  it('[API-29] [CONST-09] [OPEN-03 part] [OPEN-42 part] of a new tenant has every field with its default', async () => {
    const { status, body } = await call(api.getSignInExperience);
    expect(status).toBe(200);
    expect(body).toEqual({ tenantId: tenant.id, id: 'default', ...defaultSignInExperience });
    expect(body.color.primaryColor).toBe('#6139F6');
    expect(body.signUp).toEqual({ identifiers: ['username'], password: true, verify: false });
    expect(body.signIn.methods.map(({ identifier, password }) => [identifier, password])).toEqual([
      ['username', true],
      ['email', true],
    ]);
    expect(body.sentinelPolicy).toEqual({ maxAttempts: 10, lockoutDuration: 60 });
    expect(body.passwordPolicy.length).toEqual({ min: 8, max: 256 });
  });

  it('[ENT-22] stores each changed field, and leaves the others unchanged', async () => {
    const sender = { connectorId: 'http-email', config: { endpoint: 'https://mail.example.com' } };
    expect((await call(createConnector, { body: sender })).status).toBe(200);
    const archive = new Blob([new Uint8Array(packZip([{ path: 'index.html', content: '<p>Ours' }]))]);
    const { body: uploaded } = await call(custom.uploadCustomUi, {
      file: archive.slice(0, archive.size, 'application/zip'),
    });
    const change: SignInExperienceSettings = {
      color: { primaryColor: '#0a7', isDarkModeEnabled: false, darkPrimaryColor: '#00aa77' },
      branding: {
        logoUrl: 'https://cdn.example/logo.png',
        darkLogoUrl: 'https://cdn.example/dark.png',
        favicon: 'https://cdn.example/icon.png',
        darkFavicon: 'https://cdn.example/dark-icon.png',
      },
      hideLogtoBranding: true,
      languageInfo: { autoDetect: false, fallbackLanguage: 'en' },
      termsOfUseUrl: 'https://example.com/terms',
      privacyPolicyUrl: 'https://example.com/privacy',
      agreeToTermsPolicy: 'Manual',
      signIn: {
        methods: [
          { identifier: 'username', password: true, verificationCode: false, isPasswordPrimary: true },
        ],
      },
      signUp: { identifiers: ['username'], password: true, verify: false },
      socialSignIn: { automaticAccountLinking: true },
      socialSignInConnectorTargets: ['github'],
      signInMode: 'SignIn',
      customCss: 'a{color:red}',
      customContent: { '/sign-in': 'hello' },
      customUiAssets: { id: uploaded.customUiAssetId, createdAt: 1 },
      customUiCsp: { connectSrc: ['https://api.example.com'] },
      passwordPolicy: { ...defaultSignInExperience.passwordPolicy, length: { min: 12, max: 64 } },
      mfa: { factors: ['Totp', 'BackupCode'], policy: 'Mandatory' },
      adaptiveMfa: { enabled: false },
      singleSignOnEnabled: false,
      supportEmail: 'help@example.com',
      supportWebsiteUrl: 'https://example.com/help',
      unknownSessionRedirectUrl: 'https://example.com/',
      captchaPolicy: { enabled: false },
      sentinelPolicy: { maxAttempts: 5, lockoutDuration: 10 },
      emailBlocklistPolicy: {
        blockSubaddressing: true,
        customAllowlist: ['*@northwind.example'],
        customBlocklist: ['@*.spam.example', 'a@b.example'],
      },
      verificationCodePolicy: { expirationDuration: 5 },
      forgotPasswordMethods: ['EmailVerificationCode'],
      passkeySignIn: { enabled: true },
      signUpProfileFields: [],
      passwordExpiration: { enabled: false },
      usernamePolicy: {
        caseSensitive: true,
        minLength: 3,
        maxLength: 32,
        allowedChars: {
          lowercase: true,
          uppercase: true,
          numbers: true,
          underscore: false,
          dot: true,
          hyphen: false,
        },
      },
    };
    for (const [name, value] of Object.entries(change)) {
      const before = (await call(api.getSignInExperience)).body;
      const answer = await patch({ [name]: value });
      expect([name, answer.status]).toEqual([name, 200]);
      expect(answer.body).toEqual({ ...before, [name]: value });
      expect((await call(api.getSignInExperience)).body).toEqual(answer.body);
    }
    expect(Object.keys(change).toSorted()).toEqual(Object.keys(signInExperienceSettings.shape).toSorted());
  });

  it('[API-30] returns the new settings after a change, and deletes unused demo connectors if requested', async () => {
    const targets = async () =>
      (await call(listConnectors)).body.map(({ target, isDemo }) => [target, isDemo ?? false]);
    const github = {
      connectorId: 'github-universal',
      config: { clientId: 'client', clientSecret: 'secret' },
    };
    const made = [{ connectorId: 'demo-first' }, { connectorId: 'demo-second' }, github];
    for (const body of made) expect((await call(createConnector, { body })).status).toBe(200);
    const all = [
      ['first', true],
      ['second', true],
      ['github', false],
    ];
    const body = {
      color: { primaryColor: '#0a7', isDarkModeEnabled: false, darkPrimaryColor: '#00aa77' },
      branding: { logoUrl: 'https://cdn.example/logo.png' },
      signUp: { identifiers: ['username' as const], password: true, verify: false },
      signIn: defaultSignInExperience.signIn,
      socialSignInConnectorTargets: ['second'],
    };
    const before = (await call(api.getSignInExperience)).body;
    for (const query of [{}, { removeUnusedDemoSocialConnector: '0' }]) {
      expect((await call(api.updateSignInExperience, { body, query: query as object })).body).toEqual({
        ...before,
        ...body,
      });
      expect(await targets()).toEqual(all);
    }
    const query = { removeUnusedDemoSocialConnector: '1' as const };
    const other = await server.createTenant();
    const foreign = await other.as('all');
    await foreign(createConnector, { body: { connectorId: 'demo-first' } });
    const answer = await call(api.updateSignInExperience, { body, query });
    expect([answer.status, answer.body]).toEqual([200, { ...before, ...body }]);
    expect(await targets()).toEqual(all.slice(1));
    await call(api.updateSignInExperience, { body: { socialSignInConnectorTargets: [] }, query });
    expect(await targets()).toEqual(all.slice(2));
    expect((await foreign(listConnectors)).body).toHaveLength(1);
  });

  it('records only the names of changed fields in the audit log', async () => {
    const { body: before } = await call(api.getSignInExperience);
    await patch({
      color: { ...before.color, primaryColor: '#123456' },
      signIn: before.signIn,
      signInMode: 'SignIn',
    });
    const { body: logs } = await call(listAuditLogs, { query: { logKey: 'SignInExperience.Updated' } });
    expect(logs.map(({ payload }) => payload.changed)).toEqual([['color', 'signInMode']]);
    expect(JSON.stringify(logs)).not.toContain('#123456');
  });

  it('derives the color of dark mode from the primary color unless it is sent', async () => {
    const send = async (color: object) => (await patch({ color })).body.color;
    const green = { primaryColor: '#1a7f37', isDarkModeEnabled: true };
    expect(await send(green)).toEqual({ ...green, darkPrimaryColor: '#539f69' });
    const chosen = { ...green, darkPrimaryColor: '#9C86FA' };
    expect(await send(chosen)).toEqual(chosen);
    expect((await readPublic()).body.color).toEqual(chosen);
    const { refusal } = await patch({ color: { ...green, darkPrimaryColor: null } });
    expect(Object.keys((refusal.data as { fields: object }).fields)).toEqual(['body.color.darkPrimaryColor']);
  });

  it('treats an empty URL or email address as null', async () => {
    const answer = await call(api.updateSignInExperience, {
      body: { termsOfUseUrl: '', supportEmail: '' },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ termsOfUseUrl: null, supportEmail: null });
  });

  it('is separate for each tenant', async () => {
    await patch({ supportEmail: 'mine@example.com' });
    const other = await server.createTenant();
    const foreign = await (await other.as('all'))(api.getSignInExperience);
    expect(foreign.body).toMatchObject({ tenantId: other.id, supportEmail: null });
  });

  it('is returned to the sign-in page immediately after a change', async () => {
    expect((await readPublic()).body.signInMode).toBe('SignInAndRegister');
    await patch({ signInMode: 'SignIn' });
    expect((await readPublic()).body.signInMode).toBe('SignIn');
  });
});

describe('a change that would lock users out', () => {
  const username = {
    identifier: 'username',
    password: true,
    verificationCode: false,
    isPasswordPrimary: true,
  };
  const email = { ...username, identifier: 'email' };
  const cases: [string, object][] = [
    ['unsupported_default_language', { languageInfo: { autoDetect: true, fallbackLanguage: 'tlh' } }],
    ['at_least_one_authentication_factor', { signIn: { methods: [{ ...username, password: false }] } }],
    [
      'at_least_one_authentication_factor',
      { signIn: { methods: [{ ...username, password: false, verificationCode: true }] } },
    ],
    ['username_requires_password', { signUp: { identifiers: ['username'], password: false, verify: false } }],
    ['passwordless_requires_verify', { signUp: { identifiers: ['email'], password: true, verify: false } }],
    ['miss_sign_up_identifier_in_sign_in', { signIn: { methods: [email] } }],
    ['enabled_connector_not_found', { signUp: { identifiers: ['email'], password: true, verify: true } }],
    [
      'enabled_connector_not_found',
      { signIn: { methods: [username, { ...email, verificationCode: true }] } },
    ],
    [
      'duplicated_sign_up_identifiers',
      { signUp: { identifiers: ['username', 'username'], password: true, verify: false } },
    ],
    [
      'missing_sign_up_identifiers',
      {
        signUp: {
          identifiers: [],
          password: true,
          verify: false,
          secondaryIdentifiers: [{ identifier: 'username' }],
        },
      },
    ],
    ['duplicated_mfa_factors', { mfa: { factors: ['Totp', 'Totp'], policy: 'UserControlled' } }],
    ['backup_code_cannot_be_enabled_alone', { mfa: { factors: ['BackupCode'], policy: 'UserControlled' } }],
    ['forgot_password_method_requires_connector', { forgotPasswordMethods: ['EmailVerificationCode'] }],
    [
      'password_expiration_invalid_period_days',
      { passwordExpiration: { enabled: true, validPeriodDays: 0 } },
    ],
    [
      'password_expiration_requires_forgot_password',
      { passwordExpiration: { enabled: true, validPeriodDays: 90 } },
    ],
    ['invalid_custom_email_blocklist_format', { emailBlocklistPolicy: { customBlocklist: ['spam'] } }],
    ['invalid_custom_email_blocklist_format', { emailBlocklistPolicy: { customAllowlist: ['@*.*'] } }],
  ];
  it.each(cases)('is refused as %s', async (code, change) => {
    const before = (await call(api.getSignInExperience)).body;
    const answer = await patch(change);
    expect(answer.refusal.code).toBe(`sign_in_experiences.${code}`);
    expect((await call(api.getSignInExperience)).body).toEqual(before);
  });

  it('wire B2: is rejected with the entries of the email lists that match everything or nothing', async () => {
    const entries = ['ada@northwind.example', '@*.northwind.example', '@*', 'northwind'];
    const { status, refusal } = await patch({
      emailBlocklistPolicy: { customAllowlist: entries, customBlocklist: ['foo*@x.example', '@*.*'] },
    });
    expect([status, refusal.code]).toEqual([
      400,
      'sign_in_experiences.invalid_custom_email_blocklist_format',
    ]);
    expect(Object.keys((refusal.data as { fields: object }).fields)).toEqual([
      'body.emailBlocklistPolicy.customAllowlist.2',
      'body.emailBlocklistPolicy.customAllowlist.3',
      'body.emailBlocklistPolicy.customBlocklist.1',
    ]);
  });

  it.each([
    [
      'body.color.primaryColor',
      { color: { primaryColor: '#12345678', isDarkModeEnabled: true, darkPrimaryColor: '#000' } },
    ],
    ['body.branding.logoUrl', { branding: { logoUrl: 'javascript:alert(1)' } }],
    ['body.signInMode', { signInMode: 'Everybody' }],
    ['body.sentinelPolicy.maxAttempts', { sentinelPolicy: { maxAttempts: 0 } }],
    ['body.passwordPolicy.length.max', { passwordPolicy: { length: { min: 20, max: 10 } } }],
    ['body.customUiCsp.scriptSrc.0', { customUiCsp: { scriptSrc: ["'unsafe-inline'"] } }],
    ['body.unknownSessionRedirectUrl', { unknownSessionRedirectUrl: 'data:text/html,x' }],
  ])('or has an invalid value is refused with the path %s', async (path, change) => {
    const answer = await patch(change);
    const code = /Policy|Csp/.test(path) ? 'request.invalid_input' : 'guard.invalid_input';
    expect([answer.status, answer.refusal.code]).toEqual([400, code]);
    expect(Object.keys((answer.refusal.data as { fields: object }).fields)).toContain(path);
  });
});

describe('the public sign-in experience', () => {
  it('has all fields except those that would help attackers, at both URLs', async () => {
    const [first, second] = await Promise.all([
      tenant.with()(api.getPublicSignInExperience),
      tenant.with()(api.getPublicExperience, { query: { appId: 'anything' } }),
    ]);
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(first.body).toMatchObject({
      tenantId: tenant.id,
      socialConnectors: [],
      forgotPassword: { phone: false, email: false },
    });
    const kept = Object.keys(signInExperienceSettings.shape).filter((name) => !(name in first.body));
    expect(kept).toEqual(['emailBlocklistPolicy', 'forgotPasswordMethods']);
  });

  it('has texts in English for an unknown language', async () => {
    const texts = (await tenant.with()(api.getPhrases, { query: { lng: 'tlh' } })).body;
    expect(texts['sign_in.title']).toBe('Sign in');
  });
});
