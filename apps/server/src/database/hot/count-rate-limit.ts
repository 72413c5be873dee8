import { hotStatement } from './hot-statement.ts';

// A window that ends later than one that begins now was made while a clock ran ahead. Clocks of processes differ by less than a minute.
const isOver = `(r.window_end <= to_timestamp($4::float8 / 1000) or r.window_end > excluded.window_end + interval '1 minute')`;

/** Counts an event and returns the events of its window so far, and when that ends. */
export const countRateLimit = hotStatement(
  'count-rate-limit',
  `insert into rate_limits as r (tenant_id, key, window_end, count)
   values ($1, $2, to_timestamp($3::float8 / 1000), 1)
   on conflict (tenant_id, key) do update set
     count = case when ${isOver} then 1 else r.count + 1 end,
     window_end = case when ${isOver} then excluded.window_end else r.window_end end
   returning count, window_end`,
  20,
);
