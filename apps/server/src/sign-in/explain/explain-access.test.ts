import { addConsentScopes } from '@gatehouse/contract/applications/consent-scope-endpoints';
import type { AccessWay } from '@gatehouse/contract/explanations/access';
import { explainAccess } from '@gatehouse/contract/explanations/endpoints';
import { createUserMfaVerification } from '@gatehouse/contract/mfa/endpoints';
import { updateOrganization } from '@gatehouse/contract/organizations/endpoints';
import { getResource, listResources } from '@gatehouse/contract/resources/endpoints';
import { createRole } from '@gatehouse/contract/roles/endpoints';
import { addUserRoles } from '@gatehouse/contract/roles/user-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import type { SignInExperienceSettings } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { createSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplication, createUser, goodPassword } from '../../../../../tests/support/records.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { method } from '../../../../../tests/support/ways-in.ts';
import { limitAccess } from '../../oidc/access.fixture.ts';
import { api, createWorld, type World } from '../../oidc/organization.fixture.ts';
import type { StoredPassword } from '../../passwords/stored-password.ts';
import { accountKey, identifierKey } from '../sentinel/attempt-target.ts';
import { enter, type Visitor } from './explanations.fixture.ts';

let server: TestServer;
let world: World;
let stored: StoredPassword;
let resourceId: string;
let serial = 0;
const apps: Record<string, string> = {};
let roleId: string;
let listed: string;
let strict: string;
const scope = 'openid read write delete';

beforeAll(async () => {
  server = await startTestServer();
  world = await createWorld(server);
  const { tenant, call } = world;
  stored = await server.runtime.hasher.hash(goodPassword, { from: 'test' });
  const [resource] = (await call(listResources, { query: { search: api } })).body;
  resourceId = resource?.id ?? '';
  const body = { name: 'Buyer', description: 'd', type: 'User' as const, scopeIds: [world.scopeId('write')] };
  roleId = (await call(createRole, { body })).body.id;
  await call(createSsoConnector, {
    body: {
      providerName: 'OIDC',
      connectorName: 'Initech',
      config: { issuer: 'https://login.initech.example', clientId: 'id', clientSecret: 'secret' },
      domains: ['initech.example'],
    },
  });
  strict = await world.organization('Strict');
  await call(updateOrganization, { params: { id: strict }, body: { isMfaRequired: true } });
  for (const name of ['open', 'byUser', 'byRole', 'byOrganization', 'closed'])
    apps[name] = await createApplication(server.runtime, tenant.id, { name });
  apps['partner'] = await createApplication(server.runtime, tenant.id, {
    name: 'partner',
    isThirdParty: true,
  });
  await call(addConsentScopes, {
    params: { applicationId: apps['partner'] },
    body: { resourceScopes: [world.scopeId('delete')], organizationResourceScopes: [world.scopeId('read')] },
  });
  listed = await createUser(server.runtime, tenant.id, { username: 'listed' });
  await limitAccess(call, apps['byUser'] ?? '', { userIds: [listed] });
  await limitAccess(call, apps['byRole'] ?? '', { userRoleIds: [roleId] });
  await limitAccess(call, apps['byOrganization'] ?? '', { organizationIds: [world.acme] });
  await limitAccess(call, apps['closed'] ?? '');
});
afterAll(() => server.stop());

const query = (text: string, values: unknown[]) => server.runtime.database.pool.query(text, values);

/** Makes a user with username, email address and password, as far as they are given. */
async function visitor(
  values: { username?: false; email?: false | string; password?: false; isSuspended?: true } = {},
): Promise<Visitor> {
  serial += 1;
  const username = values.username === false ? null : `visitor_${serial}`;
  const email = values.email === false ? null : `visitor_${serial}@${values.email ?? 'northwind.example'}`;
  const id = await createUser(server.runtime, world.tenant.id, {
    ...(username !== null && { username }),
    ...(email !== null && { primaryEmail: email }),
    ...(values.password !== false && { stored }),
    ...(values.isSuspended && { isSuspended: true }),
  });
  return { id, username, email };
}
const block = (action: string, target: string) =>
  query(
    `insert into sentinel_activities (tenant_id, action, target, result, decision, attempts, expires_at)
     values ($1, $2, $3, 'Failed', 'Blocked', 100, now() + interval '1 hour')`,
    [world.tenant.id, action, target],
  );

