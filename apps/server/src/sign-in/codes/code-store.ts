import type { MessageUsage } from '@gatehouse/contract/connectors/connectors';
import { sql } from 'kysely';
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
const replace = sql`on conflict (tenant_id, owner, usage, target) do update set
     id = excluded.id, mac = excluded.mac, consumed = false, wait_key = excluded.wait_key, sent_at = excluded.sent_at,
     expires_at = excluded.expires_at,
     try_count = case when c.counts_until <= excluded.sent_at then 0 else c.try_count end,
     counts_until = case when c.counts_until <= excluded.sent_at then excluded.counts_until else c.counts_until end`;

/** Stores a code, which replaces the previous one. */
export async function putCode(
  { runtime, tenant, now }: Ctx,
  { owner, usage, target }: CodePurpose,
  { id, mac, lifeMs, waitKey }: { id: string; mac: string; lifeMs: number; waitKey: string },
): Promise<void> {
  const [sentAt, expiresAt] = [new Date(now), new Date(now + lifeMs)];
  await sql`
    insert into verification_codes as c (owner, usage, target, id, mac, wait_key, sent_at, expires_at, counts_until)
    values (${owner}, ${usage}, ${target}, ${id}, ${mac}, ${waitKey}, ${sentAt}, ${expiresAt}, ${expiresAt})
    ${replace}`.execute(runtime.database.prepared(tenant.id));
}

/**
 * Lets a waiting flow use the code of the last message to its recipient, if that was sent after the flow started. Only
 * while the recipient gets repeated requests: otherwise a code belongs to the one flow that requested it.
 */
export async function shareCode(
  { runtime, tenant, now }: Ctx,
  { owner, usage, target }: CodePurpose,
  { waitKey, begunAt }: { waitKey: string; begunAt: number },
): Promise<{ id: string; expiresAt: number } | undefined> {
  const { rows } = await sql<{ id: string; expiresAt: number }>`
    insert into verification_codes as c (owner, usage, target, id, mac, wait_key, sent_at, expires_at, counts_until)
    select ${owner}, s.usage, s.target, s.id, s.mac, s.wait_key, s.sent_at, s.expires_at, s.expires_at
    from verification_codes s
    where s.wait_key = ${waitKey} and s.target = ${target} and s.owner <> ${owner} and not s.consumed
      and s.sent_at > ${new Date(begunAt)} and s.expires_at > ${new Date(now)}
      and exists (select from message_waits w where w.key = ${waitKey} and w.level > 1)
      and not exists (select from verification_codes o
        where o.owner = ${owner} and o.usage = ${usage} and o.target = ${target} and o.id = s.id)
    order by s.sent_at desc limit 1
    ${replace}
    returning id, expires_at as "expiresAt"`.execute(runtime.database.prepared(tenant.id));
  return rows[0];
}

/** What the code is compared with, or why there is nothing to compare. */
export type CountedCodeAttempt = { mac: string } | { refused: 'unknown' | 'exhausted' | 'expired' };

/** Counts an attempt and commits that before anything is compared. Returns what to compare with, or why there is nothing. */
export async function countCodeAttempt(
  { runtime, tenant, now }: Ctx,
  { owner, usage, target }: CodePurpose,
  id: string,
  maxAttempts: number,
): Promise<CountedCodeAttempt> {
  const own = sql`owner = ${owner} and usage = ${usage} and target = ${target} and id = ${id}`;
  const { rows } = await sql<{ mac: string | null; isOpen: boolean; isExhausted: boolean }>`
    with counted as (
      update verification_codes set try_count = try_count + 1
      where ${own} and not consumed and try_count < ${maxAttempts} and expires_at > ${new Date(now)}
      returning mac)
    select (select mac from counted) as mac, not consumed as "isOpen", try_count >= ${maxAttempts} as "isExhausted"
    from verification_codes where ${own}`.execute(runtime.database.prepared(tenant.id));
  const [row] = rows;
  if (row?.mac) return { mac: row.mac };
  if (!row?.isOpen) return { refused: 'unknown' };
  return { refused: row.isExhausted ? 'exhausted' : 'expired' };
}

/**
 * Consumes a code, in all flows that share it. False if another request was faster, or a newer code was sent. Then the message no longer
 * counts towards the limits on unused codes.
 */
export async function consumeCode(ctx: Ctx, purpose: CodePurpose, id: string): Promise<boolean> {
  const { runtime, tenant } = ctx;
  const { owner, usage, target } = purpose;
  const isOwn = sql`c.owner = ${owner} and c.usage = ${usage} and c.target = ${target} and c.id = ${id}`;
  // Locked in the same order by all flows, so that two that enter the code concurrently don't deadlock.
  const { rows } = await sql<{ waitKey: string }>`
    with locked as materialized (
      select c.owner, c.usage, c.target, c.wait_key, c.consumed, ${isOwn} as is_own from verification_codes c
      where c.id = ${id} and c.wait_key = (select c.wait_key from verification_codes c where ${isOwn})
      order by c.owner, c.usage, c.target for update),
    consumed as (select wait_key from locked where is_own and not consumed),
    used as (
      update verification_codes c set consumed = true from locked l
      where c.owner = l.owner and c.usage = l.usage and c.target = l.target and c.id = ${id} and exists (select from consumed))
    select wait_key as "waitKey" from consumed`.execute(runtime.database.prepared(tenant.id));
  const [consumed] = rows;
  if (!consumed) return false;
  const isEmail = target.startsWith('email:');
  const to = target.slice(target.indexOf(':') + 1);
  await uncountMessage(ctx, { type: isEmail ? 'Email' : 'Sms', to, usage }, consumed.waitKey);
  return true;
}
