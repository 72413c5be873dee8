import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findUndeclared, listReached } from './errors/find-undeclared.ts';

const folder = fileURLToPath(new URL('../apps/server/src', import.meta.url));

function readServer(): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.(test|fixture|fake)\.ts$/.test(file),
  );
  return new Map(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(folder, file), 'utf8')]));
}

/** Errors that the code behind these endpoints names but can't raise there. */
const notRaised: { because: string; endpoints: string[]; codes: string[] }[] = [
  {
    because: 'these changes contain no such identifier',
    endpoints: ['updateMe', 'suspendUser'],
    codes: ['user.username_already_in_use', 'user.email_already_in_use', 'user.phone_already_in_use'],
  },
  {
    because: 'the record was created by the same request',
    endpoints: ['createApplication', 'createConnector', 'createSsoConnector', 'createRole'],
    codes: [
      'entity.not_found',
      'application.secret_name_exists',
      'application.user_consent_scopes_not_found',
      'role.scope_exists',
    ],
  },
  {
    because: 'only adding a holder to a role violates these constraints',
    endpoints: ['removeRoleUser', 'removeUserRole', 'listUserRoles', 'addUserRoles', 'replaceUserRoles'],
    codes: ['role.user_exists', 'entity.relation_foreign_key_not_found'],
  },
  {
    because: 'only adding a holder to a role violates these constraints',
    endpoints: [
      'removeRoleApplication',
      'removeApplicationRole',
      'listApplicationRoles',
      'addApplicationRoles',
      'replaceApplicationRoles',
    ],
    codes: ['role.application_exists', 'entity.relation_foreign_key_not_found'],
  },
  {
    because: 'it passes another error',
    endpoints: ['deleteResource', 'verifyPasskeySignIn'],
    codes: ['resource.cannot_modify_management_api', 'session.sso_enabled'],
  },
  {
    because: 'stored connectors have a kind that exists',
    endpoints: ['listSsoConnectors', 'getSsoConnector', 'updateSsoConnector'],
    codes: ['single_sign_on.provider_not_found'],
  },
  {
    because: 'the error is selected by the status of the token',
    endpoints: ['verifyOneTimeToken', 'updateOneTimeTokenStatus', 'verifyOneTimeTokenInFlow'],
    codes: [
      'one_time_token.interaction_event_mismatch',
      'one_time_token.cannot_reactivate_token',
      'one_time_token.token_not_found',
      'one_time_token.email_mismatch',
    ],
  },
  {
    because: 'a passkey is not a code to an email address or phone number',
    endpoints: ['addPasskey'],
    codes: ['user.email_exists_in_profile', 'user.phone_exists_in_profile'],
  },
  {
    because:
      'factors contain them for submitting, and use the SAML key only to leave for a provider and return',
    endpoints: [
      'addToProfile',
      'uploadAvatar',
      'changeInteractionEvent',
      'getInteraction',
      'identify',
      'bindMfa',
      'addPasskey',
      'submitExperience',
      'lookUpSsoProvider',
    ],
    codes: ['user.totp_already_in_use', 'user.backup_code_already_in_use', 'connector.not_found'],
  },
];

/** Where permissions that callers assign are compared with their own. */
const requireNoMoreThanOwn = 'web/no-more-than-own.ts#requireNoMoreThanOwn';

it('an endpoint declares whether it limits callers to their own permissions', async () => {
  const reached = await listReached(readServer());
  const namesOf = (some: typeof reached) => some.map(({ name }) => name).toSorted();
  const limited = reached.filter(({ declarations }) => declarations.has(requireNoMoreThanOwn));
  expect(limited.length).toBeGreaterThan(10);
  expect(namesOf(limited)).toEqual(namesOf(reached.filter(({ endpoint }) => endpoint.noMoreThanOwn)));
}, 60_000);

describe('the errors of an endpoint', () => {
  it('include every error that the services behind it can raise', async () => {
    const { endpoints, undeclared } = await findUndeclared(readServer());
    expect(endpoints).toBeGreaterThan(150);
    const unused = new Set(notRaised);
    const problems = undeclared.filter(({ endpoint, code }) => {
      const reason = notRaised.find((each) => each.endpoints.includes(endpoint) && each.codes.includes(code));
      if (reason) unused.delete(reason);
      return !reason;
    });
    expect(problems).toEqual([]);
    expect([...unused]).toEqual([]);
  }, 60_000);

  const routes = `
    import * as api from '@gatehouse/contract/roles/endpoints';
    import type { Kind } from './types.ts';
    import { implement } from './web.ts';
    import * as service from './service.ts';
    import { rename } from './service.ts';
    const listRole = implement(api.listRoles, () => service.list());
    export const routes = [
      implement(api.deleteRole, (ctx: Kind) => service.remove(ctx)),
      implement(api.updateRole, rename),
      listRole,
    ];`;
  const imports = `
    import { roleErrors as errors } from '@gatehouse/contract/roles/roles';
    import { fail, withConstraints } from '../lib/fail.ts';`;
  const undeclaredIn = async (service: string) => {
    const { endpoints, undeclared } = await findUndeclared(
      new Map([
        ['feature/routes.ts', routes],
        ['users.ts', `${imports} export const hasUser = () => fail(errors.scopeExists);`],
        ['feature/service.ts', `${imports} export const list = () => []; ${service}`],
      ]),
    );
    expect(endpoints).toBe(3);
    return undeclared.map(({ endpoint, code }) => `${endpoint} ${code}`);
  };
  const scopeExists = 'role.scope_exists';

  it.each([
    ['two calls away', 'export const remove = () => check(); function check() { fail(errors.scopeExists); }'],
    [
      'in a callback',
      'export const remove = () => [1].map(check); const check = () => fail(errors.scopeExists);',
    ],
    [
      'for a constraint',
      `const constraints = { role_scopes: errors.scopeExists };
       export function remove() { return withConstraints(constraints, async () => undefined); }`,
    ],
    ['in a parameter', 'export const remove = (refusal = errors.scopeExists) => fail(refusal);'],
    ['in another module', "export { hasUser as remove } from '../users.ts';"],
    [
      'in a class',
      'class Role { remove() { fail(errors.scopeExists as never); } } export const remove = () => new Role();',
    ],
  ])('miss one that is raised %s', async (_where, service) => {
    expect(await undeclaredIn(`${service} export const rename = () => {};`)).toEqual([
      `deleteRole ${scopeExists}`,
    ]);
  });

  it('miss one that is selected from a table at run time', async () => {
    const service =
      'export const remove = () => {}; export const rename = (_: unknown, kind: string) => fail(errors[kind]);';
    expect(await undeclaredIn(service)).toContain(`updateRole ${scopeExists}`);
  });

  it('are complete if each endpoint declares its own', async () => {
    const service =
      'export const remove = () => fail(errors.internalRole); export const rename = () => fail(errors.nameInUse);';
    expect(await undeclaredIn(service)).toEqual([]);
  });
});
