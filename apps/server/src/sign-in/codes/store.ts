import type { MessageUsage } from '@gatehouse/contract/connectors/connectors';
import type { Ctx } from '../../ctx.ts';
import { hotStatement } from '../../database/hot.ts';

/** What a code is for. A code of one is none of another: not of another flow, purpose or address. */
export interface CodePurpose {
  /** The flow's row, or who else asked for it. */
  owner: string;
  usage: MessageUsage;
  /** `email:someone@example.com`, in the spelling that is stored. */
  target: string;
}

// A code sent again too soon changes nothing; one sent later inherits the attempts, for as long as they count.
const put = hotStatement(
  'put-verification-code',
  `with put as (
     insert into verification_codes as c (tenant_id, owner, usage, target, id, mac, sent_at, expires_at, counts_until)
     values ($1, $2, $3, $4, $5, $6, to_timestamp($7::float8 / 1000), to_timestamp($8::float8 / 1000),
       to_timestamp($8::float8 / 1000))
     on conflict (tenant_id, owner, usage, target) do update set
       id = excluded.id, mac = excluded.mac, consumed = false, sent_at = excluded.sent_at, expires_at = excluded.expires_at,
       try_count = case when c.counts_until <= excluded.sent_at then 0 else c.try_count end,
       counts_until = case when c.counts_until <= excluded.sent_at then excluded.counts_until else c.counts_until end
     where c.sent_at <= to_timestamp($9::float8 / 1000)
     returning id)
   select exists (select from put) as "isPut",
     (select sent_at from verification_codes where tenant_id = $1 and owner = $2 and usage = $3 and target = $4) as "sentAt"`,
);

/** Stores a code in the place of the one before. Answers the milliseconds to wait when that was sent too recently. */
export async function putCode(
  { runtime, tenant, now }: Ctx,
  { owner, usage, target }: CodePurpose,
  { id, mac, lifeMs, resendMs }: { id: string; mac: string; lifeMs: number; resendMs: number },
): Promise<number | undefined> {
  const [row] = await runtime.database.hot<{ isPut: boolean; sentAt: number | null }>(put, tenant.id, [
    owner,
    usage,
    target,
    id,
    mac,
    now,
    now + lifeMs,
    now - resendMs,
  ]);
  return row?.isPut ? undefined : Math.max(1, (row?.sentAt ?? now) + resendMs - now);
}

const count = hotStatement(
  'count-verification-code-attempt',
  `with counted as (
     update verification_codes set try_count = try_count + 1
     where tenant_id = $1 and owner = $2 and usage = $3 and target = $4 and id = $5 and not consumed
       and try_count < $6::int and expires_at > to_timestamp($7::float8 / 1000)
     returning mac)
   select (select mac from counted) as mac, not consumed as "isOpen", try_count >= $6::int as "isExhausted"
   from verification_codes where tenant_id = $1 and owner = $2 and usage = $3 and target = $4 and id = $5`,
);

export type CountedTry = { mac: string } | { refused: 'unknown' | 'exhausted' | 'expired' };

/** Counts an attempt and commits that before anything is compared. Answers what to compare with, or why there is nothing. */
export async function countCodeAttempt(
  { runtime, tenant, now }: Ctx,
  { owner, usage, target }: CodePurpose,
  id: string,
  maxAttempts: number,
): Promise<CountedTry> {
  const [row] = await runtime.database.hot<{ mac: string | null; isOpen: boolean; isExhausted: boolean }>(
    count,
    tenant.id,
    [owner, usage, target, id, maxAttempts, now],
  );
  if (row?.mac) return { mac: row.mac };
  if (!row?.isOpen) return { refused: 'unknown' };
  return { refused: row.isExhausted ? 'exhausted' : 'expired' };
}

const consume = hotStatement(
  'consume-verification-code',
  `update verification_codes set consumed = true
   where tenant_id = $1 and owner = $2 and usage = $3 and target = $4 and id = $5 and not consumed
   returning 1`,
);

/** Uses a code up. False when another request was faster, or a newer code was sent. */
export async function consumeCode(
  { runtime, tenant }: Ctx,
  { owner, usage, target }: CodePurpose,
  id: string,
): Promise<boolean> {
  const rows = await runtime.database.hot(consume, tenant.id, [owner, usage, target, id]);
  return rows.length > 0;
}
