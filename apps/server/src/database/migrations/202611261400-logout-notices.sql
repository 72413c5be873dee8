-- Applications are told when a session ends in which they have a grant (OpenID Connect Back-Channel Logout 1.0, ADR 171). A trigger, so that
-- none of the many ways to end a session can forget it, and the notice is committed with the end.

-- The payload of an entry that the database writes: it can't encrypt, and this one contains no secret.
alter table outbox add column plain jsonb;

create function gatehouse_notify_logout() returns trigger language plpgsql
as $$
begin
  -- The session continues: it got another ID, as at each sign-in, or two requests left two rows of it.
  if exists (select from oidc_instances i
    where i.tenant_id = old.tenant_id and i.uid = old.uid and i.model = 'Session') then return null; end if;
  insert into outbox (tenant_id, id, kind, sealed, plain, next_at, give_up_at, expires_at)
  select old.tenant_id, left(md5(concat_ws(' ', old.uid, a.key)), 21), 'backchannel-logout', '',
    jsonb_build_object('applicationId', a.key, 'userId', old.account_id, 'sid', a.value ->> 'sid'),
    now(), now() + interval '1 day', now() + interval '8 days'
  from jsonb_each(old.payload -> 'authorizations') a
    join applications p on p.tenant_id = old.tenant_id and p.id = a.key
  where a.value ->> 'grantId' is not null and p.oidc_client_metadata ->> 'backchannelLogoutUri' <> ''
  on conflict (tenant_id, id) do nothing;
  return null;
end $$;

-- Expired sessions that housekeeping deletes have ended long ago.
create trigger oidc_instances_logout after delete on oidc_instances for each row
  when (old.model = 'Session' and old.account_id is not null and old.expires_at > now())
  execute function gatehouse_notify_logout();
