import { defaultUserConsentScopes } from '@gatehouse/contract/applications/consent-scopes';
import { organizationOfTenant, type TenantRoleName } from '@gatehouse/contract/tenant-members/tenant-roles';
import { adminTenantId } from '@gatehouse/contract/common';
import { addUserScopes } from '../../apps/server/src/features/applications/consent-scopes-store.ts';
import { createId, createUserId } from '../../apps/server/src/lib/ids.ts';
import type { StoredPassword } from '../../apps/server/src/passwords/stored-password.ts';
import type { Runtime } from '../../apps/server/src/runtime/runtime.ts';

/** A password that every policy of these tests accepts. */
export const goodPassword = 'Correct-Horse-42';

export const redirectUri = 'https://app.example/callback';

/** A single-page application of a tenant. */
export async function createApplication(
  runtime: Runtime,
  tenantId: string,
  values: { name?: string; redirectUris?: string[]; isThirdParty?: boolean } = {},
): Promise<string> {
  const id = createId();
  const { name = 'Storefront', redirectUris = [redirectUri], isThirdParty = false } = values;
  const oidcClientMetadata = JSON.stringify({ redirectUris, postLogoutRedirectUris: [] });
  await runtime.database.tenant(tenantId, async (db) => {
    await db
      .insertInto('applications')
      .values({ id, name, description: null, type: 'SPA', isThirdParty, oidcClientMetadata })
      .execute();
    if (isThirdParty) await addUserScopes(db, id, defaultUserConsentScopes);
  });
  return id;
}

export interface NewUser {
  id?: string;
  username?: string;
  primaryEmail?: string;
  primaryPhone?: string;
  password?: string;
  /** An imported hash instead of a password. */
  stored?: StoredPassword;
  isSuspended?: boolean;
}

/** A user as an administrator creates one. Returns the ID. */
export async function createUser(
  runtime: Runtime,
  tenantId: string,
  {
    id = createUserId(),
    username,
    primaryEmail,
    primaryPhone,
    password,
    stored,
    isSuspended = false,
  }: NewUser,
): Promise<string> {
  const hash =
    stored ?? (password === undefined ? undefined : await runtime.hasher.hash(password, { from: 'test' }));
  await runtime.database.tenant(tenantId, (db) =>
    db
      .insertInto('users')
      .values({
        id,
        username: username ?? null,
        primaryEmail: primaryEmail ?? null,
        primaryPhone: primaryPhone ?? null,
        name: null,
        avatar: null,
        applicationId: null,
        passwordEncrypted: hash?.value ?? null,
        passwordEncryptionMethod: hash?.method ?? null,
        isSuspended,
      })
      .execute(),
  );
  return id;
}

/** Makes a user of the admin tenant a member of a tenant. */
export function makeMember(
  runtime: Runtime,
  tenantId: string,
  userId: string,
  role: TenantRoleName = 'admin',
): Promise<void> {
  const organizationId = organizationOfTenant(tenantId);
  return runtime.database.tenant(adminTenantId, async (db) => {
    await db
      .insertInto('organizationUsers')
      .values({ organizationId, userId } as never)
      .execute();
    await db
      .insertInto('organizationUsersRoles')
      .values({ organizationId, userId, organizationRoleId: role })
      .execute();
  });
}
