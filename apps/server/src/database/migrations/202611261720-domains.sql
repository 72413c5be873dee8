-- Custom domains (ENT-24, ADR 179).
create table domains (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  -- In lower case and ASCII.
  domain varchar(253) not null,
  status varchar(24) not null default 'PendingVerification'
    check (status in ('PendingVerification', 'PendingSsl', 'Active', 'Error')),
  -- The value of the TXT record. It is made for this row, so the record of a domain that was removed verifies nothing.
  token varchar(64) not null,
  -- What the server answers at the domain, which shows that the domain leads to this installation.
  challenge varchar(64) not null,
  error_message varchar(1024),
  -- What the last check found in DNS.
  findings jsonb,
  is_primary boolean not null default false,
  verification_files jsonb not null default '[]',
  checked_at timestamptz,
  next_check_at timestamptz not null default now(),
  failing_since timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index domains_domain on domains (tenant_id, domain);
create unique index domains_primary on domains (tenant_id) where is_primary;
create index domains_next_check on domains (next_check_at);
select gatehouse_protect('domains');

-- Which tenant a host belongs to: at most one, whatever tenants have added. Only verified domains are here. A platform table, because a request
-- has no tenant before its host is found.
create table domain_hosts (
  host varchar(253) primary key,
  tenant_id varchar(21) not null references tenants on delete cascade,
  domain_id varchar(21) not null,
  constraint domain_hosts_domain foreign key (tenant_id, domain_id) references domains (tenant_id, id) on delete cascade
);
create index domain_hosts_of_tenant on domain_hosts (tenant_id, domain_id);

-- As the owner, because tenants have no access to the table.
create function gatehouse_claim_host() returns trigger language plpgsql security definer set search_path from current
as $$
declare
  had_it boolean := tg_op = 'UPDATE' and old.status in ('PendingSsl', 'Active');
  has_it boolean := new.status in ('PendingSsl', 'Active');
begin
  if had_it and not has_it then
    delete from domain_hosts where host = old.domain and tenant_id = old.tenant_id;
  elsif has_it and not had_it then
    insert into domain_hosts (host, tenant_id, domain_id) values (new.domain, new.tenant_id, new.id);
  end if;
  return null;
end $$;
create trigger domains_host after insert or update of status on domains for each row execute function gatehouse_claim_host();

-- A logout token has the issuer of the session that ended.
create or replace function gatehouse_notify_logout() returns trigger language plpgsql
as $$
begin
  -- The session continues: it got another ID, as at each sign-in, or two requests left two rows of it.
  if exists (select from oidc_instances i
    where i.tenant_id = old.tenant_id and i.uid = old.uid and i.model = 'Session') then return null; end if;
  insert into outbox (tenant_id, id, kind, sealed, plain, next_at, give_up_at, expires_at)
  select old.tenant_id, left(md5(concat_ws(' ', old.uid, a.key)), 21), 'backchannel-logout', '',
    jsonb_strip_nulls(jsonb_build_object('applicationId', a.key, 'userId', old.account_id, 'sid', a.value ->> 'sid',
      'domainId', old.payload ->> 'domain')),
    now(), now() + interval '1 day', now() + interval '8 days'
  from jsonb_each(old.payload -> 'authorizations') a
    join applications p on p.tenant_id = old.tenant_id and p.id = a.key
  where a.value ->> 'grantId' is not null and p.oidc_client_metadata ->> 'backchannelLogoutUri' <> ''
  on conflict (tenant_id, id) do nothing;
  return null;
end $$;
