import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SignJWT } from 'jose';
import { expect } from 'vitest';
import type { Arrival } from '../browser.ts';
import { requireUserNeeded } from '../conditions/authorization.ts';
import { requireSigned } from '../conditions/id-token.ts';
import { requireHttps, requireHttpsEndpoints } from '../conditions/metadata.ts';
import type { Module, Modules } from '../plan.ts';
import { random, type Run, type SignedIn } from '../run.ts';
import type { Client } from '../world.ts';

type Parameters = Readonly<Record<string, string | undefined>>;

const stateLength = 128;

/** Opens the end session endpoint with these parameters (OpenID Connect RP-Initiated Logout 1.0 2). */
function endSession(run: Run, parameters: Parameters): Promise<Arrival> {
  const url = new URL(run.metadata.end_session_endpoint);
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, value);
  return run.browser.open(url);
}

/** The parameters of a complete request. */
const complete = ({ idToken }: SignedIn, client: Client) => ({
  id_token_hint: idToken.text,
  post_logout_redirect_uri: client.postLogoutRedirectUri,
  state: random(stateLength),
});

/** The user came back with `state` and nothing else. */
function requireBack(run: Run, arrival: Arrival, client: Client, state: string | undefined): void {
  if (arrival.kind !== 'callback') throw new Error(`Not back, but at ${arrival.url.pathname}`);
  expect(arrival.address).toBe(client.postLogoutRedirectUri);
  expect(arrival.query.state, 'state').toBe(state);
  const unknown = Object.keys(arrival.query).filter((name) => name !== 'state');
  run.warnUnless(unknown.length === 0, `unexpected parameters after sign-out: ${unknown.join(', ')}`);
}

/** The session is over: a request without the user is rejected. */
async function requireSignedOut(run: Run, client = run.client): Promise<void> {
  const answer = await run.authorize({ prompt: 'none' }, { client, stateLength });
  expect(answer.isAsked).toBe(false);
  requireUserNeeded(run, answer);
}

/** Signs in, then out with changed parameters. */
async function signOut(run: Run, change: (parameters: Parameters) => Parameters | Promise<Parameters>) {
  const signedIn = await run.complete({}, { stateLength });
  const parameters = await change(complete(signedIn, run.client));
  return { arrival: await endSession(run, parameters), parameters };
}

/** The user comes back to the application, and is signed out. */
const comingBack =
  (change: (parameters: Parameters) => Parameters): Module =>
  async (run) => {
    const { arrival, parameters } = await signOut(run, change);
    requireBack(run, arrival, run.client, parameters.state);
    await requireSignedOut(run);
  };

/** The user confirms, and is told that they are signed out. */
const confirming =
  (change: (parameters: Parameters) => Parameters): Module =>
  async (run) => {
    const { arrival } = await signOut(run, change);
    if (arrival.kind !== 'page') throw new Error(`Sent to ${arrival.address}`);
    const done = await run.browser.submit(arrival);
    expect(done).toMatchObject({ kind: 'page', status: 200 });
    expect(done.kind === 'page' && done.html).toContain('You’re signed out');
    await requireSignedOut(run);
  };

/** The user stays: on an error page, or on a page that asks first. */
const staying =
  (change: (parameters: Parameters, run: Run) => Parameters | Promise<Parameters>): Module =>
  async (run) => {
    const { arrival } = await signOut(run, (parameters) => change(parameters, run));
    if (arrival.kind !== 'page') throw new Error(`Sent to ${arrival.address}`);
    if (arrival.status === 200) expect(arrival.html).toContain('Sign out?');
    else expect(arrival.status).toBe(400);
  };

const unsign = (jwt = ''): string =>
  `${Buffer.from('{"alg":"none"}').toString('base64url')}.${jwt.split('.')[1]}.`;

