import { z } from 'zod';
import { mailbox } from '../kit/addresses.ts';
import { defineConnector, type Message } from '../kit/connector.ts';
import { field } from '../kit/fields.ts';
import { drawLogo } from '../kit/logo.ts';
import type { Outbound } from '../kit/outbound.ts';
import { companyInformation, templates } from '../kit/templates.ts';
import { toSmtpError } from './errors.ts';
import { readme } from './readme.ts';

const settings = z.object({
  host: field(
    z
      .string()
      .max(253)
      .regex(/^[\w.:-]+$/, 'must be the name of a host'),
    { label: 'Host', placeholder: 'smtp.example.com', isDestination: true },
  ),
  port: field(z.number().int().min(1).max(65_535).default(587), {
    label: 'Port',
    help: '587 (STARTTLS) or 465 (TLS) as a rule.',
    isDestination: true,
  }),
  secure: field(z.enum(['starttls', 'tls', 'none']).default('starttls'), {
    label: 'Encryption',
    options: { starttls: 'STARTTLS', tls: 'TLS', none: 'None (only inside your own network)' },
    isDestination: true,
  }),
  username: field(z.string().max(256).optional(), { label: 'User name' }),
  password: field(z.string().max(1024).optional(), { label: 'Password', isSecret: true }),
  fromEmail: field(mailbox, { label: 'Sender', placeholder: 'Example <no-reply@example.com>' }),
  replyTo: field(mailbox.optional(), { label: 'Address for answers' }),
  companyInformation,
  templates,
});
type Settings = z.output<typeof settings>;

/** RFC 5321 over the guarded socket, by nodemailer; nothing of the message may name a file or an address to read. */
export async function sendBySmtp(
  outbound: Outbound,
  options: Settings,
  { to, content }: Message,
  timeoutMs = 15_000,
): Promise<void> {
  const { host, port, secure, username, password } = options;
  const { createTransport } = await import('nodemailer');
  const socket = await outbound.connect({ host, port });
  const transport = createTransport({
    host,
    port,
    secure: secure === 'tls',
    requireTLS: secure === 'starttls',
    ignoreTLS: secure === 'none',
    ...(username ? { auth: { user: username, pass: password ?? '' } } : {}),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    getSocket: (_options, callback) => callback(null, { connection: socket }),
  });
  try {
    await transport.sendMail({
      from: content.from ?? options.fromEmail,
      to: { name: '', address: to },
      replyTo: content.replyTo ?? options.replyTo,
      subject: content.subject,
      text: content.text,
      html: content.html,
    });
  } catch (error) {
    throw toSmtpError(error);
  } finally {
    transport.close();
    socket.destroy();
  }
}

export const smtp = defineConnector({
  metadata: {
    id: 'simple-mail-transfer-protocol',
    type: 'Email',
    target: 'simple-mail-transfer-protocol',
    platform: null,
    name: { en: 'SMTP' },
    description: { en: 'Any mail server that speaks SMTP.' },
    logo: drawLogo('@', '#33615d'),
    logoDark: null,
    readme,
  },
  settings,
  sendMessage: ({ outbound }, options, message) => sendBySmtp(outbound, options, message),
});
