import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { createUserMfaVerification } from '@gatehouse/contract/mfa/endpoints';
import { updateOrganization } from '@gatehouse/contract/organizations/endpoints';
import { removeMember } from '@gatehouse/contract/organizations/member-endpoints';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, postForm, type TokenAnswer } from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient, type OidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { api, asked, createWorld, organizationsScope, type World } from './organization.fixture.ts';
import { flushTokenAudit } from './token-audit.ts';

const membership = 'not a member of the organization';
const consent = 'the user has not given the application access to the organization';
const mfa =
  'the organization requires a second factor, and the sign-in verified none; signing in with organization_id asks for it';

describe('a token for an organization is refused', () => {
  let server: TestServer;
  let world: World;
  let other: World;
  let client: OidcClient;
  let now = Date.now();
  beforeAll(async () => {
    server = await startTestServer({ clock: () => now });
    [world, other] = [await createWorld(server), await createWorld(server)];
    client = await createOidcClient(server.runtime, world.tenant, { type: 'SPA' });
  });
  afterAll(() => server.stop());

  async function signIn(
    userId = world.ada,
    extra: Record<string, string | string[]> = asked,
    amr?: string[],
  ) {
    client.browser.cookies.clear();
    return (await client.signIn(userId, extra, amr)).refresh_token;
  }
  const told = ({ status, body }: TokenAnswer) => [status, body.error, body.error_description];
  const denied = (reason: string) => [403, 'access_denied', reason];
  const askAsMachine = (organizationId: string, extra: Record<string, string | undefined>) =>
    postForm(
      `${world.tenant.issuer}/token`,
      { grant_type: 'client_credentials', organization_id: organizationId, ...extra },
      world.machine,
    );
  const newest = async (userId: string) => {
    await flushTokenAudit(server.runtime);
    // The next entry is newer.
    now += 1000;
    const query = { userId, logKey: 'ExchangeTokenBy.RefreshToken', page_size: 1 };
    return (await world.call(listAuditLogs, { query })).body[0]?.payload;
  };
  /** Proves that the refresh token wasn't used: a used one ends its family after a minute. */
  async function expectUnused(token: string | undefined, organizationId = world.acme): Promise<void> {
    now += 61_000;
    expect((await client.refresh(token, { organization_id: organizationId })).status).toBe(200);
  }

  it('traps G4 (1): to anyone but a member, whatever organization is named; the refresh token stays unused', async () => {
    const userId = await createUser(server.runtime, world.tenant);
    await world.join(world.acme, userId);
    const token = await signIn(userId);
    const bodies = [];
    for (const id of [world.globex, other.acme, 'unknown', 'x\0y', `${world.acme}' or '1'='1`])
      for (const extra of [{}, { resource: api }]) {
        const refused = await client.refresh(token, { organization_id: id, ...extra });
        expect(told(refused)).toEqual(denied(membership));
        bodies.push(JSON.stringify(refused.body));
      }
    expect(new Set(bodies).size).toBe(1);
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ code: 'oidc.access_denied', message: membership });
    await expectUnused(token);
  });

  it('with its reason in the audit log', async () => {
    const token = await signIn();
    await client.refresh(token, { organization_id: 'unknown' });
    expect(await newest(world.ada)).toMatchObject({
      result: 'Error',
      organizationId: 'unknown',
      error: { code: 'access_denied', message: membership },
    });
    await client.refresh(token, { organization_id: world.acme });
    expect(await newest(world.ada)).toMatchObject({ result: 'Success', organizationId: world.acme });
  });

  it('traps G4 (1): in exchange for a code, which can then still be redeemed', async () => {
    client.browser.cookies.clear();
    const { code, verifier } = await client.authorize(world.ada, asked);
    const refused = await client.redeem(code, verifier, { organization_id: other.acme });
    expect(told(refused)).toEqual(denied(membership));
    const answer = await client.redeem(code, verifier, { organization_id: world.acme });
    expect(answer.status).toBe(200);
    const plain = await client.authorize(world.ada, { scope: 'openid' });
    const missing = await client.redeem(plain.code, plain.verifier, { organization_id: world.acme });
    expect([missing.status, missing.body.error]).toEqual([403, 'insufficient_scope']);
    expect((await client.redeem(plain.code, plain.verifier)).status).toBe(200);
  });

  it('traps G4 (3): once the user is no longer a member, although the grant lives', async () => {
    const userId = await createUser(server.runtime, world.tenant);
    await world.join(world.acme, userId, world.reader);
    const first = await client.refresh(await signIn(userId), { organization_id: world.acme });
    expect(first.status).toBe(200);
    await world.call(removeMember, { params: { id: world.acme, userId } });
    const refused = await client.refresh(first.body.refresh_token, { organization_id: world.acme });
    expect(told(refused)).toEqual(denied(membership));
    expect((await client.refresh(first.body.refresh_token)).status).toBe(200);
  });

  it('traps G1 (3): and joining again gives none of the former roles', async () => {
    const userId = await createUser(server.runtime, world.tenant);
    await world.join(world.acme, userId, world.reader);
    const token = await signIn(userId);
    await world.call(removeMember, { params: { id: world.acme, userId } });
    await world.join(world.acme, userId);
    const answer = await client.refresh(token, { organization_id: world.acme });
    expect([answer.status, answer.body.scope]).toEqual([200, '']);
  });

  it('to a machine-to-machine application that doesn’t act for it', async () => {
    for (const id of [world.globex, other.acme, 'unknown'])
      for (const extra of [{ scope: 'read' }, { resource: api }])
        expect(told(await askAsMachine(id, extra))).toEqual(denied(membership));
    await flushTokenAudit(server.runtime);
    const query = { applicationId: world.machine.id, logKey: 'ExchangeTokenBy.ClientCredentials' };
    const { body } = await world.call(listAuditLogs, { query });
    expect(body[0]?.payload).toMatchObject({ result: 'Error', error: { message: membership } });
  });

  it('to a third-party application, because the user gave it no access to the organization', async () => {
    const partner = await createOidcClient(server.runtime, world.tenant, { type: 'SPA', isThirdParty: true });
    const { pool } = server.runtime.database;
    const token = await signIn();
    // As if it had got the user's grant: without the check, the token would follow.
    await pool.query(
      `update oidc_instances set client_id = $3::text, payload = jsonb_set(payload, '{clientId}', to_jsonb($3::text))
       where tenant_id = $1 and client_id = $2`,
      [world.tenant.id, client.id, partner.id],
    );
    for (const extra of [{}, { resource: api }])
      expect(told(await partner.refresh(token, { organization_id: world.acme, ...extra }))).toEqual(
        denied(consent),
      );
    expect(told(await partner.refresh(token, { organization_id: world.globex }))).toEqual(denied(consent));
    expect(told(await partner.refresh(token, { organization_id: other.acme }))).toEqual(denied(membership));
  });

  it('traps G1 MFA: if it requires a second factor and the user has none, or didn’t verify it', async () => {
    const userId = await createUser(server.runtime, world.tenant);
    const id = await world.organization('Guarded');
    await world.join(id, userId, world.reader);
    await world.call(updateOrganization, { params: { id }, body: { isMfaRequired: true } });
    const body: Partial<SignInExperience> = {
      mfa: { factors: ['Totp', 'BackupCode'], policy: 'UserControlled' },
    };
    expect((await world.call(updateSignInExperience, { body })).status).toBe(200);
    const token = await signIn(userId);
    const refused = await client.refresh(token, { organization_id: id });
    expect(told(refused)).toEqual(denied(mfa));
    expect(await newest(userId)).toMatchObject({ error: { code: 'access_denied', message: mfa } });
    // Membership is checked first.
    expect(told(await client.refresh(token, { organization_id: world.globex }))).toEqual(denied(membership));
    const added = await world.call(createUserMfaVerification, {
      params: { userId },
      body: { type: 'Totp' },
    });
    expect(added.status).toBe(200);
    expect(told(await client.refresh(token, { organization_id: id }))).toEqual(denied(mfa));
    now += 61_000;
    expect((await client.refresh(token)).status).toBe(200);
    const verified = await client.refresh(await signIn(userId, asked, ['pwd', 'otp', 'mfa']), {
      organization_id: id,
    });
    expect(verified.status).toBe(200);
    // A factor that the tenant doesn’t offer any more is none, whatever the sign-in was.
    const later: Partial<SignInExperience> = {
      mfa: { factors: ['WebAuthn', 'BackupCode'], policy: 'UserControlled' },
    };
    expect((await world.call(updateSignInExperience, { body: later })).status).toBe(200);
    const without = await client.refresh(verified.body.refresh_token, { organization_id: id });
    expect(told(without)).toEqual(denied(mfa));
  });

  it('without the organizations scope, after everything else was checked', async () => {
    const token = await signIn(world.ada, { ...asked, scope: 'openid offline_access read:member read' });
    const refused = await client.refresh(token, { organization_id: world.acme });
    expect([refused.status, refused.body.error, refused.body.scope]).toEqual([
      403,
      'insufficient_scope',
      organizationsScope,
    ]);
    const limited = await client.refresh(token, { organization_id: world.acme, resource: api });
    expect([limited.status, limited.body.error]).toEqual([403, 'insufficient_scope']);
    expect(told(await client.refresh(token, { organization_id: other.acme }))).toEqual(denied(membership));
    now += 61_000;
    expect((await client.refresh(token)).status).toBe(200);
  });

  it('if the organization is named twice', async () => {
    const token = await signIn();
    const body = new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: client.id,
      refresh_token: token ?? '',
    });
    for (const id of [world.acme, world.globex]) body.append('organization_id', id);
    const response = await fetch(`${world.tenant.issuer}/token`, { method: 'POST', body });
    expect([response.status, await response.json()]).toMatchObject([400, { error: 'invalid_request' }]);
    await expectUnused(token);
  });

  it('50 times at once, while 50 others are issued: one refresh token follows', async () => {
    const token = await signIn();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        client.refresh(token, { organization_id: index % 2 ? other.acme : world.acme }),
      ),
    );
    const of = (parity: number) => answers.filter((_, index) => index % 2 === parity);
    expect(of(1).map(told)).toEqual(of(1).map(() => denied(membership)));
    expect(of(0).map(({ status }) => status)).toEqual(of(0).map(() => 200));
    expect(new Set(of(0).map(({ body }) => body.refresh_token)).size).toBe(1);
  });
});
