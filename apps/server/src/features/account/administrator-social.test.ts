import { verificationIdHeader } from '@gatehouse/contract/account/access';
import { getMe } from '@gatehouse/contract/me/endpoints';
import * as api from '@gatehouse/contract/me/social-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createAccount } from '../../../../../tests/support/cloud.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import {
  addAdminConnector,
  type SocialProvider,
  startSocialProvider,
} from '../../../../../tests/support/social.ts';
import { createCaller } from '../../../../../tests/support/tenant.ts';

let server: TestServer;
let provider: SocialProvider;
let redirectUri: string;
let now = Date.now();
let serial = 0;
const connectorId = 'acme';

beforeAll(async () => {
  provider = await startSocialProvider();
  server = await startTestServer({
    database: 'cloud_own_social',
    environment: { EDITION: 'cloud', PLATFORM_OUTBOUND_ALLOW: '127.0.0.1' },
    clock: () => now,
  });
  redirectUri = `${server.settings.ADMIN_ENDPOINT}/console/handle-social`;
  provider.redirectUris.push(redirectUri);
  await addAdminConnector(server.runtime, provider);
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const begin = ({ me }: Pick<Account, 'me'>, state: string, back = redirectUri) =>
  me(api.beginSocialLink, { body: { connectorId, state, redirectUri: back } });

/** Signs in at the provider as this person, and returns the parameters of the redirect. */
async function visit(account: Account, sub: string) {
  provider.person = { sub, email: `${sub}@example.com`, email_verified: true };
  const { status, body } = await begin(account, `state-${(serial += 1)}`);
  expect(status).toBe(200);
  const { headers } = await fetch(body.redirectTo, { redirect: 'manual' });
  return Object.fromEntries(new URL(headers.get('location') ?? '').searchParams);
}
const link = ({ me }: Pick<Account, 'me'>, connectorData: object) =>
  me(api.linkSocialIdentity, { body: { connectorId, connectorData: { ...connectorData } } });
const identitiesOf = async ({ me }: Account) => (await me(getMe)).body.identities;

describe('the social accounts of an administrator', () => {
  it('[API-23] [API-24] [API-25] [API-26] [VIEW-11 part] are linked at a provider of the admin tenant, and unlinked', async () => {
    const ada = await createAccount(server);
    const { body: connectors } = await ada.me(api.listOwnSocialConnectors);
    expect(connectors).toEqual([
      {
        id: connectorId,
        name: expect.any(Object),
        logo: expect.any(String),
        logoDark: null,
        target: 'acme',
        platform: null,
      },
    ]);
    expect((await link(ada, await visit(ada, 'p1'))).status).toBe(204);
    expect(await identitiesOf(ada)).toMatchObject({ acme: { userId: 'p1' } });
    const again = await link(ada, await visit(ada, 'p2'));
    expect([again.status, again.refusal.code]).toEqual([422, 'user.identity_already_in_use']);
    const params = { connectorId };
    expect((await ada.me(api.unlinkSocialIdentity, { params })).status).toBe(204);
    expect(await identitiesOf(ada)).toEqual({});
    expect((await ada.me(api.unlinkSocialIdentity, { params })).refusal.code).toBe('user.identity_not_exist');
    const unknown = await ada.me(api.unlinkSocialIdentity, { params: { connectorId: 'unknown' } });
    expect([unknown.status, unknown.refusal.code]).toEqual([404, 'connector.not_found']);
  });

  it('can’t be unlinked if it is the last way to sign in', async () => {
    const ada = await createAccount(server, { email: null });
    expect((await link(ada, await visit(ada, 'p5'))).status).toBe(204);
    const last = await ada.me(api.unlinkSocialIdentity, { params: { connectorId } });
    expect([last.status, last.refusal.code]).toEqual([400, 'user.last_sign_in_method_required']);
  });

  it('[PRF-10 part] attacks: is not linked twice, nor with the return of another user or sign-in', async () => {
    const [ada, bob] = [await createAccount(server), await createAccount(server)];
    const visited = await visit(ada, 'p3');
    const foreign = await link(bob, visited);
    expect([foreign.status, foreign.refusal.code]).toEqual([400, 'verification_record.not_found']);
    expect((await link(ada, { ...visited, state: 'another' })).status).toBe(400);
    const answers = await Promise.all([link(ada, visited), link(ada, visited)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400]);
    const taken = await link(bob, await visit(bob, 'p3'));
    expect([taken.status, taken.refusal.code]).toEqual([422, 'user.identity_already_in_use']);
    expect((await begin(ada, 'state', 'https://evil.example/console/handle-social')).status).toBe(400);
  });

  it('attacks: can’t be changed with a token alone: the sign-in is at most ten minutes ago, or the identity is verified again', async () => {
    const ada = await createAccount(server);
    const visited = await visit(ada, 'p4');
    now = Date.now() + 601_000;
    const answers = [
      await begin(ada, 'state'),
      await link(ada, visited),
      await ada.me(api.unlinkSocialIdentity, { params: { connectorId } }),
    ];
    for (const { status, refusal } of answers)
      expect([status, refusal.code]).toEqual([401, 'verification_record.permission_denied']);
    const forged = createCaller(server.settings.ADMIN_ENDPOINT, ada.meToken, {
      [verificationIdHeader]: 'x'.repeat(21),
    });
    expect((await begin({ me: forged }, 'state')).status).toBe(401);
    now = Date.now();
    expect((await begin(ada, 'state')).status).toBe(200);
  });
});
