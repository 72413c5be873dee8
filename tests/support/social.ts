import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Runtime } from '../../apps/server/src/runtime/runtime.ts';
import type { FakeOAuthOptions } from '../../packages/connectors/test/fake-oauth.ts';
import { adminTenantId } from '@gatehouse/contract/common';
import { createFakeOidc } from '../../packages/connectors/src/oidc/oidc.fake.ts';

/** A local OpenID Connect provider. Servers need `OUTBOUND_ALLOW` for 127.0.0.1. */
export interface SocialProvider {
  issuer: string;
  /** Settings of an `oidc` connector for it. */
  config: Record<string, unknown>;
  /** Registered callback URLs. */
  redirectUris: string[];
  /** Paths of the requests it received. */
  asked: string[];
  /** Overrides claims of the next user (`sub: 'u1'`, Ada, with a verified email address). */
  person: Record<string, unknown>;
  /** Adds to its next token responses. */
  tokens: Record<string, unknown>;
  /** Its response to a refresh token; by default it has none. */
  refresh: NonNullable<FakeOAuthOptions['refresh']>;
  stop(): Promise<void>;
}

/** Adds a connector for a provider to the admin tenant, which has no Management API. */
export const addAdminConnector = (
  { database, secrets }: Runtime,
  { config }: Pick<SocialProvider, 'config'>,
): Promise<void> =>
  database.tenant(adminTenantId, async (db) => {
    const values = {
      id: 'acme',
      connectorId: 'oidc',
      type: 'Social' as const,
      target: 'acme',
      platform: '' as const,
      sealed: secrets.sealJson(config),
      metadata: JSON.stringify({ target: 'acme', name: { en: 'Acme' } }),
      syncProfile: false,
      enableTokenStorage: false,
    };
    await db
      .insertInto('connectors')
      .values(values as never)
      .execute();
  });

/** Starts it. Its page redirects back immediately, as for a user who is already signed in there. */
export async function startSocialProvider(): Promise<SocialProvider> {
  const redirectUris: string[] = [];
  const asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const url = new URL(incoming.url ?? '/', issuer);
      const { method = 'GET', headers } = incoming;
      asked.push(url.pathname);
      if (url.pathname === '/auth') {
        signInAt(url, outgoing);
        return;
      }
      const body = Buffer.concat(chunks).toString();
      void Promise.resolve(
        fake.handle({ method, url, headers: headers as Record<string, string>, body }),
      ).then((answer) => {
        outgoing.writeHead(answer.status, { 'content-type': 'application/json' });
        outgoing.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
      });
    });
  });
  /** Redirects the user back with a code, or shows the error. */
  function signInAt(url: URL, outgoing: ServerResponse): void {
    try {
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      for (const [name, value] of Object.entries(fake.authorize(url.href)))
        back.searchParams.set(name, value);
      outgoing.writeHead(302, { location: back.href }).end();
    } catch (error) {
      outgoing.writeHead(400, { 'content-type': 'text/plain' }).end((error as Error).message);
    }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: SocialProvider = {
    issuer,
    config: { issuer, clientId: 'client', clientSecret: 'good' },
    redirectUris,
    asked,
    person: {},
    tokens: {},
    refresh: () => ({ status: 400, body: { error: 'invalid_grant' } }),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const fake = createFakeOidc({
    issuer,
    redirectUris,
    userinfo: () => provider.person,
    tokens: () => provider.tokens,
    refresh: (token) => provider.refresh(token),
  });
  return provider;
}
