import { isSigned } from '../../test/fake-aws.ts';
import type { FakeProvider } from '../../test/fake-provider.ts';

interface Mail {
  FromEmailAddress?: string;
  Destination?: { ToAddresses?: string[] };
  Content?: { Simple?: { Subject?: { Data?: string }; Body?: { Text?: { Data?: string } } } };
}

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
  const mail = JSON.parse(body) as Mail;
  if (
    mail.FromEmailAddress !== 'no-reply@example.com' ||
    !mail.Destination?.ToAddresses?.[0]?.endsWith('@example.com')
  )
    return { status: 400, body: { message: 'Email address is not verified.' } };
  if (!mail.Content?.Simple?.Subject?.Data || !mail.Content.Simple.Body?.Text?.Data)
    return { status: 400, body: { message: 'Content is required.' } };
  return { status: 200, body: { MessageId: '0107018f' } };
};
