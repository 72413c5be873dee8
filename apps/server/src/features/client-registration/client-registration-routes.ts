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
import type { Tenant } from '../../runtime/ctx.ts';
import { isOwnAudience } from '../../tenancy/tenant.ts';
import { implement } from '../../web/implement.ts';
import { listClients } from './clients-store.ts';
import * as store from './tokens-store.ts';

const withUrl = ({ origin }: Tenant, settings: ClientRegistrationSettings): ClientRegistration => ({
  ...settings,
  url: `${origin}${registrationPath}`,
});

export const routes = [
  implement(api.getClientRegistration, async ({ db, tenant }) =>
    withUrl(tenant, await readRegistrationSettings(db)),
  ),

  implement(api.updateClientRegistration, async (ctx, { body }) => {
    const { db, tenant, runtime, afterCommit, fail } = ctx;
    const before = await readRegistrationSettings(db);
    const indicators = await store.listIndicators(db, body.resourceScopeIds ?? []);
    // Permissions that were deleted since they were chosen are left out.
    const unknown = body.resourceScopeIds?.filter((id) => !indicators.has(id)) ?? [];
    if (unknown.some((id) => !before.resourceScopeIds.includes(id))) fail(errors.scopeNotFound);
    if ([...indicators.values()].some((indicator) => isOwnAudience(runtime.settings, indicator)))
      fail(errors.managementApi);
    const resourceScopeIds = body.resourceScopeIds && [...indicators.keys()];
    const after = await mergeRegistrationSettings(db, { ...body, ...(resourceScopeIds && { resourceScopeIds }) });
    await narrowRegisteredClients(db, after);
    ctx.note({ changed: listChanged(before, after) });
    afterCommit(() => forgetAdvertised(runtime, tenant.id));
    return withUrl(tenant, after);
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
