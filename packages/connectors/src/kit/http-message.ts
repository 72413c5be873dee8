import { z } from 'zod';
import { callProvider } from './answers.ts';
import type { Connector } from './connector.ts';
import { field } from './fields.ts';
import { bounded } from '@gatehouse/contract/validation/bounded';

export const httpSettings = z.object({
  endpoint: field(bounded(2048).check(z.url({ protocol: /^https?$/ })), {
    label: 'Endpoint',
    help: 'Receives a POST request with { to, type, payload, ip } as JSON for each message, and responds with 2xx once it has accepted it.',
    placeholder: 'https://messages.example.com/send',
    isDestination: true,
  }),
  authorization: field(z.string().max(4096).optional(), {
    label: 'Authorization header',
    help: 'Sent unchanged, for example “Bearer …”, to authenticate the request.',
    isSecret: true,
  }),
});

/** Posts the unrendered message to the administrator's endpoint, which renders and sends it. */
export const postMessage: NonNullable<Connector<typeof httpSettings>['sendMessage']> = async (
  { outbound },
  { endpoint, authorization },
  { to, usage, payload, ip },
) => {
  await callProvider(outbound, endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
    body: JSON.stringify({ to, type: usage, payload, ...(ip === undefined ? {} : { ip }) }),
  });
};
