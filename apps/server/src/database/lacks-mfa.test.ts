import { createUserMfaVerification } from '@gatehouse/contract/mfa/endpoints';
import { createOrganization, updateOrganization } from '@gatehouse/contract/organizations/endpoints';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createUser, type NewUser } from '../../../../tests/support/records.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let organizationId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  call = await tenant.as('all');
  const { body } = await call(createOrganization, { body: { name: 'Acme', isMfaRequired: true } });
  organizationId = body.id;
});
afterAll(() => server.stop());
beforeEach(() => offer({ factors: ['Totp', 'BackupCode'], policy: 'NoPrompt' }));

const query = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
  (await server.runtime.database.pool.query<Row>(text, values)).rows;
async function offer(mfa: SignInExperience['mfa'], more: Partial<SignInExperience> = {}): Promise<void> {
  const body = { singleSignOnEnabled: true, ...more, mfa };
  expect((await call(updateSignInExperience, { body })).status).toBe(200);
}
async function lacks(person: string, organization = organizationId): Promise<boolean | undefined> {
  const [row] = await query<{ lacks: boolean }>(
    'select gatehouse_lacks_mfa_v1($1, u, $3) as lacks from users u where u.tenant_id = $1 and u.id = $2',
    [tenant.id, person, organization],
  );
  return row?.lacks;
}
const someone = (values: NewUser = {}) => createUser(server.runtime, tenant.id, values);
const addFactor = async (userId: string, type: 'Totp' | 'BackupCode') =>
  expect((await call(createUserMfaVerification, { params: { userId }, body: { type } })).status).toBe(200);

it('[RT-22 part] only an organization that requires MFA asks for a factor', async () => {
  const user = await someone();
  expect(await lacks(user)).toBe(true);
  const open = (await call(createOrganization, { body: { name: 'Open' } })).body.id;
  expect(await lacks(user, open)).toBe(false);
  await call(updateOrganization, { params: { id: open }, body: { isMfaRequired: true } });
  expect(await lacks(user, open)).toBe(true);
  expect(await lacks(user, 'nowhere')).toBe(false);
});

it('a factor counts only if the tenant offers it, and backup codes never count', async () => {
  const user = await someone();
  await addFactor(user, 'Totp');
  expect(await lacks(user)).toBe(false);
  await query(`update mfa_verifications set type = 'BackupCode' where user_id = $1`, [user]);
  expect(await lacks(user)).toBe(true);
  await query(`update mfa_verifications set type = 'WebAuthn' where user_id = $1`, [user]);
  expect(await lacks(user)).toBe(true);
  await offer({ factors: ['WebAuthn'], policy: 'NoPrompt' });
  expect(await lacks(user)).toBe(false);
});

it('an address is a factor beside another way to sign in, if sign-in asks for codes to it', async () => {
  const primaryEmail = 'ada@lacks.example';
  const mailbox = await someone({ primaryEmail });
  const both = await someone({ primaryEmail: `b.${primaryEmail}`, password: 'Correct-Horse-42' });
  expect(await lacks(both)).toBe(true);
  await offer({ factors: ['EmailVerificationCode'], policy: 'UserControlled' });
  expect([await lacks(mailbox), await lacks(both)]).toEqual([true, false]);
  await offer({ factors: ['PhoneVerificationCode'], policy: 'UserControlled' });
  const phone = await someone({ primaryPhone: '15550100001' });
  const phoneToo = await someone({ primaryPhone: '15550100002', password: 'Correct-Horse-42' });
  expect([await lacks(phone), await lacks(phoneToo)]).toEqual([true, false]);
  const policy = { policy: 'UserControlled', organizationRequiredMfaPolicy: 'NoPrompt' } as const;
  await offer({ factors: ['EmailVerificationCode'], ...policy });
  expect(await lacks(both)).toBe(true);
  await query(`update users set settings = '{"mfa": {"enabled": true}}' where id = $1`, [both]);
  expect(await lacks(both)).toBe(false);
});

it('users of an enterprise provider satisfy it there, while single sign-on is on', async () => {
  const user = await someone();
  await query(
    `with connector as (
       insert into sso_connectors (tenant_id, id, provider_name, connector_name, sealed, domains)
       values ($1, 'company', 'OIDC', 'Company', 'sealed', '[]'))
     insert into user_sso_identities (tenant_id, id, user_id, sso_connector_id, issuer, identity_id, detail)
     values ($1, 'identity', $2, 'company', 'https://idp.example', 'ada', '{}')`,
    [tenant.id, user],
  );
  expect(await lacks(user)).toBe(false);
  await offer({ factors: ['Totp'], policy: 'NoPrompt' }, { singleSignOnEnabled: false });
  expect(await lacks(user)).toBe(true);
});

it('attack: what another tenant has under the same IDs doesn’t count: factors, identities and requirements', async () => {
  const [user, company] = [await someone(), await someone()];
  const open = (await call(createOrganization, { body: { name: 'Open' } })).body.id;
  const other = await server.createTenant();
  const run = (text: string, ...values: string[]) => query(text, [other.id, ...values]);
  await run(`insert into users (tenant_id, id, name) values ($1, $2, 'Ada'), ($1, $3, 'Bob')`, user, company);
  await run(
    `insert into mfa_verifications (tenant_id, id, user_id, type, sealed) values ($1, 'factor', $2, 'Totp', 'sealed')`,
    user,
  );
  await run(
    `with connector as (
       insert into sso_connectors (tenant_id, id, provider_name, connector_name, sealed, domains)
       values ($1, 'theirs', 'OIDC', 'Company', 'sealed', '[]'))
     insert into user_sso_identities (tenant_id, id, user_id, sso_connector_id, issuer, identity_id, detail)
     values ($1, 'theirs', $2, 'theirs', 'https://idp.example', 'bob', '{}')`,
    company,
  );
  // The second organization requires MFA in the other tenant, and the first one doesn't.
  await run(
    `insert into organizations (tenant_id, id, name, is_mfa_required) values ($1, $2, 'Acme', false), ($1, $3, 'Open', true)`,
    organizationId,
    open,
  );
  expect([await lacks(user), await lacks(company)]).toEqual([true, true]);
  expect([await lacks(user, open), await lacks(company, open)]).toEqual([false, false]);
});
