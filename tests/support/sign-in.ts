import { createHash, randomBytes } from 'node:crypto';
import { encodeBody } from '@gatehouse/contract/client';
import type { ClientInput, ClientOutput, Endpoint } from '@gatehouse/contract/endpoint';
import type { ErrorBody } from '@gatehouse/contract/errors';
import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import type { NextStep } from '@gatehouse/contract/sign-in/steps';
import * as codeApi from '@gatehouse/contract/sign-in/code-endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import * as passwordApi from '@gatehouse/contract/sign-in/password-endpoints';
import { defaultUserConsentScopes } from '@gatehouse/contract/applications/consent-scopes';
import { decodeJwt } from 'jose';
import type { Tenant } from '../../apps/server/src/runtime/ctx.ts';
import { addUserScopes } from '../../apps/server/src/features/applications/consent-scopes.ts';
import { createId, createUserId } from '../../apps/server/src/lib/ids.ts';
import type { StoredPassword } from '../../apps/server/src/passwords/stored-password.ts';
import type { Runtime } from '../../apps/server/src/runtime/runtime.ts';

/** A password that every policy of these tests accepts. */
export const goodPassword = 'Correct-Horse-42';

export const redirectUri = 'https://app.example/callback';

/** A single-page application of a tenant. */
export async function createApplication(
  runtime: Runtime,
  tenantId: string,
  values: { name?: string; redirectUris?: string[]; isThirdParty?: boolean } = {},
): Promise<string> {
  const id = createId();
  const { name = 'Storefront', redirectUris = [redirectUri], isThirdParty = false } = values;
  const oidcClientMetadata = JSON.stringify({ redirectUris, postLogoutRedirectUris: [] });
  await runtime.database.tenant(tenantId, async (db) => {
    await db
      .insertInto('applications')
      .values({ id, name, description: null, type: 'SPA', isThirdParty, oidcClientMetadata })
      .execute();
    if (isThirdParty) await addUserScopes(db, id, defaultUserConsentScopes);
  });
  return id;
}

export interface NewUser {
  username?: string;
  primaryEmail?: string;
  primaryPhone?: string;
  password?: string;
  /** An imported hash instead of a password. */
  stored?: StoredPassword;
  isSuspended?: boolean;
}

/** A user as an administrator would make one. Answers the id. */
export async function createUser(
  runtime: Runtime,
  tenantId: string,
  { username, primaryEmail, primaryPhone, password, stored, isSuspended = false }: NewUser,
): Promise<string> {
  const hash =
    stored ?? (password === undefined ? undefined : await runtime.hasher.hash(password, { from: 'test' }));
  const id = createUserId();
  await runtime.database.tenant(tenantId, (db) =>
    db
      .insertInto('users')
      .values({
        id,
        username: username ?? null,
        primaryEmail: primaryEmail ?? null,
        primaryPhone: primaryPhone ?? null,
        name: null,
        avatar: null,
        applicationId: null,
        passwordEncrypted: hash?.value ?? null,
        passwordEncryptionMethod: hash?.method ?? null,
        isSuspended,
      })
      .execute(),
  );
  return id;
}

/** What a step answered. */
export interface StepAnswer<Body> {
  status: number;
  headers: Headers;
  body: Body & { next?: NextStep };
  refusal: ErrorBody & { data: { next?: NextStep } & Record<string, unknown> };
}

export interface CallOptions {
  headers?: Record<string, string>;
  /** Ask for the step that follows. */
  prefer?: boolean;
}

/** A browser without windows: it keeps cookies and follows nothing by itself. */
export class TestBrowser {
  /** By name and path: what is set for one address is not sent to another. */
  private readonly jar = new Map<string, { name: string; value: string; path: string }>();
  readonly tenant: Pick<Tenant, 'origin' | 'issuer'>;

  constructor(tenant: Pick<Tenant, 'origin' | 'issuer'>) {
    this.tenant = tenant;
  }

  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(address, this.tenant.origin);
    const cookie = this.cookies(pathname)
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const response = await this.send(new URL(address, this.tenant.origin), {
      redirect: 'manual',
      ...init,
      headers: { ...(cookie ? { cookie } : {}), ...(init.headers as Record<string, string>) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', ...rest] = pair.split('=');
      const value = rest.join('=');
      const path = /;\s*path=([^;]*)/i.exec(line)?.[1] ?? '/';
      if (value === '' || /max-age=0|expires=Thu, 01 Jan 1970/i.test(line))
        this.jar.delete(`${name} ${path}`);
      else this.jar.set(`${name} ${path}`, { name, value, path });
    }
    return response;
  }

  /** The cookies that go to a path. */
  cookies(pathname = '/'): { name: string; value: string }[] {
    return [...this.jar.values()].filter(({ path }) => path === '/' || pathname.startsWith(path));
  }

  /** Goes to the authorization endpoint, and begins to sign in, to register or to replace a password. */
  async begin(clientId: string, event: InteractionEvent = 'SignIn'): Promise<TestFlow> {
    const flow = await this.authorize(clientId);
    await flow.begin(event);
    return flow;
  }

  /** How a request gets to the server. */
  protected send(url: URL, init: RequestInit): Promise<Response> {
    return fetch(url, init);
  }

  /** Goes to the authorization endpoint as an application does. Answers the flow that began. */
  async authorize(clientId: string, extra: Record<string, string> = {}): Promise<TestFlow> {
    const verifier = randomBytes(32).toString('base64url');
    const parameters = new URLSearchParams({
      client_id: clientId,
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: 'openid profile offline_access',
      prompt: 'consent',
      state: randomBytes(8).toString('hex'),
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...extra,
    });
    const response = await this.fetch(`/oidc/auth?${parameters}`);
    const location = response.headers.get('location');
    if (!location?.startsWith('/'))
      throw new Error(`No flow: ${response.status} ${location ?? (await response.text())}`);
    const page = new URL(location, this.tenant.origin);
    return new TestFlow(this, clientId, page, verifier, parameters.get('state') ?? '');
  }
}

/** A sign-in under way in a test's browser. */
export class TestFlow {
  readonly id: string;
  constructor(
    readonly browser: TestBrowser,
    readonly clientId: string,
    readonly page: URL,
    readonly verifier: string,
    readonly state: string,
  ) {
    this.id = page.searchParams.get('flow') ?? '';
  }

