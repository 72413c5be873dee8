-- The organizations that provision the user of a flow just in time (ADR 146), locked: organizations come before users. `jit` holds
-- emailDomains, the spellings of the domain of a verified address; ssoConnectorId; organizationIds, of a one-time token; and
-- invitationHash, of the secret of an invitation.
create or replace function gatehouse_lock_joining_v1(tenant varchar, jit jsonb) returns varchar[] language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  found_ids varchar[];
begin
  if jit is null then return '{}'; end if;
  found_ids := array(
    select d.organization_id from organization_jit_email_domains d where d.tenant_id = tenant
      and d.email_domain = any (array(select jsonb_array_elements_text(jit -> 'emailDomains')))
    union select c.organization_id from organization_jit_sso_connectors c
      where c.tenant_id = tenant and c.sso_connector_id = jit ->> 'ssoConnectorId'
    union select i.organization_id from organization_invitations i
      where i.tenant_id = tenant and i.secret_hash = jit ->> 'invitationHash'
    union select jsonb_array_elements_text(jit -> 'organizationIds'));
  return array(select o.id from organizations o where o.tenant_id = tenant and o.id = any (found_ids) order by o.id for no key update);
end $$;
