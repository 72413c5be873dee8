import {
  clientRegistrationErrors as errors,
  type ClientRegistration,
  type ClientRegistrationSettings,
  registrationPath,
} from '@gatehouse/contract/client-registration/client-registration';
import * as api from '@gatehouse/contract/client-registration/endpoints';
import { entityErrors } from '@gatehouse/contract/errors';
import { listChanged } from '../../lib/changed-parts.ts';
import { narrowRegisteredClients } from '../../registered-clients/scopes.ts';
import {
  forgetAdvertised,
  mergeRegistrationSettings,
  readRegistrationSettings,
} from '../../registered-clients/settings.ts';
import type { TenantDb } from '../../database/database.ts';
import type { Tenant } from '../../runtime/ctx.ts';
import { isOwnAudience } from '../../tenancy/tenant.ts';
import { implement } from '../../web/implement.ts';
import { listClients } from './clients-store.ts';
import * as store from './tokens-store.ts';

/** The settings as the API returns them. Permissions that were deleted since they were chosen are left out. */
async function describe(
  db: TenantDb,
  { origin }: Tenant,
  settings: ClientRegistrationSettings,
): Promise<ClientRegistration> {
  const resourceScopes = await store.listResourceScopes(db, settings.resourceScopeIds);
  const resourceScopeIds = resourceScopes.map(({ id }) => id);
  return { ...settings, resourceScopeIds, resourceScopes, url: `${origin}${registrationPath}` };
}

export const routes = [
  implement(api.getClientRegistration, async ({ db, tenant }) =>
    describe(db, tenant, await readRegistrationSettings(db)),
  ),

  implement(api.updateClientRegistration, async (ctx, { body }) => {
    const { db, tenant, runtime, afterCommit, fail } = ctx;
    const before = await readRegistrationSettings(db);
    const chosen = body.resourceScopeIds ?? [];
    const scopes = await store.listResourceScopes(db, chosen);
    const known = new Set([...scopes.map(({ id }) => id), ...before.resourceScopeIds]);
    if (chosen.some((id) => !known.has(id))) fail(errors.scopeNotFound);
    if (scopes.some(({ resource }) => isOwnAudience(runtime.settings, resource.indicator)))
      fail(errors.managementApi);
    const after = await mergeRegistrationSettings(db, {
      ...body,
      ...(body.resourceScopeIds && { resourceScopeIds: scopes.map(({ id }) => id) }),
    });
    await narrowRegisteredClients(db, after);
    ctx.note({ changed: listChanged(before, after) });
    afterCommit(() => forgetAdvertised(runtime, tenant.id));
    return describe(db, tenant, after);
  }),

  implement(api.listInitialAccessTokens, ({ db }) => store.listTokens(db)),

  implement(api.createInitialAccessToken, ({ db, now }, { body }) => store.insertToken(db, body, now)),

  implement(api.deleteInitialAccessToken, async ({ db, fail }, { params }) => {
    if (!(await store.deleteToken(db, params.tokenId))) fail(entityErrors.notFound);
  }),

  implement(api.listRegisteredClients, async ({ db, now }, { query }) =>
    listClients(db, query, { now, ...(await readRegistrationSettings(db)) }),
  ),
];
