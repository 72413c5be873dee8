import { splitMailbox } from '@gatehouse/connectors/kit/addresses';
import { defaultTenantId } from '@gatehouse/contract/common';
import { createDefaultEmail } from '../../connectors/default-email.ts';
import { storedConfig } from '../../connectors/connector-config.ts';
import { loadConnectors } from '../../connectors/load-connectors.ts';
import { isConfigured } from '../../connectors/senders.ts';
import { createOutbound } from '../../outbound/outbound.ts';
import { startDnsCheck } from '../../outbound/dns-lookup.ts';
import type { Secrets } from '../../keys/secrets.ts';
import { type Check, hint, listed, ok, problem, type ReadDatabase, type Site, skipped } from './check.ts';
import { isLocal } from './outside.ts';

/** Whether the operator's mail server can be reached, and tenants have a connector for email. */
export const messages: Check = {
  name: 'messages',
  async run(site) {
    const { settings, database, secrets } = site;
    const results = [...(await checkMailServer(site))];
    if (settings.DEVELOPMENT_INBOX && !isLocal(site.origin('ENDPOINT')))
      results.push(
        problem(
          'DEVELOPMENT_INBOX is on: messages with codes and links are kept in the console and not sent.',
          'Remove DEVELOPMENT_INBOX, and set up a connector for email in the console.',
        ),
      );
    if (database && secrets && settings.EDITION === 'open-source')
      results.push(...(await checkConnector(site, database, secrets)));
    return results.length > 0 ? results : [ok('Email can be sent.')];
  },
};

async function checkMailServer({ settings }: Site) {
  const { SMTP_URL: server } = settings;
  if (!server)
    return [
      hint(
        'Messages to administrators are kept and not sent, because the service has no mail server.',
        'Set SMTP_URL and SMTP_FROM. Until then, npm run admin -- inbox prints these messages.',
      ),
    ];
  try {
    const socket = await createOutbound({ allow: [server.host] }).connect({
      host: server.host,
      port: server.port,
      timeoutMs: 5_000,
    });
    socket.destroy();
    return [];
  } catch {
    return [
      problem(
        `The mail server ${server.host}:${server.port} can’t be reached.`,
        'Check the host and port in SMTP_URL, and that the firewall lets this machine connect to it.',
      ),
    ];
  }
}

interface EmailConnector {
  connectorId: string;
  sealed: string;
}

async function listEmailConnectors({ rows }: ReadDatabase): Promise<EmailConnector[]> {
  const [row] = await rows<{ there: boolean }>(`select to_regclass('connectors') is not null as there`);
  if (!row?.there) return [];
  return rows<EmailConnector>(
    `select connector_id as "connectorId", sealed from connectors where type = 'Email' order by created_at limit 200`,
  );
}

/** The tenant of the open-source edition. In the cloud edition, connectors are the tenants' business. */
async function checkConnector({ settings }: Site, { rows }: ReadDatabase, secrets: Secrets) {
  const found = await rows<EmailConnector>(
    `select connector_id as "connectorId", sealed from connectors where type = 'Email' and tenant_id = $1`,
    [defaultTenantId],
  ).catch(() => undefined);
  if (!found) return [];
  const connectors = await loadConnectors(
    settings.CONNECTORS_DIR,
    [createDefaultEmail(settings) ?? []].flat(),
  );
  const unknown = found
    .filter(({ connectorId }) => !connectors.has(connectorId))
    .map(({ connectorId }) => connectorId);
  if (unknown.length > 0)
    return [
      problem(
        `The email connector ${listed(unknown)} isn’t installed, so no email is sent.`,
        'Set CONNECTORS_DIR as it was when the connector was set up, or choose another connector in the console.',
      ),
    ];
  if (found.some((row) => isConfigured({ connectors, secrets, settings }, row))) return [];
  if (settings.DEVELOPMENT_INBOX) return [];
  return [
    hint(
      found.length > 0
        ? 'The email connector has no settings yet, so users get no codes and can’t reset their passwords by email.'
        : 'There is no email connector, so users get no codes and can’t reset their passwords by email.',
      'Set one up in the console, in Connectors.',
    ),
  ];
}

/** Names under which common providers publish their keys. Any other is possible. */
const dkimNames = [
  'default',
  'selector1',
  'selector2',
  's1',
  's2',
  'google',
  'k1',
  'k2',
  'k3',
  'pm',
  'mail',
  'dkim',
  'mta',
  'smtp',
  'mx',
];
const mostSenders = 5;

/** Whether the domains of senders have the DNS records that receivers look for. Other records may do, so these are hints. */
export const senders: Check = {
  name: 'sender DNS',
  async run({ settings, database, secrets }) {
    const found = database && secrets ? await listEmailConnectors(database) : [];
    const domains = new Set([
      ...domainOf(settings.SMTP_FROM),
      ...found.flatMap((row) => (secrets ? senderOf(secrets, row) : [])),
    ]);
    if (domains.size === 0)
      return [skipped('There is no sender of email whose DNS records could be checked.')];
    return (
      await Promise.all(
        [...domains].slice(0, mostSenders).map((domain) => checkSender(settings.DOMAINS_DNS, domain)),
      )
    ).flat();
  },
};

const domainOf = (sender: unknown): string[] => {
  if (typeof sender !== 'string') return [];
  const domain = splitMailbox(sender).email.split('@')[1]?.toLowerCase();
  return domain?.includes('.') ? [domain] : [];
};

/** The settings that contain the sender have one of these names. */
function senderOf(secrets: Secrets, { sealed }: EmailConnector): string[] {
  try {
    const config = secrets.openJson(sealed, storedConfig);
    return ['fromEmail', 'from', 'emailAddress'].flatMap((key) => domainOf(config[key]));
  } catch {
    return [];
  }
}

async function checkSender(servers: readonly string[], domain: string) {
  const dns = startDnsCheck(servers);
  try {
    const [own, ...rest] = await Promise.all([
      dns.listTexts(domain),
      ...policyNames(domain).map((name) => dns.listTexts(name)),
    ]);
    const keys = await Promise.all(dkimNames.map((name) => dns.listTexts(`${name}._domainkey.${domain}`)));
    const answers = [own, ...rest, ...keys];
    if (answers.some((answer) => answer === undefined))
      return [skipped(`The DNS records of the sender’s domain ${domain} can’t be looked up from here.`)];
    const missing = [
      ...(own?.some((text) => /^v=spf1\b/i.test(text))
        ? []
        : [`SPF (a TXT record at ${domain} that begins with v=spf1)`]),
      ...(keys.flat().some((text) => /(?:^|;)\s*p=/.test(text ?? ''))
        ? []
        : [`DKIM (a key below _domainkey.${domain}, of which only common names were tried)`]),
      ...(rest.flat().some((text) => /^v=DMARC1\b/i.test(text ?? ''))
        ? []
        : [`DMARC (a TXT record at _dmarc.${domain})`]),
    ];
    if (missing.length === 0) return [ok(`The sender’s domain ${domain} has SPF, DKIM and DMARC records.`)];
    return [
      hint(
        `No record was found for the sender’s domain ${domain}: ${missing.join('; ')}. Receivers may put email of this sender aside as spam.`,
        'Publish the records that your mail provider names.',
      ),
    ];
  } finally {
    dns.end();
  }
}

/** The policy of a domain is its own, or that of a domain above it (RFC 7489 section 6.6.3). */
const policyNames = (domain: string): string[] => {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_label, at) => `_dmarc.${labels.slice(at).join('.')}`);
};
