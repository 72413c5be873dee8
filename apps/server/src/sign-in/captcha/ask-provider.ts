import type { CaptchaConfig } from '@gatehouse/contract/captcha/captcha';
import type { Outbound, OutboundAnswer } from '@gatehouse/connectors/kit/outbound';
import { z } from 'zod';

/** What a page was given for passing the challenge, and who passed it. */
export interface CaptchaProof {
  token: string;
  ip: string;
  userAgent: string;
}

/** What the provider makes of a proof; `reason` is for the log alone. */
export interface CaptchaVerdict {
  isHuman: boolean;
  reason?: string;
}

const timeoutMs = 5000;
/** Below it, a visitor is a program more likely than a person (the threshold that Google's documentation begins with). */
const leastScore = 0.5;

/** Asks whether a proof is one. Throws when the provider does not answer, or not as it is documented to. */
export function askProvider(
  outbound: Outbound,
  config: CaptchaConfig,
  proof: CaptchaProof,
): Promise<CaptchaVerdict> {
  return config.type === 'Turnstile'
    ? askTurnstile(outbound, config, proof)
    : askRecaptcha(outbound, config, proof);
}

type ConfigOf<T extends CaptchaConfig['type']> = Extract<CaptchaConfig, { type: T }>;

const turnstileAnswer = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).optional(),
});

// https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
async function askTurnstile(
  outbound: Outbound,
  { secretKey }: ConfigOf<'Turnstile'>,
  { token, ip }: CaptchaProof,
): Promise<CaptchaVerdict> {
  const answer = await outbound.request('https://challenges.cloudflare.com/turnstile/v0/siteverify', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ secret: secretKey, response: token, remoteip: ip }).toString(),
    timeoutMs,
  });
  const { success, 'error-codes': codes = [] } = turnstileAnswer.parse(readJson(answer));
  return { isHuman: success, reason: codes.join(', ') };
}

const recaptchaAnswer = z.object({
  tokenProperties: z.object({ valid: z.boolean(), invalidReason: z.string().optional() }),
  riskAnalysis: z.object({ score: z.number().optional() }).optional(),
});

// https://cloud.google.com/recaptcha/docs/create-assessment-website
async function askRecaptcha(
  outbound: Outbound,
  { projectId, secretKey, siteKey, mode }: ConfigOf<'RecaptchaEnterprise'>,
  { token, ip, userAgent }: CaptchaProof,
): Promise<CaptchaVerdict> {
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
  // Who ticks the box has been asked by the provider itself; without one, the score is all there is.
  const score = riskAnalysis?.score ?? (mode === 'checkbox' ? 1 : 0);
  return { isHuman: mode === 'checkbox' || score >= leastScore, reason: `score ${score}` };
}

const readJson = ({ text }: OutboundAnswer): unknown => JSON.parse(text);
