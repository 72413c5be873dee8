import { type FakeProvider, readBasic } from '../../test/fake-provider.ts';

export const twilioAccount = `AC${'0'.repeat(32)}`;

const refuse = (status: number, code: number, message: string) => ({
  status,
  body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
});

/** https://www.twilio.com/docs/messaging/api/message-resource and https://www.twilio.com/docs/api/errors */
export const fakeTwilio: FakeProvider = ({ method, url, headers, body }) => {
  if (
    method !== 'POST' ||
    url.href !== `https://api.twilio.com/2010-04-01/Accounts/${twilioAccount}/Messages.json`
  )
    return refuse(404, 20404, 'The requested resource was not found');
  if (readBasic(headers.authorization) !== `${twilioAccount}:good`) return refuse(401, 20003, 'Authenticate');
  const form = new URLSearchParams(body);
  if (!form.get('Body')) return refuse(400, 21602, 'Message body is required.');
  if (!form.get('From') && !form.get('MessagingServiceSid'))
    return refuse(400, 21603, "A 'From' phone number is required.");
  if (!/^\+49\d{6,13}$/.test(form.get('To') ?? ''))
    return refuse(400, 21211, `The 'To' number ${form.get('To')} is not a valid phone number.`);
  return { status: 201, body: { sid: 'SM0', status: 'queued', error_code: null, error_message: null } };
};
