import { edgeErrors, entityErrors } from '@gatehouse/contract/errors';
import * as api from '@gatehouse/contract/tenants/endpoints';
import type { CloudTenant } from '@gatehouse/contract/tenants/tenants';
import { countOrRefuse } from '../../limits/rate-limit.ts';
import { fail, found } from '../../lib/fail.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import { implement } from '../../web/implement.ts';

/** Also of tenants that are deleted again, which the limits per account don't count. */
const creations = { name: 'tenant-creation', limit: 100, windowMs: 86_400_000 };

/** The edge has checked that the caller is an administrator, and a member of the tenant in the path. */
const userOf = ({ actor }: Ctx): string => ('userId' in actor ? actor.userId : fail(edgeErrors.unauthorized));

const findOwn = async (ctx: Ctx, id: string): Promise<CloudTenant | undefined> =>
  (await ctx.runtime.tenants.listOf(userOf(ctx))).find((tenant) => tenant.id === id);

export const routes = [
  implement(api.listTenants, (ctx) => ctx.runtime.tenants.listOf(userOf(ctx))),

  implement(api.createTenant, async (ctx, { body }) => {
    const userId = userOf(ctx);
    await countOrRefuse(ctx.runtime, ctx.tenant.id, creations, userId);
    const id = await ctx.runtime.tenants.create({ ...body, userId });
    ctx.note({ params: { tenantId: id } });
    const created = await findOwn(ctx, id);
    if (!created) throw new Error('The caller is not a member of the tenant that they created');
    return created;
  }),

  implement(api.updateTenant, async (ctx, { params: { tenantId }, body }) => {
    if (!(await ctx.runtime.tenants.rename(tenantId, body.name))) fail(entityErrors.notFound);
    return found(await findOwn(ctx, tenantId), entityErrors.notFound);
  }),

  implement(api.deleteTenant, async (ctx, { params: { tenantId } }) => {
    if (!(await ctx.runtime.tenants.remove(tenantId, userOf(ctx)))) fail(entityErrors.notFound);
  }),
];
