import { z } from 'zod';
import { callProvider } from './answers.ts';
import type { Connector } from './connector.ts';
import { field } from './fields.ts';
import { bounded } from '@gatehouse/contract/validation/bounded';

export const httpSettings = z.object({
  endpoint: field(bounded(2048).check(z.url({ protocol: /^https?$/ })), {
    label: 'Endpoint',
    help: 'Gets a POST with { to, type, payload, ip } as JSON for each message, and answers any 2xx once it has taken it.',
    placeholder: 'https://messages.example.com/send',
    isDestination: true,
  }),
  authorization: field(z.string().max(4096).optional(), {
    label: 'Authorization header',
    help: 'Sent as it stands, for instance “Bearer …”, so that your endpoint knows who calls.',
    isSecret: true,
  }),
});

/** Posts the message unrendered to an endpoint of the administrator's, which writes and sends it. */
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
