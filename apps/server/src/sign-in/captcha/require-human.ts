import type { PageCaptcha } from '@gatehouse/contract/captcha/captcha';
import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { Ctx } from '../../runtime/ctx.ts';
import { fail } from '../../lib/fail.ts';
import { findCaptchaConfig } from '../../experience/captcha-store.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { type FlowState, isKnown } from '../state/flow-state.ts';
import { countSolver } from '../sentinel/count-caller.ts';
import { askProvider } from './ask-captcha-provider.ts';

/** The provider that the tenant asks; none while the policy is off, or while nothing is set up to ask. */
async function findAsked(runtime: Runtime, tenantId: string) {
  const { captchaPolicy } = await getSignInExperience(runtime, tenantId);
  return captchaPolicy.enabled ? findCaptchaConfig(runtime, tenantId) : undefined;
}

/** What pages of the tenant need to show its challenge, if it has one. */
export async function describeCaptcha(runtime: Runtime, tenantId: string): Promise<PageCaptcha | undefined> {
  const config = await findAsked(runtime, tenantId);
  if (!config) return undefined;
  const { type, siteKey } = config;
  if (type === 'Turnstile') return { type, siteKey };
  const { domain = 'www.google.com', mode = 'invisible' } = config;
  return { type, siteKey, mode, domain: domain.startsWith('www.') ? domain : `www.${domain}` };
}

/** As long as a code that was sent: who is still here then shows it anew, and who solved one for a program has little of it. */
const proofMs = 600_000;

/**
 * Until when a flow that begins with this token counts as a person's, as far as the tenant asks; undefined where it does not. Throws for
 * a token that is no proof, and when the provider cannot be asked: who may come in is not left to its being reachable.
 */
export async function proveHuman(ctx: Ctx, token: string | undefined): Promise<number | undefined> {
  const { runtime, tenant, ip, userAgent, log } = ctx;
  if (token === undefined) return undefined;
  const config = await findAsked(runtime, tenant.id);
  if (!config) return undefined;
  await countSolver(ctx);
  const { hostname } = new URL(tenant.origin);
  const verdict = await askProvider(runtime.outbound, config, { token, ip, userAgent, hostname }).catch(
    (error: unknown) => {
      log.warn({ err: error, provider: config.type }, 'captcha provider failed');
      return fail(sessionErrors.captchaFailed, { cause: error });
    },
  );
  return verdict.isHuman
    ? ctx.now + proofMs
    : fail(sessionErrors.captchaFailed, { internal: verdict.reason });
}

/**
 * Throws unless the flow has passed a CAPTCHA a short while ago, where the tenant asks for one: before a code is sent or an account created.
 * A flow whose account is known was verified already.
 */
export async function requireHuman(ctx: Ctx, state: FlowState): Promise<void> {
  if (!isKnown(state)) await requireHumanAlways(ctx, state);
}

/** The same where a flow whose account is known can guess at another one: before a password is compared. */
export async function requireHumanAlways({ runtime, tenant, now }: Ctx, state: FlowState): Promise<void> {
  if ((state.humanUntil ?? 0) <= now && (await findAsked(runtime, tenant.id)))
    fail(sessionErrors.captchaRequired);
}
