import type { Identifier } from '@gatehouse/contract/sign-in/interaction';
import type { SentinelAction } from '@gatehouse/contract/sign-in/sentinel';
import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { countingMs, countSentinelAttempt } from '../../database/hot/sentinel.ts';
import type { Runtime } from '../../runtime/runtime.ts';

/** The action, and the target it counts against. */
export interface Target {
  action: SentinelAction;
  /**
   * The identifier in the request. Callers learn that it is blocked, which depends only on attempts with this
   * identifier.
   */
  target: string;
  /**
   * The account that has it, so that knowing two of its identifiers gives no additional attempts; callers never learn
   * that it is blocked.
   */
  account?: string;
  /** The account of a target that is an account in a known browser: lifting the account's blocks lifts this one, too. */
  owner?: string;
  /** Who is guessed about, for the list of locked accounts and for webhooks. Nothing that callers can notice depends on it. */
  identifier?: Identifier;
  userId?: string;
}

/** The result of counting an attempt. */
export interface CountedAttempt {
  /** Rejected without comparing: the target was blocked already. */
  isRefused: boolean;
  /** Milliseconds until the block ends, if there is one now: also after the last allowed attempt, in case it fails. */
  blockedForMs: number | undefined;
  /** The account has no attempts left: the secret must not be compared, and the error is that for a wrong one. */
  isAccountBlocked: boolean;
}

/**
 * Counts an attempt and commits that before anything is compared, so that concurrent guesses in many processes don't
 * exceed the policy (OPEN-42). It counts as failed until it is forgiven (`database/hot/sentinel.ts`).
 */
export async function countAttemptOrBlock(
  runtime: Runtime,
  tenantId: string,
  { action, target, account, owner, userId }: Target,
  policy: { maxAttempts: number; lockoutDuration: number },
): Promise<CountedAttempt> {
  const now = runtime.clock();
  const lockoutMs = policy.lockoutDuration * 60_000;
  const [row] = await runtime.database.hot<{
    counted: boolean;
    decision: string;
    expires_at: number;
    isOpen: boolean;
  }>(countSentinelAttempt, tenantId, [
    action,
    target,
    policy.maxAttempts,
    lockoutMs,
    now,
    account ?? null,
    owner ?? null,
    userId ?? null,
  ]);
  // No row: another process has just created the block, which this statement could not see yet.
  if (!row) return { isRefused: true, blockedForMs: lockoutMs, isAccountBlocked: true };
  return {
    isRefused: !row.counted,
    blockedForMs: row.decision === 'Blocked' ? Math.max(0, row.expires_at - now) : undefined,
    isAccountBlocked: !row.isOpen,
  };
}

/**
 * Takes back an attempt whose secret could not be compared, because an overloaded server must not lock users out. A
 * block that it caused ends, and earlier attempts count for an hour again, not for as long as a block lasts.
 */
export async function uncountAttempt(
  { database, clock }: Runtime,
  tenantId: string,
  { action, target, account }: Target,
  { isAccountBlocked }: CountedAttempt,
): Promise<void> {
  const counted = account === undefined || isAccountBlocked ? [target] : [target, account];
  // Locked in the order in which attempts are counted, to avoid deadlocks.
  const locked = sql`select target from sentinel_activities where action = ${action} and target = any(${counted})
    order by array_position(${counted}::text[], target::text) for update`;
  await sql`with locked as materialized (${locked})
    update sentinel_activities s set attempts = greatest(s.attempts - 1, 0), decision = 'Undecided',
      expires_at = case when s.decision = 'Blocked' then ${new Date(clock() + countingMs)}::timestamptz else s.expires_at end
    from locked where s.action = ${action} and s.target = locked.target`.execute(database.for(tenantId));
}

/** Deletes all attempts with these names and against these accounts, including those in known browsers. */
export async function deleteAttempts(
  db: TenantDb,
  names: readonly string[],
  accounts: readonly string[],
): Promise<void> {
  const targets = [...names, ...accounts];
  // Names before accounts, as attempts are counted.
  await sql`with locked as materialized (
      select action, target from sentinel_activities where target = any(${targets}) or owner = any(${accounts})
      order by array_position(${targets}::text[], target::text), action, target for update)
    delete from sentinel_activities s using locked l where s.action = l.action and s.target = l.target`.execute(
    db,
  );
}
