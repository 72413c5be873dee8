import { bounded } from '@gatehouse/contract/validation/bounded';
import { z } from 'zod';
import { mailbox } from '../kit/addresses.ts';
import { callProvider, explainBy, readAnswer } from '../kit/answers.ts';
import { defineConnector } from '../kit/connector.ts';
import { field } from '../kit/fields.ts';
import { markOf } from '../kit/marks.ts';
import { companyInformation, templates } from '../kit/templates.ts';

const origins = { us: 'https://api.mailgun.net', eu: 'https://api.eu.mailgun.net' };

/** https://documentation.mailgun.com/docs/mailgun/api-reference/send/mailgun/messages */
export const mailgun = defineConnector({
  metadata: {
    id: 'mailgun-email',
    type: 'Email',
    target: 'mailgun-email',
    platform: null,
    name: { en: 'Mailgun' },
    description: { en: 'Email from your own domain, in the US or the EU.' },
    ...markOf('mailgun'),
    readme: `## Connect Mailgun

1. In [Mailgun](https://app.mailgun.com/mg/sending/domains), add and verify your sending domain.
2. Under the domain's **Sending API keys**, create a key.
3. Choose the region your domain is in: keys of one region do not work in the other.
4. Enter key, domain and sender here, and send a test message.`,
  },
  settings: z.object({
    apiKey: field(z.string().min(1).max(256), { label: 'Sending API key', isSecret: true }),
    domain: field(bounded(253).check(z.hostname()), { label: 'Domain', placeholder: 'mg.example.com' }),
    region: field(z.enum(['us', 'eu']).default('us'), {
      label: 'Region',
      options: { us: 'United States', eu: 'European Union' },
    }),
    from: field(mailbox, { label: 'Sender', placeholder: 'Example <no-reply@mg.example.com>' }),
    replyTo: field(mailbox.optional(), { label: 'Reply-to address' }),
    companyInformation,
    templates,
  }),
  async sendMessage({ outbound }, { apiKey, domain, region, from, replyTo }, { to, content }) {
    const answers = content.replyTo ?? replyTo;
    const form = new URLSearchParams({
      from: content.from ?? from,
      to,
      subject: content.subject,
      text: content.text,
      ...(content.html ? { html: content.html } : {}),
      ...(answers ? { 'h:Reply-To': answers } : {}),
    });
    const { text } = await callProvider(
      outbound,
      `${origins[region]}/v3/${domain}/messages`,
      {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`api:${apiKey}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: form.toString(),
      },
      explainBy(z.object({ message: z.string() }), ({ message }) => message),
    );
    readAnswer(text, z.object({ id: z.string().min(1) }));
  },
});
