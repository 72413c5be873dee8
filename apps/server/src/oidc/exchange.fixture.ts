import { createSubjectToken } from '@gatehouse/contract/subject-tokens/endpoints';
import { createPersonalAccessToken } from '@gatehouse/contract/users/personal-access-token-endpoints';
import { createOidcClient, type OidcClient } from '../../../../tests/support/oidc-client.ts';
import type { TestApplication, TokenAnswer } from '../../../../tests/support/oidc-browser.ts';
import type { TestServer } from '../../../../tests/support/server.ts';
import { api, asked, createWorld } from './organization.fixture.ts';

export const exchangeGrant = 'urn:ietf:params:oauth:grant-type:token-exchange';
export const types = {
  access: 'urn:ietf:params:oauth:token-type:access_token',
  impersonation: 'urn:logto:token-type:impersonation_token',
  personal: 'urn:logto:token-type:personal_access_token',
} as const;

/** The world of the organizations' tests, with an application that signs users in and one that exchanges tokens. */
export async function createExchangeWorld(server: TestServer) {
  const world = await createWorld(server);
  const { tenant, call, ada } = world;
  const createClient = (application: Partial<TestApplication> = {}): Promise<OidcClient> =>
    createOidcClient(server.runtime, tenant, { type: 'Traditional', ...application });
  const custom = { allowTokenExchange: true };
  const front = await createClient();
  const backend = await createClient({ custom });
  const subjectToken = async (userId = ada, context = {}) =>
    (await call(createSubjectToken, { body: { userId, context } })).body.subjectToken;
  const personal = async (name: string, expiresAt: number | null = null, userId = ada) =>
    (await call(createPersonalAccessToken, { params: { userId }, body: { name, expiresAt } })).body.value;
  const exchange = (
    type: keyof typeof types,
    token: string | undefined,
    extra: Record<string, string | undefined> = {},
    client = backend,
  ): Promise<TokenAnswer> =>
    client.post('/token', {
      grant_type: exchangeGrant,
      subject_token: token,
      subject_token_type: types[type],
      ...extra,
    });
  /** Signs Ada in at the front application: the opaque token, and one for the API. */
  const signIn = async (userId = ada, extra: Record<string, string | string[]> = asked) => {
    front.browser.cookies.clear();
    const { access_token: opaque, refresh_token: refresh } = await front.signIn(userId, extra);
    const { body } = await front.refresh(refresh, { resource: api });
    return { opaque, jwt: body.access_token, refresh: body.refresh_token };
  };
  return { ...world, front, backend, createClient, subjectToken, personal, exchange, signIn };
}
export type ExchangeWorld = Awaited<ReturnType<typeof createExchangeWorld>>;
