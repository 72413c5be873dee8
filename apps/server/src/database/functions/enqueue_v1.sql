-- Adds entries to the outbox that the server has sealed, leased by its process until `nextAt`. They are delivered once this is committed.
create or replace function gatehouse_enqueue_v1(tenant varchar, at timestamptz, entries jsonb) returns void language plpgsql
as $$
begin
  insert into outbox (tenant_id, id, kind, sealed, attempts, next_at, give_up_at, expires_at, created_at)
  select tenant, e.id, e.kind, e.sealed, 1, to_timestamp(e."nextAt" / 1000), to_timestamp(e."giveUpAt" / 1000),
    to_timestamp(e."expiresAt" / 1000), at
  from jsonb_to_recordset(entries) as e (id text, kind text, sealed text, "nextAt" float8, "giveUpAt" float8, "expiresAt" float8);
end $$;
