-- What identity providers posted from their own pages: handed on once, and never taken again while it would still be valid.
create table posted_answers (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  -- Of a social connector, or of one of enterprise SSO.
  connector_id varchar(128) not null,
  -- The digest of the answer's own id: providers make them as long as they like.
  digest varchar(43) not null,
  reference varchar(43) not null,
  answer text not null,
  used_at timestamptz,
  expires_at timestamptz not null,
  primary key (tenant_id, connector_id, digest),
  constraint posted_answers_reference unique (tenant_id, reference)
);
create index posted_answers_expired on posted_answers (expires_at);
select gatehouse_protect('posted_answers');
