-- The row of the token that replaced a refresh token: whether that one was used is read there (ADR 110).
alter table oidc_instances add column successor_id varchar(64);
update oidc_instances p set successor_id = s.id from oidc_instances s
  where p.model = 'RefreshToken' and p.successor is not null and p.consumed_at > now() - interval '5 minutes'
    and s.tenant_id = p.tenant_id and s.model = 'RefreshToken' and s.grant_id = p.grant_id and s.payload ->> 'predecessor' = p.id;
