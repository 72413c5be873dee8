import type { PageCaptcha } from '@gatehouse/contract/captcha/captcha';
import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { Ctx } from '../../runtime/ctx.ts';
import { fail } from '../../lib/fail.ts';
import { findCaptchaConfig } from '../../experience/captcha-store.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { type FlowState, isKnown } from '../state/flow-state.ts';
import { countCaptcha } from '../sentinel/count-caller.ts';
import { askProvider } from './ask-captcha-provider.ts';

/** The tenant's CAPTCHA provider; undefined while the policy is off or no provider is configured. */
async function findAsked(runtime: Runtime, tenantId: string) {
  const { captchaPolicy } = await getSignInExperience(runtime, tenantId);
  return captchaPolicy.enabled ? findCaptchaConfig(runtime, tenantId) : undefined;
}

/** What the tenant's pages need to show the challenge, if there is one. */
export async function getPageCaptcha(runtime: Runtime, tenantId: string): Promise<PageCaptcha | undefined> {
  const config = await findAsked(runtime, tenantId);
  if (!config) return undefined;
  const { type, siteKey } = config;
  if (type === 'Turnstile') return { type, siteKey };
  const { domain = 'www.google.com', mode = 'invisible' } = config;
  return { type, siteKey, mode, domain: domain.startsWith('www.') ? domain : `www.${domain}` };
}

/**
 * As long as a code is valid: a user who takes longer solves another one, and one that was solved for a program doesn't
 * help it for long.
 */
const captchaLifetimeMs = 600_000;

/**
 * Until when a flow that starts with this token needs no further CAPTCHA; undefined if the tenant requires none. Throws
 * for an invalid token, and if the provider can't be reached, because an outage must not switch the check off.
 */
export async function verifyHuman(ctx: Ctx, token: string | undefined): Promise<number | undefined> {
  const { runtime, tenant, ip, userAgent, log } = ctx;
  if (token === undefined) return undefined;
  const config = await findAsked(runtime, tenant.id);
  if (!config) return undefined;
  await countCaptcha(ctx);
  const { hostname } = new URL(tenant.origin);
  const verdict = await askProvider(runtime.outbound, config, { token, ip, userAgent, hostname }).catch(
    (error: unknown) => {
      log.warn({ err: error, provider: config.type }, 'captcha provider failed');
      return fail(sessionErrors.captchaFailed, { cause: error });
    },
  );
  return verdict.isHuman
    ? ctx.now + captchaLifetimeMs
    : fail(sessionErrors.captchaFailed, { internal: verdict.reason });
}

/**
 * Throws unless the flow has solved a CAPTCHA recently, if the tenant requires one: before a code is sent or an account
 * created. A flow whose account is known was checked already.
 */
export async function requireHuman(ctx: Ctx, state: FlowState): Promise<void> {
  if (!isKnown(state)) await requireHumanAlways(ctx, state);
}

/** The same where a flow whose account is known could guess at another one: before a password is compared. */
export async function requireHumanAlways({ runtime, tenant, now }: Ctx, state: FlowState): Promise<void> {
  if ((state.humanUntil ?? 0) <= now && (await findAsked(runtime, tenant.id)))
    fail(sessionErrors.captchaRequired);
}
