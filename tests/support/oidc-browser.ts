import { createHash, randomBytes } from 'node:crypto';
import {
  defaultUserConsentScopes,
  type UserConsentScope,
} from '@gatehouse/contract/applications/consent-scopes';
import type { Tenant } from '../../apps/server/src/runtime/ctx.ts';
import { addUserScopes } from '../../apps/server/src/features/applications/consent-scopes-store.ts';
import { createId, createUserId } from '../../apps/server/src/lib/ids.ts';
import { flowKey } from '../../apps/server/src/oidc/interaction.ts';
import { levelOf } from '../../apps/server/src/sessions/authentication-level.ts';
import type { Runtime } from '../../apps/server/src/runtime/runtime.ts';

/** A browser's cookies and redirects, without rendering pages. */
export interface OidcBrowser {
  cookies: Map<string, { value: string; path: string }>;
  /** One request; redirects are not followed. Extra headers override. */
  fetch(url: string | URL, init?: RequestInit): Promise<Response>;
  /** Follows redirects within the origin. Returns the first URL on another origin, or the last page. */
  follow(url: string | URL): Promise<{ url: URL; response: Response }>;
}

export function createBrowser(origin: string): OidcBrowser {
  const cookies: OidcBrowser['cookies'] = new Map();
  const self: OidcBrowser = {
    cookies,
    async fetch(url, init = {}) {
      const target = new URL(url, origin);
      const sent = [...cookies]
        .filter(
          ([, { path }]) => target.pathname === path || target.pathname.startsWith(path.replace(/\/?$/, '/')),
        )
        .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
        .join('; ');
      const headers = new Headers(init.headers);
      if (sent && !headers.has('cookie')) headers.set('cookie', sent);
      const response = await fetch(target, { ...init, headers, redirect: 'manual' });
      for (const line of response.headers.getSetCookie()) keepCookie(cookies, line);
      return response;
    },
    async follow(url) {
      let target = new URL(url, origin);
      for (let hops = 0; hops < 10; hops += 1) {
        if (target.origin !== origin) return { url: target, response: Response.error() };
        const response = await self.fetch(target);
        const location = response.headers.get('location');
        if (!location) return { url: target, response };
        target = new URL(location, target);
        if (/^\/(sign-in|consent|no-access)$/.test(target.pathname) && target.origin === origin)
          return { url: target, response };
      }
      throw new Error('Too many redirects');
    },
  };
  return self;
}

function keepCookie(cookies: OidcBrowser['cookies'], line: string): void {
  const [pair = '', ...attributes] = line.split(/; */);
  const name = pair.slice(0, pair.indexOf('='));
  const value = pair.slice(pair.indexOf('=') + 1);
  const path = attributes.find((text) => /^path=/i.test(text))?.slice(5) ?? '/';
  const isGone =
    value === '' || attributes.some((text) => /^max-age=0$|^expires=Thu, 01 Jan 1970/i.test(text));
  if (isGone) cookies.delete(`${name} ${path}`);
  else cookies.set(`${name} ${path}`, { value, path });
}

/** Completes the flow for this user, as the last step on the sign-in pages does, and returns the URL to continue at. */
export async function finishFlow(
  runtime: Runtime,
  tenant: Tenant,
  uid: string,
  userId: string,
  amr = ['pwd'],
): Promise<string> {
  await runtime.database.tenant(tenant.id, async (db) => {
    const row = db
      .selectFrom('oidcInstances')
      .where('model', '=', 'Interaction')
      .where('id', '=', flowKey(uid));
    const { payload } = await row.select('payload').executeTakeFirstOrThrow();
    const result = { login: { accountId: userId, amr, acr: levelOf(amr) } };
    await db
      .updateTable('oidcInstances')
      .set({ accountId: userId, payload: JSON.stringify({ ...payload, result }) })
      .where('model', '=', 'Interaction')
      .where('id', '=', flowKey(uid))
      .execute();
  });
  return `${tenant.issuer}/auth/${uid}`;
}

export interface TestApplication {
  type: 'SPA' | 'Native' | 'Traditional' | 'MachineToMachine';
  redirectUris?: string[];
  postLogoutRedirectUris?: string[];
  isThirdParty?: boolean;
  /** The user scopes that a third-party application may request. The default is those of a new one. */
  userScopes?: readonly UserConsentScope[];
  custom?: Record<string, unknown>;
}

