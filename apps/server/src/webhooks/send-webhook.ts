import { OutboundError } from '@gatehouse/connectors/kit/outbound';
import { isReservedHeader } from '@gatehouse/contract/webhooks/headers';
import type { Runtime } from '../runtime/runtime.ts';
import { signedHeaders, type WebhookSecrets } from './webhook-secrets.ts';

/** The endpoint of a webhook. */
export interface WebhookTarget extends WebhookSecrets {
  url: string;
}

/** The result of one attempt. */
export interface Sent {
  isSuccess: boolean;
  durationMs: number;
  /** The request's headers; values of the webhook's own are masked. */
  headers: Record<string, string>;
  statusCode?: number;
  /** The beginning of the answer. */
  text?: string;
  error?: string;
}

const keptCharacters = 4096;
const limitMs = 10_000;
const shown = '••••••';

/** Everything that can't be shown in a line, except line breaks and tabs. */
const unseen = /[^\P{C}\n\t]/gu;

/** Sends a body to an endpoint. Never throws: a failure is a result. Answers other than 2xx are failures, also redirects. */
export async function sendWebhook(
  { outbound, clock }: Pick<Runtime, 'outbound' | 'clock'>,
  { url, signingKey, headers: own }: WebhookTarget,
  { body, deliveryId }: { body: string; deliveryId: string },
): Promise<Sent> {
  const names = Object.keys(own).filter((name) => !isReservedHeader(name));
  const ours = signedHeaders(body, { signingKey, deliveryId, now: clock() });
  const sentOwn = Object.fromEntries(names.map((name) => [name.toLowerCase(), own[name] ?? '']));
  const headers = { ...Object.fromEntries(names.map((name) => [name.toLowerCase(), shown])), ...ours };
  const startedAt = performance.now();
  const end = () => ({ headers, durationMs: Math.round(performance.now() - startedAt) });
  try {
    const { status, text } = await outbound.request(url, {
      method: 'POST',
      headers: { ...sentOwn, ...ours },
      body,
      timeoutMs: limitMs,
      // Delivery is at least once, and each delivery has an ID.
      keepAlive: true,
    });
    const isSuccess = status >= 200 && status < 300;
    return {
      ...end(),
      isSuccess,
      statusCode: status,
      text: text.slice(0, keptCharacters).replaceAll(unseen, ''),
      ...(!isSuccess && { error: `The endpoint answered with status ${status}` }),
    };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { ...end(), isSuccess: false, error: error.message };
  }
}
