import { readFile, writeFile } from 'node:fs/promises';
import { allEndpoints } from '@gatehouse/contract/all';
import {
  type AuditLogKey,
  flowSteps,
  managementKeys,
  protocolKeys,
} from '@gatehouse/contract/audit-logs/keys';
import { findDeclared } from '@gatehouse/contract/endpoint-errors';
import type { Endpoint } from '@gatehouse/contract/endpoint';
import { type WebhookEvent, webhookEvents, wireWebhookEvents } from '@gatehouse/contract/webhooks/events';
import { describe, expect, it } from 'vitest';
import { endpointEvents } from './events.ts';
import { grantEvents, protocolEvents } from './oidc/protocol-events.ts';
import { registrationEvents } from './registration/registration-events.ts';
import { scimEvents } from './scim/scim-events.ts';
import { accepted, invitationEvents } from './sign-in/invitation/invitation-events.ts';
import { rejectionEvents, stepEvents } from './sign-in/flow/step-events.ts';
import type { EndpointEvents, Webhook } from './web/events.ts';

/** Audit log entries that no endpoint's or step's declaration says, because another part of the code writes them. */
const otherAudits: Partial<Record<AuditLogKey, string>> = {
  'Action.PostFirstFactorVerification':
    'An action after a wrong password created or changed the user, denied access or failed',
  'Action.PostSignIn': 'An action at the end of a sign-in changed the user, denied access or failed',
  'Administrator.Reset.Created': 'A reset link for an administrator was created on the command line',
  'Administrator.Reset.Used': 'An administrator’s reset link was used',
  'Application.Logout.Notified':
    'An application was told that a session ended (back-channel logout), or could not be told',
  'Import.Completed': 'An import of users has ended',
  'Message.Failed': 'A message can’t be sent',
  'Message.Limit.Exceeded': 'A tenant requests unusually many messages',
  'OrganizationInvitation.Accepted': 'A user accepted an invitation on its page',
  'OrganizationInvitation.Declined': 'An invitation was declined on its page, with the secret of its link',
  'Domain.Status.Updated': 'A check found that the state of a custom domain has changed',
  'SigningKey.Promoted': 'The next signing key became the current one at its time',
  'Tenant.Exported': 'A tenant was exported on the command line, or in the console',
  'Tenant.Imported': 'A sealed export was imported into a tenant on the command line',
  'Tenant.Invitation.Accepted': 'Someone became an administrator with the link of an invitation',
  'Tenant.Invitation.Declined': 'An invitation was declined on its page, with the secret of its link',
  'Tenant.Invoice.Paid': 'The operator marked an invoice as paid on the command line (`BILLING=manual`)',
  'Tenant.Invoice.Voided': 'The operator voided an invoice on the command line (`BILLING=manual`)',
  'Tenant.Member.Added': 'An administrator was added, or got another role, on the command line',
  'Operator.Added': 'An account was made an operator on the command line',
  'Operator.Removed': 'An account was removed from the operators on the command line',
  'Tenant.PlanChanged': 'The operator gave a tenant another plan',
  'Tenant.QuotaChanged': 'The operator granted a tenant an exception from its plan, or removed it',
  'Tenant.Subscription.Updated': 'The payment provider says that status or plan of a subscription changed',
  'Tenant.Restored': 'A deleted tenant was restored on the command line',
  'Tenant.Suspended': 'The operator suspended a tenant',
  'Tenant.Unsuspended': 'The operator lifted the suspension of a tenant',
  'User.PasswordLink.Used': 'A user set their password with the link of an administrator',
  'User.PasswordHash.Viewed': 'Users were read with their password hashes, an entry for each user',
  'Webhook.Disabled': 'All requests of a webhook have failed for three days',
  'Webhook.SigningKey.Viewed': 'A webhook was read with its signing key',
};

/** Webhook events that no endpoint or step makes. */
const otherWebhooks: Partial<Record<WebhookEvent, string>> = {
  'Import.Completed': 'An import of users has ended: `importId`, and its counts',
};

/** Webhook events whose causes don't exist yet, and the feature that they come with. */
const later: Partial<Record<WebhookEvent, string>> = {};

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const declared = endpointEvents.filter((one): one is EndpointEvents => 'audit' in one);
const silent = endpointEvents.flatMap((one) => ('reason' in one ? [one] : []));
const stepAudits = stepEvents.map(({ endpoint, audit, success, further, webhooks = [] }) => ({
  endpoint,
  audit,
  further,
  successes: success === true ? [audit] : (success ?? []),
  webhooks,
}));
const made: Webhook<never>[] = [
  ...[...declared, ...stepEvents, ...protocolEvents, ...invitationEvents, ...scimEvents].flatMap(
    ({ webhooks = [] }): readonly Webhook<never>[] => webhooks,
  ),
  ...[...rejectionEvents, ...grantEvents].flatMap(({ webhooks }): readonly Webhook<never>[] => webhooks),
];

