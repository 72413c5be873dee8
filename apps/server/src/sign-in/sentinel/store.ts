import type { SentinelAction } from '@gatehouse/contract/sign-in/sentinel';
import { hotStatement } from '../../database/hot.ts';
import type { Runtime } from '../../runtime.ts';

const countingMs = 3_600_000;

// A try during a block changes nothing: the conflict is skipped, and the row that stands is answered.
const countAttempt = hotStatement(
  'count-sentinel-attempt',
  `with counted as (
     insert into sentinel_activities as s (tenant_id, action, target, result, decision, attempts, expires_at)
     values ($1, $2, $3, 'Failed', case when $4::int <= 1 then 'Blocked' else 'Undecided' end, 1,
       to_timestamp(($6::float8 + case when $4::int <= 1 then $5::float8 else ${countingMs} end) / 1000))
     on conflict (tenant_id, action, target) do update set
       result = 'Failed',
       attempts = case when s.expires_at <= to_timestamp($6::float8 / 1000) then 1 else s.attempts + 1 end,
       decision = case when case when s.expires_at <= to_timestamp($6::float8 / 1000) then 1 else s.attempts + 1 end >= $4::int
         then 'Blocked' else 'Undecided' end,
       expires_at = case
         when case when s.expires_at <= to_timestamp($6::float8 / 1000) then 1 else s.attempts + 1 end >= $4::int
           then to_timestamp(($6::float8 + $5::float8) / 1000)
         when s.expires_at <= to_timestamp($6::float8 / 1000) then to_timestamp(($6::float8 + ${countingMs}) / 1000)
         else s.expires_at end
     where not (s.decision = 'Blocked' and s.expires_at > to_timestamp($6::float8 / 1000))
     returning decision, expires_at)
   select true as counted, decision, expires_at from counted
   union all
   select false, decision, expires_at from sentinel_activities
   where tenant_id = $1 and action = $2 and target = $3 and not exists (select from counted)`,
);

/** What is tried, and against whom. */
export interface Target {
  action: SentinelAction;
  target: string;
}

/** What came of counting a try. */
export interface CountedAttempt {
  /** Refused unseen: the target was blocked already. */
  isRefused: boolean;
  /** Milliseconds until the block ends, if there is one now: also after the last try allowed, should it fail. */
  blockedForMs: number | undefined;
}

/**
 * Counts a try and commits that before anything is compared, so that guesses that race each other over many processes are still
 * no more than the policy allows (OPEN-42). It stands as failed until `forgiveAttempts`.
 */
export async function countAttemptOrBlock(
  runtime: Runtime,
  tenantId: string,
  { action, target }: Target,
  policy: { maxAttempts: number; lockoutDuration: number },
): Promise<CountedAttempt> {
  const now = runtime.clock();
  const lockoutMs = policy.lockoutDuration * 60_000;
  const [row] = await runtime.database.hot<{ counted: boolean; decision: string; expires_at: number }>(
    countAttempt,
    tenantId,
    [action, target, policy.maxAttempts, lockoutMs, now],
  );
  // No row at all: another process has just made the block that this statement could not see yet.
  if (!row) return { isRefused: true, blockedForMs: lockoutMs };
  return {
    isRefused: !row.counted,
    blockedForMs: row.decision === 'Blocked' ? Math.max(0, row.expires_at - now) : undefined,
  };
}

const uncount = hotStatement(
  'uncount-sentinel-attempt',
  `update sentinel_activities set attempts = greatest(attempts - 1, 0), decision = 'Undecided'
   where tenant_id = $1 and action = $2 and target = $3`,
);

/** Takes back a try whose secret could not be compared: an overloaded server must not lock anybody out. */
export async function uncountAttempt(
  runtime: Runtime,
  tenantId: string,
  { action, target }: Target,
): Promise<void> {
  await runtime.database.hot(uncount, tenantId, [action, target]);
}

/** The part of a statement that forgives the tries of a target once its secret proved right; `$action` and `$target` name its values. */
export const forgiveAttempts = (action: string, target: string, condition: string): string =>
  `update sentinel_activities set result = 'Success', decision = 'Allowed', attempts = 0
   where tenant_id = $1 and action = ${action} and target = ${target} and ${condition}`;
