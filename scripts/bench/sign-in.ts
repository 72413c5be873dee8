import { createHash } from 'node:crypto';
import { z } from 'zod';
import { totpCode } from '../../apps/server/src/mfa/totp-codes.ts';
import type { Answer, Client, Question } from './client.ts';
import type { Mailbox } from './mailbox.ts';

/** Redirect URI of the bench's application. */
export const redirectUri = 'https://app.example/callback';
const verifier = 'a-verifier-of-the-length-that-rfc-7636-asks-for';
const challenge = createHash('sha256').update(verifier).digest('base64url');

export interface Person {
  username: string;
  email: string;
  password: string;
}

const tokens = z.object({ access_token: z.string(), refresh_token: z.string(), id_token: z.string() });
export type Tokens = z.infer<typeof tokens>;

/** A sign-in in progress: the flow's ID and the browser's cookies. */
export interface Visit {
  client: Client;
  clientId: string;
  flowId: string;
  ask: (question: Question, expected?: number) => Promise<Answer>;
}

/** What an authorization request asks for, besides the user's profile and a refresh token. */
export interface Wanted {
  resources: readonly string[];
  scopes: readonly string[];
}
const nothing: Wanted = { resources: [], scopes: [] };

/** An authorization request as published clients send it. */
export function authorizationPath(clientId: string, { resources, scopes }: Wanted = nothing): string {
  const parameters = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: ['openid profile offline_access', ...scopes].join(' '),
    prompt: 'consent',
    state: 'state',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  for (const resource of resources) parameters.append('resource', resource);
  return `/oidc/auth?${parameters}`;
}

/** Sends the authorization request in a new browser. */
export async function beginVisit(client: Client, clientId: string, wanted?: Wanted): Promise<Visit> {
  const cookies = new Map<string, { pair: string; path: string }>();
  const ask: Visit['ask'] = async (question, expected) => {
    const cookie = [...cookies.values()]
      .filter(({ path }) => question.path.startsWith(path))
      .map(({ pair }) => pair)
      .join('; ');
    const headers = { ...question.headers, ...(cookie ? { cookie } : {}) };
    const answer = await client.send({ ...question, headers }, expected);
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [pair = ''] = line.split(';');
      const path = /;\s*path=([^;]*)/i.exec(line)?.[1] ?? '/';
      const key = `${pair.split('=')[0]} ${path}`;
      if (/^[^=]*=(;|$)|max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(key);
      else cookies.set(key, { pair, path });
    }
    return answer;
  };
  const { headers } = await ask({ path: authorizationPath(clientId, wanted) }, 303);
  const flowId = new URL(headers.location ?? '', client.origin).searchParams.get('flow') ?? '';
  return { client, clientId, flowId, ask };
}

/** One step, as sent by our pages. */
export const step = (
  { client, flowId, ask }: Visit,
  method: string,
  path: string,
  body?: object,
  expected = 200,
): Promise<Answer> =>
  ask(
    {
      method,
      path: `/api/experience${path}`,
      body,
      headers: {
        'gatehouse-flow': flowId,
        origin: client.origin,
        prefer: 'return=representation',
      },
    },
    expected,
  );

export type Event = 'SignIn' | 'Register' | 'ForgotPassword';

export const begin = (visit: Visit, interactionEvent: Event = 'SignIn'): Promise<Answer> =>
  step(visit, 'PUT', '', { interactionEvent });

export const verify = (
  visit: Visit,
  { username, password }: Pick<Person, 'username' | 'password'>,
  expected = 200,
): Promise<Answer> =>
  step(
    visit,
    'POST',
    '/verification/password',
    { identifier: { type: 'username', value: username }, password },
    expected,
  );

// Schemas are created once, because that takes longer than the rest of a client's work.
const verification = z.object({ verificationId: z.string() });
const submission = z.object({ redirectTo: z.string() });

const readVerificationId = (text: string): string => verification.parse(JSON.parse(text)).verificationId;

