import { createHmac } from 'node:crypto';
import { z } from 'zod';

/** What is sealed of a webhook: its signing key, and its own headers, whose values may be tokens of the receiver. */
export const webhookSecrets = z.object({ signingKey: z.string(), headers: z.record(z.string(), z.string()) });
export type WebhookSecrets = z.output<typeof webhookSecrets>;

const hmac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');

/**
 * The headers of a request that no header of the webhook replaces. The wire's signature is of the body; ours also of the time, so that a
 * request can't be replayed later.
 */
export const signedHeaders = (
  body: string,
  { signingKey, deliveryId, now }: { signingKey: string; deliveryId: string; now: number },
): Record<string, string> => {
  const seconds = Math.floor(now / 1000);
  return {
    'content-type': 'application/json',
    'gatehouse-event-id': deliveryId,
    'logto-signature-sha-256': hmac(signingKey, body),
    'gatehouse-signature': `t=${seconds},v1=${hmac(signingKey, `${seconds}.${body}`)}`,
  };
};
