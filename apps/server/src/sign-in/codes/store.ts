import type { MessageUsage } from '@gatehouse/contract/connectors/connectors';
import { sql } from 'kysely';
import type { Ctx } from '../../ctx.ts';
import { hotStatement } from '../../database/hot/hot-statement.ts';
import { listGivenBack, strangersKey } from '../../messages/waits.ts';
import { freeBucket, giveBack } from '../../messages/waits-store.ts';

/** What a code is for. It is not valid for another purpose or address, nor for another flow unless that shares it (`shareCode`). */
export interface CodePurpose {
  /** The flow's row, or who else asked for it. */
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

const put = hotStatement(
  'put-verification-code',
  `insert into verification_codes as c (tenant_id, owner, usage, target, id, mac, wait_key, sent_at, expires_at, counts_until)
   values ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8::float8 / 1000), to_timestamp($9::float8 / 1000),
     to_timestamp($9::float8 / 1000))
   ${replace}`,
);

/** Stores a code in the place of the one before. */
export async function putCode(
  { runtime, tenant, now }: Ctx,
  { owner, usage, target }: CodePurpose,
  { id, mac, lifeMs, waitKey }: { id: string; mac: string; lifeMs: number; waitKey: string },
): Promise<void> {
  const values = [owner, usage, target, id, mac, waitKey, now, now + lifeMs];
  await runtime.database.hot(put, tenant.id, values);
}

/**
 * Lets a waiting flow use the code of the last message to its address, if that was sent after the flow began. Only while the address gets
 * repeated requests: otherwise a code belongs to the one flow that requested it.
 */
export async function shareCode(
  { runtime, tenant, now }: Ctx,
  { owner, usage, target }: CodePurpose,
  { waitKey, begunAt }: { waitKey: string; begunAt: number },
): Promise<{ id: string; expiresAt: number } | undefined> {
  const { rows } = await runtime.database.tenant(tenant.id, (db) =>
    sql<{ id: string; expiresAt: number }>`
      insert into verification_codes as c (owner, usage, target, id, mac, wait_key, sent_at, expires_at, counts_until)
      select ${owner}, s.usage, s.target, s.id, s.mac, s.wait_key, s.sent_at, s.expires_at, s.expires_at
      from verification_codes s
      where s.wait_key = ${waitKey} and s.target = ${target} and s.owner <> ${owner} and not s.consumed
        and s.sent_at > ${new Date(begunAt)} and s.expires_at > ${new Date(now)}
        and exists (select from message_waits w where w.key = ${waitKey} and w.level > 1)
        and not exists (select from verification_codes o
          where o.owner = ${owner} and o.usage = ${usage} and o.target = ${target} and o.id = s.id)
      order by s.sent_at desc limit 1
      ${sql.raw(replace)}
      returning id, expires_at as "expiresAt"`.execute(db),
  );
  return rows[0];
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

// A shared code is used up in all flows that share it.
const consume = hotStatement(
  'consume-verification-code',
  `with consumed as (
     update verification_codes set consumed = true
     where tenant_id = $1 and owner = $2 and usage = $3 and target = $4 and id = $5 and not consumed
     returning wait_key),
   shared as (
     update verification_codes c set consumed = true from consumed
     where c.tenant_id = $1 and c.wait_key = consumed.wait_key and c.id = $5 and c.owner <> $2),
   own as (select wait_key from consumed where wait_key <> $6 and $7::boolean),
   forgiven as (${freeBucket('own')}),
   given_back as (${giveBack('$8', 'exists (select from consumed where wait_key = $6 or not $7::boolean)')})
   select 1 from consumed`,
);

/**
 * Uses a code up. False when another request was faster, or a newer code was sent. The message counts no longer towards limits on unused
 * codes.
 */
export async function consumeCode(ctx: Ctx, purpose: CodePurpose, id: string): Promise<boolean> {
  const { runtime, tenant } = ctx;
  const { owner, usage, target } = purpose;
  const [type, to] = [
    target.startsWith('email:') ? 'Email' : 'Sms',
    target.slice(target.indexOf(':') + 1),
  ] as const;
  const rows = await runtime.database.hot(consume, tenant.id, [
    owner,
    usage,
    target,
    id,
    strangersKey({ to, usage }),
    type === 'Email',
    listGivenBack(ctx, type),
  ]);
  return rows.length > 0;
}
