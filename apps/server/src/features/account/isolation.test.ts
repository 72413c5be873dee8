import { verifyOwnPassword } from '@gatehouse/contract/account/endpoints';
import { endOwnGrant, listOwnGrants } from '@gatehouse/contract/account/grant-endpoints';
import { removeOwnFactor } from '@gatehouse/contract/account/mfa-endpoints';
import { endOwnSession, listOwnSessions } from '@gatehouse/contract/account/session-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAccountCenter, signInToAccount } from '../../../../../tests/support/account.ts';
import { goodPassword } from '../../../../../tests/support/records.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('attacks: verifications, sessions, grants, their organizations and factors of another tenant are unknown, also with the same IDs', async () => {
  const { database } = server.runtime;
  const [tenant, other] = [await server.createTenant(), await server.createTenant()];
  await Promise.all([tenant, other].map((each) => openAccountCenter(each)));
  const mine = await signInToAccount(server, tenant, { user: { username: 'ada' } });
  const stored = await database.tenant(tenant.id, (db) =>
    db
      .selectFrom('users')
      .select(['id', 'username', 'passwordEncrypted', 'passwordEncryptionMethod'])
      .where('id', '=', mine.id)
      .executeTakeFirstOrThrow(),
  );
  await database.tenant(other.id, (db) => db.insertInto('users').values(stored).execute());
  const theirs = await signInToAccount(server, other, { id: mine.id });

  const password = { body: { password: goodPassword } };
  const { verificationRecordId } = (await mine.call(verifyOwnPassword, password)).body;
  expect((await (await mine.verified(verificationRecordId))(listOwnSessions)).status).toBe(200);
  const foreign = await (await theirs.verified(verificationRecordId))(listOwnSessions);
  expect([foreign.status, foreign.refusal.code]).toEqual([401, 'verification_record.permission_denied']);

  const [call, theirCall] = [await mine.verified(), await theirs.verified()];
  // A third-party application with the same ID in both tenants has access to one of two organizations here, and to the other one there.
  const partner = (await signInToAccount(server, tenant, { id: mine.id })).client.id;
  const { pool } = database;
  const chosen = [
    [tenant.id, 'acme'],
    [other.id, 'globex'],
  ] as const;
  for (const [tenantId, organizationId] of chosen) {
    await pool.query(
      `insert into applications (tenant_id, id, name, type, is_third_party) values ($1, $2, 'Partner', 'SPA', true)
       on conflict (tenant_id, id) do update set is_third_party = true`,
      [tenantId, partner],
    );
    for (const id of ['acme', 'globex']) {
      await pool.query('insert into organizations (tenant_id, id, name) values ($1, $2, $2)', [tenantId, id]);
      await pool.query(
        'insert into organization_users (tenant_id, organization_id, user_id) values ($1, $2, $3)',
        [tenantId, id, mine.id],
      );
    }
    await pool.query(
      'insert into consent_organizations (tenant_id, application_id, user_id, organization_id) values ($1, $2, $3, $4)',
      [tenantId, partner, mine.id, organizationId],
    );
  }
  const { body: shown } = await call(listOwnGrants, { query: { appType: 'thirdParty' } });
  expect(shown.grants.map(({ organizations }) => organizations)).toEqual([[{ id: 'acme', name: 'acme' }]]);
  expect((await theirCall(listOwnGrants, { query: { appType: 'thirdParty' } })).body.grants).toEqual([]);

  const [session] = (await call(listOwnSessions)).body.sessions;
  const [grant] = (await call(listOwnGrants)).body.grants;
  const seen = (await theirCall(listOwnSessions)).body.sessions.map(({ payload }) => payload.uid);
  expect(seen).toHaveLength(1);
  expect(seen).not.toContain(session?.payload.uid);
  await database.tenant(tenant.id, (db) =>
    db
      .insertInto('mfaVerifications')
      .values({ id: 'factor', userId: mine.id, type: 'Totp', sealed: 'x', data: '{}', lastStep: 0 })
      .execute(),
  );
  const attempts = [
    await theirCall(endOwnSession, { params: { sessionId: session?.payload.uid ?? '' } }),
    await theirCall(endOwnGrant, { params: { grantId: grant?.id ?? '' } }),
    await theirCall(removeOwnFactor, { params: { verificationId: 'factor' } }),
  ];
  expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await call(listOwnSessions)).body.sessions).toHaveLength(2);
});
