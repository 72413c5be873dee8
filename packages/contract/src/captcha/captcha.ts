import { z } from 'zod';
import { id, tenantId, timestamp } from '../common.ts';
import { bounded } from '../validation/bounded.ts';

const key = bounded(256).regex(/^[\w.-]+$/, 'must be a key of the provider');

/** Hosts of Google's script; recaptcha.net is for regions where google.com is blocked. The pages' policy allows both. */
const recaptchaDomain = z.enum(['www.google.com', 'google.com', 'www.recaptcha.net', 'recaptcha.net']);

/** A CAPTCHA provider and its keys. For reCAPTCHA Enterprise, `secretKey` is an API key of Google Cloud. */
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

/** A tenant's CAPTCHA provider. It is used while `captchaPolicy` of the sign-in experience is enabled. */
export const captchaProvider = z.object({
  tenantId,
  id,
  /** `secretKey` is masked in responses. Sending the mask back keeps the stored key. */
  config: captchaConfig,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type CaptchaProvider = z.infer<typeof captchaProvider>;

/** The data that a page needs to show the provider's challenge, without secrets. */
export type PageCaptcha =
  | { type: 'Turnstile'; siteKey: string }
  | { type: 'RecaptchaEnterprise'; siteKey: string; domain: string; mode: 'invisible' | 'checkbox' };

/**
 * The sources of a provider's script and frame, for the pages' Content-Security-Policy. They are limited to the provider's path, because its
 * hosts serve other content too (https://developers.google.com/recaptcha/docs/faq, "Content-Security-Policy";
 * https://developers.cloudflare.com/turnstile/reference/content-security-policy/).
 */
export const captchaSources = (captcha: PageCaptcha): string[] =>
  captcha.type === 'Turnstile'
    ? ['https://challenges.cloudflare.com']
    : [captcha.domain, 'www.gstatic.com', 'recaptcha.google.com'].map((host) => `https://${host}/recaptcha/`);
