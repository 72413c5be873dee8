import * as api from '@gatehouse/contract/domains/endpoints';
import { entityErrors } from '@gatehouse/contract/errors';
import { checkDomain } from '../../domains/check-domain.ts';
import { getRow, listRows, toDomain } from '../../domains/domains-store.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import { implement } from '../../web/implement.ts';
import * as service from './domains-service.ts';
import * as store from './domains-store.ts';

/** Whether the caller needs the permission to manage the tenant, too. */
const isManaged = async ({ actor, runtime }: Ctx): Promise<boolean> =>
  runtime.settings.EDITION === 'cloud' && actor.kind === 'administrator';

export const routes = [
  implement(api.listDomains, async ({ db, runtime }) =>
    (await listRows(db)).map((row) => toDomain(runtime.settings, row)),
  ),

  implement(api.createDomain, (ctx, { body }) => service.createDomain(ctx, body), isManaged),

  implement(api.cleanUpDomains, (ctx, { body }) => service.cleanUpDomains(ctx, body), isManaged),

  implement(api.getDomain, async ({ runtime, tenant, found }, { params }) =>
    toDomain(
      runtime.settings,
      found(await checkDomain(runtime, tenant.id, params.id), entityErrors.notFound),
    ),
  ),

  implement(
    api.updateDomain,
    (ctx, { params, body }) => service.updateDomain(ctx, params.id, body),
    isManaged,
  ),

  implement(api.deleteDomain, (ctx, { params }) => service.deleteDomain(ctx, params.id), isManaged),

  implement(api.listPasskeyUsers, async ({ db, found }, { params, query }) => {
    const { domain } = found(await getRow(db, params.id), entityErrors.notFound);
    return store.listPasskeyUsers(db, domain, query);
  }),

  implement(api.getVerificationFiles, async ({ db, found }, { params }) =>
    found(await store.getFiles(db, params.id), entityErrors.notFound),
  ),

  implement(
    api.replaceVerificationFiles,
    (ctx, { params, body }) => service.replaceVerificationFiles(ctx, params.id, body),
    isManaged,
  ),
];
