import { verificationIdHeader } from '@gatehouse/contract/account/access';
import * as identity from '@gatehouse/contract/account/identity-endpoints';
import * as session from '@gatehouse/contract/account/session-endpoints';
import * as verification from '@gatehouse/contract/account/verification-endpoints';
import { createConnector } from '@gatehouse/contract/connectors/endpoints';
import { createSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AccountUser,
  openAccountCenter,
  signInToAccount,
} from '../../../../../tests/support/account.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { type SocialProvider, startSocialProvider } from '../../../../../tests/support/social.ts';
import { type Caller, createCaller, type TestTenant } from '../../../../../tests/support/tenant.ts';

/** On the origin of the redirect URI of the test's applications. */
const redirectUri = 'https://app.example.com/account/back';
let server: TestServer;
let provider: SocialProvider;
let tenant: TestTenant;
let serial = 0;

beforeAll(async () => {
  provider = await startSocialProvider();
  provider.redirectUris.push(redirectUri);
  server = await startTestServer({
    database: 'own_identities',
    environment: { OUTBOUND_ALLOW: '127.0.0.1' },
  });
  tenant = await server.createTenant();
  await openAccountCenter(tenant);
  const call = await tenant.as('all');
  const body = { id: 'acme', connectorId: 'oidc', config: provider.config, metadata: { target: 'acme' } };
  await call(createConnector, { body });
  await call(updateSignInExperience, { body: { socialSignInConnectorTargets: ['acme'] } });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const enter = (
  user: object = { username: `user_${(serial += 1)}`, primaryEmail: `u${serial}@example.com` },
) => signInToAccount(server, tenant, { user });
const begin = (call: Caller, state: string, back = redirectUri) =>
  call(verification.beginOwnSocial, { body: { connectorId: 'acme', state, redirectUri: back } });

/** Signs in at the provider as this person. Returns the started verification and the parameters of the redirect. */
async function visit({ call }: AccountUser, sub: string, email = `${sub}@example.com`) {
  provider.person = { sub, email };
  const state = `state-${(serial += 1)}`;
  const { status, body } = await begin(call, state);
  expect(status).toBe(201);
  const { headers } = await fetch(body.authorizationUri, { redirect: 'manual' });
  const connectorData = Object.fromEntries(new URL(headers.get('location') ?? '').searchParams);
  return { verificationRecordId: body.verificationRecordId, connectorData };
}

/** The same, and verifies it. Returns the body that links the account. */
async function verify(person: AccountUser, sub: string) {
  const visited = await visit(person, sub);
  const { status, body } = await person.call(verification.verifyOwnSocial, { body: visited });
  expect(status).toBe(200);
  return { newIdentifierVerificationRecordId: body.verificationRecordId };
}

describe('a social account', () => {
  it('is linked, announced, replaced and unlinked; other sessions end when it is replaced or unlinked', async () => {
    const person = await enter();
    const call = await person.verified();
    const first = await verify(person, 'p1');
    expect((await person.call(identity.linkOwnIdentity, { body: first })).status).toBe(401);
    expect((await call(identity.linkOwnIdentity, { body: first })).status).toBe(204);
    await server.runtime.outbox.settle();
    const told = await server.runtime.database
      .for(tenant.id)
      .selectFrom('inboxMessages')
      .select('usage')
      .where('usage', '=', 'AccountLinked')
      .execute();
    expect(told).toHaveLength(1);
    const again = await call(identity.linkOwnIdentity, { body: await verify(person, 'p2') });
    expect([again.status, again.refusal.code]).toEqual([422, 'user.identity_already_in_use']);
    const elsewhere = await signInToAccount(server, tenant, { id: person.id });
    expect((await call(identity.replaceOwnIdentity, { body: await verify(person, 'p2') })).status).toBe(204);
    expect((await elsewhere.client.refresh(elsewhere.refreshToken)).status).toBe(400);
    expect((await call(session.listOwnSessions)).status).toBe(200);
    const params = { target: 'acme' };
    const another = await signInToAccount(server, tenant, { id: person.id });
    expect((await call(identity.unlinkOwnIdentity, { params })).status).toBe(204);
    expect((await another.client.refresh(another.refreshToken)).status).toBe(400);
    const missing = await call(identity.unlinkOwnIdentity, { params });
    expect([missing.status, missing.refusal.code]).toEqual([404, 'user.identity_not_exist']);
    // Each verification links once.
    const used = await call(identity.linkOwnIdentity, { body: first });
    expect([used.status, used.refusal.code]).toEqual([400, 'verification_record.not_found']);
    await server.runtime.outbox.settle();
    const usages = await server.runtime.database
      .for(tenant.id)
      .selectFrom('inboxMessages')
      .select('usage')
      .where('usage', '=', 'AccountUnlinked')
      .execute();
    expect(usages).toHaveLength(1);
  });

  it('traps G10 (5): of another user can’t be linked, and the last way to sign in can’t be unlinked', async () => {
    const [person, other] = [await enter(), await enter({ username: undefined })];
    expect(
      (await (await person.verified())(identity.linkOwnIdentity, { body: await verify(person, 'p3') }))
        .status,
    ).toBe(204);
    const call = await other.verified();
    const taken = await call(identity.linkOwnIdentity, { body: await verify(other, 'p3') });
    expect([taken.status, taken.refusal.code]).toEqual([422, 'user.identity_already_in_use']);
    expect((await call(identity.linkOwnIdentity, { body: await verify(other, 'p4') })).status).toBe(204);
    const last = await call(identity.unlinkOwnIdentity, { params: { target: 'acme' } });
    expect([last.status, last.refusal.code]).toEqual([400, 'user.last_sign_in_method_required']);
  });

  it('traps G10 (1): attacks: a verification can’t be finished or used by another user, with another state, twice, or as proof of identity', async () => {
    const [person, other] = [await enter(), await enter()];
    const visited = await visit(person, 'p5');
    const finish = async (who: AccountUser, body: typeof visited) => {
      const { status, refusal } = await who.call(verification.verifyOwnSocial, { body });
      return [status, (refusal as { code?: string }).code];
    };
    expect(await finish(other, visited)).toEqual([404, 'verification_record.not_found']);
    expect(await finish(person, visited)).toEqual([200, undefined]);
    expect(await finish(person, visited)).toEqual([404, 'verification_record.not_found']);
    const body = { newIdentifierVerificationRecordId: visited.verificationRecordId };
    const stolen = await (await other.verified())(identity.linkOwnIdentity, { body });
    expect([stolen.status, stolen.refusal.code]).toEqual([400, 'verification_record.not_found']);
    const header = { [verificationIdHeader]: visited.verificationRecordId };
    const asProof = createCaller(tenant.origin, person.token, header);
    expect((await asProof(session.listOwnSessions)).status).toBe(401);
    const injected = await visit(person, 'p6');
    injected.connectorData.state = 'another';
    expect(await finish(person, injected)).toEqual([400, 'connector.invalid_request_parameters']);
  });

  it('attacks: of an address whose company signs its users in isn’t verified, so it isn’t linked', async () => {
    const call = await tenant.as('all');
    const domain = `company${(serial += 1)}.example`;
    await call(createSsoConnector, {
      body: {
        providerName: 'GoogleWorkspace',
        connectorName: `Company ${serial}`,
        domains: [domain],
        config: { clientId: 'client', clientSecret: 'secret' },
      },
    });
    const person = await enter();
    const visited = await visit(person, 'p7', `cto@${domain}`);
    const { status, refusal } = await person.call(verification.verifyOwnSocial, { body: visited });
    expect([status, refusal.code]).toEqual([422, 'session.sso_enabled']);
  });

  it('attacks: open redirect: the provider is never asked to return to a page of another origin', async () => {
    const { call } = await enter();
    for (const back of [
      'https://evil.example/back',
      'https://app.example.com.evil.example/',
      'javascript:alert(1)',
      'nonsense',
    ])
      expect((await begin(call, 'state', back)).status).toBe(400);
    expect((await begin(call, 'state', `${tenant.origin}/callback/acme`)).status).toBe(201);
  });
});
