import {
  createInitialAccessToken,
  updateClientRegistration,
} from '@gatehouse/contract/client-registration/endpoints';
import type { ClientRegistrationSettings } from '@gatehouse/contract/client-registration/client-registration';
import type { TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';

export const redirectUri = 'https://client.example/callback';

/** What a client gets, or an error. */
export interface Registered extends Record<string, unknown> {
  client_id: string;
  client_secret?: string;
  registration_access_token: string;
  registration_client_uri: string;
  scope: string;
  error?: string;
  error_description?: string;
}

interface Answer {
  status: number;
  headers: Headers;
  body: Registered;
}

/** Sends a request as a client does. */
export async function send(
  url: string,
  method: string,
  { token, body, headers = {} }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const { status, headers: answered } = response;
  return { status, headers: answered, body: (text ? JSON.parse(text) : {}) as Registered };
}

/** A tenant at which clients register. */
export async function createWorld(
  server: TestServer,
  settings: Partial<ClientRegistrationSettings> = { mode: 'Token' },
  own?: TestTenant,
) {
  const tenant = own ?? (await server.createTenant());
  const call = await tenant.as('all');
  const change = (body: Partial<ClientRegistrationSettings>) => call(updateClientRegistration, { body });
  await change({ maxClients: 10_000, ...settings });
  const url = `${tenant.issuer}/register`;
  const createToken = async (body: { name?: string; maxUses?: number; expiresIn?: number } = {}) =>
    (await call(createInitialAccessToken, { body: { name: 'partners', ...body } })).body;
  const post = (metadata: unknown, token?: string, headers: Record<string, string> = {}) =>
    send(url, 'POST', { body: metadata, headers, ...(token !== undefined && { token }) });
  /** For clients of tests that aren't about the token. */
  const { value: token } = await createToken({ maxUses: 1000 });
  return {
    tenant,
    call,
    url,
    token,
    change,
    createToken,
    post,
    register: async (metadata: Record<string, unknown> = {}) => {
      const answer = await post({ redirect_uris: [redirectUri], ...metadata }, token);
      if (answer.status !== 201) throw new Error(`Not registered: ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
    discover: async () => {
      const response = await fetch(`${tenant.issuer}/.well-known/openid-configuration`);
      return (await response.json()) as Record<string, unknown>;
    },
    /** The entries of the audit log with a key, newest first. */
    logs: async (key: string) => {
      const rows = await server.runtime.database
        .for(tenant.id)
        .selectFrom('logs')
        .select(['payload', 'applicationId'])
        .where('key', '=', key)
        .orderBy('createdAt', 'desc')
        .execute();
      return rows.map(({ payload, applicationId }) => ({
        applicationId,
        ...(payload as Record<string, unknown>),
      }));
    },
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;
