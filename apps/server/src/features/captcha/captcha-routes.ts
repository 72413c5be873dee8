import type { CaptchaConfig, CaptchaProvider } from '@gatehouse/contract/captcha/captcha';
import * as api from '@gatehouse/contract/captcha/endpoints';
import { secretMask } from '@gatehouse/contract/connectors/connectors';
import { edgeErrors, entityErrors } from '@gatehouse/contract/errors';
import type { Ctx } from '../../runtime/ctx.ts';
import { implement } from '../../web/implement.ts';
import { fail } from '../../lib/fail.ts';
import * as store from '../../experience/captcha-store.ts';

const show = (
  { tenant }: Ctx,
  { id, config, createdAt, updatedAt }: store.StoredCaptcha,
): CaptchaProvider => ({
  tenantId: tenant.id,
  id,
  config: { ...config, secretKey: secretMask },
  createdAt,
  updatedAt,
});

/** Replaces a mask by the stored secret. Only if provider and site key are unchanged, so that a secret is never sent to another provider. */
function keepSecret(config: CaptchaConfig, stored: CaptchaConfig | undefined): CaptchaConfig {
  if (config.secretKey !== secretMask) return config;
  if (stored?.type === config.type && stored.siteKey === config.siteKey)
    return { ...config, secretKey: stored.secretKey };
  return fail(edgeErrors.invalidInput, {
    data: { fields: { 'body.config.secretKey': 'must be entered again' } },
  });
}

export const routes = [
  implement(api.getCaptchaProvider, async (ctx) =>
    show(ctx, ctx.found(await store.getCaptcha(ctx.db, ctx.runtime.secrets), entityErrors.notFound)),
  ),

  implement(api.putCaptchaProvider, async (ctx, { body }) => {
    const { db, runtime, tenant, now } = ctx;
    const known = await store.getCaptcha(db, runtime.secrets);
    const config = keepSecret(body.config, known?.config);
    const stored = await store.putCaptcha(db, runtime.secrets, config, now);
    ctx.afterCommit(() => store.dropCaptcha(runtime, tenant.id));
    return show(ctx, stored);
  }),

  implement(api.deleteCaptchaProvider, async (ctx) => {
    if (!(await store.deleteCaptcha(ctx.db))) ctx.fail(entityErrors.notFound);
    ctx.afterCommit(() => store.dropCaptcha(ctx.runtime, ctx.tenant.id));
  }),
];
