import { z } from 'zod';
import { id, tenantId, timestamp } from '../common.ts';
import { bounded } from '../validation/bounded.ts';

const key = bounded(256).regex(/^[\w.-]+$/, 'must be a key of the provider');

/** Where Google serves its script; the second is reached where the first is not. Both stand in the pages' policy. */
const recaptchaDomain = z.enum(['www.google.com', 'google.com', 'www.recaptcha.net', 'recaptcha.net']);

/** Who tells people from programs, and the keys for it. `secretKey` of reCAPTCHA Enterprise is a key of the Google Cloud API. */
export const captchaConfig = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Turnstile'), siteKey: key, secretKey: z.string().min(1).max(256) }),
  z.object({
    type: z.literal('RecaptchaEnterprise'),
    siteKey: key,
    secretKey: z.string().min(1).max(256),
    projectId: bounded(64).regex(/^[a-z0-9:.-]+$/, 'must be the id of a project'),
    domain: recaptchaDomain.optional(),
    mode: z.enum(['invisible', 'checkbox']).optional(),
  }),
]);
export type CaptchaConfig = z.infer<typeof captchaConfig>;

/** A tenant's provider. It is asked while `captchaPolicy` of the sign-in experience is on. */
export const captchaProvider = z.object({
  tenantId,
  id,
  /** `secretKey` is a mask: what is stored is not shown again. The mask sent back keeps it. */
  config: captchaConfig,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type CaptchaProvider = z.infer<typeof captchaProvider>;

/** What a page needs to show the provider's challenge; nothing secret. */
export type PageCaptcha =
  | { type: 'Turnstile'; siteKey: string }
  | { type: 'RecaptchaEnterprise'; siteKey: string; domain: string; mode: 'invisible' | 'checkbox' };

/**
 * Where a provider's script and its frame come from, for the pages' Content-Security-Policy; below its own path alone, for what else
 * those hosts serve is no business of the page (https://developers.google.com/recaptcha/docs/faq, "Content-Security-Policy";
 * https://developers.cloudflare.com/turnstile/reference/content-security-policy/).
 */
export const captchaSources = (captcha: PageCaptcha): string[] =>
  captcha.type === 'Turnstile'
    ? ['https://challenges.cloudflare.com']
    : [captcha.domain, 'www.gstatic.com', 'recaptcha.google.com'].map((host) => `https://${host}/recaptcha/`);