/** Creates an application, with one secret if its type has secrets. */
export function createApplication(
  runtime: Runtime,
  tenant: Tenant,
  {
    type,
    redirectUris = [],
    postLogoutRedirectUris = [],
    isThirdParty = false,
    userScopes = defaultUserConsentScopes,
    custom = {},
  }: TestApplication,
): Promise<{ id: string; secret: string }> {
  const id = createId();
  const secret = createId(43);
  return runtime.database.tenant(tenant.id, async (db) => {
    await db
      .insertInto('applications')
      .values({
        id,
        name: 'Test application',
        description: null,
        type,
        isThirdParty,
        oidcClientMetadata: JSON.stringify({ redirectUris, postLogoutRedirectUris }),
        customClientMetadata: JSON.stringify(custom),
      })
      .execute();
    if (isThirdParty) await addUserScopes(db, id, userScopes);
    if (type === 'Traditional' || type === 'MachineToMachine')
      await db
        .insertInto('applicationSecrets')
        .values({ applicationId: id, name: 'Default', sealed: runtime.secrets.seal(secret) })
        .execute();
    return { id, secret };
  });
}

export function createUser(
  runtime: Runtime,
  tenant: Tenant,
  values: Record<string, unknown> = {},
): Promise<string> {
  const id = createUserId();
  return runtime.database.tenant(tenant.id, async (db) => {
    await db
      .insertInto('users')
      .values({ id, username: `user_${id}`, passwordEncrypted: null, ...values } as never)
      .execute();
    return id;
  });
}

/** Creates a resource, and a role with its scopes for this user. */
export function createResource(
  runtime: Runtime,
  tenant: Tenant,
  {
    indicator,
    scopes,
    held,
    userId,
    ttl = 3600,
  }: { indicator: string; scopes: string[]; held: string[]; userId?: string; ttl?: number },
): Promise<void> {
  return runtime.database.tenant(tenant.id, async (db) => {
    const resourceId = createId();
    await db
      .insertInto('resources')
      .values({ id: resourceId, name: indicator, indicator, accessTokenTtl: ttl })
      .execute();
    const rows = scopes.map((name) => ({ id: createId(), resourceId, name, description: null }));
    await db.insertInto('scopes').values(rows).execute();
    if (userId === undefined) return;
    const roleId = createId();
    await db
      .insertInto('roles')
      .values({ id: roleId, name: `role ${roleId}`, description: 'test', type: 'User' })
      .execute();
    await db.insertInto('usersRoles').values({ userId, roleId }).execute();
    const given = rows.filter(({ name }) => held.includes(name));
    if (given.length > 0)
      await db
        .insertInto('rolesScopes')
        .values(given.map(({ id }) => ({ roleId, scopeId: id })))
        .execute();
  });
}

export interface Pkce {
  verifier: string;
  challenge: string;
}

export function createPkce(): Pkce {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** An authorization request as the published clients send it. */
export function authorizationUrl(
  tenant: Tenant,
  client: { id: string; redirectUri: string },
  pkce: Pkce | undefined,
  extra: Record<string, string | string[]> = {},
): URL {
  const url = new URL(`${tenant.issuer}/auth`);
  const values: Record<string, string | string[]> = {
    client_id: client.id,
    redirect_uri: client.redirectUri,
    response_type: 'code',
    scope: 'openid offline_access profile',
    prompt: 'consent',
    state: 'state-1',
    ...(pkce ? { code_challenge: pkce.challenge, code_challenge_method: 'S256' } : {}),
    ...extra,
  };
  for (const [name, value] of Object.entries(values))
    for (const item of [value].flat()) if (item !== '') url.searchParams.append(name, item);
  return url;
}

/** Completes a sign-in and returns the callback URL with its code. */
export async function signIn(
  runtime: Runtime,
  tenant: Tenant,
  browser: OidcBrowser,
  url: URL,
  userId: string,
  amr?: string[],
): Promise<URL> {
  const start = await browser.follow(url);
  // A browser that is already signed in is redirected without a page.
  if (start.url.origin !== tenant.origin) return start.url;
  const flow = start.url.searchParams.get('flow');
  if (!flow) throw new Error(`No sign-in page: ${await start.response.text()}`);
  const end = await browser.follow(await finishFlow(runtime, tenant, flow, userId, amr));
  return end.url;
}

type TokenField =
  | 'access_token'
  | 'refresh_token'
  | 'id_token'
  | 'token_type'
  | 'scope'
  | 'error'
  | 'error_description'
  | 'code'
  | 'message';

export interface TokenAnswer {
  status: number;
  headers: Headers;
  body: Partial<Record<TokenField, string>> & { expires_in?: number; active?: boolean } & Record<
      string,
      unknown
    >;
}

/** A request to the token endpoint, or to another one that accepts a form with client authentication. */
export async function postForm(
  url: string,
  form: Record<string, string | undefined>,
  basic?: { id: string; secret: string },
  headers: Record<string, string> = {},
): Promise<TokenAnswer> {
  const given = Object.entries(form).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const authorization = basic && `Basic ${Buffer.from(`${basic.id}:${basic.secret}`).toString('base64')}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...(authorization ? { authorization } : {}), ...headers },
    body: new URLSearchParams(given),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text.startsWith('{') ? JSON.parse(text) : {}) as TokenAnswer['body'],
  };
}
