import { createApplication } from '@gatehouse/contract/applications/endpoints';
import { listApplicationSecrets } from '@gatehouse/contract/applications/secret-endpoints';
import { rotateSigningKey } from '@gatehouse/contract/signing-keys/endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import { startTestServer, type TestServer } from '../support/server.ts';
import { findFreePort } from '../support/ports.ts';
import { goodPassword } from '../support/records.ts';
import { type Caller, createTestTenant, type TestTenant } from '../support/tenant.ts';

/** An application of the suite, registered as its instructions say. */
export interface Client {
  id: string;
  secret: string;
  redirectUri: string;
  postLogoutRedirectUri: string;
}

/** A server behind https with a tenant as the suite needs it: RS256, two applications, and a user with every standard claim. */
export interface World {
  server: TestServer;
  tenant: Pick<TestTenant, 'id' | 'origin' | 'issuer'>;
  call: Caller;
  user: { id: string; username: string; password: string };
  /** Sends a request as the proxy does that ends https. */
  send(url: string | URL, init?: RequestInit): Promise<Response>;
  createClient(settings?: { formPost?: boolean; backchannelLogoutUri?: string }): Promise<Client>;
  stop(): Promise<void>;
}

/** Every claim that the scopes `profile`, `email`, `phone` and `address` request (OpenID Connect Core 5.4). */
const profile = {
  givenName: 'Ada',
  familyName: 'Lovelace',
  middleName: 'Augusta',
  nickname: 'Ada',
  preferredUsername: 'ada',
  profile: 'https://people.example/ada',
  website: 'https://ada.example',
  gender: 'female',
  birthdate: '1985-12-10',
  zoneinfo: 'Europe/London',
  locale: 'en-GB',
  address: { formatted: '12 St James’s Square, London', locality: 'London', country: 'GB' },
};

export async function createWorld(): Promise<World> {
  const port = await findFreePort();
  const server = await startTestServer({
    environment: {
      PORT: String(port),
      ENDPOINT: `https://*.localhost:${port}`,
      OUTBOUND_ALLOW: '127.0.0.1',
    },
    // Modules that wait move the clock instead.
    clock: () => Date.now(),
  });
  const tenant = await server.createTenant();
  const toHttp = (url: string | URL): string => String(url).replace(/^https:/, 'http:');
  const behind = { ...tenant, origin: toHttp(tenant.origin), issuer: toHttp(tenant.issuer) };
  const call = await createTestTenant(server.runtime, behind).as('all');
  const rsa = { params: { keyType: 'private-keys' }, body: { signingKeyAlgorithm: 'RSA' } } as const;
  requireDone(await call(rotateSigningKey, rsa));
  const username = 'ada';
  const user = requireDone(
    await call(createUser, {
      body: {
        username,
        password: goodPassword,
        name: 'Ada Lovelace',
        avatar: 'https://ada.example/portrait.png',
        primaryEmail: 'ada@example.com',
        primaryPhone: '442071838750',
        profile,
      },
    }),
  );
  return {
    server,
    tenant,
    call,
    user: { id: user.id, username, password: goodPassword },
    send: (url, init = {}) => fetch(toHttp(url), { redirect: 'manual', ...init }),
    async createClient({ formPost = false, backchannelLogoutUri } = {}) {
      const [redirectUri, postLogoutRedirectUri] = [
        'https://suite.example/callback',
        'https://suite.example/post_logout_redirect',
      ];
      const { id } = requireDone(
        await call(createApplication, {
          body: {
            name: 'Suite',
            type: 'Traditional',
            oidcClientMetadata: {
              redirectUris: [redirectUri],
              postLogoutRedirectUris: [postLogoutRedirectUri],
              ...(backchannelLogoutUri && { backchannelLogoutUri, backchannelLogoutSessionRequired: true }),
            },
            ...(formPost && { customClientMetadata: { allowFormPost: true } }),
          },
        }),
      );
      const [secret] = requireDone(await call(listApplicationSecrets, { params: { id } }));
      return { id, secret: secret?.value ?? '', redirectUri, postLogoutRedirectUri };
    },
    stop: () => server.stop(),
  };
}

function requireDone<Body>({ status, body }: { status: number; body: Body }): Body {
  if (status >= 400) throw new Error(`The tenant could not be prepared: ${status} ${JSON.stringify(body)}`);
  return body;
}
