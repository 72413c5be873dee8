import {
  type Application,
  applicationErrors,
  confidentialTypes,
} from '@gatehouse/contract/applications/applications';
import * as api from '@gatehouse/contract/applications/secret-endpoints';
import { edgeErrors, entityErrors } from '@gatehouse/contract/errors';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { implement } from '../../web/implement.ts';
import { requireNoMoreThanOwn } from '../../web/no-more-than-own.ts';
import { found } from '../../lib/fail.ts';
import * as secrets from './application-secrets.ts';
import { getApplication } from './applications-store.ts';

const getOwner = async (ctx: TransactionCtx, id: string): Promise<Application> =>
  found(await getApplication(ctx.db, id), entityErrors.notFound);

/** The application whose secret is returned. The secret has all permissions of the application, so the caller needs them, too. */
async function getOwnerOfValue(ctx: TransactionCtx, id: string): Promise<Application> {
  const owner = await getOwner(ctx, id);
  await requireNoMoreThanOwn(ctx, { applicationId: owner.id });
  return owner;
}

export const routes = [
  implement(api.listApplicationSecretSummaries, async (ctx, { params }) => {
    const { id } = await getOwner(ctx, params.id);
    return secrets.listSecretSummaries(ctx, id);
  }),

  implement(api.listApplicationSecrets, async (ctx, { params }) => {
    const { id } = await getOwnerOfValue(ctx, params.id);
    return secrets.listSecrets(ctx, id);
  }),

  implement(api.createApplicationSecret, async (ctx, { params, body }) => {
    const { id, type } = await getOwnerOfValue(ctx, params.id);
    // Anyone who installs a native or browser application can read its secrets (RFC 8252 section 8.5).
    if (!confidentialTypes.includes(type)) ctx.fail(entityErrors.wrongType);
    if (body.expiresAt !== null && body.expiresAt <= ctx.now)
      ctx.fail(edgeErrors.invalidInput, { data: { fields: { 'body.expiresAt': 'must be in the future' } } });
    return secrets.insertSecret(ctx, id, body);
  }),

  implement(api.renameApplicationSecret, async (ctx, { params, body }) => {
    const { id } = await getOwnerOfValue(ctx, params.id);
    return ctx.found(await secrets.renameSecret(ctx, id, params.name, body.name), entityErrors.notFound);
  }),

  implement(api.deleteApplicationSecret, async (ctx, { params }) => {
    const { id } = await getOwner(ctx, params.id);
    if (!(await secrets.deleteSecret(ctx, id, params.name))) ctx.fail(entityErrors.notFound);
  }),

  implement(api.deleteLegacySecret, async (ctx, { params }) => {
    await getOwner(ctx, params.id);
    return ctx.fail(applicationErrors.noLegacySecret);
  }),
];
