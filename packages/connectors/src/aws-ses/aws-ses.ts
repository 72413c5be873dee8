import { z } from 'zod';
import { mailbox } from '../kit/addresses.ts';
import { explainBy, readAnswer } from '../kit/answers.ts';
import { awsSettings } from '../kit/aws-settings.ts';
import { callAws } from '../kit/aws.ts';
import { defineConnector } from '../kit/connector.ts';
import { field } from '../kit/fields.ts';
import { markOf } from '../kit/marks.ts';
import { companyInformation, templates } from '../kit/templates.ts';

const utf8 = (data: string) => ({ Data: data, Charset: 'UTF-8' });

/** https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html */
export const awsSes = defineConnector({
  metadata: {
    id: 'aws-ses-mail',
    type: 'Email',
    target: 'aws-ses',
    platform: null,
    name: { en: 'Amazon SES' },
    description: { en: 'Email with your AWS account.' },
    ...markOf('aws-ses'),
    readme: `## Connect Amazon SES

1. In the [SES console](https://console.aws.amazon.com/ses/home), verify your domain, and ask for production access: until then SES sends to verified addresses only.
2. In [IAM](https://console.aws.amazon.com/iam/home#/users), create a user with a policy that allows \`ses:SendEmail\` and nothing else, and an access key for it.
3. Enter the key, the region of your SES identity, and a sender of that identity, and send a test message.`,
  },
  settings: z.object({
    ...awsSettings,
    emailAddress: field(mailbox, { label: 'Sender', placeholder: 'Example <no-reply@example.com>' }),
    replyTo: field(mailbox.optional(), { label: 'Reply-to address' }),
    companyInformation,
    templates,
  }),
  async sendMessage({ outbound }, { emailAddress, replyTo, ...aws }, { to, content }) {
    const answers = content.replyTo ?? replyTo;
    const url = `https://email.${aws.region}.amazonaws.com/v2/email/outbound-emails`;
    const body = JSON.stringify({
      FromEmailAddress: content.from ?? emailAddress,
      Destination: { ToAddresses: [to] },
      ...(answers ? { ReplyToAddresses: [answers] } : {}),
      Content: {
        Simple: {
          Subject: utf8(content.subject),
          Body: { Text: utf8(content.text), ...(content.html ? { Html: utf8(content.html) } : {}) },
        },
      },
    });
    const { text } = await callAws(
      outbound,
      aws,
      { service: 'ses', url, type: 'application/json', body },
      explainBy(z.object({ message: z.string() }), ({ message }) => message),
    );
    readAnswer(text, z.object({ MessageId: z.string().min(1) }));
  },
});
