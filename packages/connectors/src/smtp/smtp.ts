import { z } from 'zod';
import { mailbox } from '../kit/addresses.ts';
import { defineConnector, type Message } from '../kit/connector.ts';
import { field } from '../kit/fields.ts';
import { markOf } from '../kit/marks.ts';
import type { Outbound, OutboundStep } from '../kit/outbound.ts';
import { companyInformation, templates } from '../kit/templates.ts';
import { toSmtpError } from './errors.ts';
import { readme } from './readme.ts';
import { bounded } from '@gatehouse/contract/validation/bounded';

const settings = z.object({
  host: field(bounded(253).regex(/^[\w.:-]+$/, 'must be the name of a host'), {
    label: 'Host',
    placeholder: 'smtp.example.com',
    isDestination: true,
  }),
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

const ignore = (): void => undefined;
const silence = {
  level: ignore,
  trace: ignore,
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
  fatal: ignore,
};
const isCommand = (about: unknown): boolean =>
  typeof about === 'object' && about !== null && 'tnx' in about && about.tnx === 'client';

/** What a command belongs to; undefined for one that changes nothing, such as the lines of a log-in. */
function stepOf(command: unknown): OutboundStep | undefined {
  const [, name = ''] = /^(EHLO|HELO|STARTTLS|AUTH|MAIL|RCPT|DATA)\b/i.exec(String(command)) ?? [];
  return (
    {
      EHLO: 'connect',
      HELO: 'connect',
      STARTTLS: 'tls',
      AUTH: 'login',
      MAIL: 'send',
      RCPT: 'send',
      DATA: 'send',
    } as const
  )[name.toUpperCase()];
}

/** RFC 5321 over the guarded socket, by nodemailer; nothing of the message may name a file or an address to read. */
export async function sendBySmtp(
  outbound: Outbound,
  options: Settings,
  { to, content }: Message,
  timeoutMs = 15_000,
): Promise<void> {
  const { host, port, secure, username, password } = options;
  const { createTransport } = await import('nodemailer');
  const begun = performance.now();
  const socket = await outbound.connect({ host, port });
  let step: OutboundStep = secure === 'tls' ? 'tls' : 'connect';
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
    // Told of each command, with what is secret left out: the last one says where a server fell silent.
    transactionLog: true,
    logger: {
      ...silence,
      debug: (about, command) => {
        if (isCommand(about)) step = stepOf(command) ?? step;
      },
    },
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
    throw toSmtpError(error, { server: `${host}:${port}`, step, tookMs: performance.now() - begun });
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
    description: { en: 'Any mail server: your own, or that of a provider.' },
    ...markOf('smtp'),
    readme,
  },
  settings,
  sendMessage: ({ outbound }, options, message) => sendBySmtp(outbound, options, message),
});
