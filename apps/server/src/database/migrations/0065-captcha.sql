-- Who tells people from programs on a tenant's sign-in pages: one at most.
create table captcha_providers (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  id varchar(21) not null,
  sealed text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id)
);
select gatehouse_protect('captcha_providers');
