import { encodeBody } from '@gatehouse/contract/client';
import type { ClientInput, ClientOutput, Endpoint } from '@gatehouse/contract/endpoint';
import type { ErrorBody } from '@gatehouse/contract/errors';
import * as codeApi from '@gatehouse/contract/sign-in/code-endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import * as passwordApi from '@gatehouse/contract/sign-in/password-endpoints';
import type { NextStep } from '@gatehouse/contract/sign-in/steps';
import { decodeJwt } from 'jose';
import { goodPassword, redirectUri } from './records.ts';
import type { TestBrowser } from './test-browser.ts';

/** The response to a step. */
export interface StepAnswer<Body> {
  status: number;
  headers: Headers;
  body: Body & { next?: NextStep };
  refusal: ErrorBody & { data: { next?: NextStep } & Record<string, unknown> };
}

export interface CallOptions {
  headers?: Record<string, string>;
  /** Whether to request the next step in the response. */
  prefer?: boolean;
}

/** A sign-in in progress in a test's browser. */
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

  /** Requests one step as the sign-in pages do. */
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

  /** Uploads a picture for the account that is being created, as the sign-in pages do. */
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

  /** Verifies only the password, after `begin`. */
  verify(type: 'username' | 'email' | 'phone', value: string, password: string, options?: CallOptions) {
    return this.call(passwordApi.verifyPassword, { identifier: { type, value }, password }, options);
  }

  /** Identifies the user by password, after `begin`. Returns the next step. */
  async identifyByPassword(username: string, password = goodPassword): Promise<NextStep | undefined> {
    const { body } = await this.verify('username', username, password);
    const { verificationId } = body;
    return (await this.call(api.identify, { verificationId }, { prefer: true })).body.next;
  }

  /** Sends a code, after `begin`. */
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

  /** Follows a finished flow back to the application. Returns the parameters that it receives. */
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

  /** Follows a finished flow back to the application. Returns the ID token's `sub`. */
  async subject(): Promise<string> {
    const code = (await this.resume()).get('code') ?? '';
    return decodeJwt((await this.redeem(code)).id_token ?? '').sub ?? '';
  }

  /** Redeems a code for tokens, for an API if one is named. */
  async redeem(code: string, resource?: string): Promise<Record<string, string>> {
    const response = await fetch(`${this.browser.tenant.issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: this.clientId,
        code,
        redirect_uri: redirectUri,
        code_verifier: this.verifier,
        ...(resource && { resource }),
      }),
    });
    return (await response.json()) as Record<string, string>;
  }
}
