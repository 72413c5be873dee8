-- A refresh token that was used up keeps its successor, so that a client whose answer was lost gets the same one (ADR 110).
-- `successor` is sealed with the secrets key. Rows that were used up by the release before have none.
alter table oidc_instances
  add column successor text,
  add column successor_used_at timestamptz;

-- A row of the protocol store as the code reads it.
create or replace function gatehouse_oidc_json(i oidc_instances) returns jsonb language sql stable
as $$ select jsonb_build_object('model', i.model, 'id', i.id, 'uid', i.uid, 'payload', i.payload,
  'consumedAt', gatehouse_ms(i.consumed_at), 'expiresAt', gatehouse_ms(i.expires_at),
  'successor', case when i.successor_used_at is not null then 'used' when i.successor is not null then 'unused' end) $$;

-- What gatehouse_oidc_write does, which the release before still calls, and the rotation of refresh tokens. `changes` also holds:
--   rotation  {id, successor, row}: the refresh token that is used up, its sealed successor, and the successor's row
--   replaced  ids of refresh tokens whose successor is being used: they are not repeated any more
-- Answers the sealed successor of the rotated token. Of several requests at once the first one decides which it is.
create function gatehouse_oidc_write_v2(tenant varchar, at timestamptz, changes jsonb) returns text language plpgsql
  set enable_seqscan = off
as $$
declare
  rotation jsonb := changes -> 'rotation';
  kept text;
begin
  if jsonb_array_length(changes -> 'replaced') > 0 then
    update oidc_instances set successor_used_at = at
      where tenant_id = tenant and model = 'RefreshToken' and successor_used_at is null
        -- An array, so that they are found by the index: for a subquery the plan reads every refresh token of the tenant.
        and id = any (array(select jsonb_array_elements_text(changes -> 'replaced')));
  end if;
  if rotation is not null then
    update oidc_instances
      set consumed_at = coalesce(consumed_at, at), successor = coalesce(successor, rotation ->> 'successor')
      where tenant_id = tenant and model = 'RefreshToken' and id = rotation ->> 'id'
      returning successor into kept;
    if kept is null then raise exception 'the refresh token is gone' using errcode = 'GH002'; end if;
    if kept = rotation ->> 'successor' then
      changes := jsonb_set(changes, '{upserts}', (changes -> 'upserts') || (rotation -> 'row'));
    end if;
  end if;
  perform gatehouse_oidc_write(tenant, at, changes);
  return kept;
end $$;