/** An ID token that the application itself has signed with its secret. */
const forge = ({ client, metadata }: Run): Promise<string> =>
  new SignJWT({ nonce: 'suite' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(client.id)
    .setAudience(metadata.issuer)
    .setSubject('someone')
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(new TextEncoder().encode(client.secret));

/** OpenID Connect RP-Initiated Logout 1.0. */
export const rpInitiatedLogout: Modules = {
  async 'oidcc-rp-initiated-logout-discovery-endpoint-verification'({ metadata }) {
    requireHttpsEndpoints(metadata);
    requireHttps(metadata, ['end_session_endpoint']);
  },
  'oidcc-rp-initiated-logout': comingBack((parameters) => parameters),
  'oidcc-rp-initiated-logout-no-state': comingBack((parameters) => ({ ...parameters, state: undefined })),
  'oidcc-rp-initiated-logout-bad-post-logout-redirect-uri': staying((parameters) => ({
    ...parameters,
    post_logout_redirect_uri: 'https://suite.example/other',
  })),
  'oidcc-rp-initiated-logout-query-added-to-post-logout-redirect-uri': staying((parameters) => ({
    ...parameters,
    post_logout_redirect_uri: `${parameters.post_logout_redirect_uri}?foo=bar`,
  })),
  'oidcc-rp-initiated-logout-modified-id-token-hint': staying((parameters) => ({
    ...parameters,
    id_token_hint: unsign(parameters.id_token_hint),
  })),
  'oidcc-rp-initiated-logout-bad-id-token-hint': staying(async (parameters, run) => ({
    ...parameters,
    id_token_hint: await forge(run),
  })),
  'oidcc-rp-initiated-logout-no-id-token-hint': staying((parameters) => ({
    ...parameters,
    id_token_hint: undefined,
  })),
  'oidcc-rp-initiated-logout-no-params': confirming(() => ({})),
  'oidcc-rp-initiated-logout-no-post-logout-redirect-uri': confirming((parameters) => ({
    ...parameters,
    post_logout_redirect_uri: undefined,
  })),
  'oidcc-rp-initiated-logout-only-state': confirming(({ state }) => ({ state })),
};

/** Receives logout tokens. */
async function startReceiver() {
  const received: { type: string; form: URLSearchParams }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ type: request.headers['content-type'] ?? '', form: new URLSearchParams(body) });
      response.writeHead(200, { 'cache-control': 'no-store' }).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { received, url: `http://127.0.0.1:${port}/backchannel_logout`, stop: () => server.close() };
}

/** OpenID Connect Back-Channel Logout 1.0 2.4: a logout token of this session. */
async function requireLogoutToken(run: Run, jwt: string, client: Client, { idToken }: SignedIn) {
  const claims = await requireSigned(run, jwt, client);
  expect(claims.jti).toBeTypeOf('string');
  expect(claims.events).toEqual({ 'http://schemas.openid.net/event/backchannel-logout': {} });
  expect(claims).not.toHaveProperty('nonce');
  expect(claims.sub ?? claims.sid, 'sub or sid').toBeDefined();
  if (claims.sub !== undefined) expect(claims.sub).toBe(idToken.claims.sub);
  if (claims.sid !== undefined) expect(claims.sid).toBe(idToken.claims.sid);
}

/** OpenID Connect Back-Channel Logout 1.0. */
export const backChannelLogout: Modules = {
  async 'oidcc-backchannel-logout-discovery-endpoint-verification'({ metadata }) {
    requireHttpsEndpoints(metadata);
    requireHttps(metadata, ['end_session_endpoint']);
    expect(metadata.backchannel_logout_supported).toBe(true);
    expect(metadata.backchannel_logout_session_supported).toBe(true);
  },

  async 'oidcc-backchannel-rp-initiated-logout'(run) {
    const receiver = await startReceiver();
    try {
      const client = await run.world.createClient({ backchannelLogoutUri: receiver.url });
      const signedIn = await run.complete({}, { client, stateLength });
      const parameters = complete(signedIn, client);
      requireBack(run, await endSession(run, parameters), client, parameters.state);
      const { outbox } = run.world.server.runtime;
      await outbox.poll();
      await outbox.settle();
      expect(receiver.received).toHaveLength(1);
      const [{ type, form } = { type: '', form: new URLSearchParams() }] = receiver.received;
      expect(type).toMatch(/^application\/x-www-form-urlencoded(;|$)/);
      run.warnUnless(
        [...form.keys()].join() === 'logout_token',
        `unexpected fields: ${[...form.keys()].join(', ')}`,
      );
      await requireLogoutToken(run, form.get('logout_token') ?? '', client, signedIn);
      await requireSignedOut(run, client);
    } finally {
      receiver.stop();
    }
  },
};
