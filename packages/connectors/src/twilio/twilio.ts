import { z } from 'zod';
import { toE164 } from '../kit/addresses.ts';
import { callProvider, explainBy, readAnswer } from '../kit/answers.ts';
import { defineConnector } from '../kit/connector.ts';
import { ConnectorError } from '../kit/error.ts';
import { field } from '../kit/fields.ts';
import { markOf } from '../kit/marks.ts';
import { templates } from '../kit/templates.ts';
import { bounded } from '@gatehouse/contract/validation/bounded';

const refusal = z.object({ code: z.number(), message: z.string() });

/** https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource */
export const twilio = defineConnector({
  metadata: {
    id: 'twilio-short-message-service',
    type: 'Sms',
    target: 'twilio-sms',
    platform: null,
    name: { en: 'Twilio' },
    description: { en: 'SMS worldwide, with your account or messaging service.' },
    ...markOf('twilio'),
    readme: `## Connect Twilio

1. In the [Twilio console](https://console.twilio.com/), buy a number, or create a **Messaging Service** with one.
2. Copy **Account SID** and **Auth Token** from the console's start page.
3. Enter them with the Messaging Service SID (\`MG…\`) or your number, and send a test message.
4. Under **Messaging → Settings → Geo permissions**, allow only the countries your people live in.`,
  },
  settings: z.object({
    accountSID: field(bounded(34).regex(/^AC[0-9a-fA-F]{32}$/, 'must be AC and 32 digits'), {
      label: 'Account SID',
      placeholder: 'AC…',
    }),
    authToken: field(z.string().min(1).max(128), { label: 'Auth token', isSecret: true }),
    fromMessagingServiceSID: field(
      bounded(34).regex(
        /^(MG[0-9a-fA-F]{32}|\+\d{5,15}|[\w ]{1,11})$/,
        'must be an MG… SID, a number such as +1…, or a sender ID',
      ),
      { label: 'Messaging Service SID or number', placeholder: 'MG… or +15005550006' },
    ),
    templates,
  }),
  async sendMessage(
    { outbound },
    { accountSID, authToken, fromMessagingServiceSID: sender },
    { to, content },
  ) {
    const { text } = await callProvider(
      outbound,
      `https://api.twilio.com/2010-04-01/Accounts/${accountSID}/Messages.json`,
      {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${accountSID}:${authToken}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({
          To: toE164(to),
          [sender.startsWith('MG') ? 'MessagingServiceSid' : 'From']: sender,
          Body: content.text,
        }).toString(),
      },
      explainBy(refusal, ({ code, message }) => `${message} (${code})`),
    );
    const sent = readAnswer(
      text,
      z.object({ sid: z.string(), status: z.string(), error_message: z.string().nullish() }),
    );
    if (sent.status === 'failed' || sent.status === 'undelivered')
      throw new ConnectorError(
        'invalid_request_parameters',
        `Twilio could not send: ${sent.error_message ?? sent.status}`,
      );
  },
});
