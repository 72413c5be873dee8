import type { BodyOf } from '@gatehouse/contract/endpoint';
import { entityErrors } from '@gatehouse/contract/errors';
import type * as api from '@gatehouse/contract/webhooks/endpoints';
import { webhookErrors } from '@gatehouse/contract/webhooks/webhooks';
import { createId } from '../../lib/ids.ts';
import { fail, found } from '../../lib/fail.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import { type Sent, sendWebhook } from '../../webhooks/send-webhook.ts';
import { samplePayload } from './samples.ts';
import { readHeaders } from './webhooks-service.ts';
import * as store from './webhooks-store.ts';

/** Concurrent requests of one test. */
const atOnce = 5;

/** Sends a sample of each event to a URL that needn't be saved. Throws the first failure. */
export async function testWebhook(
  ctx: Ctx,
  id: string,
  { events, config }: BodyOf<typeof api.testWebhook>,
): Promise<void> {
  const { runtime, tenant } = ctx;
  const row = found(await store.getRow(runtime.database.for(tenant.id), id), entityErrors.notFound);
  const { signingKey, headers: stored } = store.openSecrets(runtime.secrets, row);
  const target = { url: config.url, signingKey, headers: readHeaders(config, stored) };
  const waiting = [...new Set(events)];
  let failure: Sent | undefined;
  const send = async (): Promise<void> => {
    for (let event = waiting.shift(); event !== undefined && !failure; event = waiting.shift()) {
      const body = JSON.stringify({ hookId: id, ...samplePayload(event, ctx) });
      const sent = await sendWebhook(runtime, target, { body, deliveryId: createId() });
      if (!sent.isSuccess) failure ??= sent;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
  if (!failure) return;
  const { statusCode, text, error } = failure;
  if (statusCode === undefined) fail(webhookErrors.testFailed, { data: { message: error } });
  fail(webhookErrors.endpointError, { data: { responseStatus: statusCode, responseBody: text } });
}
