import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { toConnectorError } from '../kit/answers.ts';
import type { ConnectorError } from '../kit/error.ts';
import { type Outbound, OutboundError } from '../kit/outbound.ts';
import { type RunningSmtp, type SmtpBehavior, startSmtp } from './smtp.fake.ts';
import { sendBySmtp, smtp } from './smtp.ts';

let server: RunningSmtp;
afterEach(() => server.stop());

const outbound: Outbound = {
  request: () => Promise.reject(new Error('SMTP makes no HTTP call')),
  connect: async ({ port }) => {
    const socket = connect(port, '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    return socket;
  },
};
const message = {
  to: 'ada@example.com',
  usage: 'SignIn',
  content: { subject: 'Ihr Code – heute', text: 'Ihr Code: 123456', html: '<p>123456</p>' },
  payload: {},
} as const;

async function send(
  { behavior, to, ...settings }: { behavior?: SmtpBehavior; to?: string } & Record<string, unknown> = {},
  out = outbound,
): Promise<ConnectorError | 'sent'> {
  server = await startSmtp(behavior);
  const options = smtp.settings.parse({
    host: 'mail.example.com',
    port: server.port,
    secure: 'none',
    username: 'mailer',
    password: 'good',
    fromEmail: 'Example <no-reply@example.com>',
    ...settings,
  });
  return sendBySmtp(
    out,
    options as Parameters<typeof sendBySmtp>[1],
    { ...message, to: to ?? message.to },
    300,
  ).then(() => 'sent', toConnectorError);
}

it('[ENT-19 part] SMTP sends the server one message for one recipient', async () => {
  expect(await send({ replyTo: 'help@example.com' })).toBe('sent');
  expect(server.mails).toHaveLength(1);
  const [mail = ''] = server.mails;
  expect(mail).toMatch(/^From: Example <no-reply@example\.com>$/m);
  expect(mail).toMatch(/^Reply-To: help@example\.com$/m);
  expect(mail).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(mail).toContain('multipart/alternative');
  expect(server.commands.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<ada@example.com>']);
});

const refusals: [string, Parameters<typeof send>[0], string, RegExp][] = [
  ['a wrong password', { password: 'bad' }, 'authorization_failed', /535 5\.7\.8/],
  ['missing credentials', { username: undefined }, 'authorization_failed', /530/],
  ['another account’s sender', { fromEmail: 'boss@example.com' }, 'invalid_request_parameters', /553/],
  ['an unknown recipient', { to: 'unknown@nowhere.example' }, 'invalid_request_parameters', /550 5\.1\.1/],
  ['a busy server', { to: 'busy@example.com' }, 'rate_limit_exceeded', /451/],
  ['a server that does not respond', { behavior: { isSilent: true } }, 'general', /in time/],
  [
    'a server that is not a mail server',
    { behavior: { greeting: 'HTTP/1.1 400 Bad Request' } },
    'invalid_response',
    /./,
  ],
  ['a server without the required encryption', { secure: 'starttls' }, 'invalid_config', /./],
  [
    'a server that announces encryption but does not support it',
    { secure: 'starttls', behavior: { offersTls: true } },
    'invalid_config',
    /./,
  ],
];
it.each(refusals)(
  '[ERR-17 part] SMTP reports %s with its error code',
  async (_name, options, code, reason) => {
    const failure = await send(options);
    expect(failure).toMatchObject({ code });
    expect((failure as ConnectorError).reason).toMatch(reason);
    expect(server.mails).toEqual([]);
  },
);

const lateness: [string, Parameters<typeof send>[0], RegExp][] = [
  ['connect', { behavior: { isSilent: true } }, /Step: connecting, given up after 0\.[3-9] s/],
  ['connect', { behavior: { silentAt: /^EHLO/ } }, /Step: connecting/],
  ['tls', { secure: 'tls', behavior: { isSilent: true } }, /Step: encryption \(TLS\)/],
  ['tls', { secure: 'starttls', behavior: { offersTls: true, silentAt: /^STARTTLS/ } }, /Step: encryption/],
  ['login', { behavior: { silentAt: /^AUTH/ } }, /Step: login/],
  ['send', { behavior: { silentAt: /^RCPT/ } }, /Step: sending/],
  ['send', { behavior: { silentAt: /^DATA/ } }, /Step: sending/],
];
it.each(lateness)(
  '[ERR-17 part] SMTP reports the step %s if the server stops responding there: %j',
  async (lateAt, options, reason) => {
    const failure = await send(options);
    // A temporary error: the message is sent again later.
    expect(failure).toMatchObject({ code: 'general', lateAt, isPassing: true });
    expect((failure as ConnectorError).reason).toMatch(/^mail\.example\.com:\d+ did not answer in time/);
    expect((failure as ConnectorError).reason).toMatch(reason);
    expect((failure as ConnectorError).reason).not.toContain('good');
  },
);

it('sends no password before the connection is encrypted', async () => {
  await send({ secure: 'starttls' });
  expect(server.commands.join('\n')).not.toMatch(/AUTH/);
});

it.each(['ada@example.com>\r\nRCPT TO:<eve@example.com', 'ada@example.com, eve@example.com'])(
  'does not send to a second recipient inside the first: %j',
  async (to) => {
    await send({ to });
    const recipients = server.commands.filter((line) => line.startsWith('RCPT'));
    expect(recipients.length).toBeLessThanOrEqual(1);
    expect(recipients.join()).not.toContain('<eve@');
  },
);

it('SSRF: connects only through the outbound client, which can refuse the host', async () => {
  const refused = { ...outbound, connect: () => Promise.reject(new OutboundError('refused', 'private')) };
  expect(await send({}, refused)).toMatchObject({ code: 'invalid_config', reason: 'private' });
  expect(server.commands).toEqual([]);
});