/** Sends a code by email. Returns the verification ID. */
export async function sendCode(visit: Visit, email: string, interactionEvent: Event): Promise<string> {
  const identifier = { type: 'email', value: email };
  const body = { identifier, interactionEvent };
  const { text } = await step(visit, 'POST', '/verification/verification-code', body);
  return readVerificationId(text);
}

export const enterCode = (
  visit: Visit,
  email: string,
  verificationId: string,
  code: string,
  expected: number,
): Promise<Answer> =>
  step(
    visit,
    'POST',
    '/verification/verification-code/verify',
    { identifier: { type: 'email', value: email }, verificationId, code },
    expected,
  );

const identify = (visit: Visit, { text }: Answer): Promise<Answer> =>
  step(visit, 'POST', '/identification', {
    verificationId: readVerificationId(text),
  });

const submit = async (visit: Visit): Promise<string> =>
  submission.parse(JSON.parse((await step(visit, 'POST', '/submit')).text)).redirectTo;

/** The last two requests of every sign-in: resume, code exchange. */
async function redeem(visit: Visit, redirectTo: string): Promise<Tokens> {
  const resumed = await visit.ask({ path: new URL(redirectTo).pathname }, 303);
  const code = new URL(resumed.headers.location ?? '').searchParams.get('code') ?? '';
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: visit.clientId,
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  });
  const { text } = await visit.ask({ method: 'POST', path: '/oidc/token', body }, 200);
  return tokens.parse(JSON.parse(text));
}

const finish = async (visit: Visit): Promise<Tokens> => redeem(visit, await submit(visit));

/** A registration with a username and a password. `onCreated` is called when the server has said that the account exists. */
export async function signUp(
  client: Client,
  clientId: string,
  { username, password }: Pick<Person, 'username' | 'password'>,
  onCreated: () => void,
): Promise<Tokens> {
  const visit = await beginVisit(client, clientId);
  await begin(visit, 'Register');
  const identifier = { type: 'username', value: username };
  await identify(
    visit,
    await step(visit, 'POST', '/verification/new-password-identity', { identifier, password }),
  );
  const redirectTo = await submit(visit);
  onCreated();
  return redeem(visit, redirectTo);
}

/** A sign-in with a password: seven requests, from authorization to tokens. */
export async function signIn(
  client: Client,
  clientId: string,
  person: Person,
  wanted?: Wanted,
): Promise<Tokens> {
  const visit = await beginVisit(client, clientId, wanted);
  await begin(visit);
  await identify(visit, await verify(visit, person));
  return finish(visit);
}

/** A sign-in with an email code: eight requests and the email. */
export async function signInByMail(
  client: Client,
  clientId: string,
  { email }: Person,
  mailbox: Mailbox,
): Promise<Tokens> {
  const visit = await beginVisit(client, clientId);
  await begin(visit);
  const arrival = mailbox.nextCode(email);
  const verificationId = await sendCode(visit, email, 'SignIn');
  await identify(visit, await enterCode(visit, email, verificationId, await arrival, 200));
  return finish(visit);
}

/** A sign-in with a password and a code of an authenticator app: eight requests. */
export async function signInByApp(
  client: Client,
  clientId: string,
  person: Person,
  secret: string,
): Promise<Tokens> {
  const visit = await beginVisit(client, clientId);
  await begin(visit);
  await identify(visit, await verify(visit, person));
  const code = totpCode(secret, Math.floor(Date.now() / 30_000));
  await step(visit, 'POST', '/verification/totp/verify', { code });
  return finish(visit);
}

/** Exchanges a refresh token for the token that the target names, such as `{ resource }`. Returns the next refresh token. */
export async function refresh(
  client: Client,
  clientId: string,
  token: string | undefined,
  target: Record<string, string>,
): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'refresh_token',
    client_id: clientId,
    refresh_token: token ?? '',
    ...target,
  });
  const { text } = await client.send({ method: 'POST', path: '/oidc/token', body }, 200);
  return tokens.parse(JSON.parse(text)).refresh_token;
}