describe('events are declared', () => {
  it('for every endpoint that isn’t a GET, once, or a reason why there are none', () => {
    const all = [...endpointEvents, ...stepEvents].map(({ endpoint }) => nameOf(endpoint));
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
    expect(all.filter((name) => !allEndpoints.map(nameOf).includes(name))).toEqual([]);
    const changing = allEndpoints.filter(({ method }) => method !== 'GET').map(nameOf);
    expect(changing.filter((name) => !all.includes(name))).toEqual([]);
    expect(silent.filter(({ reason }) => reason.length < 10)).toEqual([]);
  });

  it('for every key of the audit log', () => {
    const keys = [
      ...[...declared, ...invitationEvents, ...scimEvents, ...registrationEvents].map(({ audit }) => audit),
      ...Object.keys(otherAudits),
    ];
    expect([...new Set(keys)].toSorted()).toEqual(managementKeys.toSorted());
    expect(protocolEvents.map(({ audit }) => audit)).toEqual([...protocolKeys]);
    const steps = new Set(stepAudits.flatMap(({ audit, successes }) => [audit, ...successes]));
    expect([...steps].toSorted()).toEqual(flowSteps.toSorted());
  });

  it('for every webhook event of the wire, except those of later features', () => {
    const events = new Set(made.map(({ event }) => event));
    expect(webhookEvents.filter((event) => !events.has(event))).toEqual(
      webhookEvents.filter((event) => event in later || event in otherWebhooks),
    );
    expect(wireWebhookEvents).toHaveLength(29);
    expect(new Set(webhookEvents).size).toBe(webhookEvents.length);
  });

  it('with an old value wherever one is used', () => {
    const usesOld = ({ logsOld, webhooks = [] }: EndpointEvents) =>
      logsOld !== undefined || webhooks.some(({ data }) => data === 'old');
    expect(declared.filter((events) => usesOld(events) && !events.before)).toEqual([]);
  });

  it('for rejections that steps declare', () => {
    const steps = stepEvents.map(({ endpoint }) => nameOf(endpoint));
    const checked = allEndpoints.filter((endpoint) => steps.includes(nameOf(endpoint)));
    for (const { error } of rejectionEvents)
      expect(checked.some((endpoint) => findDeclared(endpoint, error.code))).toBe(true);
  });
});

it('an accepted invitation tells the organization, and its new member', () => {
  const [{ ids, data }] = accepted.webhooks;
  const made = { organizationId: 'acme', userId: 'ada', wasMember: false };
  expect(ids.organizationId.pick(made)).toBe('acme');
  expect(data.pick(made)).toEqual({ organizationId: 'acme', addedUserIds: ['ada'] });
  expect(data.pick({ ...made, wasMember: true })).toEqual({ organizationId: 'acme' });
});

it('the guide has a table of all events (UPDATE_DOCS=1 writes it)', async () => {
  const file = new URL('../../../docs/guides/events.md', import.meta.url);
  const text = describeAll();
  if (process.env.UPDATE_DOCS) await writeFile(file, text);
  expect(await readFile(file, 'utf8')).toBe(text);
});

