-- Values that can be taken once, and notes of what was used once, until they expire (`one-time-values.ts`). They had a table each.
create table one_time_values (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  purpose varchar(32) not null,
  -- The connector, social or of enterprise SSO.
  owner varchar(128) not null,
  -- SHA-256 of what names the value: a secret, or a text as long as its sender likes.
  digest varchar(43) not null,
  value text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, purpose, owner, digest)
);
create index one_time_values_expired on one_time_values (expires_at);
select gatehouse_protect('one_time_values');

insert into one_time_values (tenant_id, purpose, owner, digest, value, expires_at)
  select tenant_id, 'used-token', connector_id, digest, '', expires_at from used_tokens where expires_at > now()
  union all
  select tenant_id, 'social-attempt', connector_id, state_digest, sealed, expires_at from social_attempts where expires_at > now()
  union all
  select tenant_id, 'used-saml-answer', connector_id, digest, '', expires_at from posted_answers where expires_at > now()
  union all
  select tenant_id, 'saml-answer', connector_id,
    translate(rtrim(encode(sha256(convert_to(reference, 'UTF8')), 'base64'), '='), '+/', '-_'), answer, expires_at
  from posted_answers where expires_at > now() and used_at is null and answer <> '';

drop table used_tokens, social_attempts, posted_answers;
