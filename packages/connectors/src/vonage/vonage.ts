import type { ConnectorErrorCode } from '@gatehouse/contract/connectors/errors';
import { z } from 'zod';
import { callProvider, readAnswer } from '../kit/answers.ts';
import { defineConnector } from '../kit/connector.ts';
import { ConnectorError } from '../kit/error.ts';
import { field } from '../kit/fields.ts';
import { markOf } from '../kit/marks.ts';
import { templates } from '../kit/templates.ts';

const answer = z.object({
  messages: z.array(z.object({ status: z.string(), 'error-text': z.string().optional() })).min(1),
});

/** https://developer.vonage.com/en/messaging/sms/guides/troubleshooting-sms: every response is 200, with the result in `status`. */
const codes: Record<string, ConnectorErrorCode> = {
  '1': 'rate_limit_exceeded',
  '2': 'insufficient_request_parameters',
  '4': 'authorization_failed',
  '5': 'general',
  '8': 'authorization_failed',
  '9': 'authorization_failed',
  '14': 'authorization_failed',
};

/** https://developer.vonage.com/en/api/sms */
export const vonage = defineConnector({
  metadata: {
    id: 'vonage-sms',
    type: 'Sms',
    target: 'vonage-sms',
    platform: null,
    name: { en: 'Vonage' },
    description: { en: 'SMS worldwide, with your account.' },
    ...markOf('vonage'),
    readme: `## Connect Vonage

1. Copy API key and API secret from the [dashboard’s **API settings**](https://dashboard.nexmo.com/settings).
2. **Sender** is a number you rent there, or a name of up to 11 letters and digits in countries that allow one.
3. Send a test message. Until you have paid credit, Vonage sends to the numbers of its test list only.`,
  },
  settings: z.object({
    apiKey: field(z.string().min(1).max(64), { label: 'API key' }),
    apiSecret: field(z.string().min(1).max(128), { label: 'API secret', isSecret: true }),
    brandName: field(z.string().min(1).max(15), { label: 'Sender' }),
    templates,
  }),
  async sendMessage({ outbound }, { apiKey, apiSecret, brandName }, { to, content }) {
    const { text } = await callProvider(outbound, 'https://rest.nexmo.com/sms/json', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        api_key: apiKey,
        api_secret: apiSecret,
        from: brandName,
        to,
        text: content.text,
        type: 'unicode',
      }).toString(),
    });
    const failed = readAnswer(text, answer).messages.find(({ status }) => status !== '0');
    if (failed)
      throw new ConnectorError(
        codes[failed.status] ?? 'invalid_request_parameters',
        `Vonage refused: ${failed['error-text'] ?? 'no explanation'} (${failed.status})`,
      );
  },
});