function describeAll(): string {
  const cell = (text: string) => text.replaceAll('|', '\\|');
  const row = (...cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;
  const table = (head: string[], rows: string[][]) => [
    row(...head),
    `|${head.map(() => '---').join('|')}|`,
    ...rows.map((cells) => row(...cells)),
    '',
  ];
  /** A row, and one below it for each further webhook event. */
  const rows = (
    first: string[],
    webhooks: readonly Webhook<never>[],
    last: string[] = [],
    endpoint?: Endpoint,
  ): string[][] => {
    const [one = ['', '', ''], ...others] = webhooks.map(({ event, when, ids, data }) => [
      `\`${event}\`${when ? ` ${when.says}` : ''}`,
      describeIds(ids),
      describeData(data, endpoint),
    ]);
    return [
      [...first, ...one, ...last],
      ...others.map((cells) => [...first.map(() => ''), ...cells, ...last.map(() => '')]),
    ];
  };
  const old = ({ before, logsOld, webhooks = [] }: EndpointEvents) => {
    const forLog = logsOld && `audit log: ${logsOld.map((name) => `\`${name}\``).join(', ')}`;
    const forWebhooks = before && (!logsOld || webhooks.some(({ data }) => data === 'old')) && 'webhooks';
    return [forLog, forWebhooks].filter((each) => typeof each === 'string').join('; ');
  };
  const byPath = declared.toSorted((one, other) => compare(one.endpoint.path, other.endpoint.path));
  return [
    '# Events',
    '',
    'What each operation writes to the audit log, and the [webhook](webhooks.md) events it makes.',
    'This file is generated from the code: `UPDATE_DOCS=1 npx vitest run --project server apps/server/src/events.test.ts`',
    '([ADR 143](../adr/0143-events-are-declared-once.md)).',
    '',
    '- **Audit key**: written in the transaction of the change; rejected requests write it with their error. Fields of the request body in parentheses.',
    '- **Webhook events**: made only if the operation succeeds.',
    '- **IDs**: the records that an event is about, and where their IDs come from. A list of IDs makes one event for each.',
    '- **Data**: `output` is the response, `null` if it has no body; `old` is the record as it was before the change.',
    '- **Old value**: read before the change, and what uses it. It is read only if something uses it.',
    '',
    '## Endpoints',
    '',
    ...table(
      ['endpoint', 'audit key', 'webhook events', 'IDs', 'data', 'old value'],
      byPath.flatMap((events) => {
        const { endpoint, audit, logs, webhooks = [] } = events;
        const logged = logs ? ` (${logs.map((name) => `\`${name}\``).join(', ')})` : '';
        return rows([`\`${nameOf(endpoint)}\``, `\`${audit}\`${logged}`], webhooks, [old(events)], endpoint);
      }),
    ),
    'Endpoints that change something and have no events:',
    '',
    ...table(
      ['endpoint', 'reason'],
      silent
        .toSorted((one, other) => compare(one.endpoint.path, other.endpoint.path))
        .map(({ endpoint, reason }) => [`\`${nameOf(endpoint)}\``, reason]),
    ),
    '## Steps of a sign-in',
    '',
    'The audit key is `Interaction.{SignIn, Register or ForgotPassword}.{step}`. Rejections are audited, successes only where a key is named.',
    '',
    ...table(
      ['endpoint', 'step', 'successes', 'webhook events', 'IDs', 'data'],
      stepAudits.flatMap(({ endpoint, audit, successes, further, webhooks }) => {
        const also = (further ?? []).map(({ key, says }) => `\`${key}\` ${says}`);
        const made = [...successes.map((key) => `\`${key}\``), ...also].join(', ');
        return rows([`\`${nameOf(endpoint)}\``, `\`${audit}\``, made], webhooks);
      }),
    ),
    'Steps that are rejected make webhook events, too:',
    '',
    ...table(
      ['error', 'webhook events', 'IDs', 'data'],
      rejectionEvents.flatMap(({ error, webhooks }) => rows([`\`${error.code}\``], webhooks)),
    ),
    '## The page of an invitation',
    '',
    ...table(
      ['step', 'audit key', 'webhook events', 'IDs', 'data'],
      invitationEvents.flatMap(({ step, audit, webhooks = [] }) => rows([step, `\`${audit}\``], webhooks)),
    ),
    '## Provisioning with SCIM',
    '',
    ...table(
      ['step', 'audit key', 'webhook events', 'IDs', 'data'],
      scimEvents.flatMap(({ step, audit, webhooks }) => rows([step, `\`${audit}\``], webhooks)),
    ),
    '## Registration of clients',
    '',
    ...table(
      ['step', 'audit key'],
      registrationEvents.map(({ step, audit }) => [step, `\`${audit}\``]),
    ),
    '## Protocol',
    '',
    ...table(
      ['step', 'audit key', 'webhook events', 'IDs', 'data'],
      [
        ...protocolEvents.flatMap(({ step, grant, audit, webhooks = [] }) =>
          rows([grant === undefined ? step : `${step}, \`${grant}\``, `\`${audit}\``], webhooks),
        ),
        ...grantEvents.flatMap(({ step, webhooks }) => rows([step, ''], webhooks)),
      ],
    ),
    '## Other entries of the audit log',
    '',
    ...table(
      ['audit key', 'when'],
      Object.entries(otherAudits).map(([key, when]) => [`\`${key}\``, when]),
    ),
    '## Other webhook events',
    '',
    ...table(
      ['webhook event', 'when'],
      Object.entries(otherWebhooks).map(([event, when]) => [`\`${event}\``, when]),
    ),
    '## Webhook events of later features',
    '',
    ...table(
      ['webhook event', 'comes with'],
      Object.entries(later).map(([event, feature]) => [`\`${event}\``, feature]),
    ),
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
}

const compare = (one: string, other: string): number => one.localeCompare(other, 'en');

const describeIds = (ids: Webhook<never>['ids']): string =>
  Object.entries(ids)
    .map(([name, from]) => `\`${name}\`: ${typeof from === 'string' ? `\`${from}\`` : from.says}`)
    .join(', ');

/** The response of most operations that delete something has no body. */
const describeData = (data: Webhook<never>['data'], endpoint?: Endpoint): string => {
  if (typeof data !== 'string') return data.says;
  const checked = endpoint && allEndpoints.find((one) => nameOf(one) === nameOf(endpoint));
  return data === 'output' && !checked?.output ? '`null`' : `\`${data}\``;
};
