import { updateApplication } from '@gatehouse/contract/applications/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorizationUrl, createPkce, createUser } from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient, type OidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';

const html = { accept: 'text/html' };

describe('response_mode=form_post', () => {
  let server: TestServer;
  let tenant: TestTenant;
  let userId: string;
  beforeAll(async () => {
    server = await startTestServer();
    tenant = await server.createTenant();
    userId = await createUser(server.runtime, tenant);
  });
  afterAll(() => server.stop());

  const createClient = (
    allowFormPost: boolean | undefined,
    type: 'SPA' | 'Native' = 'SPA',
  ): Promise<OidcClient> => createOidcClient(server.runtime, tenant, { type, custom: { allowFormPost } });

  /** A request of a browser that is signed in. */
  async function request(client: OidcClient, extra: Record<string, string> = {}): Promise<Response> {
    await client.signIn(userId);
    const url = authorizationUrl(tenant, client, createPkce(), {
      response_mode: 'form_post',
      scope: 'openid',
      prompt: 'none',
      ...extra,
    });
    return client.browser.fetch(url, { headers: html });
  }

  const fieldsOf = (page: string): Record<string, string> =>
    Object.fromEntries(
      [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    );

  it.each([
    ['by default', undefined, 'SPA'],
    ['when it is off', false, 'SPA'],
    ['for native applications', true, 'Native'],
  ] as const)('is rejected %s, with the error in the URL', async (_when, allow, type) => {
    const answer = await request(await createClient(allow, type));
    expect(answer.status).toBe(303);
    const { searchParams } = new URL(answer.headers.get('location') ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      error: 'invalid_request',
      error_description: 'requested response_mode is not allowed for this client or request',
      state: 'state-1',
      iss: tenant.issuer,
    });
    expect(searchParams.has('code')).toBe(false);
  });

  it('sends the code in a form, which only the script of the page submits', async () => {
    const client = await createClient(true);
    const answer = await request(client);
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const page = await answer.text();
    expect(page).toContain(`<form method="post" action="${client.redirectUri}">`);
    expect(fieldsOf(page)).toEqual({ code: expect.any(String), state: 'state-1', iss: tenant.issuer });
    const [, nonce] = /<script nonce="([\w-]+)">document\.forms\[0\]\.submit\(\)<\/script>/.exec(page) ?? [];
    const policy = answer.headers.get('content-security-policy')?.split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src 'nonce-${nonce}'`);
    // Browsers would apply it to the redirect that follows the POST.
    expect(policy?.some((rule) => rule.startsWith('form-action'))).toBe(false);
    expect(page).toContain('>Continue</button></form>');
  });

  it('sends errors in a form, too', async () => {
    const client = await createClient(true);
    const answer = await request(client, { response_type: '' });
    expect(answer.status).toBe(200);
    expect(fieldsOf(await answer.text())).toMatchObject({ error: 'invalid_request', state: 'state-1' });
  });

  it('sends nothing to a redirect URI that isn’t registered', async () => {
    const client = await createClient(true);
    const answer = await request(client, { redirect_uri: 'https://attacker.example/callback' });
    const page = await answer.text();
    expect([answer.status, page.includes('<form')]).toEqual([400, false]);
  });

  it('[attack: XSS] shows parameters as text: none can end an attribute or run a script', async () => {
    const state = `"><script>alert(1)</script><img src=x onerror='alert(1)'>`;
    const client = await createClient(true);
    const page = await (await request(client, { state })).text();
    expect(page).not.toMatch(/<script>|<img/);
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).toContain('value="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;');
  });

  it('works as soon as it is turned on, and stops when it is turned off', async () => {
    const client = await createClient(undefined);
    const call = await tenant.as('all');
    for (const [allowFormPost, status] of [
      [true, 200],
      [false, 303],
    ] as const) {
      const body = { customClientMetadata: { allowFormPost } };
      expect((await call(updateApplication, { params: { id: client.id }, body })).status).toBe(200);
      expect((await request(client)).status).toBe(status);
    }
  });
});
