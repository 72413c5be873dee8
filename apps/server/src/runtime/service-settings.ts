import { mailbox } from '@gatehouse/connectors/kit/addresses';
import { z } from 'zod';

const perDay = z.coerce.number('must be a whole number').int('must be a whole number').positive();

const encryptions = ['starttls', 'tls', 'none'] as const;

/** The operator's mail server, in the form of the SMTP connector's settings. */
export interface ServiceSmtp {
  host: string;
  port: number;
  secure: (typeof encryptions)[number];
  username?: string;
  password?: string;
}

/** `smtps://…` uses TLS, and `smtp://…` STARTTLS, unless `?encryption=none` says that the server is in one's own network. */
const smtpUrl = z.string().transform((value, check): ServiceSmtp => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOfMail = url && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && /^\/?$/.test(url.pathname);
  const encryption = url?.searchParams.get('encryption') ?? (url?.protocol === 'smtps:' ? 'tls' : 'starttls');
  const secure = encryptions.find((known) => known === encryption);
  if (!isOfMail || !secure) {
    check.addIssue('must be a URL such as smtps://user:password@smtp.example.com');
    return z.NEVER;
  }
  const [username, password] = [url.username, url.password].map((part) => decodeURIComponent(part));
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port || (secure === 'tls' ? 465 : 587)),
    secure,
    ...(username ? { username } : {}),
    ...(password ? { password } : {}),
  };
});

/** `google=ID:SECRET`: the secret may contain anything but separators of the list. */
const demoProviders = z.string().transform((value, check) => {
  const entries = value.split(/[\s,]+/).filter(Boolean);
  const known = entries.flatMap((entry) => {
    const [, target, clientId, clientSecret] =
      /^(google|github|discord|linkedin)=([^:]+):(.+)$/.exec(entry) ?? [];
    return target && clientId && clientSecret ? [{ target, clientId, clientSecret }] : [];
  });
  if (known.length !== entries.length) {
    check.addIssue(
      'must be entries such as google=CLIENT_ID:CLIENT_SECRET, of google, github, discord and linkedin',
    );
    return z.NEVER;
  }
  return known;
});

/** The settings of what the service does for its tenants, and of how it reaches its operator. */
export const serviceSettings = {
  SMTP_URL: smtpUrl
    .optional()
    .describe(
      'Mail server for the service’s own email: `smtps://user:password@smtp.example.com` (TLS) or `smtp://…` (STARTTLS). It sends messages to administrators, and those of tenants with the connector “Default email”.',
    ),
  SMTP_FROM: mailbox
    .optional()
    .describe('Sender of that email, such as `Gatehouse <no-reply@example.com>`. Required with SMTP_URL.'),
  LIMIT_EMAILS_PER_TENANT: perDay
    .default(1_000)
    .describe('Emails that one tenant can send in a day with the connector “Default email”.'),
  LIMIT_EMAILS_PER_RECIPIENT: perDay
    .default(20)
    .describe(
      'Emails that one tenant can send to one recipient in a day with the connector “Default email”. All tenants together can send five times as many.',
    ),
  DEMO_PROVIDERS: demoProviders
    .default([])
    .describe(
      'Clients of the demo social connectors in the cloud edition, such as `google=CLIENT_ID:CLIENT_SECRET`, separated by commas, for google, github, discord and linkedin. A connector without one leads to a built-in demonstration page.',
    ),
  CONTACT_URL: z
    .url({ protocol: /^(https?|mailto)$/ })
    .optional()
    .describe(
      'URL at which customers of the cloud edition reach you, such as `https://example.com/contact` or `mailto:sales@example.com`. Without it, the console has no contact buttons.',
    ),
};
