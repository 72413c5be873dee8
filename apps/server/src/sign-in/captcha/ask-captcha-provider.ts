import { captchaAction } from '@gatehouse/contract/captcha/action';
import type { CaptchaConfig } from '@gatehouse/contract/captcha/captcha';
import type { Outbound, OutboundAnswer } from '@gatehouse/connectors/kit/outbound';
import { z } from 'zod';

/** The token that a page got for a solved challenge, and the IP address that solved it. */
export interface SolvedCaptcha {
  token: string;
  ip: string;
  userAgent: string;
  /** The host of our pages; challenges that were solved on another host are rejected. */
  hostname: string;
}

/** The provider's verdict about a token; `reason` is only logged. */
export interface CaptchaVerdict {
  isHuman: boolean;
  reason?: string;
}

const timeoutMs = 5000;
/** Below it, the caller is more likely a program than a human (the threshold that Google's documentation starts with). */
const leastScore = 0.5;

/**
 * Why the solved challenge is not ours, if so: the owner of a key may use it on other hosts, and for other actions that
 * require less. A tenant's own page doesn't have to name an action.
 */
function findForeign(
  { hostname }: SolvedCaptcha,
  passed: { hostname?: string; action?: string },
): string | undefined {
  if (passed.hostname !== hostname) return `passed on ${passed.hostname ?? 'an unknown host'}`;
  return passed.action && passed.action !== captchaAction ? `passed for ${passed.action}` : undefined;
}

/** Asks the provider to verify a token. Throws if it doesn't respond, or not as documented. */
export function askProvider(
  outbound: Outbound,
  config: CaptchaConfig,
  solved: SolvedCaptcha,
): Promise<CaptchaVerdict> {
  return config.type === 'Turnstile'
    ? askTurnstile(outbound, config, solved)
    : askRecaptcha(outbound, config, solved);
}

type ConfigOf<T extends CaptchaConfig['type']> = Extract<CaptchaConfig, { type: T }>;

const turnstileAnswer = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).optional(),
  hostname: z.string().optional(),
  action: z.string().optional(),
});

// They accept everyone, on any host, and respond with their own
// (https://developers.cloudflare.com/turnstile/troubleshooting/testing/).
const testKey = /^[1-3]x0{20,}[A-Z]{2}$/;

// https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
async function askTurnstile(
  outbound: Outbound,
  { secretKey }: ConfigOf<'Turnstile'>,
  solved: SolvedCaptcha,
): Promise<CaptchaVerdict> {
  const answer = await outbound.request('https://challenges.cloudflare.com/turnstile/v0/siteverify', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ secret: secretKey, response: solved.token, remoteip: solved.ip }).toString(),
    timeoutMs,
  });
  const { success, 'error-codes': codes = [], ...passed } = turnstileAnswer.parse(readJson(answer));
  const foreign = success && !testKey.test(secretKey) ? findForeign(solved, passed) : undefined;
  return { isHuman: success && !foreign, reason: foreign ?? codes.join(', ') };
}

const recaptchaAnswer = z.object({
  tokenProperties: z.object({
    valid: z.boolean(),
    invalidReason: z.string().optional(),
    hostname: z.string().optional(),
    action: z.string().optional(),
  }),
  riskAnalysis: z.object({ score: z.number().optional() }).optional(),
});

// https://cloud.google.com/recaptcha/docs/create-assessment-website
async function askRecaptcha(
  outbound: Outbound,
  { projectId, secretKey, siteKey, mode }: ConfigOf<'RecaptchaEnterprise'>,
  solved: SolvedCaptcha,
): Promise<CaptchaVerdict> {
  const { token, ip, userAgent } = solved;
  const url = new URL(`https://recaptchaenterprise.googleapis.com/v1/projects/${projectId}/assessments`);
  url.searchParams.set('key', secretKey);
  const answer = await outbound.request(url.href, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ event: { token, siteKey, userIpAddress: ip, userAgent } }),
    timeoutMs,
  });
  if (answer.status !== 200) throw new Error(`The provider answered ${answer.status}`);
  const { tokenProperties, riskAnalysis } = recaptchaAnswer.parse(readJson(answer));
  if (!tokenProperties.valid) return { isHuman: false, reason: tokenProperties.invalidReason };
  const foreign = findForeign(solved, tokenProperties);
  if (foreign) return { isHuman: false, reason: foreign };
  // With a checkbox, the provider itself has challenged the user; without one, there is only the score.
  const score = riskAnalysis?.score ?? (mode === 'checkbox' ? 1 : 0);
  return { isHuman: mode === 'checkbox' || score >= leastScore, reason: `score ${score}` };
}

const readJson = ({ text }: OutboundAnswer): unknown => JSON.parse(text);
