import {
  type ConsentScopes,
  consentScopeErrors,
  consentScopeTypes,
  type UserConsentScope,
  userConsentScope,
} from '@gatehouse/contract/applications/consent-scopes';
import { entityErrors } from '@gatehouse/contract/errors';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import type { TenantDb } from '../../database/database.ts';
import { isOwnAudience } from '../../tenancy/tenant.ts';
import { fail, found, withConstraints } from '../../lib/fail.ts';
import { narrowGrants, narrowGrantsOfResource } from '../../sessions/sessions.ts';
import * as store from './applications-store.ts';

/** The scopes that the application may request, in the contract's order and by resource. */
export async function getConsentScopes(ctx: TransactionCtx, applicationId: string): Promise<ConsentScopes> {
  found(await store.getApplication(ctx.db, applicationId), entityErrors.notFound);
  const [names, permissions] = await Promise.all([
    ctx.db
      .selectFrom('applicationUserScopes')
      .select('scope')
      .where('applicationId', '=', applicationId)
      .execute(),
    listPermissions(ctx.db, applicationId),
  ]);
  const held = new Set(names.map(({ scope }) => scope));
  const byResource = new Map<string, ConsentScopes['resourceScopes'][number]>();
  for (const { resourceId, resourceName, indicator, ...scope } of permissions) {
    const entry = byResource.get(resourceId) ?? {
      resource: { id: resourceId, name: resourceName, indicator },
      scopes: [],
    };
    entry.scopes.push(scope);
    byResource.set(resourceId, entry);
  }
  return {
    userScopes: userConsentScope.options.filter((scope) => held.has(scope)),
    resourceScopes: [...byResource.values()],
    organizationScopes: [],
    organizationResourceScopes: [],
  };
}

const listPermissions = (db: TenantDb, applicationId: string) =>
  db
    .selectFrom('applicationResourceScopes as c')
    .innerJoin('scopes as s', 's.id', 'c.scopeId')
    .innerJoin('resources as r', 'r.id', 's.resourceId')
    .select([
      's.id',
      's.name',
      's.description',
      'r.id as resourceId',
      'r.name as resourceName',
      'r.indicator',
    ])
    .where('c.applicationId', '=', applicationId)
    .orderBy('r.name')
    .orderBy('r.id')
    .orderBy('s.name')
    .execute();

const constraints = {
  application_user_scopes_application: entityErrors.notFound,
  application_resource_scopes_application: entityErrors.notFound,
  application_resource_scopes_scope: consentScopeErrors.notFound,
};

interface Wanted {
  userScopes?: readonly UserConsentScope[];
  resourceScopes?: readonly string[];
  organizationScopes?: readonly string[];
  organizationResourceScopes?: readonly string[];
}

/**
 * Adds scopes that a third-party application may request. Scopes of our own APIs are rejected, because with a user's consent they would make
 * the application an administrator.
 */
export async function addConsentScopes(
  ctx: TransactionCtx,
  applicationId: string,
  wanted: Wanted,
): Promise<void> {
  const application = found(await store.getApplication(ctx.db, applicationId), entityErrors.notFound);
  if (!application.isThirdParty) fail(consentScopeErrors.thirdPartyOnly);
  const { userScopes = [], resourceScopes = [] } = wanted;
  // Organizations have no permissions yet, so any that is named doesn't exist.
  const ofOrganizations = [
    ...(wanted.organizationScopes ?? []),
    ...(wanted.organizationResourceScopes ?? []),
  ];
  if (ofOrganizations.length > 0) fail(consentScopeErrors.notFound);
  await requirePermissions(ctx, resourceScopes);
  await addUserScopes(ctx.db, applicationId, userScopes);
  if (resourceScopes.length > 0)
    await withConstraints(constraints, () =>
      ctx.db
        .insertInto('applicationResourceScopes')
        .values(resourceScopes.map((scopeId) => ({ applicationId, scopeId })))
        .onConflict((is) => is.doNothing())
        .execute(),
    );
}

export async function addUserScopes(
  db: TenantDb,
  applicationId: string,
  scopes: readonly UserConsentScope[],
): Promise<void> {
  if (scopes.length === 0) return;
  await withConstraints(constraints, () =>
    db
      .insertInto('applicationUserScopes')
      .values(scopes.map((scope) => ({ applicationId, scope })))
      .onConflict((is) => is.doNothing())
      .execute(),
  );
}

async function requirePermissions({ db, runtime }: TransactionCtx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom('scopes as s')
    .innerJoin('resources as r', 'r.id', 's.resourceId')
    .select(['s.id', 'r.indicator'])
    .where('s.id', 'in', [...ids])
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  if (ids.some((id) => !known.has(id))) fail(consentScopeErrors.notFound);
  if (rows.some(({ indicator }) => isOwnAudience(runtime.settings, indicator)))
    fail(consentScopeErrors.managementApi);
}

/** Removes a scope, also from users' grants: valid tokens no longer return its data. */
export async function removeConsentScope(
  { db }: TransactionCtx,
  { applicationId, scopeType, scopeId }: { applicationId: string; scopeType: string; scopeId: string },
): Promise<void> {
  if (scopeType === consentScopeTypes.user) {
    const { numDeletedRows } = await db
      .deleteFrom('applicationUserScopes')
      .where('applicationId', '=', applicationId)
      .where('scope', '=', scopeId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) fail(entityErrors.notFound);
    await narrowGrants(db, applicationId, scopeId);
    return;
  }
  // There are no other types yet.
  if (scopeType !== consentScopeTypes.resource) fail(entityErrors.notFound);
  await narrowGrantsOfResource(db, { applicationId, scopeId });
  const { numDeletedRows } = await db
    .deleteFrom('applicationResourceScopes')
    .where('applicationId', '=', applicationId)
    .where('scopeId', '=', scopeId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) fail(entityErrors.notFound);
}
