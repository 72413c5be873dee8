import { z } from 'zod';
import { isSigned } from '../../test/fake-aws.ts';
import type { FakeProvider } from '../../test/fake-provider.ts';

const data = z.object({ Data: z.string().optional() }).optional();
const mailBody = z.object({
  FromEmailAddress: z.string().optional(),
  Destination: z.object({ ToAddresses: z.array(z.string()).optional() }).optional(),
  Content: z
    .object({
      Simple: z.object({ Subject: data, Body: z.object({ Text: data }).optional() }).optional(),
    })
    .optional(),
});

/** https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html */
export const fakeAwsSes: FakeProvider = (request) => {
  const { method, url, body } = request;
  if (method !== 'POST' || url.href !== 'https://email.eu-central-1.amazonaws.com/v2/email/outbound-emails')
    return { status: 404, body: {} };
  if (!isSigned(request, 'good', 'eu-central-1/ses'))
    return {
      status: 403,
      body: { message: 'The request signature we calculated does not match the signature you provided.' },
    };
  const mail = mailBody.parse(JSON.parse(body));
  if (
    mail.FromEmailAddress !== 'no-reply@example.com' ||
    !mail.Destination?.ToAddresses?.[0]?.endsWith('@example.com')
  )
    return { status: 400, body: { message: 'Email address is not verified.' } };
  if (!mail.Content?.Simple?.Subject?.Data || !mail.Content.Simple.Body?.Text?.Data)
    return { status: 400, body: { message: 'Content is required.' } };
  return { status: 200, body: { MessageId: '0107018f' } };
};
