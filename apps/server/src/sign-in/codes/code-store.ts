import type { MessageUsage } from '@gatehouse/contract/connectors/connectors';
import { prepared } from '../../database/scoped.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import { uncountMessage } from '../../delivery/messages/waits.ts';

/**
 * The purpose of a code. It is not valid for another purpose or recipient, nor for another flow unless that shares it
 * (`shareCode`).
 */
export interface CodePurpose {
  /** The flow's row, or another key of its owner. */
  owner: string;
  usage: MessageUsage;
  /** `email:someone@example.com`, in the spelling that is stored. */
  target: string;
}

// A code that is sent again inherits the attempts, for as long as they count.
const replace = `on conflict (tenant_id, owner, usage, target) do update set
     id = excluded.id, mac = excluded.mac, consumed = false, wait_key = excluded.wait_key, sent_at = excluded.sent_at,
     expires_at = excluded.expires_at,
     try_count = case when c.counts_until <= excluded.sent_at then 0 else c.try_count end,
     counts_until = case when c.counts_until <= excluded.sent_at then excluded.counts_until else c.counts_until end`;

const put = prepared(
  `insert into verification_codes as c (owner, usage, target, id, mac, wait_key, sent_at, expires_at, counts_until)
   select $1, $2, $3, $4, $5, $6, t.sent_at, t.expires_at, t.expires_at
   from (select to_timestamp($7::float8 / 1000), to_timestamp($8::float8 / 1000)) as t (sent_at, expires_at)
   ${replace}`,
);

/** Stores a code, which replaces the previous one. */
export async function putCode(
  { runtime, tenant, now }: Ctx,
  { owner, usage, target }: CodePurpose,
  { id, mac, lifeMs, waitKey }: { id: string; mac: string; lifeMs: number; waitKey: string },
): Promise<void> {
  const values = [owner, usage, target, id, mac, waitKey, now, now + lifeMs];
  await runtime.database.prepared(put, tenant.id, values);
}

const share = prepared(
  `insert into verification_codes as c (owner, usage, target, id, mac, wait_key, sent_at, expires_at, counts_until)
   select $1::varchar, s.usage, s.target, s.id, s.mac, s.wait_key, s.sent_at, s.expires_at, s.expires_at
   from verification_codes s
   where s.wait_key = $4 and s.target = $3 and s.owner <> $1 and not s.consumed
     and s.sent_at > to_timestamp($5::float8 / 1000) and s.expires_at > to_timestamp($6::float8 / 1000)
     and exists (select from message_waits w where w.key = $4 and w.level > 1)
     and not exists (select from verification_codes o where o.owner = $1 and o.usage = $2 and o.target = $3 and o.id = s.id)
   order by s.sent_at desc limit 1
   ${replace}
   returning id, expires_at as "expiresAt"`,
);

/**
 * Lets a waiting flow use the code of the last message to its recipient, if that was sent after the flow started. Only
 * while the recipient gets repeated requests: otherwise a code belongs to the one flow that requested it.
 */
export async function shareCode(
  { runtime, tenant, now }: Ctx,
  { owner, usage, target }: CodePurpose,
  { waitKey, begunAt }: { waitKey: string; begunAt: number },
): Promise<{ id: string; expiresAt: number } | undefined> {
  const values = [owner, usage, target, waitKey, begunAt, now];
  const [row] = await runtime.database.prepared<{ id: string; expiresAt: number }>(share, tenant.id, values);
  return row;
}

const current = prepared('select id from verification_codes where owner = $1 and usage = $2 and target = $3');

/** The last code of a purpose, for callers that don't know its ID. */
export async function findCodeId(
  { runtime, tenant }: Ctx,
  { owner, usage, target }: CodePurpose,
): Promise<string | undefined> {
  const [row] = await runtime.database.prepared<{ id: string }>(current, tenant.id, [owner, usage, target]);
  return row?.id;
}

/** What the code is compared with, or why there is nothing to compare. */
export type CountedCodeAttempt = { mac: string } | { refused: 'unknown' | 'exhausted' | 'expired' };

const isOwn = 'owner = $1 and usage = $2 and target = $3 and id = $4';

const count = prepared(
  `with counted as (
     update verification_codes set try_count = try_count + 1
     where ${isOwn} and not consumed and try_count < $5 and expires_at > to_timestamp($6::float8 / 1000)
     returning mac)
   select (select mac from counted) as mac, not consumed as "isOpen", try_count >= $5 as "isExhausted"
   from verification_codes where ${isOwn}`,
);

/** Counts an attempt and commits that before anything is compared. Returns what to compare with, or why there is nothing. */
export async function countCodeAttempt(
  { runtime, tenant, now }: Ctx,
  { owner, usage, target }: CodePurpose,
  id: string,
  maxAttempts: number,
): Promise<CountedCodeAttempt> {
  const [row] = await runtime.database.prepared<{
    mac: string | null;
    isOpen: boolean;
    isExhausted: boolean;
  }>(count, tenant.id, [owner, usage, target, id, maxAttempts, now]);
  if (row?.mac) return { mac: row.mac };
  if (!row?.isOpen) return { refused: 'unknown' };
  return { refused: row.isExhausted ? 'exhausted' : 'expired' };
}

// Locked in the same order by all flows that share the code, so that two that enter it concurrently don't deadlock.
const consume = prepared(
  `with locked as materialized (
     select owner, usage, target, wait_key, consumed, ${isOwn} as is_own from verification_codes
     where id = $4 and wait_key = (select wait_key from verification_codes where ${isOwn})
     order by owner, usage, target for update),
   consumed as (select wait_key from locked where is_own and not consumed),
   used as (
     update verification_codes c set consumed = true from locked l
     where c.owner = l.owner and c.usage = l.usage and c.target = l.target and c.id = $4 and exists (select from consumed))
   select wait_key as "waitKey" from consumed`,
);

/**
 * Consumes a code, in all flows that share it. False if another request was faster, or a newer code was sent. Then the message no longer
 * counts towards the limits on unused codes.
 */
export async function consumeCode(ctx: Ctx, purpose: CodePurpose, id: string): Promise<boolean> {
  const { runtime, tenant } = ctx;
  const { owner, usage, target } = purpose;
  const [consumed] = await runtime.database.prepared<{ waitKey: string }>(consume, tenant.id, [
    owner,
    usage,
    target,
    id,
  ]);
  if (!consumed) return false;
  const isEmail = target.startsWith('email:');
  const to = target.slice(target.indexOf(':') + 1);
  await uncountMessage(ctx, { type: isEmail ? 'Email' : 'Sms', to, usage }, consumed.waitKey);
  return true;
}
