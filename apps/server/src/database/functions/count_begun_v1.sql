-- Counts what one address begins at the protocol (sign-in flows, device requests), in the statement that stores it and in the table
-- of all rate limits (ADR 101). `begun` lists key, count, limit and windowMs, those of an address before those of the /48 around it;
-- null or an empty list counts nothing. Raises GH003 beyond a limit, with key and end of its window in milliseconds as detail; then the
-- statement writes nothing, nor any of these counts.
-- A window that ends more than a minute after one that begins now was made while a clock ran ahead: it is over.
create or replace function gatehouse_count_begun_v1(tenant varchar, at timestamptz, begun jsonb) returns boolean language plpgsql as $$
declare
  network jsonb;
  next_end timestamptz;
  counted integer;
  ends timestamptz;
begin
  if begun is null then return false; end if;
  for network in select value from jsonb_array_elements(begun) loop
    next_end := at + make_interval(secs => (network ->> 'windowMs')::float8 / 1000);
    insert into rate_limits as r (tenant_id, key, window_end, count)
    values (tenant, network ->> 'key', next_end, (network ->> 'count')::integer)
    on conflict (tenant_id, key) do update set
      count = case when r.window_end <= at or r.window_end > next_end + interval '1 minute' then excluded.count
        else r.count + excluded.count end,
      window_end = case when r.window_end <= at or r.window_end > next_end + interval '1 minute' then excluded.window_end
        else r.window_end end
    returning count, window_end into counted, ends;
    if counted > (network ->> 'limit')::integer then
      raise exception 'too much was begun from one address' using errcode = 'GH003',
        detail = jsonb_build_object('key', network ->> 'key', 'until', gatehouse_ms(ends)::bigint)::text;
    end if;
  end loop;
  return true;
end $$;
