import type { Connector } from '@gatehouse/connectors/kit/connector';
import { ConnectorError } from '@gatehouse/connectors/kit/error';
import { markOf } from '@gatehouse/connectors/kit/marks';
import { sendBySmtp } from '@gatehouse/connectors/smtp/smtp';
import { adminTenantId } from '@gatehouse/contract/common';
import { defaultEmailId } from '@gatehouse/contract/connectors/connectors';
import { isPaidPlan } from '@gatehouse/contract/tenants/plans';
import { isWithoutUrl } from '@gatehouse/contract/validation/without-url';
import { z } from 'zod';
import { countOrRefuse } from '../limits/rate-limit.ts';
import { createOutbound } from '../outbound/outbound.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Settings } from '../runtime/settings.ts';

const dayMs = 86_400_000;

/** Of all tenants together, for each that one tenant may send to a recipient. */
const tenantsPerRecipient = 5;

/** Whether the operator has a mail server, which also sends the email of the admin tenant (OPEN-66). */
export const hasMailServer = ({ SMTP_URL }: Pick<Settings, 'SMTP_URL'>): boolean => SMTP_URL !== undefined;

/**
 * The connector that needs no settings, because it sends with the operator's mail server (ADR 190). Without one, it exists only where the
 * development inbox keeps its messages.
 */
export function createDefaultEmail(settings: Settings): Connector | undefined {
  const { SMTP_URL: server, SMTP_FROM: fromEmail = '', EDITION, DEVELOPMENT_INBOX } = settings;
  if (!server && !(EDITION === 'cloud' && DEVELOPMENT_INBOX)) return undefined;
  // The operator has named the host, so it may be in the operator's network.
  const outbound = createOutbound({ allow: server ? [server.host] : [] });
  return {
    metadata: {
      id: defaultEmailId,
      type: 'Email',
      target: defaultEmailId,
      platform: null,
      name: { en: 'Default email' },
      description: {
        en: server
          ? 'Sent by this service, with its own address as sender. The number of emails in a day is limited.'
          : 'Sent by this service. It has no mail server, so messages are kept in the development inbox.',
      },
      ...markOf('smtp'),
      readme: `## Send email without a provider

This service sends the messages, so there is nothing to set up. The sender is the address of the service, and the number of messages in a day
is limited, in total and for each recipient.

On the free and the development plan, messages have the built-in texts. Connect a provider of your own before many users sign up.`,
    },
    settings: z.object({}),
    async sendMessage(_tools, _settings, message) {
      if (!server) throw new ConnectorError('invalid_config', 'The service has no mail server (SMTP_URL)');
      // A template's sender and reply-to address aren't the service's.
      const { from: _from, replyTo: _replyTo, ...content } = message.content;
      await sendBySmtp(outbound, { ...server, fromEmail }, { ...message, content });
    },
  };
}

/** One mailbox has many addresses: the part after a plus is ignored by most servers. */
const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/**
 * Counts an email that the operator's mail server is about to send for a tenant. Throws 429 beyond the limits of the tenant, and of the
 * recipient, so that tenants aren’t used to flood a mailbox (attacks: mail cannon).
 */
export async function countDefaultEmail(runtime: Runtime, tenantId: string, to: string): Promise<void> {
  if (tenantId === adminTenantId) return;
  const { LIMIT_EMAILS_PER_TENANT, LIMIT_EMAILS_PER_RECIPIENT } = runtime.settings;
  const count = (counter: string, name: string, limit: number, key: string): Promise<void> =>
    countOrRefuse(runtime, counter, { name, limit, windowMs: dayMs }, key);
  const mailbox = mailboxOf(to);
  await count(tenantId, 'default-emails', LIMIT_EMAILS_PER_TENANT, 'all');
  await count(tenantId, 'default-emails-to', LIMIT_EMAILS_PER_RECIPIENT, mailbox);
  // Counted across tenants, which the admin tenant's rows are.
  await count(adminTenantId, 'default-emails-to', LIMIT_EMAILS_PER_RECIPIENT * tenantsPerRecipient, mailbox);
}

/** Whether emails have only built-in texts: those that the operator's mail server sends for tenants that don't pay (attacks: mail cannon). */
export async function hasBuiltInTextsOnly(
  { settings, tenants }: Runtime,
  tenantId: string,
  connectorId: string,
): Promise<boolean> {
  if (connectorId !== defaultEmailId || settings.EDITION !== 'cloud' || tenantId === adminTenantId)
    return false;
  const plan = await tenants.planOf(tenantId);
  return plan === undefined || !isPaidPlan(plan.planId);
}

/** The variables of a built-in text, in which names are only names: mail programs make links of URLs. */
export function withoutLinks(variables: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(variables).map(([key, value]) => [
      key,
      key === 'application' || key === 'organization' ? { name: plainName(value) } : value,
    ]),
  );
}

function plainName(sender: unknown): string {
  const { name = '' } = z.object({ name: z.string() }).partial().catch({}).parse(sender);
  return isWithoutUrl(name) ? name.slice(0, 64) : '';
}
