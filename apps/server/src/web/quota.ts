import { type Endpoint, isOfTenant } from '@gatehouse/contract/endpoint';
import { describeExceeded, type ExceededLimit, planErrors } from '@gatehouse/contract/tenants/exceeded';
import { isSurpassed, type Quota, type QuotaKey } from '@gatehouse/contract/tenants/plans';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { TenantDb } from '../database/database.ts';
import { fail } from '../lib/fail.ts';
import type { Ctx } from '../runtime/ctx.ts';
import { countMembers, countRecords, countScopes, type RecordsKey } from '../tenancy/plan-usage.ts';
import { getPlan } from '../tenancy/plans.ts';
import { pathOfTenant } from './authorize.ts';
import type { ParsedInput } from './implement.ts';

type QuotaCtx = Pick<Ctx, 'runtime' | 'tenant' | 'now'> & { db?: TenantDb };

/** The fields of bodies that limits depend on. */
const asked = z
  .object({
    type: z.string().optional(),
    isThirdParty: z.boolean().optional(),
    scopeIds: z.array(z.string()).optional(),
    connectorId: z.string().optional(),
    invitee: z.array(z.string()).optional(),
    mfa: z.object({ factors: z.array(z.string()) }).optional(),
    customUiAssets: z.object({ id: z.string() }).nullish(),
  })
  .catch({});

interface Asked {
  tenantId: string;
  params: Record<string, unknown>;
  body: z.infer<typeof asked>;
}

/**
 * Throws 403 if the tenant's plan doesn't include what an operation adds. The edge calls it in the operation's transaction, before the
 * handler. A handler with `transaction: 'none'` calls it in the transaction that it opens, if its endpoint has a `quota`. Until that
 * transaction ends, no other one adds the same: of several requests at the same time, in any processes, only as many succeed as there is
 * room for (ADR 192).
 */
export async function requireQuota(
  ctx: QuotaCtx,
  { quota = [], features = [], permission }: Endpoint,
  { params, body }: Pick<ParsedInput, 'params' | 'body'>,
): Promise<void> {
  if (quota.length + features.length === 0) return;
  const tenantId = isOfTenant(permission) ? pathOfTenant.parse(params).tenantId : ctx.tenant.id;
  const plan = await getPlan(ctx.runtime, tenantId);
  if (!plan) return;
  const input = { tenantId, params, body: asked.parse(body) };
  const refused: ExceededLimit[] = [];
  for (const key of features) {
    const limit = plan.quota[key];
    const isLocked = limit === false || limit === 0;
    if (isLocked && (await isAdded(ctx, key, input))) refused.push({ key, limit, usage: 0 });
  }
  if (ctx.db) refused.push(...(await findExceeded({ ...ctx, db: ctx.db }, quota, plan.quota, input)));
  if (refused.length > 0) refuse(refused);
}

/** Whether the operation adds the feature. What is set already can be saved again, and removed. */
async function isAdded({ db }: QuotaCtx, key: QuotaKey, { body }: Asked): Promise<boolean> {
  if (!db) return true;
  if (key === 'mfaEnabled')
    return (
      body.mfa !== undefined &&
      lacks(
        db,
        sql`coalesce(settings -> 'mfa' -> 'factors', '[]') @> ${JSON.stringify(body.mfa.factors)}::jsonb`,
      )
    );
  if (key === 'bringYourUiEnabled')
    return (
      Boolean(body.customUiAssets) &&
      lacks(db, sql`settings -> 'customUiAssets' ->> 'id' = ${body.customUiAssets?.id}`)
    );
  return true;
}

/** Whether a condition isn't true of the sign-in experience. */
async function lacks(db: TenantDb, condition: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql`select from sign_in_experiences where ${condition}`.execute(db);
  return rows.length === 0;
}

/** Locks the limits that the operation counts for, counts, and returns those that would be exceeded. */
async function findExceeded(
  ctx: QuotaCtx & { db: TenantDb },
  keys: readonly QuotaKey[],
  quota: Quota,
  input: Asked,
): Promise<ExceededLimit[]> {
  const uses = keys
    .filter((key) => typeof quota[key] === 'number')
    .map((key) => ({ key, limit: quota[key], ...describeUse(ctx, key, input) }))
    .filter(({ adds }) => adds > 0)
    // In one order for all, so that two operations don't wait for each other.
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  if (uses.length === 0) return [];
  const { db } = ctx;
  for (const { key } of uses)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`quota:${input.tenantId}:${key}`}, 0))`.execute(
      db,
    );
  // A statement of its own: it sees what was committed before the locks were free.
  const counts = uses.map(({ key, usage }) => sql`${usage} as ${sql.ref(key)}`);
  const { rows } = await sql<Partial<Record<QuotaKey, number>>>`select ${sql.join(counts)}`.execute(db);
  return uses.flatMap(({ key, limit, adds }) => {
    const usage = rows[0]?.[key] ?? 0;
    return isSurpassed(limit, usage + adds) ? [{ key, limit, usage }] : [];
  });
}

interface Use {
  /** How many of it the operation adds. */
  adds: number;
  /** How many there are. */
  usage: RawBuilder<number>;
}

function describeUse({ runtime, now }: QuotaCtx, key: QuotaKey, { tenantId, params, body }: Asked): Use {
  const records = (counted: RecordsKey, isAny = true): Use => ({
    adds: Number(isAny),
    usage: countRecords(counted, runtime),
  });
  switch (key) {
    case 'applicationsLimit':
    case 'resourcesLimit':
    case 'enterpriseSsoLimit':
    case 'hooksLimit':
    case 'organizationsLimit':
      return records(key);
    case 'machineToMachineLimit':
    case 'machineToMachineRolesLimit':
      return records(key, body.type === 'MachineToMachine');
    case 'userRolesLimit':
      return records(key, body.type === 'User');
    case 'thirdPartyApplicationsLimit':
      return records(key, body.isThirdParty);
    case 'socialConnectorsLimit': {
      const metadata = runtime.connectors.get(body.connectorId ?? '')?.metadata;
      return records(key, metadata?.type === 'Social' && !metadata.isDemo);
    }
    case 'scopesPerResourceLimit':
      return { adds: 1, usage: countScopes('resource', String(params.resourceId)) };
    case 'scopesPerRoleLimit':
      return { adds: new Set(body.scopeIds).size, usage: countScopes('role', String(params.id)) };
    case 'tenantMembersLimit':
      return { adds: body.invitee?.length ?? 0, usage: countMembers(tenantId, now) };
    default:
      throw new Error(`No operation counts for ${key}`);
  }
}

/** If there are several limits, the message names them, too (QUOTA-10). */
function refuse(exceeded: readonly ExceededLimit[]): never {
  const [first] = exceeded;
  if (exceeded.length === 1) fail(planErrors.limitExceeded, { data: { ...first } });
  const message = describeExceeded(exceeded);
  fail({ ...planErrors.limitExceeded, message }, { data: { ...first, exceeded } });
}
