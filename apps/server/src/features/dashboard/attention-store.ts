import { readCertificates } from '@gatehouse/connectors/kit/saml/certificates';
import { type AuditLog, auditLog } from '@gatehouse/contract/audit-logs/audit-logs';
import type { Attention, Expiring, Problem } from '@gatehouse/contract/dashboard/dashboard';
import { sql } from 'kysely';
import { storedConfig } from '../../connectors/connector-config.ts';
import { isConfigured } from '../../connectors/senders.ts';
import type { TenantDb } from '../../database/database.ts';
import { ssoKinds } from '../../identity-providers/enterprise/kinds/sso-kinds.ts';
import { isReady } from '../../identity-providers/enterprise/sso-settings.ts';
import type { TransactionCtx } from '../../runtime/ctx.ts';

const dayMs = 86_400_000;
const noticeMs = 30 * dayMs;
/** What is read of each list: a tenant with more problems than that starts with these. */
const most = 20;
/** Of the audit log, however large it is. */
const mostEntries = 1000;
const mostChanges = 8;

type Scope = Pick<TransactionCtx, 'db' | 'runtime' | 'now'>;

/** What needs attention (ADR 214). Each part reads a bounded number of rows by an index. */
export async function readAttention(ctx: Scope): Promise<Attention> {
  const sso = await readSso(ctx);
  return {
    problems: [...(await readConnectors(ctx)), ...sso.problems, ...(await readWebhooks(ctx.db))],
    expiring: [...(await readExpiring(ctx)), ...sso.expiring].toSorted(
      (one, other) => one.expiresAt - other.expiresAt,
    ),
    changes: await readChanges(ctx),
  };
}

/** Connectors without their settings, and senders whose messages of the last day were given up. */
async function readConnectors({ db, runtime, now }: Scope): Promise<Problem[]> {
  const rows = await db
    .selectFrom('connectors')
    .select(['id', 'connectorId', 'type', 'sealed', 'metadata'])
    .orderBy('createdAt')
    .limit(200)
    .execute();
  const nameOf = ({ connectorId, metadata }: (typeof rows)[number]): string => {
    const { name = runtime.connectors.get(connectorId)?.metadata.name ?? {} } = metadata;
    return name['en'] ?? Object.values(name)[0] ?? connectorId;
  };
  const missing = rows
    .filter(({ connectorId, sealed }) => !isConfigured(runtime, { connectorId, sealed }))
    .map((row): Problem => ({
      kind: row.type,
      id: row.id,
      name: nameOf(row),
      reason: 'NotConfigured',
      at: null,
    }));
  const { rows: failed } = await sql<{ type: 'Email' | 'Sms'; at: number }>`
    select type, max(created_at) as at from (
      select payload ->> 'type' as type, created_at from logs
      where key = 'Message.Failed' and created_at > ${new Date(now - dayMs)}::timestamptz
      order by created_at desc limit ${mostEntries}) failed
    where type in ('Email', 'Sms') group by type`.execute(db);
  const unsent = failed.map(({ type, at }): Problem => {
    const sender = rows.find((row) => row.type === type);
    return {
      kind: type,
      id: sender?.id ?? null,
      name: sender ? nameOf(sender) : type,
      reason: 'NotSent',
      at,
    };
  });
  return [...missing, ...unsent].slice(0, most);
}

/** Enterprise SSO connectors that users can't sign in with, and certificates of their providers that expire. */
async function readSso({ db, runtime, now }: Scope): Promise<{ problems: Problem[]; expiring: Expiring[] }> {
  const rows = await db
    .selectFrom('ssoConnectors')
    .select(['id', 'connectorName', 'providerName', 'sealed', 'domains'])
    .orderBy('createdAt')
    .limit(200)
    .execute();
  const problems: Problem[] = [];
  const expiring: Expiring[] = [];
  for (const { id, connectorName: name, providerName, sealed, domains } of rows) {
    const kind = ssoKinds.get(providerName);
    const config = runtime.secrets.openJson(sealed, storedConfig);
    if (!kind || !isReady(kind, { config, domains }))
      problems.push({ kind: 'EnterpriseSso', id, name, reason: 'NotConfigured', at: null });
    const expiresAt = findExpiry(config['x509Certificate']);
    if (expiresAt !== undefined && isNear(expiresAt, now))
      expiring.push({ kind: 'ProviderCertificate', recordId: id, recordName: name, name: null, expiresAt });
  }
  return { problems: problems.slice(0, most), expiring: expiring.slice(0, most) };
}

const isNear = (expiresAt: number, now: number): boolean => Math.abs(expiresAt - now) < noticeMs;

/** When the last certificate of a text expires; undefined for anything else. */
function findExpiry(text: unknown): number | undefined {
  if (typeof text !== 'string' || text === '') return undefined;
  try {
    return Math.max(...readCertificates(text).map(({ expiresAt }) => expiresAt));
  } catch {
    return undefined;
  }
}

async function readWebhooks(db: TenantDb): Promise<Problem[]> {
  const rows = await db
    .selectFrom('webhooks')
    .select(['id', 'name', 'enabled', 'failingSince', 'disabledAt'])
    .where(({ or, eb }) => or([eb('failingSince', 'is not', null), eb('disabledAt', 'is not', null)]))
    .orderBy('createdAt')
    .limit(most)
    .execute();
  return rows.flatMap(({ id, name, enabled, failingSince, disabledAt }): Problem[] => {
    if (disabledAt !== null && !enabled)
      return [{ kind: 'Webhook', id, name, reason: 'Disabled', at: disabledAt }];
    return enabled && failingSince !== null
      ? [{ kind: 'Webhook', id, name, reason: 'Failing', at: failingSince }]
      : [];
  });
}

/** Secrets and certificates of applications. */
async function readExpiring({ db, now }: Scope): Promise<Expiring[]> {
  const { rows } = await sql<Expiring>`
    select * from (
      select 'Secret' as kind, a.id as "recordId", a.name as "recordName", s.name, s.expires_at as "expiresAt"
        from application_secrets s join applications a on a.id = s.application_id where s.expires_at is not null
      union all
      select 'Certificate', a.id, a.name, null, c.expires_at
        from saml_certificates c join applications a on a.id = c.application_id where c.active) expiring
    where "expiresAt" between ${new Date(now - noticeMs)}::timestamptz and ${new Date(now + noticeMs)}::timestamptz
    order by "expiresAt", "recordId", name limit ${most}`.execute(db);
  return rows;
}

/** What administrators and machine-to-machine applications have changed last, among the newest entries of the audit log. */
async function readChanges({ db }: Scope): Promise<AuditLog[]> {
  const { rows } = await sql<object>`
    select tenant_id as "tenantId", id, key, payload, created_at as "createdAt" from (
      select * from logs order by created_at desc, id desc limit ${mostEntries}) newest
    where payload ->> 'actor' in ('administrator', 'machine') and payload ->> 'result' = 'Success'
      and key not like '%.Viewed' and key not in ('Token.Explained', 'AuditLog.Exported')
    order by created_at desc, id desc limit ${mostChanges}`.execute(db);
  return rows.map((row) => auditLog.parse(row));
}
