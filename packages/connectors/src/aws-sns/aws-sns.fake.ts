import { isSigned } from '../../test/fake-aws.ts';
import type { FakeProvider } from '../../test/fake-provider.ts';

const refuse = (status: number, code: string, message: string) => ({
  status,
  body: `<ErrorResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`,
});

/** https://docs.aws.amazon.com/sns/latest/api/API_Publish.html */
export const fakeAwsSns: FakeProvider = (request) => {
  if (request.url.href !== 'https://sns.eu-central-1.amazonaws.com/') return { status: 404, body: '' };
  if (!isSigned(request, 'good', 'eu-central-1/sns'))
    return refuse(403, 'SignatureDoesNotMatch', 'The request signature does not match.');
  const form = new URLSearchParams(request.body);
  if (form.get('Action') !== 'Publish' || form.get('Version') !== '2010-03-31' || !form.get('Message'))
    return refuse(400, 'InvalidParameter', 'Invalid parameter: Empty message');
  if (!/^\+49\d{6,13}$/.test(form.get('PhoneNumber') ?? ''))
    return refuse(400, 'InvalidParameter', 'Invalid parameter: PhoneNumber');
  return {
    status: 200,
    body: '<PublishResponse><PublishResult><MessageId>567910cd</MessageId></PublishResult></PublishResponse>',
  };
};
