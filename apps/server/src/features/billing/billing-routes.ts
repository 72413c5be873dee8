import * as api from '@gatehouse/contract/billing/endpoints';
import { billingErrors, type newCheckoutSession } from '@gatehouse/contract/billing/billing';
import { adminTenantId } from '@gatehouse/contract/common';
import { edgeErrors, entityErrors } from '@gatehouse/contract/errors';
import { organizationOfTenant, scopesOfRoles } from '@gatehouse/contract/tenant-members/tenant-roles';
import type { z } from 'zod';
import { findAdministrator } from '../../database/hot/callers.ts';
import { countOrRefuse } from '../../limits/rate-limit.ts';
import { fail, found } from '../../lib/fail.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import type { CheckoutRequest } from '../../runtime/tenant-billing.ts';
import { implement } from '../../web/implement.ts';
import { requireFits } from './fits.ts';

/** Each is a page at the provider. */
const checkouts = { name: 'checkout', limit: 30, windowMs: 3_600_000 };

const administratorOf = ({ actor }: Ctx) =>
  actor.kind === 'administrator' ? actor : fail(edgeErrors.unauthorized);

/** Where a payment page may lead: back to the console, and nowhere else. */
function requireConsole({ runtime }: Ctx, url: string): string {
  const { ADMIN_ENDPOINT } = runtime.settings;
  const isOurs =
    URL.canParse(url) &&
    new URL(url).origin === ADMIN_ENDPOINT &&
    /^\/console(\/|$)/.test(new URL(url).pathname);
  return isOurs ? new URL(url).href : fail(billingErrors.callbackUrl);
}

/**
 * The token is one for the platform, so membership and role are read here, as for a token of the tenant: who isn't a member isn't told that it
 * exists, and the second factor that it requires is needed, too.
 */
async function requireManager(ctx: Ctx, tenantId: string): Promise<void> {
  const { userId, clientId, grantId } = administratorOf(ctx);
  const values = [userId, clientId, grantId ?? '', ctx.now, organizationOfTenant(tenantId)];
  const [member] = await ctx.runtime.database.hot<{ roles: string[]; lacksMfa: boolean }>(
    findAdministrator,
    adminTenantId,
    values,
  );
  if (!member || member.roles.length === 0) return fail(entityErrors.notFound);
  if (member.lacksMfa) fail(edgeErrors.mfaRequired);
  if (!scopesOfRoles(member.roles).includes('manage:tenant')) fail(entityErrors.notFound);
}

/** What is bought for: the tenant that is named, or a new one. */
function tenantOf({
  tenantId,
  tenantName = 'My project',
  tenantTag = 'production',
  tenantRegionName = 'EU',
}: z.output<typeof newCheckoutSession>): CheckoutRequest['tenant'] {
  if (tenantId !== undefined) return { id: tenantId };
  if (tenantTag === 'development') fail(billingErrors.developmentTenant);
  return { name: tenantName, region: tenantRegionName };
}

export const routes = [
  implement(api.createCheckoutSession, async (ctx, { body }) => {
    const { skuId, planId = skuId, tenantId, successCallbackUrl, cancelCallbackUrl } = body;
    const { userId } = administratorOf(ctx);
    if (planId !== skuId) fail(billingErrors.notSold);
    const successUrl = requireConsole(ctx, successCallbackUrl);
    const cancelUrl = requireConsole(
      ctx,
      cancelCallbackUrl ?? `${ctx.runtime.settings.ADMIN_ENDPOINT}/console`,
    );
    if (tenantId !== undefined) await requireManager(ctx, tenantId);
    await countOrRefuse(ctx.runtime, ctx.tenant.id, checkouts, userId);
    return ctx.runtime.billing.startCheckout({
      userId,
      skuId,
      successUrl,
      cancelUrl,
      tenant: tenantOf(body),
    });
  }),

  implement(api.getCheckoutSession, async (ctx, { params }) =>
    found(
      await ctx.runtime.billing.findCheckout(administratorOf(ctx).userId, params.sessionId),
      entityErrors.notFound,
    ),
  ),

  implement(api.cancelSubscription, async ({ runtime }, { params: { tenantId } }) => {
    await requireFits(runtime, tenantId, 'free');
    await runtime.billing.cancel(tenantId);
  }),

  implement(api.getBilling, ({ runtime }, { params }) => runtime.billing.find(params.tenantId)),

  implement(api.listInvoices, ({ runtime }, { params }) => runtime.billing.listInvoices(params.tenantId)),

  implement(api.getInvoiceUrl, async ({ runtime }, { params: { tenantId, invoiceId } }) => ({
    hostedInvoiceUrl: found(await runtime.billing.getInvoiceUrl(tenantId, invoiceId), entityErrors.notFound),
  })),

  implement(api.openPortal, async (ctx, { params, body }) => {
    const returnUrl = requireConsole(ctx, body.callbackUrl);
    return {
      redirectUri: found(
        await ctx.runtime.billing.openPortal(params.tenantId, returnUrl),
        billingErrors.noSubscription,
      ),
    };
  }),
];
