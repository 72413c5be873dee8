-- Makes a user a member of organizations, which are locked, with the roles that each gives just in time; a member gets only the roles.
-- Writes `entry`, an entry of the audit log, for each organization that the user joined, under an ID derived from its random one.
create or replace function gatehouse_join_organizations_v1(tenant varchar, person varchar, joining varchar[], entry jsonb) returns void language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  joined varchar[];
begin
  if cardinality(joining) = 0 then return; end if;
  with added as (
    insert into organization_users (tenant_id, organization_id, user_id)
    select tenant, o, person from unnest(joining) o on conflict do nothing
    returning organization_id)
  select array_agg(organization_id order by organization_id) into joined from added;
  -- A role that is being deleted is waited for, and not given.
  insert into organization_users_roles (tenant_id, organization_id, user_id, organization_role_id)
  select tenant, j.organization_id, person, r.id
  from organization_jit_roles j join organization_roles r on r.tenant_id = tenant and r.id = j.organization_role_id
  where j.tenant_id = tenant and j.organization_id = any (joining)
  order by r.id for key share of r
  on conflict do nothing;
  perform gatehouse_insert_logs_v1(tenant, (
    select jsonb_agg(jsonb_set(entry, '{payload,params}', jsonb_build_object('id', o, 'userId', person))
      || jsonb_build_object('id', left(md5((entry ->> 'id') || o), 21), 'organization_id', o))
    from unnest(joined) o));
end $$;
