import type pg from 'pg';
import { currentPeriod, dateOf } from '../tenancy/period.ts';
import { tokensIn } from '../tenancy/plan-usage.ts';
import { limitAt } from '../tenancy/plans.ts';

/** How long a free tenant gets tokens as before, once it has reached its limit (OPEN-65). */
const graceMs = 3 * 86_400_000;

interface Used {
  id: string;
  limit: number | null;
  tokens: number;
  /** The period that the others are about. */
  period: string | null;
  told: number;
  overSince: number | null;
  refusedUntil: number | null;
}

/** A tenant whose administrators are to be told that it has used this part of its tokens. */
export interface TokenWarning {
  tenantId: string;
  percent: 80 | 100;
}

/**
 * Notes which free tenants have reached the token limit of the current period, and since when. Three days later, they get no further tokens for
 * machine-to-machine applications and exchanges, until the period ends, the limit is raised or the plan changes. Returns whom to tell.
 */
export async function checkTokenLimits(client: pg.ClientBase, now: number): Promise<TokenWarning[]> {
  const { start, end } = currentPeriod(now);
  const period = dateOf(start);
  const { rows } = await client.query<Used>(
    `select * from (
       select t.id, ${limitAt('tokenLimit', '$1')} as "limit", ${tokensIn('t.id', '$2', '$3')} as tokens,
         to_char(t.tokens_period, 'YYYY-MM-DD') as period, t.tokens_told as told,
         t.tokens_over_since as "overSince", t.tokens_refused_until as "refusedUntil"
       from tenants t join skus s on s.id = t.plan_id where t.plan_id = 'free' and t.deleted_at is null) used
     where tokens >= 0.8 * "limit" or "overSince" is not null`,
    [now, period, dateOf(end)],
  );
  const warnings: TokenWarning[] = [];
  for (const used of rows) {
    const before = used.period === period ? used : { told: 0, overSince: null, refusedUntil: null };
    const isOver = used.limit !== null && used.tokens >= used.limit;
    const isNear = used.limit !== null && used.tokens >= 0.8 * used.limit;
    const percent = isOver ? 100 : isNear ? 80 : 0;
    const overSince = isOver ? (before.overSince ?? now) : null;
    const refusedUntil = overSince !== null && now - overSince >= graceMs ? end : null;
    const told = Math.max(before.told, percent);
    await client.query(
      `update tenants set tokens_period = $2, tokens_told = $3, tokens_over_since = to_timestamp($4::float8 / 1000),
         tokens_refused_until = to_timestamp($5::float8 / 1000) where id = $1`,
      [used.id, period, told, overSince, refusedUntil],
    );
    if (refusedUntil !== used.refusedUntil)
      await client.query(`select pg_notify('gatehouse_changed', $1)`, [`${used.id}:tenant`]);
    if (percent > before.told) warnings.push({ tenantId: used.id, percent: percent === 100 ? 100 : 80 });
  }
  return warnings;
}
