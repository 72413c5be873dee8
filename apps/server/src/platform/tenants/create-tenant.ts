import { builtInApplications } from '@gatehouse/contract/applications/built-in';
import { adminTenantId } from '@gatehouse/contract/common';
import { managementScopes } from '@gatehouse/contract/resources/management-scopes';
import { internalAdminRoleName } from '@gatehouse/contract/roles/roles';
import type { PlatformDb } from '../../database/database.ts';
import { managementIndicator, meIndicator } from '../../edge/tenant.ts';
import { createTenantKeys } from '../../features/signing-keys/store.ts';
import { createId, createTenantId } from '../../ids.ts';
import type { OwnerRuntime, Runtime } from '../../runtime.ts';

/** Name of the admin tenant's role that administers a tenant. */
export const administratorRoleName = (tenantId: string): string => `${tenantId}:admin`;

/** While the admin tenant has no administrator, registering is the one way in (ADR 5). Its pages wear our own colours. */
const adminExperience = {
  signInMode: 'Register',
  color: { primaryColor: '#0b6e69', isDarkModeEnabled: true, darkPrimaryColor: '#6ec6c0' },
};

/**
 * Creates a tenant whole, in one transaction: keys, sign-in experience, management API with its internal role, built-in
 * application, and, at the admin tenant, the role that administers it. Returns its id.
 */
export async function createTenant(
  runtime: OwnerRuntime,
  { id = createTenantId(), name = 'My project' }: { id?: string; name?: string } = {},
): Promise<string> {
  await runtime.database.platform(async (db) => {
    await db.insertInto('tenants').values({ id, name }).execute();
    await createTenantKeys(db, runtime.secrets, id);
    const settings = id === adminTenantId ? adminExperience : {};
    await db
      .insertInto('signInExperiences')
      .values({ tenantId: id, settings: JSON.stringify(settings) })
      .execute();
    await createManagementApi(db, runtime, id);
    await createBuiltInApplication(db, id);
    if (id === adminTenantId) await createMeResource(db, runtime);
    await createAdministratorRole(db, runtime, id);
  });
  await runtime.cache.changed(id, 'tenant');
  return id;
}

/** A resource with scopes and a role that holds them. */
async function createResource(
  db: PlatformDb,
  tenantId: string,
  resource: { name: string; indicator: string; scopes: readonly string[] },
  role: {
    name: string;
    description: string;
    type: 'User' | 'MachineToMachine';
    holds: string;
    isDefault?: boolean;
  },
): Promise<void> {
  const resourceId = createId();
  const scopes = resource.scopes.map((name) => ({
    tenantId,
    id: createId(),
    resourceId,
    name,
    description: null,
  }));
  const roleId = createId();
  const { name, indicator } = resource;
  await db.insertInto('resources').values({ tenantId, id: resourceId, name, indicator }).execute();
  await db.insertInto('scopes').values(scopes).execute();
  await db
    .insertInto('roles')
    .values({
      tenantId,
      id: roleId,
      name: role.name,
      description: role.description,
      type: role.type,
      isDefault: role.isDefault ?? false,
    })
    .execute();
  const held = scopes.filter((scope) => scope.name === role.holds);
  await db
    .insertInto('rolesScopes')
    .values(held.map(({ id }) => ({ tenantId, roleId, scopeId: id })))
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
    },
    {
      name: internalAdminRoleName,
      description: 'Full access to the management API, for machine-to-machine applications',
      type: 'MachineToMachine',
      holds: 'all',
    },
  );

const createMeResource = (db: PlatformDb, runtime: Runtime) =>
  createResource(
    db,
    adminTenantId,
    { name: 'My account', indicator: meIndicator(runtime.settings), scopes: ['all'] },
    { name: 'user', description: 'One’s own account', type: 'User', holds: 'all', isDefault: true },
  );

/** The management API of a tenant, as the admin tenant knows it; its own is known already and gets no second role. */
async function createAdministratorRole(db: PlatformDb, runtime: Runtime, id: string): Promise<void> {
  if (id === adminTenantId) return;
  await createResource(
    db,
    adminTenantId,
    {
      name: `Management API of ${id}`,
      indicator: managementIndicator(runtime.settings, id),
      scopes: managementScopes,
    },
    { name: administratorRoleName(id), description: `Administers tenant ${id}`, type: 'User', holds: 'all' },
  );
}

/** Redirect addresses of built-in applications follow the settings, so the record holds none (see `oidc`). */
async function createBuiltInApplication(db: PlatformDb, tenantId: string): Promise<void> {
  const application =
    tenantId === adminTenantId
      ? { id: builtInApplications.console, name: 'Gatehouse console' }
      : { id: builtInApplications.demo, name: 'Demo application' };
  await db
    .insertInto('applications')
    .values({ tenantId, ...application, type: 'SPA', description: null })
    .execute();
}
