import { z } from 'zod';
import { auditLogErrors } from '../audit-logs/audit-logs.ts';
import { id, queryFlag } from '../common.ts';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { searchQuery } from '../search.ts';
import { givenTime } from '../audit-logs/log-filters.ts';
import { bounded } from '../validation/bounded.ts';
import { webhookEvents } from './events.ts';
import {
  deliveryStatus,
  webhook,
  webhookConfig,
  webhookErrors as errors,
  webhookEvent,
  webhookLog,
  webhookResult,
} from './webhooks.ts';

const events = z.array(webhookEvent).max(webhookEvents.length * 2);
const writable = z.object({
  name: bounded(256).min(1),
  event: webhookEvent.nullable(),
  events,
  config: webhookConfig,
  enabled: z.boolean(),
});
const ofLog = z.object({ id, logId: id });

export const listWebhooks = checks({
  summary: 'List webhooks, newest first, without their signing keys',
  query: searchQuery.extend({
    /** With the number of requests of the last 24 hours. */
    includeExecutionStats: queryFlag.optional(),
  }),
  output: webhook,
  isWhole: true,
});

export const createWebhook = checks({
  summary: 'Create a webhook; the response has its signing key',
  body: writable.partial().required({ config: true }),
  status: 201,
  output: webhook,
  errors: [errors.missingEvents],
});

export const getWebhook = checks({
  summary: 'Get a webhook',
  query: z.object({
    includeExecutionStats: queryFlag.optional(),
    /** With the signing key and the values of headers, which is audited. They are masked otherwise. */
    includeSigningKey: queryFlag.optional(),
  }),
  output: webhook,
  errors: [entityErrors.notFound],
});

export const updateWebhook = checks({
  summary: 'Update a webhook; `config` is replaced',
  body: writable.partial(),
  output: webhook,
  errors: [entityErrors.notFound, errors.missingEvents],
});

export const deleteWebhook = checks({
  summary: 'Delete a webhook; events that it has not received are lost',
  errors: [entityErrors.notFound],
});

export const replaceSigningKey = checks({
  summary:
    'Replace the signing key of a webhook; the response has the new one, which signs all further requests',
  output: webhook,
  errors: [entityErrors.notFound],
});

export const testWebhook = checks({
  summary: 'Send a sample of each event to an endpoint, signed with the key of the webhook',
  // No transaction stays open while the endpoint responds.
  transaction: 'none',
  body: z.object({ events: events.min(1), config: webhookConfig, event: z.unknown().optional() }),
  errors: [entityErrors.notFound, errors.endpointError, errors.testFailed],
});

export const listWebhookLogs = checks({
  summary: 'List the requests of a webhook, newest first: those of the last 24 hours, unless a time is given',
  query: z.object({
    /** `TriggerHook.` and the event. */
    logKey: z.string().max(128).optional(),
    result: webhookResult.optional(),
    start_time: givenTime,
    end_time: givenTime,
  }),
  output: webhookLog,
  errors: [auditLogErrors.invalidTimeWindow, entityErrors.notFound],
});

export const getWebhookLog = checks({
  summary: 'Get a request of a webhook, and what became of its event',
  params: ofLog,
  output: webhookLog.extend({ deliveryStatus }),
  errors: [entityErrors.notExistsWithId],
});

export const replayWebhook = checks({
  summary:
    'Deliver a failed event again, or all that failed since a time, in the order in which they happened',
  body: z.object({
    deliveryId: id.optional(),
    /** Milliseconds since 1970. Everything that is kept, if neither is given. */
    failedSince: z.number().min(0).max(8.64e15).optional(),
  }),
  output: z.object({ replayed: z.number() }),
  errors: [entityErrors.notFound, errors.disabled],
});
