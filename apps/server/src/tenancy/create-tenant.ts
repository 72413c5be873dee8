import { builtInApplications } from '@gatehouse/contract/applications/built-in';
import { adminTenantId } from '@gatehouse/contract/common';
import { managementApiIds, managementScopes } from '@gatehouse/contract/resources/management-scopes';
import { planOfTag } from '@gatehouse/contract/tenants/plans';
import type { regionNames, TenantTag } from '@gatehouse/contract/tenants/tenants';
import { builtInRoleNames } from '@gatehouse/contract/roles/built-in';
import type { PlatformDb } from '../database/database.ts';
import { managementIndicator, meIndicator } from './tenant.ts';
import { addFirstAdmin, createTenantOrganization, createTenantRoles } from './tenant-organization.ts';
import { createTenantKeys } from '../keys/signing-keys-store.ts';
import { createId, createTenantId } from '../lib/ids.ts';
import type { OwnerRuntime, Runtime } from '../runtime/runtime.ts';

/**
 * Until the admin tenant has an administrator, only registration is possible (ADR 5). Second factors and passkeys are optional, and set up in
 * the profile (ADR 159). Its pages have our own colors.
 */
const adminExperience = {
  signInMode: 'Register',
  mfa: { factors: ['Totp', 'WebAuthn', 'BackupCode'], policy: 'NoPrompt' },
  passkeySignIn: { enabled: true },
  color: { primaryColor: '#0b6e69', isDarkModeEnabled: true, darkPrimaryColor: '#6ec6c0' },
};

export interface NewTenant {
  id?: string;
  name?: string;
  tag?: TenantTag;
  region?: (typeof regionNames)[number];
  /** The user of the admin tenant who becomes its admin. */
  createdBy?: string;
  /** The first step of the transaction, which can refuse it. */
  beforehand?: (db: PlatformDb) => Promise<void>;
}

/**
 * Creates a complete tenant in one transaction: keys, sign-in experience, Management API with its roles, built-in application, and, in the
 * admin tenant, the organization whose members administer it. Returns its ID.
 */
export async function createTenant(
  runtime: OwnerRuntime,
  {
    id = createTenantId(),
    name = 'My project',
    tag = 'production',
    region,
    createdBy,
    beforehand,
  }: NewTenant = {},
): Promise<string> {
  await runtime.database.platform(async (db) => {
    await beforehand?.(db);
    await db
      .insertInto('tenants')
      .values({ id, name, tag, region, createdBy, planId: id === adminTenantId ? 'admin' : planOfTag[tag] })
      .execute();
    await createTenantKeys(db, runtime.secrets, id);
    const settings = id === adminTenantId ? adminExperience : {};
    await db
      .insertInto('signInExperiences')
      .values({ tenantId: id, settings: JSON.stringify(settings) })
      .execute();
    await createManagementApi(db, runtime, id);
    await createBuiltInApplications(db, id);
    if (id === adminTenantId) {
      await createMeResource(db, runtime);
      await createTenantRoles(db);
    } else {
      // In the cloud edition, administrators have tokens for the organization (ADR 186).
      if (runtime.settings.EDITION === 'open-source') await createAdministeredApi(db, runtime, id);
      await createTenantOrganization(db, id, name);
      if (createdBy !== undefined) await addFirstAdmin(db, id, createdBy);
    }
  });
  await runtime.cache.changed(id, 'tenant');
  return id;
}

interface NewRole {
  name: string;
  description: string;
  type: 'User' | 'MachineToMachine';
  isDefault?: boolean;
}

/** A resource with scopes, and roles that have its scope `all`. */
async function createResource(
  db: PlatformDb,
  tenantId: string,
  resource: { name: string; indicator: string; scopes: readonly string[]; ids?: typeof managementApiIds },
  roles: NewRole[],
): Promise<void> {
  const { name, indicator, ids = { resource: createId(), all: createId() } } = resource;
  const scopes = resource.scopes.map((scope) => ({
    tenantId,
    id: scope === 'all' ? ids.all : createId(),
    resourceId: ids.resource,
    name: scope,
    description: scope === 'all' ? 'Everything that this API offers' : null,
  }));
  const rows = roles.map((role) => ({ tenantId, id: createId(), isDefault: false, ...role }));
  await db.insertInto('resources').values({ tenantId, id: ids.resource, name, indicator }).execute();
  await db.insertInto('scopes').values(scopes).execute();
  if (rows.length === 0) return;
  await db.insertInto('roles').values(rows).execute();
  await db
    .insertInto('rolesScopes')
    .values(rows.map(({ id }) => ({ tenantId, roleId: id, scopeId: ids.all })))
    .execute();
}

const createManagementApi = (db: PlatformDb, runtime: Runtime, id: string) =>
  createResource(
    db,
    id,
    {
      name: 'Management API',
      indicator: managementIndicator(runtime.settings, id),
      scopes: managementScopes,
      ids: managementApiIds,
    },
    builtInRoleNames.map((name) => ({
      name,
      description: 'Full access to the Management API, for machine-to-machine applications',
      type: 'MachineToMachine',
    })),
  );

const createMeResource = (db: PlatformDb, runtime: Runtime) =>
  createResource(
    db,
    adminTenantId,
    { name: 'My account', indicator: meIndicator(runtime.settings), scopes: ['all'] },
    [{ name: 'user', description: 'One’s own account', type: 'User', isDefault: true }],
  );

/** The Management API of a tenant as a resource of the admin tenant. Its members get tokens for it (`oidc/resources.ts`). */
const createAdministeredApi = (db: PlatformDb, runtime: Runtime, id: string) =>
  createResource(
    db,
    adminTenantId,
    {
      name: `Management API of ${id}`,
      indicator: managementIndicator(runtime.settings, id),
      scopes: managementScopes,
    },
    [],
  );

/** Redirect URIs of built-in applications come from the settings, so their records have none (see `oidc`). */
async function createBuiltInApplications(db: PlatformDb, tenantId: string): Promise<void> {
  const applications = [
    tenantId === adminTenantId
      ? { id: builtInApplications.console, name: 'Gatehouse console' }
      : { id: builtInApplications.demo, name: 'Demo application' },
    { id: builtInApplications.account, name: 'Account page' },
    { id: builtInApplications.invitation, name: 'Invitations' },
  ];
  await db
    .insertInto('applications')
    .values(applications.map((each) => ({ tenantId, ...each, type: 'SPA' as const, description: null })))
    .execute();
}
