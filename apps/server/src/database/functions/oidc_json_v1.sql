-- A row of the protocol store as the code reads it.
create or replace function gatehouse_oidc_json_v1(i oidc_instances) returns jsonb language sql stable
as $$ select jsonb_build_object('model', i.model, 'id', i.id, 'uid', i.uid, 'payload', i.payload,
  'consumedAt', gatehouse_ms(i.consumed_at), 'expiresAt', gatehouse_ms(i.expires_at),
  'successor', case when i.successor_used_at is not null then 'used' when i.successor is not null then 'unused' end) $$;
