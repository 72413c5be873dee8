-- Stores the identity that a user has at an enterprise identity provider. Returns whether it is a new one.
create or replace function gatehouse_put_sso_identity_v1(tenant varchar, person varchar, at timestamptz, proven jsonb) returns boolean language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  update user_sso_identities i set detail = proven -> 'detail', updated_at = at
    where i.tenant_id = tenant and i.user_id = person and i.sso_connector_id = proven ->> 'ssoConnectorId'
      and i.issuer = proven ->> 'issuer' and i.identity_id = proven ->> 'identityId';
  if found then return false; end if;
  insert into user_sso_identities (tenant_id, id, user_id, sso_connector_id, issuer, identity_id, detail, created_at, updated_at)
  values (tenant, proven ->> 'id', person, proven ->> 'ssoConnectorId', proven ->> 'issuer', proven ->> 'identityId',
    proven -> 'detail', at, at);
  return true;
end $$;
