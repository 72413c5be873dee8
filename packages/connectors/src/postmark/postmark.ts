import { z } from 'zod';
import { mailbox } from '../kit/addresses.ts';
import { callProvider, explainBy, readAnswer } from '../kit/answers.ts';
import { defineConnector } from '../kit/connector.ts';
import { ConnectorError } from '../kit/error.ts';
import { field } from '../kit/fields.ts';
import { drawLogo } from '../kit/logo.ts';
import { companyInformation, templates } from '../kit/templates.ts';

const answer = z.object({ ErrorCode: z.number(), Message: z.string() });

/** https://postmarkapp.com/developer/api/email-api */
export const postmark = defineConnector({
  metadata: {
    id: 'postmark-mail',
    type: 'Email',
    target: 'postmark-mail',
    platform: null,
    name: { en: 'Postmark' },
    description: { en: 'Email with a server token and a verified sender.' },
    logo: drawLogo('P', '#8a6d00'),
    logoDark: null,
    readme: `## Connect Postmark

1. In [Postmark](https://account.postmarkapp.com/servers), create a server, and verify your domain or one sender signature.
2. Copy the token from the server's **API Tokens**.
3. Enter it with a verified sender here, and send a test message. Codes go through a transactional message stream.`,
  },
  settings: z.object({
    serverToken: field(z.string().min(1).max(256), { label: 'Server API token', isSecret: true }),
    fromEmail: field(mailbox, { label: 'Sender', placeholder: 'Example <no-reply@example.com>' }),
    replyTo: field(mailbox.optional(), { label: 'Reply-to address' }),
    messageStream: field(z.string().min(1).max(64).default('outbound'), { label: 'Message stream' }),
    companyInformation,
    templates,
  }),
  async sendMessage({ outbound }, { serverToken, fromEmail, replyTo, messageStream }, { to, content }) {
    const { text } = await callProvider(
      outbound,
      'https://api.postmarkapp.com/email',
      {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'x-postmark-server-token': serverToken,
        },
        body: JSON.stringify({
          From: content.from ?? fromEmail,
          To: to,
          ReplyTo: content.replyTo ?? replyTo,
          Subject: content.subject,
          TextBody: content.text,
          HtmlBody: content.html,
          MessageStream: messageStream,
        }),
      },
      explainBy(answer, ({ ErrorCode, Message }) => `${Message} (${ErrorCode})`),
    );
    const { ErrorCode, Message } = readAnswer(text, answer);
    if (ErrorCode !== 0)
      throw new ConnectorError('invalid_request_parameters', `Postmark refused: ${Message} (${ErrorCode})`);
  },
});