/** Each is made again for every cell, because a sign-in changes the account. */
const users: Record<string, () => Promise<Visitor>> = {
  'with everything': () => visitor(),
  'with a role': async () => {
    const made = await visitor();
    await world.call(addUserRoles, { params: { userId: made.id }, body: { roleIds: [roleId] } });
    return made;
  },
  'in an organization with a role': async () => {
    const made = await visitor();
    await world.join(world.acme, made.id, world.reader);
    return made;
  },
  'who is suspended': () => visitor({ isSuspended: true }),
  'with an authenticator app': async () => {
    const made = await visitor();
    const { body } = await world.call(createUserMfaVerification, {
      params: { userId: made.id },
      body: { type: 'Totp' },
    });
    return { ...made, totpSecret: body.type === 'Totp' ? body.secret : '' };
  },
  'whose password has expired': async () => {
    const made = await visitor();
    await query('update users set is_password_expired = true where id = $1', [made.id]);
    return made;
  },
  'with only an email address': () => visitor({ username: false, password: false }),
  'without a password': () => visitor({ password: false }),
  'of a company with single sign-on': () => visitor({ email: 'initech.example' }),
  'whose username is blocked': async () => {
    const made = await visitor();
    await block('Password', identifierKey({ type: 'username', value: made.username ?? '' }));
    return made;
  },
  'whose account is blocked': async () => {
    const made = await visitor();
    await block('Password', accountKey(made.id));
    return made;
  },
  'in an organization that requires MFA': async () => {
    const made = await visitor();
    await world.join(strict, made.id);
    return made;
  },
};

const usual = {
  signInMode: 'SignInAndRegister',
  signIn: {
    methods: [method('username', { password: true }), method('email', { password: true, code: true })],
  },
  signUp: { identifiers: ['username'], password: true, verify: false },
  mfa: { factors: ['Totp'], policy: 'NoPrompt' },
  agreeToTermsPolicy: 'Automatic',
  termsOfUseUrl: null,
  singleSignOnEnabled: true,
} satisfies Partial<SignInExperienceSettings>;

/** Settings of the tenant, with the applications that are compared. */
const conditions: Record<string, { settings: Partial<SignInExperienceSettings>; of: string[] }> = {
  'usual settings': { settings: {}, of: ['open', 'byUser', 'byRole', 'byOrganization', 'partner', 'closed'] },
  'mandatory MFA': {
    settings: { mfa: { factors: ['Totp'], policy: 'PromptAtSignInAndSignUpMandatory' } },
    of: ['open'],
  },
  'MFA that can be skipped': {
    settings: { mfa: { factors: ['Totp'], policy: 'PromptAtSignInAndSignUp' } },
    of: ['partner'],
  },
  'codes only': {
    settings: {
      signIn: { methods: [method('email', { code: true })] },
      signUp: { identifiers: ['email'], password: false, verify: true },
    },
    of: ['open'],
  },
  'username and password, with terms': {
    settings: {
      signIn: { methods: [method('username', { password: true })] },
      agreeToTermsPolicy: 'Manual',
      termsOfUseUrl: 'https://northwind.example/terms',
    },
    of: ['byRole'],
  },
  'no single sign-on': { settings: { singleSignOnEnabled: false }, of: ['open'] },
  'registration only': { settings: { signInMode: 'Register' }, of: ['open'] },
};

const isEntered = ({ factor, identifier }: AccessWay): boolean =>
  factor === 'Password' || (factor === 'EmailVerificationCode' && identifier === 'email');

describe.each(Object.entries(conditions))('with %s', (_name, { settings, of }) => {
  beforeAll(async () => {
    const { status } = await world.call(updateSignInExperience, { body: { ...usual, ...settings } });
    expect(status).toBe(200);
  });

  it.each(Object.entries(users))('a user %s gets in, and gets what is explained', async (_user, make) => {
    for (const name of of) {
      const clientId = apps[name] ?? '';
      const explain = async (userId: string) =>
        (
          await world.call(explainAccess, {
            params: { userId, applicationId: clientId },
            query: { resourceId },
          })
        ).body;
      const first = await explain((await make()).id);
      expect(first.ways.filter(isEntered)).not.toEqual([]);
      // The ways don't depend on the application: of further ones, one is compared.
      const compared = first.ways.filter(isEntered).slice(0, name === of[0] ? undefined : 1);
      for (const { factor, identifier } of compared) {
        const person = await make();
        const explained = await explain(person.id);
        const way = explained.ways.find((each) => each.factor === factor && each.identifier === identifier);
        // Of what closes every way, the mode of the tenant is met before the way, and everything else after it.
        const closed = explained.refusals.find(({ rule }) => rule === 'SignInMode');
        const code = (closed ?? way?.refusal ?? explained.refusals[0])?.code ?? null;
        const granted = explained.resources[0]?.scopes.filter(({ refusal }) => refusal === null);
        const real = await enter(server, world.tenant, { clientId, resource: api, scope }, person, {
          factor,
          identifier,
        });
        expect({ name, factor, identifier, ...real }).toEqual({
          name,
          factor,
          identifier,
          code,
          steps: code === null ? way?.steps : real.steps,
          scopes: code === null ? granted?.map((each) => each.name).toSorted() : null,
        });
      }
    }
  });
});

