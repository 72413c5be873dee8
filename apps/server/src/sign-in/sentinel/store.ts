import type { SentinelAction } from '@gatehouse/contract/sign-in/sentinel';
import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { hotStatement } from '../../database/hot/hot-statement.ts';
import type { Runtime } from '../../runtime.ts';

const countingMs = 3_600_000;

// One that ends later than any that begins now was made while a clock ran ahead (`edge/rate-limit.ts`).
const isOver = `(s.expires_at <= to_timestamp($6::float8 / 1000)
  or s.expires_at > to_timestamp(($6::float8 + greatest($5::float8, ${countingMs}) + 60000) / 1000))`;

// An attempt during a block changes nothing: the conflict is skipped, and the row that stands is answered.
const count = (target: string, condition: string): string =>
  `insert into sentinel_activities as s (tenant_id, action, target, owner, result, decision, attempts, expires_at)
     select $1, $2, ${target}, $8::text, 'Failed', case when $4::int <= 1 then 'Blocked' else 'Undecided' end, 1,
       to_timestamp(($6::float8 + case when $4::int <= 1 then $5::float8 else ${countingMs} end) / 1000)
     where ${condition}
     on conflict (tenant_id, action, target) do update set
       result = 'Failed',
       attempts = case when ${isOver} then 1 else s.attempts + 1 end,
       decision = case when case when ${isOver} then 1 else s.attempts + 1 end >= $4::int
         then 'Blocked' else 'Undecided' end,
       expires_at = case
         when case when ${isOver} then 1 else s.attempts + 1 end >= $4::int
           then to_timestamp(($6::float8 + $5::float8) / 1000)
         when ${isOver} then to_timestamp(($6::float8 + ${countingMs}) / 1000)
         else s.expires_at end
     where not (s.decision = 'Blocked' and not ${isOver})
     returning decision, expires_at`;

// Always the identifier before its account, so that two attempts never wait for each other.
const countAttempt = hotStatement(
  'count-sentinel-attempt',
  `with counted as (${count('$3', 'true')}),
   account as (${count('$7::text', '$7::text is not null and exists (select from counted)')})
   select true as counted, decision, expires_at, $7::text is null or exists (select from account) as "isOpen" from counted
   union all
   select false, decision, expires_at, false from sentinel_activities
   where tenant_id = $1 and action = $2 and target = $3 and not exists (select from counted)`,
);

/** What is tried, and against whom. */
export interface Target {
  action: SentinelAction;
  /** What the caller named; that it is blocked is told, and depends on nothing but the attempts with this name. */
  target: string;
  /** The account behind it, so that who knows two of its identifiers has no more attempts; its block is never told. */
  account?: string;
  /** The account that the target is about, where it is the account as a browser knows it: who lifts its blocks lifts this one. */
  owner?: string;
}

/** What came of counting an attempt. */
export interface CountedAttempt {
  /** Refused unseen: the target was blocked already. */
  isRefused: boolean;
  /** Milliseconds until the block ends, if there is one now: also after the last attempt allowed, should it fail. */
  blockedForMs: number | undefined;
  /** The account has no attempts left: the secret must not be compared, and the answer is that to a wrong one. */
  isAccountBlocked: boolean;
}

/**
 * Counts an attempt and commits that before anything is compared, so that guesses that race each other over many processes are still
 * no more than the policy allows (OPEN-42). It stands as failed until `forgiveAttempts`.
 */
export async function countAttemptOrBlock(
  runtime: Runtime,
  tenantId: string,
  { action, target, account, owner }: Target,
  policy: { maxAttempts: number; lockoutDuration: number },
): Promise<CountedAttempt> {
  const now = runtime.clock();
  const lockoutMs = policy.lockoutDuration * 60_000;
  const [row] = await runtime.database.hot<{
    counted: boolean;
    decision: string;
    expires_at: number;
    isOpen: boolean;
  }>(countAttempt, tenantId, [
    action,
    target,
    policy.maxAttempts,
    lockoutMs,
    now,
    account ?? null,
    owner ?? null,
  ]);
  // No row at all: another process has just made the block that this statement could not see yet.
  if (!row) return { isRefused: true, blockedForMs: lockoutMs, isAccountBlocked: true };
  return {
    isRefused: !row.counted,
    blockedForMs: row.decision === 'Blocked' ? Math.max(0, row.expires_at - now) : undefined,
    isAccountBlocked: !row.isOpen,
  };
}

const uncount = hotStatement(
  'uncount-sentinel-attempt',
  `update sentinel_activities set attempts = greatest(attempts - 1, 0), decision = 'Undecided',
     expires_at = case when decision = 'Blocked' then to_timestamp(($4::float8 + ${countingMs}) / 1000) else expires_at end
   where tenant_id = $1 and action = $2 and target = any($3::text[])`,
);

/**
 * Takes back an attempt whose secret could not be compared: an overloaded server must not lock anybody out. A block that it made ends, and the
 * attempts before it count for an hour again, not for as long as a block lasts.
 */
export async function uncountAttempt(
  runtime: Runtime,
  tenantId: string,
  { action, target, account }: Target,
  { isAccountBlocked }: CountedAttempt,
): Promise<void> {
  const counted = account === undefined || isAccountBlocked ? [target] : [target, account];
  await runtime.database.hot(uncount, tenantId, [action, counted, runtime.clock()]);
}

/** The part of a statement that forgives the attempts of a target once its secret proved right; `$action` and `$target` name its values. */
export const forgiveAttempts = (action: string, target: string, condition: string): string =>
  `update sentinel_activities set result = 'Success', decision = 'Allowed', attempts = 0
   where tenant_id = $1 and action = ${action} and target = ${target} and ${condition}
   returning 1`;

/** Forgets all attempts with these names and against these accounts, in the browsers that know them too: what was blocked is not. */
export async function forgetTries(
  db: TenantDb,
  names: readonly string[],
  accounts: readonly string[],
): Promise<void> {
  const targets = [...names, ...accounts];
  await sql`delete from sentinel_activities where target = any(${targets}) or owner = any(${accounts})`.execute(
    db,
  );
}
