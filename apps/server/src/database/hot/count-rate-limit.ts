import { hotStatement } from './hot-statement.ts';

// A window that ends later than one that starts now was created while a clock was ahead. Clocks of processes differ by less than a minute.
const isOver = `(r.window_end <= to_timestamp($4::float8 / 1000) or r.window_end > excluded.window_end + interval '1 minute')`;

/** A rejected event isn't counted, so that returned ones (`writeFlow`) make room for others. */
const count = (key: string, limit: string, condition: string): string =>
  `insert into rate_limits as r (tenant_id, key, window_end, count)
   select $1, ${key}, to_timestamp($3::float8 / 1000), 1 where ${condition}
   on conflict (tenant_id, key) do update set
     count = case when ${isOver} then 1 else r.count + 1 end,
     window_end = case when ${isOver} then excluded.window_end else r.window_end end
   where ${limit} is null or r.count < ${limit} or ${isOver}
   returning count, window_end`;

const endOf = (key: string): string =>
  `(select r.window_end from rate_limits r where r.tenant_id = $1 and r.key = ${key})`;

/**
 * Counts an event under a key and, if it is within that limit, under the key of a larger network. Returns the number of events in its
 * window, whether it is within both limits, and when the window that decides ends. Always in this order, to avoid deadlocks.
 */
export const countRateLimit = hotStatement(
  'count-rate-limit',
  `with own as (${count('$2', '$5::float8', 'true')}),
   site as (${count('$6::text', '$7::float8', '$6::text is not null and exists (select from own)')}),
   found as (select exists (select from own) as own, $6::text is null or exists (select from site) as site)
   select coalesce((select o.count from own o), 0) as count, f.own and f.site as "isWithin",
     coalesce(case when not f.own then ${endOf('$2')} when not f.site then ${endOf('$6::text')} end,
       (select o.window_end from own o), to_timestamp($3::float8 / 1000)) as window_end
   from found f`,
  40,
);
