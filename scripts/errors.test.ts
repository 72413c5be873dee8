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

const identifiers = ['user.email_already_in_use', 'user.phone_already_in_use'];
const applicationLink = ['role.application_exists', 'entity.relation_foreign_key_not_found'];
const identifiersInUse = [
  'user.username_already_in_use',
  'user.email_already_in_use',
  'user.phone_already_in_use',
];
const userLink = ['role.user_exists', 'entity.relation_foreign_key_not_found'];
const factors = ['user.totp_already_in_use', 'user.backup_code_already_in_use', 'connector.not_found'];

/** Errors that the code behind an endpoint names but can't raise there: codes by endpoint. */
const notRaised: { because: string; codes: Record<string, string[]> }[] = [
  {
    because: 'only protected applications have a host',
    codes: { createSamlApplication: ['application.protected_application_subdomain_exists'] },
  },
  {
    because: 'these changes contain no such identifier',
    codes: {
      updateMe: identifiers,
      suspendUser: [...identifiers, 'user.username_already_in_use'],
      suspendUsers: [...identifiers, 'user.username_already_in_use'],
    },
  },
  {
    because: 'the record was created by the same request',
    codes: {
      createApplication: [
        'entity.not_found',
        'application.secret_name_exists',
        'application.user_consent_scopes_not_found',
      ],
      createConnector: ['entity.not_found'],
      createSamlApplication: ['entity.not_found'],
      createSsoConnector: ['entity.not_found'],
      createRole: ['entity.not_found', 'role.scope_exists'],
    },
  },
  {
    because: 'only adding a holder to a role violates these constraints',
    codes: {
      removeRoleUser: userLink,
      removeUserRole: userLink,
      listUserRoles: userLink,
      removeRoleApplication: applicationLink,
      removeApplicationRole: applicationLink,
      listApplicationRoles: applicationLink,
    },
  },
  {
    because: 'roles that are already assigned stay',
    codes: {
      addRolesToUsers: ['role.user_exists'],
      addUserRoles: ['role.user_exists'],
      replaceUserRoles: ['role.user_exists'],
      addApplicationRoles: ['role.application_exists'],
      replaceApplicationRoles: ['role.application_exists'],
    },
  },
  {
    because: 'only one of the identifiers changes, or one is removed',
    codes: {
      updateOwnAccount: ['user.email_already_in_use', 'user.phone_already_in_use'],
      setOwnEmail: ['user.username_already_in_use', 'user.phone_already_in_use'],
      setOwnPhone: [
        'user.username_already_in_use',
        'user.email_already_in_use',
        'session.email_blocklist.email_not_allowed',
        'session.email_blocklist.email_subaddressing_not_allowed',
      ],
      removeOwnEmail: identifiersInUse,
      removeOwnPhone: identifiersInUse,
    },
  },
  {
    because: 'the former authenticator app is deleted first',
    codes: { replaceOwnTotp: ['user.totp_already_in_use'] },
  },
  {
    because: 'it passes another error',
    codes: {
      deleteResource: ['resource.cannot_modify_management_api'],
      verifyPasskeySignIn: ['session.sso_enabled'],
    },
  },
  {
    because: 'what the operation refuses is data of `log.undo_refused`',
    codes: {
      undoAuditLog: [
        'account_center.field_not_editable',
        'account_center.field_not_enabled',
        'account_center.not_enabled',
        'entity.not_found',
        'log.export_running',
        'log.invalid_time_window',
        'subscription.limit_exceeded',
        'user.suspended',
        'verification_record.permission_denied',
      ],
    },
  },
  {
    because: 'stored connectors have a kind that exists',
    codes: {
      listSsoConnectors: ['single_sign_on.provider_not_found'],
      getSsoConnector: ['single_sign_on.provider_not_found'],
      updateSsoConnector: ['single_sign_on.provider_not_found'],
    },
  },
  {
    because: 'the error is selected by the status of the token',
    codes: {
      verifyOneTimeToken: [
        'one_time_token.interaction_event_mismatch',
        'one_time_token.cannot_reactivate_token',
      ],
      updateOneTimeTokenStatus: [
        'one_time_token.interaction_event_mismatch',
        'one_time_token.token_not_found',
        'one_time_token.email_mismatch',
      ],
      verifyOneTimeTokenInFlow: ['one_time_token.cannot_reactivate_token'],
    },
  },
  {
    because: 'what fails in the action that moves users is caught, and the password stays wrong',
    codes: { verifyPassword: identifiersInUse },
  },
  {
    because: 'the organization of a tenant and its roles for users exist',
    codes: {
      createTenantInvitations: ['entity.relation_foreign_key_not_found', 'entity.db_constraint_violated'],
    },
  },
  {
    because: 'a passkey is not a code to an email address or phone number',
    codes: { addPasskey: ['user.email_exists_in_profile', 'user.phone_exists_in_profile'] },
  },
  {
    because:
      'factors contain them for submitting, and use the SAML key only to leave for a provider and return',
    codes: {
      addToProfile: factors,
      uploadAvatar: factors,
      changeInteractionEvent: factors,
      getInteraction: factors,
      identify: factors,
      addPasskey: factors,
      bindMfa: ['user.backup_code_already_in_use', 'connector.not_found'],
      submitExperience: ['connector.not_found'],
      lookUpSsoProvider: ['connector.not_found'],
    },
  },
];

/** Endpoints that report what a sign-in would refuse, and refuse nothing themselves. */
const reporting = ['explainAccess'];

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
    const excused = notRaised.flatMap(({ codes }) =>
      Object.entries(codes).flatMap(([endpoint, own]) => own.map((code) => `${endpoint} ${code}`)),
    );
    const nameOf = ({ endpoint, code }: (typeof undeclared)[number]) => `${endpoint} ${code}`;
    expect(
      undeclared.filter((each) => !excused.includes(nameOf(each)) && !reporting.includes(each.endpoint)),
      'Add each code to `errors` of its endpoint in the contract’s checks.ts.',
    ).toEqual([]);
    const found = undeclared.map(nameOf);
    expect(excused.filter((each) => !found.includes(each))).toEqual([]);
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
  ])('are incomplete without one that is raised %s', async (_where, service) => {
    expect(await undeclaredIn(`${service} export const rename = () => {};`)).toEqual([
      `deleteRole ${scopeExists}`,
    ]);
  });

  it('are incomplete without one that is selected from a table at run time', async () => {
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
