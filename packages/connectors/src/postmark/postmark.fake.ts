import { z } from 'zod';
import type { FakeProvider } from '../../test/fake-provider.ts';

/** https://postmarkapp.com/developer/api/email-api and https://postmarkapp.com/developer/api/overview (error codes) */
export const fakePostmark: FakeProvider = ({ method, url, headers, body }) => {
  if (method !== 'POST' || url.href !== 'https://api.postmarkapp.com/email') return { status: 404, body: '' };
  if (headers['x-postmark-server-token'] !== 'good')
    return {
      status: 401,
      body: { ErrorCode: 10, Message: 'Request does not contain a valid Server token.' },
    };
  const mail = z.record(z.string(), z.string().optional()).parse(JSON.parse(body));
  if (mail.From !== 'no-reply@example.com')
    return { status: 422, body: { ErrorCode: 400, Message: 'The Sender Signature is not defined.' } };
  if (!mail.To?.endsWith('@example.com'))
    return { status: 422, body: { ErrorCode: 300, Message: "Invalid 'To' address." } };
  if (!mail.TextBody && !mail.HtmlBody)
    return {
      status: 422,
      body: { ErrorCode: 300, Message: 'Provide either email TextBody or HtmlBody or both.' },
    };
  return { status: 200, body: { To: mail.To, MessageID: 'b7bc2f4a', ErrorCode: 0, Message: 'OK' } };
};