  /** One step, as our own pages make it. */
  async call<const E extends Endpoint>(
    endpoint: E,
    body?: ClientInput<E>['body'],
    { headers, prefer }: CallOptions = {},
  ): Promise<StepAnswer<ClientOutput<E> extends void ? object : ClientOutput<E>>> {
    const sent = encodeBody({ body });
    const response = await this.browser.fetch(endpoint.path, {
      method: endpoint.method,
      headers: {
        'gatehouse-flow': this.id,
        origin: this.browser.tenant.origin,
        ...sent.headers,
        ...(prefer ? { prefer: 'return=representation' } : {}),
        ...headers,
      },
      body: sent.body,
    });
    const text = await response.text();
    const parsed = (text ? JSON.parse(text) : {}) as never;
    return { status: response.status, headers: response.headers, body: parsed, refusal: parsed };
  }

  /** Sends a picture for the account that is being made, as a page of ours does. */
  async uploadAvatar(file: Blob, headers: Record<string, string> = { origin: this.browser.tenant.origin }) {
    const body = new FormData();
    body.set('file', file, 'me');
    const { method, path } = api.uploadAvatar;
    const init = { method, headers: { 'gatehouse-flow': this.id, ...headers }, body };
    const response = await this.browser.fetch(path, init);
    return { status: response.status, body: (await response.json()) as { url: string; code: string } };
  }

  begin(interactionEvent: InteractionEvent) {
    return this.call(api.beginExperience, { interactionEvent });
  }

  /** Only the password, after `begin`. */
  verify(type: 'username' | 'email' | 'phone', value: string, password: string, options?: CallOptions) {
    return this.call(passwordApi.verifyPassword, { identifier: { type, value }, password }, options);
  }

  /** Whose account it is, by its password, after `begin`. Answers the step that follows. */
  async identifyByPassword(username: string, password = goodPassword): Promise<NextStep | undefined> {
    const { body } = await this.verify('username', username, password);
    const { verificationId } = body;
    return (await this.call(api.identify, { verificationId }, { prefer: true })).body.next;
  }

  /** Has a code sent, after `begin`. */
  sendCode(
    type: 'email' | 'phone',
    value: string,
    interactionEvent: InteractionEvent = 'SignIn',
    options?: CallOptions,
  ) {
    return this.call(
      codeApi.sendVerificationCode,
      { identifier: { type, value }, interactionEvent },
      options,
    );
  }

  enterCode(
    type: 'email' | 'phone',
    value: string,
    verificationId: string,
    code: string,
    options?: CallOptions,
  ) {
    return this.call(
      codeApi.verifyVerificationCode,
      { identifier: { type, value }, verificationId, code },
      options,
    );
  }

  /** A complete sign-in. Returns the response of the first rejected step, or of the last one. */
  async signIn(username: string, password: string, type: 'username' | 'email' = 'username') {
    const started = await this.begin('SignIn');
    if (started.status >= 400) return started;
    const verified = await this.verify(type, username, password);
    return verified.status >= 400 ? verified : this.finish(verified.body.verificationId);
  }

  /** A complete registration. */
  async register(username: string, password: string) {
    const started = await this.begin('Register');
    if (started.status >= 400) return started;
    const identifier = { type: 'username', value: username } as const;
    const made = await this.call(passwordApi.createPasswordIdentity, { identifier, password });
    return made.status >= 400 ? made : this.finish(made.body.verificationId);
  }

  async finish(verificationId: string) {
    const identified = await this.call(api.identify, { verificationId });
    return identified.status >= 400 ? identified : this.call(api.submitExperience);
  }

  /** Follows a finished flow back to the application. Answers the parameters that it gets. */
  async resume(): Promise<URLSearchParams> {
    const response = await this.browser.fetch(`/oidc/auth/${this.id}`);
    const location = response.headers.get('location') ?? '';
    if (!location.startsWith(redirectUri)) throw new Error(`Not back: ${response.status} ${location}`);
    return new URL(location).searchParams;
  }

  /** Whether the application gets a code. */
  isSignedIn(): Promise<boolean> {
    return this.resume().then(
      (parameters) => parameters.has('code'),
      () => false,
    );
  }

  /** Follows a finished flow back to the application. Answers who it says has signed in. */
  async subject(): Promise<string> {
    const code = (await this.resume()).get('code') ?? '';
    return decodeJwt((await this.redeem(code)).id_token ?? '').sub ?? '';
  }

  /** The tokens for a code. */
  async redeem(code: string): Promise<Record<string, string>> {
    const response = await fetch(`${this.browser.tenant.issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: this.clientId,
        code,
        redirect_uri: redirectUri,
        code_verifier: this.verifier,
      }),
    });
    return (await response.json()) as Record<string, string>;
  }
}
