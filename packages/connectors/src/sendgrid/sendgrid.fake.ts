import { z } from 'zod';
import type { FakeProvider } from '../../test/fake-provider.ts';

const mailbox = z.object({ email: z.string().optional() });
const mailBody = z.object({
  personalizations: z.array(z.object({ to: z.array(mailbox).optional() })).optional(),
  from: mailbox.optional(),
  subject: z.string().optional(),
  content: z.array(z.object({ type: z.string(), value: z.string() })).optional(),
});

const refuse = (status: number, message: string, field: string | null) => ({
  status,
  body: { errors: [{ message, field, help: null }] },
});

/** https://www.twilio.com/docs/sendgrid/api-reference/mail-send/mail-send and …/mail-send/errors */
export const fakeSendgrid: FakeProvider = ({ method, url, headers, body }) => {
  if (url.href !== 'https://api.sendgrid.com/v3/mail/send' || method !== 'POST')
    return refuse(404, 'not found', null);
  if (headers.authorization !== 'Bearer SG.good')
    return refuse(401, 'The provided authorization grant is invalid, expired, or revoked', null);
  if (headers['content-type'] !== 'application/json')
    return refuse(415, 'Content-Type should be application/json.', null);
  const mail = mailBody.parse(JSON.parse(body));
  if (mail.from?.email !== 'no-reply@example.com')
    return refuse(403, 'The from address does not match a verified Sender Identity.', 'from');
  if (!mail.personalizations?.[0]?.to?.[0]?.email?.endsWith('@example.com'))
    return refuse(400, 'Does not contain a valid address.', 'personalizations.0.to.0.email');
  if (!mail.subject) return refuse(400, 'The subject is required.', 'subject');
  const types = mail.content?.map(({ type }) => type) ?? [];
  if (types.length === 0 || types.indexOf('text/plain') > 0)
    return refuse(400, 'If present, text/plain must be first, followed by text/html.', 'content');
  return { status: 202, body: '' };
};