it('names the role, organization or setting that gives or refuses each permission', async () => {
  await world.call(updateSignInExperience, { body: usual });
  const explain = async (applicationId = '', more: object = {}) =>
    (
      await world.call(explainAccess, {
        params: { userId: world.ada, applicationId },
        query: { resourceId, ...more },
      })
    ).body;
  const byName = (list: Awaited<ReturnType<typeof explain>>['resources'], at = 0) =>
    Object.fromEntries(
      (list[at]?.scopes ?? []).map(({ name, refusal, givenBy }) => [
        name,
        [refusal, ...givenBy.map((role) => `${role.name}@${role.organization?.name ?? ''}`)],
      ]),
    );
  const [own, others] = ['reader@Acme', 'writer@Globex'];
  const open = await explain(apps['open']);
  expect(byName(open.resources)).toMatchObject({ read: [null, own], write: [null, others] });
  expect(byName(open.resources)['delete']?.[0]).toBeNull();
  const inAcme = await explain(apps['open'], { organizationId: world.acme });
  expect(byName(inAcme.resources)).toMatchObject({
    read: [null, own],
    write: ['Organization', others],
    delete: ['Organization', expect.any(String)],
  });
  expect(byName(inAcme.resources, 1)).toEqual({
    'read:member': [null, own],
    'invite:member': ['Organization', others],
  });
  expect(inAcme.organization).toMatchObject({ refusal: null, roles: [{ name: 'reader' }] });
  const partner = await explain(apps['partner']);
  expect(byName(partner.resources)).toMatchObject({
    read: ['Organization', own],
    write: ['Organization', others],
    delete: [null, expect.any(String)],
  });
  const inPartner = await explain(apps['partner'], { organizationId: world.globex });
  expect(inPartner.organization?.refusal).toBe('consent');
  expect(byName(inPartner.resources)['write']).toEqual(['Application', others]);
  const none = await explain(apps['byRole']);
  expect(none).toMatchObject({
    isPossible: false,
    refusals: [{ rule: 'AccessControl', code: 'access_denied' }],
    accessControl: { isLimited: true, entries: [] },
  });
  const member = await explain(apps['byOrganization']);
  expect(member.accessControl.entries).toEqual([
    { kind: 'Organization', id: world.acme, name: 'Acme', organization: null },
  ]);
});

it('writes nothing: the database refuses it', async () => {
  const { runtime } = server;
  const { readOnly } = await import('../../runtime/read-only.ts');
  const write = runtime.database.tenant(world.tenant.id, async (db) => {
    const reading = await readOnly(runtime, world.tenant.id, db);
    await reading.database.for(world.tenant.id).deleteFrom('users').where('id', '=', world.ada).execute();
  });
  await expect(write).rejects.toThrow('read-only transaction');
  await expect(
    runtime.database.tenant(world.tenant.id, async (db) =>
      (await readOnly(runtime, world.tenant.id, db)).database.for('default'),
    ),
  ).rejects.toThrow('one tenant');
});

it('knows no user, application, resource or organization of another tenant', async () => {
  const other = await createWorld(server);
  const [mine, foreign] = [apps['open'] ?? '', await createApplication(server.runtime, other.tenant.id)];
  const resource = (await other.call(listResources, { query: { search: api } })).body[0]?.id ?? '';
  expect((await other.call(getResource, { params: { id: resource } })).status).toBe(200);
  const ask = async (params: { userId: string; applicationId: string }, more: object = {}) => {
    const { status, refusal } = await world.call(explainAccess, { params, query: more });
    return [status, refusal.code];
  };
  const unknown = [404, 'entity.not_exists_with_id'];
  expect(await ask({ userId: other.ada, applicationId: mine })).toEqual(unknown);
  expect(await ask({ userId: world.ada, applicationId: foreign })).toEqual(unknown);
  const known = { userId: world.ada, applicationId: mine };
  expect(await ask(known, { resourceId: resource })).toEqual(unknown);
  expect(await ask(known, { organizationId: other.acme })).toEqual(unknown);
  expect((await ask(known))[0]).toBe(200);
});
