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
  host: field(bounded(253).regex(/^[\w.:-]+$/, 'must be a host name'), {
    label: 'Host',
    placeholder: 'smtp.example.com',
    isDestination: true,
  }),
  port: field(z.number().int().min(1).max(65_535).default(587), {
    label: 'Port',
    help: 'Usually 587 (STARTTLS) or 465 (TLS).',
    isDestination: true,
  }),
  secure: field(z.enum(['starttls', 'tls', 'none']).default('starttls'), {
    label: 'Encryption',
    options: { starttls: 'STARTTLS', tls: 'TLS', none: 'None (only within your own network)' },
    isDestination: true,
  }),
  username: field(z.string().max(256).optional(), { label: 'Username' }),
  password: field(z.string().max(1024).optional(), { label: 'Password', isSecret: true }),
  fromEmail: field(mailbox, { label: 'Sender', placeholder: 'Example <no-reply@example.com>' }),
  replyTo: field(mailbox.optional(), { label: 'Reply-to address' }),
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

/** The step of an SMTP command; undefined for lines that belong to the current step, such as those of AUTH. */
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

/** Sends a message with nodemailer over the guarded socket (RFC 5321). Access to files and URLs is disabled. */
export async function sendBySmtp(
  outbound: Outbound,
  options: Settings,
  { to, content }: Message,
  timeoutMs = 15_000,
): Promise<void> {
  const { host, port, secure, username, password } = options;
  const { createTransport } = await import('nodemailer');
  const startedAt = performance.now();
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
    // Logs every command without secrets; the last one is the step of a timeout.
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
    throw toSmtpError(error, { server: `${host}:${port}`, step, tookMs: performance.now() - startedAt });
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
    description: { en: 'Any mail server.' },
    ...markOf('smtp'),
    readme,
  },
  settings,
  sendMessage: ({ outbound }, options, message) => sendBySmtp(outbound, options, message),
});
