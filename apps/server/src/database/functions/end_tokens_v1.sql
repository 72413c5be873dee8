-- Ends every code and token of these grants. Locks a refresh token before the one that replaced it, as a refresh does.
create or replace function gatehouse_end_tokens_v1(tenant varchar, grants varchar[]) returns void language plpgsql
  set enable_seqscan = off
as $$
begin
  perform 1 from oidc_instances i where i.tenant_id = tenant and i.grant_id = any (grants) order by i.created_at, i.id for update;
  delete from oidc_instances i where i.tenant_id = tenant and i.grant_id = any (grants);
end $$;
