import type { Runtime } from '../../apps/server/src/runtime/runtime.ts';
import * as support from './oidc-browser.ts';
import type { TestTenant } from './tenant.ts';

/** An application that a test signs users in to by protocol requests, in a separate browser. */
export interface OidcClient {
  id: string;
  secret: string | undefined;
  redirectUri: string;
  browser: support.OidcBrowser;
  /** Signs in up to the callback, by default by password (`amr`). Returns the code with its verifier. */
  authorize(
    userId: string,
    extra?: Record<string, string | string[]>,
    amr?: string[],
  ): Promise<{ callback: URL; code: string; verifier: string }>;
  /** Redeems a code; `extra` overrides what is sent. */
  redeem(
    code: string,
    verifier: string,
    extra?: Record<string, string | undefined>,
    issuer?: string,
  ): Promise<support.TokenAnswer>;
  refresh(
    token: string | undefined,
    extra?: Record<string, string | undefined>,
    issuer?: string,
  ): Promise<support.TokenAnswer>;
  /** Completes a sign-in and returns the tokens. */
  signIn(
    userId: string,
    extra?: Record<string, string | string[]>,
    amr?: string[],
  ): Promise<support.TokenAnswer['body']>;
  /** Posts a form to an endpoint that accepts client authentication. */
  post(path: string, form: Record<string, string | undefined>): Promise<support.TokenAnswer>;
  userinfo(token: string | undefined): Promise<{ status: number; body: Record<string, unknown> }>;
}

export async function createOidcClient(
  runtime: Runtime,
  tenant: TestTenant,
  {
    redirectUri = 'https://app.example.com/callback',
    ...application
  }: support.TestApplication & { redirectUri?: string },
): Promise<OidcClient> {
  const redirectUris = application.redirectUris ?? [redirectUri];
  const { id, secret } = await support.createApplication(runtime, tenant, { ...application, redirectUris });
  const isPublic = application.type === 'SPA' || application.type === 'Native';
  const browser = support.createBrowser(tenant.origin);
  const basic = isPublic ? undefined : { id, secret };
  const send = (url: string, form: Record<string, string | undefined>) =>
    support.postForm(url, isPublic ? { client_id: id, ...form } : form, basic);
  const self: OidcClient = {
    id,
    secret: isPublic ? undefined : secret,
    redirectUri,
    browser,
    async authorize(userId, extra, amr) {
      const pkce = support.createPkce();
      const url = support.authorizationUrl(tenant, { id, redirectUri }, pkce, extra);
      const callback = await support.signIn(runtime, tenant, browser, url, userId, amr);
      return { callback, code: callback.searchParams.get('code') ?? '', verifier: pkce.verifier };
    },
    redeem: (code, verifier, extra, issuer = tenant.issuer) =>
      send(`${issuer}/token`, {
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
        ...extra,
      }),
    refresh: (token, extra, issuer = tenant.issuer) =>
      send(`${issuer}/token`, { grant_type: 'refresh_token', refresh_token: token, ...extra }),
    async signIn(userId, extra, amr) {
      const { code, verifier } = await self.authorize(userId, extra, amr);
      const { status, body } = await self.redeem(code, verifier);
      if (status !== 200) throw new Error(`No tokens: ${JSON.stringify(body)}`);
      return body;
    },
    post: (path, form) => send(`${tenant.issuer}${path}`, form),
    async userinfo(token) {
      const response = await fetch(`${tenant.issuer}/me`, { headers: { authorization: `Bearer ${token}` } });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
  };
  return self;
}
