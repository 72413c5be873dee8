import { z } from 'zod';
import { mailbox, senderName, splitMailbox } from '../kit/addresses.ts';
import { callProvider, explainBy } from '../kit/answers.ts';
import { defineConnector } from '../kit/connector.ts';
import { field } from '../kit/fields.ts';
import { markOf } from '../kit/marks.ts';
import { companyInformation, templates } from '../kit/templates.ts';
import { bounded } from '@gatehouse/contract/validation/bounded';

const refusal = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

/** https://www.twilio.com/docs/sendgrid/api-reference/mail-send/mail-send */
export const sendgrid = defineConnector({
  metadata: {
    id: 'sendgrid-email-service',
    type: 'Email',
    target: 'sendgrid-mail',
    platform: null,
    name: { en: 'SendGrid' },
    description: { en: 'Email with Twilio’s email service.' },
    ...markOf('sendgrid'),
    readme: `## Connect SendGrid

1. In SendGrid, open [**Settings → API Keys**](https://app.sendgrid.com/settings/api_keys) and create a key with **Restricted access** and **Mail Send** alone.
2. Under [**Settings → Sender Authentication**](https://app.sendgrid.com/settings/sender_auth), authenticate your domain, or verify one sender.
3. Enter the key and an address of that domain here, and send a test message.`,
  },
  settings: z.object({
    apiKey: field(z.string().min(1).max(256), { label: 'API key', placeholder: 'SG.…', isSecret: true }),
    fromEmail: field(bounded(256).check(z.email()), { label: 'Sender address' }),
    fromName: field(senderName.optional(), { label: 'Sender name' }),
    replyTo: field(mailbox.optional(), { label: 'Reply-to address' }),
    companyInformation,
    templates,
  }),
  async sendMessage({ outbound }, { apiKey, fromEmail, fromName, replyTo }, { to, content }) {
    const sender = content.from
      ? splitMailbox(content.from)
      : { email: fromEmail, ...(fromName ? { name: fromName } : {}) };
    const answers = content.replyTo ?? replyTo;
    await callProvider(
      outbound,
      'https://api.sendgrid.com/v3/mail/send',
      {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          personalizations: [{ to: [{ email: to }] }],
          from: sender,
          ...(answers ? { reply_to: splitMailbox(answers) } : {}),
          subject: content.subject,
          content: [
            { type: 'text/plain', value: content.text },
            ...(content.html ? [{ type: 'text/html', value: content.html }] : []),
          ],
        }),
      },
      explainBy(refusal, ({ errors }) => errors.map(({ message }) => message).join(' ')),
    );
  },
});
