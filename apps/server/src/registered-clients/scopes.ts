import { userConsentScope } from '@gatehouse/contract/applications/consent-scopes';
import type { ClientRegistrationSettings } from '@gatehouse/contract/client-registration/client-registration';
import { sql } from 'kysely';
import type { TenantDb } from '../database/database.ts';
import { narrowGrants, narrowGrantsOfResource } from '../sessions/narrow-grants.ts';

/** What a registered client may ask users for. */
export interface RegisteredScopes {
  userScopes: string[];
  /** Permissions of API resources, with their IDs. */
  permissions: { id: string; name: string }[];
}

/** Scopes that any third-party application may request. */
const common = ['openid', 'offline_access'];

/**
 * Of the scopes that a client names, those that the tenant lets registered clients have; all of them if it names none (RFC 7591 section 2). Others
 * are left out, and the response says what remains.
 */
export async function pickScopes(
  db: TenantDb,
  { userScopes, resourceScopeIds }: ClientRegistrationSettings,
  scope: string | undefined,
): Promise<RegisteredScopes> {
  const names = scope?.split(' ').filter(Boolean);
  const isNamed = (name: string): boolean => names?.includes(name) ?? true;
  const permissions = await db
    .selectFrom('scopes')
    .select(['id', 'name'])
    .where('id', 'in', [...resourceScopeIds, ''])
    .orderBy('name')
    // One that is being deleted is left out.
    .forKeyShare()
    .execute();
  return {
    userScopes: userScopes.filter(isNamed),
    permissions: permissions.filter(({ name }) => isNamed(name)),
  };
}

/** Of what a client asks for when it changes itself, what it has: an administrator may have taken the rest from it (ADR 249). */
export function keepHeld(held: RegisteredScopes, asked: RegisteredScopes): RegisteredScopes {
  const ids = new Set(held.permissions.map(({ id }) => id));
  return {
    userScopes: asked.userScopes.filter((scope) => held.userScopes.includes(scope)),
    permissions: asked.permissions.filter(({ id }) => ids.has(id)),
  };
}

/** The scopes of a client as it reads them (RFC 7591 section 2). Permissions of several resources can have one name. */
export const formatScopes = ({ userScopes, permissions }: RegisteredScopes): string =>
  [
    ...new Set([
      ...common,
      ...userConsentScope.options.filter((scope) => userScopes.includes(scope)),
      ...permissions.map(({ name }) => name),
    ]),
  ].join(' ');

export async function readScopes(db: TenantDb, applicationId: string): Promise<RegisteredScopes> {
  const user = await db
    .selectFrom('applicationUserScopes')
    .select('scope')
    .where('applicationId', '=', applicationId)
    .orderBy('scope')
    .execute();
  const permissions = await db
    .selectFrom('applicationResourceScopes as c')
    .innerJoin('scopes as s', 's.id', 'c.scopeId')
    .select(['s.id', 's.name'])
    .where('c.applicationId', '=', applicationId)
    .orderBy('s.name')
    .execute();
  return { userScopes: user.map(({ scope }) => scope), permissions };
}

/** Makes these the scopes of a client. What it loses is removed from users' grants, too. */
export async function replaceScopes(
  db: TenantDb,
  applicationId: string,
  { userScopes, permissions }: RegisteredScopes,
): Promise<void> {
  const held = await readScopes(db, applicationId);
  const ids = new Set(permissions.map(({ id }) => id));
  for (const scope of held.userScopes.filter((one) => !userScopes.includes(one)))
    await removeUserScope(db, applicationId, scope);
  for (const { id } of held.permissions.filter((one) => !ids.has(one.id)))
    await removePermission(db, applicationId, id);
  if (userScopes.length > 0)
    await db
      .insertInto('applicationUserScopes')
      .values(userScopes.map((scope) => ({ applicationId, scope })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (permissions.length > 0)
    await db
      .insertInto('applicationResourceScopes')
      .values(permissions.map(({ id: scopeId }) => ({ applicationId, scopeId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Takes from all registered clients, and from users' grants, what the tenant no longer lets them have. */
export async function narrowRegisteredClients(
  db: TenantDb,
  { userScopes, resourceScopeIds }: ClientRegistrationSettings,
): Promise<void> {
  const user = await sql<{ applicationId: string; scope: string }>`
    select u.application_id as "applicationId", u.scope from application_user_scopes u
      join applications a on a.id = u.application_id and a.is_registered
    where u.scope <> all (${[...userScopes]}::text[]) order by u.application_id, u.scope`.execute(db);
  for (const { applicationId, scope } of user.rows) await removeUserScope(db, applicationId, scope);
  const permissions = await sql<{ applicationId: string; scopeId: string }>`
    select c.application_id as "applicationId", c.scope_id as "scopeId" from application_resource_scopes c
      join applications a on a.id = c.application_id and a.is_registered
    where c.scope_id <> all (${[...resourceScopeIds]}::text[]) order by c.application_id, c.scope_id`.execute(
    db,
  );
  for (const { applicationId, scopeId } of permissions.rows)
    await removePermission(db, applicationId, scopeId);
}

async function removeUserScope(db: TenantDb, applicationId: string, scope: string): Promise<void> {
  await narrowGrants(db, applicationId, scope);
  await db
    .deleteFrom('applicationUserScopes')
    .where('applicationId', '=', applicationId)
    .where('scope', '=', scope)
    .execute();
}

async function removePermission(db: TenantDb, applicationId: string, scopeId: string): Promise<void> {
  await narrowGrantsOfResource(db, { applicationId, scopeId, list: 'everywhere' });
  await db
    .deleteFrom('applicationResourceScopes')
    .where('applicationId', '=', applicationId)
    .where('scopeId', '=', scopeId)
    .execute();
}
