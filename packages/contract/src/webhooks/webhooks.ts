import { z } from 'zod';
import { shown } from '../shown.ts';
import { id, tenantId, timestamp, webUrl } from '../common.ts';
import { declareErrors } from '../errors.ts';
import { bounded } from '../validation/bounded.ts';
import { webhookEvents } from './events.ts';
import { isReservedHeader } from './headers.ts';

export const webhookEvent = z.enum(webhookEvents);

/** How often a failed request is retried: after 10 seconds, 1 minute and 10 minutes (VAL-09). */
export const webhookRetries = z.number().int().min(0).max(3);
export const defaultWebhookRetries = 3;

/** What is shown instead of a secret. A header that is written with this value keeps its value. */
export const maskedSecret = '••••••';

const headerName = bounded(128)
  .regex(/^[\w!#$%&'*+.^`|~-]+$/, 'must be the name of a header')
  .refine((name) => !isReservedHeader(name), 'is set by the service');
const headerValue = bounded(1024).regex(/^(?:[\t -~]*|•{6})$/, 'must be one line of ASCII characters');
const maxHeaders = 20;

export const webhookHeaders = z
  .record(headerName, headerValue)
  .refine((headers) => Object.keys(headers).length <= maxHeaders, `must be at most ${maxHeaders}`);

/** Where requests go. */
export const webhookConfig = z.object({
  url: webUrl,
  /** Further headers of the requests. */
  headers: webhookHeaders.optional(),
  retries: webhookRetries.optional(),
});
export type WebhookConfig = z.output<typeof webhookConfig>;

/** Requests of the last 24 hours. */
export const executionStats = z.object({ successCount: z.number(), requestCount: z.number() });

/** A webhook: an endpoint that is told of events (ENT-23). */
export const webhook = z.object({
  tenantId,
  id,
  name: shown(z.string().max(256)),
  /** Of older webhooks; used only if `events` is empty (OPEN-47). */
  event: webhookEvent.nullable(),
  events: shown(z.array(webhookEvent)),
  /** The values of headers are masked, unless the signing key is shown. */
  config: z.object({
    url: z.string(),
    headers: z.record(z.string(), z.string()).optional(),
    retries: webhookRetries.optional(),
  }),
  /** Signs the requests. Masked except for its last four characters, unless it is asked for. */
  signingKey: z.string().max(64),
  enabled: shown(z.boolean()),
  /** Since when every request has failed; null if the last one succeeded. */
  failingSince: timestamp.nullable(),
  /** When it was disabled because every request had failed for three days. */
  disabledAt: timestamp.nullable(),
  createdAt: timestamp,
  executionStats: executionStats.optional(),
});
export type Webhook = z.infer<typeof webhook>;

/** What a webhook request got: `Success` for a status from 200 to 299 (STATE-12). */
export const webhookResult = z.enum(['Success', 'Error']);

/** One request to the endpoint. Retries of one event have the same `deliveryId`. */
export const webhookLog = z.object({
  id,
  key: z.string().min(1).max(128),
  payload: z.object({
    key: z.string(),
    result: webhookResult,
    error: z.string().optional(),
    hookId: id,
    hookRequest: z.object({
      headers: z.record(z.string(), z.string()),
      body: z.record(z.string(), z.unknown()),
    }),
    response: z.object({ statusCode: z.number(), body: z.string() }).optional(),
    deliveryId: id,
    /** Counts from 1. */
    attempt: z.number(),
    durationMs: z.number(),
  }),
  createdAt: timestamp,
});
export type WebhookLog = z.infer<typeof webhookLog>;

/** What becomes of an event: it was delivered, waits for a retry, or has failed and can be replayed. */
export const deliveryStatus = z.enum(['Delivered', 'Waiting', 'Failed']);

export const webhookErrors = declareErrors({
  missingEvents: ['hook.missing_events', 400, 'A webhook needs at least one event.'],
  endpointError: [
    'hook.endpoint_responded_with_error',
    422,
    'The endpoint responded to the test request with an error.',
  ],
  testFailed: ['hook.send_test_payload_failed', 422, 'The test request couldn’t be sent.'],
  disabled: ['hook.disabled', 422, 'The webhook is disabled. Enable it to replay events.'],
});
