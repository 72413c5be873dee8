import { hotStatement } from './hot-statement.ts';

/** The time within which attempts are counted together. */
export const countingMs = 3_600_000;

// A window that ends later than one that starts now was created while a clock was ahead (`limits/rate-limit.ts`).
const isOver = `(s.expires_at <= to_timestamp($6::float8 / 1000)
  or s.expires_at > to_timestamp(($6::float8 + greatest($5::float8, ${countingMs}) + 60000) / 1000))`;

// An attempt during a block changes nothing: the conflict is skipped, and the existing row is returned.
const count = (target: string, condition: string): string =>
  `insert into sentinel_activities as s (tenant_id, action, target, owner, user_id, result, decision, attempts, expires_at)
     select $1, $2, ${target}, $8::text, $9::text, 'Failed', case when $4::int <= 1 then 'Blocked' else 'Undecided' end, 1,
       to_timestamp(($6::float8 + case when $4::int <= 1 then $5::float8 else ${countingMs} end) / 1000)
     where ${condition}
     on conflict (tenant_id, action, target) do update set
       result = 'Failed',
       user_id = excluded.user_id,
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

// Always the identifier before its account, to avoid deadlocks.
export const countSentinelAttempt = hotStatement(
  'count-sentinel-attempt',
  `with counted as (${count('$3', 'true')}),
   account as (${count('$7::text', '$7::text is not null and exists (select from counted)')})
   select true as counted, decision, expires_at, $7::text is null or exists (select from account) as "isOpen" from counted
   union all
   select false, decision, expires_at, false from sentinel_activities
   where tenant_id = $1 and action = $2 and target = $3 and not exists (select from counted)`,
  40,
);

/** The part of a statement that forgives a target's attempts after its secret was verified; `$action` and `$target` name its values. */
export const forgiveAttempts = (action: string, target: string, condition: string): string =>
  `update sentinel_activities set result = 'Success', decision = 'Allowed', attempts = 0
   where tenant_id = $1 and action = ${action} and target = ${target} and ${condition}
   returning 1`;
