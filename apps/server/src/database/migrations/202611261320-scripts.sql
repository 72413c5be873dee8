-- Scripts of administrators (ADR 165), with what they were before.
create table scripts (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  kind varchar(32) not null check (kind in ('access-token', 'client-credentials', 'post-first-factor', 'post-sign-in')),
  script text not null check (script <> ''),
  -- Environment variables: a JSON object, sealed as a whole.
  sealed_environment text,
  -- What else the kind has: samples, in the order of their fields, and what happens if the script fails.
  settings json not null default '{}',
  -- Of the script.
  version integer not null default 1,
  -- Another one after each change of anything, by which processes notice that theirs is outdated.
  revision varchar(21) not null,
  primary key (tenant_id, kind)
);
select gatehouse_protect('scripts');

create table script_versions (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  kind varchar(32) not null,
  version integer not null,
  script text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, kind, version),
  constraint script_versions_script foreign key (tenant_id, kind) references scripts on delete cascade
);
select gatehouse_protect('script_versions');
