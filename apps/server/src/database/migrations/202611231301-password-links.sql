-- Links with which users set their password, made by an administrator. A user has one; a newer one replaces it. Only a hash of its secret is
-- stored.
create table password_links (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  user_id varchar(12) not null,
  hash varchar(43) not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, user_id),
  constraint password_links_hash unique (tenant_id, hash),
  constraint password_links_user foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index password_links_expired on password_links (expires_at);
select gatehouse_protect('password_links');
