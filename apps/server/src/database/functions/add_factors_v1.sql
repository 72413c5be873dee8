-- Gives an account the second factors that were set up; one that is a replacement takes the place of those of its type.
create or replace function gatehouse_add_factors_v1(tenant varchar, person varchar, at timestamptz, bound jsonb) returns void language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  delete from mfa_verifications m where m.tenant_id = tenant and m.user_id = person
    and bound @> jsonb_build_array(jsonb_build_object('type', m.type, 'isReplacement', true));
  insert into mfa_verifications (tenant_id, id, user_id, type, sealed, data, last_step, created_at)
  select tenant, b.id, person, b.type, b.sealed, b.data, b."lastStep", at
  from jsonb_to_recordset(bound) as b (id text, type text, sealed text, data jsonb, "lastStep" bigint);
end $$;
