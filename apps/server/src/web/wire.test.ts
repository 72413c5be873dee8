import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let token: string;
let serial = 0;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  token = await tenant.getToken(await tenant.createMachine('all'), tenant.indicator, 'all');
});
afterAll(() => server.stop());

interface Answer {
  status: number;
  // What a script reads of a JSON response.
  body: { [name: string]: unknown; id?: string; code?: string; data?: { fields?: Record<string, string> } };
  list: Record<string, unknown>[];
}

/** A call of the Management API by a script. */
async function send(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(new URL(path, tenant.origin), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const parsed = text ? JSON.parse(text) : {};
  return { status: response.status, body: parsed, list: parsed };
}
const refusal = async (method: string, path: string, body?: unknown): Promise<unknown[]> => {
  const answer = await send(method, path, body);
  return [answer.status, answer.body.code];
};
const newUser = async (values: object = {}): Promise<string> =>
  String((await send('POST', '/api/users', { username: `u_${(serial += 1)}`, ...values })).body.id);

describe('rejected requests of scripts', () => {
  it.each([
    '/api/logs/unknown',
    '/api/email-templates/unknown',
    '/api/one-time-tokens/unknown',
    '/api/organization-roles/unknown',
    '/api/organization-roles/unknown/scopes',
    '/api/organization-roles/unknown/resource-scopes',
    '/api/organization-scopes/unknown',
  ])('wire A10-unknown-id: GET %s', async (path) => {
    expect(await refusal('GET', path)).toEqual([404, 'entity.not_exists_with_id']);
  });

  it('wire A10-grant: a grant that is not the user’s', async () => {
    const path = `/api/users/${await newUser()}/grants/unknown`;
    expect(await refusal('DELETE', path)).toEqual([404, 'oidc.invalid_grant']);
  });

  it('wire A10-saml-type: an application of type SAML', async () => {
    const body = { name: 'Payroll', type: 'SAML' };
    expect(await refusal('POST', '/api/applications', body)).toEqual([
      400,
      'application.saml.use_saml_app_api',
    ]);
  });

  it.each<[string, object]>([
    ['sentinelPolicy', { maxAttempts: 'many' }],
    ['passwordPolicy', { length: { min: -1 } }],
    ['emailBlocklistPolicy', { customBlocklist: [7] }],
    ['verificationCodePolicy', { expirationDuration: 0 }],
  ])('wire A10-invalid-input: %s', async (name, policy) => {
    const { status, body } = await send('PATCH', '/api/sign-in-exp', { [name]: policy });
    expect([status, body.code]).toEqual([400, 'request.invalid_input']);
    expect(Object.keys(body.data?.fields ?? {}).every((field) => field.startsWith(`body.${name}`))).toBe(
      true,
    );
  });

  it('wire A10-empty-change: an empty change of a user', async () => {
    expect(await refusal('PATCH', `/api/users/${await newUser()}`, {})).toEqual([
      422,
      'entity.invalid_input',
    ]);
  });
});

describe('settings of the sign-in experience', () => {
  it('wire C-adaptiveMfa: needs a second factor that users can’t skip, and is turned off with MFA', async () => {
    const patch = (body: object) => refusal('PATCH', '/api/sign-in-exp', body);
    const on = { adaptiveMfa: { enabled: true } };
    expect(await patch(on)).toEqual([422, 'sign_in_experiences.adaptive_mfa_requires_mfa']);
    const optional = { mfa: { factors: ['Totp'], policy: 'UserControlled' } };
    const refused = [422, 'sign_in_experiences.adaptive_mfa_requires_non_skippable_policy'];
    expect(await patch({ ...on, ...optional })).toEqual(refused);
    const mandatory = { mfa: { factors: ['Totp'], policy: 'PromptAtSignInAndSignUpMandatory' } };
    expect((await send('PATCH', '/api/sign-in-exp', { ...on, ...mandatory })).status).toBe(200);
    expect(await patch(optional)).toEqual(refused);
    const { body } = await send('PATCH', '/api/sign-in-exp', { mfa: { factors: [], policy: 'NoPrompt' } });
    expect(body.adaptiveMfa).toEqual({ enabled: false });
  });

  it('wire A12, C-passwordExpiration: the response can be sent back', async () => {
    const { body } = await send('GET', '/api/sign-in-exp');
    expect(body.usernamePolicy).toMatchObject({ caseSensitive: false, minLength: 1, maxLength: 128 });
    const { tenantId: _tenant, id: _id, ...settings } = body;
    expect((await send('PATCH', '/api/sign-in-exp', settings)).status).toBe(200);
  });
});

describe('a phone number', () => {
  it('wire A11: is the same with and without its national zero', async () => {
    const id = await newUser({ primaryPhone: '610412345678' });
    expect((await send('GET', `/api/users/${id}`)).body.primaryPhone).toBe('61412345678');
    for (const phone of ['61412345678', '610412345678', '+61 (0) 412 345 678']) {
      const found = await send('GET', `/api/users?search.primaryPhone=${encodeURIComponent(phone)}`);
      expect(found.list.map((user) => user.id)).toEqual([id]);
      const taken = [422, 'user.phone_already_in_use'];
      expect(await refusal('POST', '/api/users', { primaryPhone: phone })).toEqual(taken);
      expect(await refusal('PATCH', `/api/users/${await newUser()}`, { primaryPhone: phone })).toEqual(taken);
    }
  });

  it.each(['99999', '0412345678', '1234567890123456'])(
    'wire A11: is refused if it is not valid: %s',
    async (phone) => {
      const invalid = [422, 'user.invalid_phone'];
      expect(await refusal('POST', '/api/users', { primaryPhone: phone })).toEqual(invalid);
      expect(await refusal('PATCH', `/api/users/${await newUser()}`, { primaryPhone: phone })).toEqual(
        invalid,
      );
    },
  );
});

describe('a search of users', () => {
  it('wire A13: accepts several values of a field, and matches whole ones only', async () => {
    const ids = [await newUser({ name: 'One' }), await newUser({ name: 'Other' })];
    const query = ids.map((id) => `search.id=${id}`).join('&');
    const found = await send('GET', `/api/users?${query}&mode.id=exact`);
    expect(found.list.map((user) => user.id).toSorted()).toEqual(ids.toSorted());
    expect(await refusal('GET', `/api/users?${query}`)).toEqual([400, 'request.invalid_input']);
  });
});

describe('responses', () => {
  it('wire E-log-keys: an unknown logKey gives an empty list', async () => {
    for (const key of ['No.Such.Event', 'Interaction.Create']) {
      const { status, list } = await send('GET', `/api/logs?logKey=${key}`);
      expect([key, status, list]).toEqual([key, 200, []]);
    }
  });

  it.each<[string, object]>([
    ['branding.logoUrl', { branding: { logoUrl: 'javascript:alert(1)' } }],
    ['branding.favicon', { branding: { favicon: 'data:image/png;base64,AA==' } }],
    ['termsOfUseUrl', { termsOfUseUrl: 'javascript:alert(1)' }],
    ['privacyPolicyUrl', { privacyPolicyUrl: 'example-app://privacy' }],
  ])('wire E-web-urls: %s is an http or https URL', async (name, change) => {
    const { status, body } = await send('PATCH', '/api/sign-in-exp', change);
    expect([status, Object.keys(body.data?.fields ?? {})]).toEqual([400, [`body.${name}`]]);
  });

  it('wire E-custom-ui: origins of customUiCsp are normalized, and other values rejected', async () => {
    const customUiCsp = {
      scriptSrc: [' https://CDN.example.com ', 'https://cdn.example.com'],
      connectSrc: [],
    };
    const { body } = await send('PATCH', '/api/sign-in-exp', { customUiCsp });
    expect(body.customUiCsp).toEqual({ scriptSrc: ['https://cdn.example.com'] });
    const wrong = { customUiCsp: { scriptSrc: ["'unsafe-inline'"] } };
    expect(await refusal('PATCH', '/api/sign-in-exp', wrong)).toEqual([400, 'request.invalid_input']);
    const long = { customUiAssets: { id: 'x'.repeat(64), createdAt: 1 } };
    expect((await send('PATCH', '/api/sign-in-exp', long)).body.code).toBe(
      'entity.relation_foreign_key_not_found',
    );
  });

  it('wire E-connector-config: an enterprise connector’s config is returned as it was sent', async () => {
    const made = await send('POST', '/api/sso-connectors', { providerName: 'OIDC', connectorName: 'Acme' });
    expect([made.status < 300, made.body.config]).toEqual([true, {}]);
    const config = { clientId: 'acme' };
    const changed = await send('PATCH', `/api/sso-connectors/${made.body.id}`, { config });
    expect(changed.body.config).toEqual(config);
  });

  it('wire E-token-storage: storing tokens is rejected where the provider has none', async () => {
    const config = { host: 'smtp.example.com', fromEmail: 'a@example.com', templates: [] };
    const body = { connectorId: 'simple-mail-transfer-protocol', config, enableTokenStorage: true };
    expect(await refusal('POST', '/api/connectors', body)).toEqual([
      422,
      'connector.token_storage_not_supported',
    ]);
  });

  it('wire E-connector-without-config: a connector can be created without config, and is used once it is complete', async () => {
    const made = await send('POST', '/api/connectors', { connectorId: 'github-universal' });
    expect([made.status, made.body.config]).toEqual([200, {}]);
    await send('PATCH', '/api/sign-in-exp', { socialSignInConnectorTargets: ['github'] });
    const offered = async () =>
      ((await send('GET', '/api/.well-known/sign-in-exp')).body.socialConnectors as { id: string }[]).map(
        ({ id }) => id,
      );
    expect(await offered()).toEqual([]);
    const config = { clientId: 'c', clientSecret: 's' };
    expect((await send('PATCH', `/api/connectors/${made.body.id}`, { config })).status).toBe(200);
    expect(await offered()).toEqual([made.body.id]);
  });
});
