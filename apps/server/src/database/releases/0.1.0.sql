-- The schema of release 0.1.0, written when it was recorded (CONTRIBUTING.md). It is never edited.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create table if not exists migrations (
  name varchar(128) primary key,
  applied_at timestamptz not null default now(),
  checksum varchar(64) not null,
  requires varchar(128)
);

-- The whole schema. Later changes are migrations of their own (CONTRIBUTING.md, ADR 117).

---------------------------------------------------------------- Tenancy

-- The tenant of the running transaction. Empty or unset: no tenant, and row-level security shows no row.
create function gatehouse_tenant() returns varchar language sql stable parallel safe
as $$ select nullif(current_setting('gatehouse.tenant_id', true), '')::varchar $$;

-- Puts a table behind row-level security. The owner is not bound by it; the tenant role is (ADR 6).
create function gatehouse_protect(tenant_table regclass) returns void language plpgsql
as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format(
    'create policy tenant on %s using (tenant_id = gatehouse_tenant()) with check (tenant_id = gatehouse_tenant())',
    tenant_table);
end $$;

-- Times reach the code in milliseconds.
create function gatehouse_ms(at timestamptz) returns double precision language sql stable
as $$ select extract(epoch from at)::double precision * 1000 $$;

-- Platform tables: no tenant's transaction may see them.
create table tenants (
  id varchar(21) primary key,
  name varchar(128) not null,
  created_at timestamptz not null default now()
);
create table systems (key varchar(64) primary key, value jsonb not null);

-- One row, written again and again: readiness asks whether the database still takes writes.
create table readiness (
  only_row boolean primary key default true check (only_row),
  written_at timestamptz not null
);

---------------------------------------------------------------- What a tenant has one of

create table signing_keys (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  purpose varchar(16) not null check (purpose in ('token', 'cookie')),
  algorithm varchar(16),
  sealed text not null,
  state varchar(16) not null check (state in ('next', 'current', 'previous')),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

-- One document a tenant, read whole and validated by the contract's schema, which also fills what it lacks (ADR 4).
create table sign_in_experiences (
  tenant_id varchar(21) primary key default gatehouse_tenant() references tenants on delete cascade,
  settings jsonb not null default '{}'
);

create table tenant_configs (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  key varchar(64) not null,
  value jsonb not null,
  primary key (tenant_id, key)
);

-- Exact totals of what grows large, kept by the last statement of the write's transaction.
create table tenant_counters (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  name varchar(32) not null,
  value bigint not null default 0,
  primary key (tenant_id, name)
);

-- Texts of the sign-in pages in a tenant's own words, one row a language (API-33, API-34).
create table custom_phrases (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  language_tag varchar(16) not null,
  id varchar(21) not null,
  translation jsonb not null,
  primary key (tenant_id, language_tag)
);

-- The service that tells people from programs on a tenant's sign-in pages: one at most.
create table captcha_providers (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  id varchar(21) not null,
  sealed text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id)
);

-- Uploaded files: public to everyone who knows the address (ADR 60).
create table assets (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  id varchar(21) not null,
  content_type varchar(64) not null,
  content bytea not null,
  created_at timestamptz not null default now(),
  -- Whether something named the upload when it was last looked at: one that nothing names for a day is deleted (ADR 61).
  checked_at timestamptz not null default now(),
  is_used boolean not null default false,
  primary key (tenant_id, id)
);
-- Pictures are compressed already; trying again costs time at every upload.
alter table assets alter column content set storage external;
create index assets_unchecked on assets (checked_at);

-- Sign-in pages of a tenant's own, unpacked: one row a file, all files of one upload under one id.
create table custom_ui_files (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  asset_id varchar(21) not null,
  path varchar(255) not null,
  content bytea not null,
  created_at timestamptz not null default now(),
  -- As in `assets`.
  checked_at timestamptz not null default now(),
  is_used boolean not null default false,
  primary key (tenant_id, asset_id, path)
);
create index custom_ui_files_unchecked on custom_ui_files (checked_at);

---------------------------------------------------------------- Resources and roles

create table resources (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  name varchar(256) not null check (name <> ''),
  indicator varchar(2048) not null check (indicator <> ''),
  is_default boolean not null default false,
  access_token_ttl integer not null default 3600 check (access_token_ttl > 0),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint resources_indicator unique (tenant_id, indicator)
);
create unique index resources_default on resources (tenant_id) where is_default;
create index resources_created on resources (tenant_id, created_at desc, id);

create table scopes (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  id varchar(21) not null,
  resource_id varchar(21) not null,
  name varchar(256) not null check (name <> ''),
  description text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint scopes_name unique (tenant_id, resource_id, name),
  foreign key (tenant_id, resource_id) references resources on delete cascade
);

create table roles (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  name varchar(128) not null check (name <> ''),
  description varchar(128) not null check (description <> ''),
  type varchar(32) not null check (type in ('User', 'MachineToMachine')),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint roles_name unique (tenant_id, name)
);
create index roles_created on roles (tenant_id, created_at desc, id);

create table roles_scopes (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  role_id varchar(21) not null,
  scope_id varchar(21) not null,
  primary key (tenant_id, role_id, scope_id),
  constraint roles_scopes_role foreign key (tenant_id, role_id) references roles on delete cascade,
  constraint roles_scopes_scope foreign key (tenant_id, scope_id) references scopes on delete cascade
);
create index roles_scopes_by_scope on roles_scopes (tenant_id, scope_id);

---------------------------------------------------------------- Applications

create table applications (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  name varchar(256) not null check (name <> ''),
  description text,
  type varchar(32) not null check (type in ('Native', 'SPA', 'Traditional', 'MachineToMachine', 'Protected')),
  is_third_party boolean not null default false,
  oidc_client_metadata jsonb not null default '{"redirectUris": [], "postLogoutRedirectUris": []}',
  custom_client_metadata jsonb not null default '{}',
  protected_app_metadata jsonb,
  custom_data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index applications_created on applications (tenant_id, created_at desc, id);
-- One host, one protected application.
create unique index applications_protected_host on applications (tenant_id, (protected_app_metadata ->> 'host'))
  where protected_app_metadata is not null;

create table application_secrets (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  application_id varchar(21) not null,
  name varchar(256) not null check (name <> ''),
  sealed text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  primary key (tenant_id, application_id, name),
  foreign key (tenant_id, application_id) references applications on delete cascade
);

create table applications_roles (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  application_id varchar(21) not null,
  role_id varchar(21) not null,
  primary key (tenant_id, application_id, role_id),
  constraint applications_roles_application foreign key (tenant_id, application_id) references applications on delete cascade,
  constraint applications_roles_role foreign key (tenant_id, role_id) references roles on delete cascade
);
create index applications_roles_by_role on applications_roles (tenant_id, role_id);

-- What a third-party application may ask its users for (ENT-06).
create table application_user_scopes (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  application_id varchar(21) not null,
  scope varchar(64) not null,
  primary key (tenant_id, application_id, scope),
  constraint application_user_scopes_application foreign key (tenant_id, application_id) references applications on delete cascade
);

create table application_resource_scopes (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  application_id varchar(21) not null,
  scope_id varchar(21) not null,
  primary key (tenant_id, application_id, scope_id),
  constraint application_resource_scopes_application foreign key (tenant_id, application_id) references applications on delete cascade,
  constraint application_resource_scopes_scope foreign key (tenant_id, scope_id) references scopes on delete cascade
);
create index application_resource_scopes_by_scope on application_resource_scopes (tenant_id, scope_id);

-- What an application has of its own on the sign-in pages (ENT-05).
create table application_sign_in_experiences (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  application_id varchar(21) not null,
  settings jsonb not null,
  primary key (tenant_id, application_id),
  constraint application_sign_in_experiences_application foreign key (tenant_id, application_id) references applications on delete cascade
);

---------------------------------------------------------------- Users

create table users (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(12) not null,
  username varchar(128),
  primary_email varchar(128),
  primary_phone varchar(128),
  name varchar(128),
  avatar varchar(2048),
  password_encrypted text,
  password_encryption_method varchar(16),
  profile jsonb not null default '{}',
  application_id varchar(21),
  identities jsonb not null default '{}',
  custom_data jsonb not null default '{}',
  settings jsonb not null default '{}',
  is_suspended boolean not null default false,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
-- Names that differ by case alone would be two people who cannot be told apart.
create unique index users_username on users (tenant_id, lower(username));
create unique index users_primary_email on users (tenant_id, lower(primary_email));
create unique index users_primary_phone on users (tenant_id, primary_phone);
create index users_created on users (tenant_id, created_at desc, id);
-- The most expensive imported hash of a tenant is found by one look, however many users it has (ADR 111). Our own hashes and plain digests
-- are in neither index, so a tenant that imported nothing pays nothing.
create index users_bcrypt on users (
  tenant_id,
  substring(password_encrypted from '^\$2[aby]\$(\d\d)\$') desc nulls last
) where password_encryption_method = 'Bcrypt';
create index users_argon2 on users (
  tenant_id,
  (substring(password_encrypted from 'm=(\d{1,10}),')::float8 * substring(password_encrypted from 't=(\d{1,10}),')::float8) desc nulls last
) where password_encryption_method in ('Argon2id', 'Argon2i', 'Argon2d')
  and password_encrypted not like '$argon2id$v=19$m=19456,t=2,p=1$%';

create table users_roles (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  user_id varchar(12) not null,
  role_id varchar(21) not null,
  primary key (tenant_id, user_id, role_id),
  constraint users_roles_user foreign key (tenant_id, user_id) references users on delete cascade,
  constraint users_roles_role foreign key (tenant_id, role_id) references roles on delete cascade
);
create index users_roles_by_role on users_roles (tenant_id, role_id);

-- What a user is found by, apart from the user: a count of many matches reads half the pages, and signing in, which writes to
-- the user, leaves the trigrams alone. A trigger keeps it, so that no writer can forget to.
create table user_search (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  user_id varchar(12) not null,
  created_at timestamptz not null,
  text text not null,
  primary key (tenant_id, user_id),
  constraint user_search_user foreign key (tenant_id, user_id) references users on delete cascade
);
-- The rare word first: an index that began with the tenant took twice the time. Without a pending list, because a search reads
-- all of that.
create index user_search_text on user_search using gin (text gin_trgm_ops, tenant_id) with (fastupdate = off);
create index user_search_created on user_search (tenant_id, created_at desc, user_id);

create function gatehouse_user_text(u users) returns text language sql stable parallel safe
as $$ select lower(concat_ws(E'\n', u.id, u.username, u.primary_email, u.primary_phone, u.name)) $$;

create function gatehouse_index_user() returns trigger language plpgsql
as $$
begin
  insert into user_search (tenant_id, user_id, created_at, text)
  values (new.tenant_id, new.id, new.created_at, gatehouse_user_text(new))
  on conflict (tenant_id, user_id) do update set created_at = excluded.created_at, text = excluded.text;
  return null;
end $$;
create trigger users_search after insert or update of username, primary_email, primary_phone, name, created_at
  on users for each row execute function gatehouse_index_user();

-- Which account elsewhere belongs to which user: to one at most, even if two requests add it at once. A trigger keeps it by the users' own
-- column, so that no writer can forget to.
create table user_identities (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  target varchar(64) not null,
  identity_id varchar(256) not null,
  user_id varchar(12) not null,
  primary key (tenant_id, target, identity_id),
  constraint user_identities_user foreign key (tenant_id, user_id) references users on delete cascade
);
create index user_identities_of_user on user_identities (tenant_id, user_id);

create function gatehouse_index_identities() returns trigger language plpgsql
as $$
begin
  if tg_op = 'UPDATE' and new.identities = old.identities then return null; end if;
  delete from user_identities i where i.tenant_id = new.tenant_id and i.user_id = new.id;
  insert into user_identities (tenant_id, target, identity_id, user_id)
  select new.tenant_id, e.key, e.value ->> 'userId', new.id from jsonb_each(new.identities) e;
  return null;
end $$;
create trigger users_identities after insert or update of identities on users
  for each row execute function gatehouse_index_identities();

-- Second factors of users (ENT-08): a row each, so that using one is a conditional statement of its own. Which types there are is said by
-- the contract, whose enum every write has passed, so that a new one needs no migration.
create table mfa_verifications (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  id varchar(21) not null,
  user_id varchar(12) not null,
  type varchar(32) not null,
  -- A Totp's secret; of backup codes, the key that they are hashed with.
  sealed text,
  -- What else its type keeps.
  data jsonb not null default '{}',
  -- The latest time step that a code was taken of: no code is taken twice (RFC 6238 section 5.2).
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (tenant_id, id),
  constraint mfa_verifications_user foreign key (tenant_id, user_id) references users on delete cascade
);
create index mfa_verifications_of_user on mfa_verifications (tenant_id, user_id);
-- An account has one of each, except for passkeys.
create unique index mfa_verifications_single on mfa_verifications (tenant_id, user_id, type) where type <> 'WebAuthn';
-- A passkey belongs to one account: it alone tells who signs with it (WebAuthn Level 3, section 7.1, step 26).
create unique index mfa_verifications_credential on mfa_verifications (tenant_id, (data ->> 'credentialId')) where type = 'WebAuthn';

-- Proofs of being an account's owner that its account API relies on (OPEN-39); they live for minutes.
create table verification_records (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  id varchar(21) not null,
  user_id varchar(12) not null,
  type varchar(32) not null,
  data jsonb not null default '{}',
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  constraint verification_records_user foreign key (tenant_id, user_id) references users on delete cascade
);
create index verification_records_by_user on verification_records (tenant_id, user_id);
create index verification_records_expired on verification_records (expires_at);

---------------------------------------------------------------- Sign-in

-- The protocol store: sessions, grants, codes, tokens and sign-in flows (`Interaction`, whose own state is `flow`).
-- `id` is a SHA-256 of everything that is a secret; grants, which travel in our own tokens, keep theirs.
create table oidc_instances (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  model varchar(32) not null,
  id varchar(64) not null,
  payload jsonb not null,
  flow jsonb,
  grant_id varchar(64),
  uid varchar(64),
  user_code varchar(64),
  account_id varchar(12),
  client_id varchar(21),
  consumed_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- A refresh token that was used up keeps its successor, sealed with the secrets key, so that a client whose answer was lost gets the
  -- same one (ADR 110).
  successor text,
  successor_used_at timestamptz,
  primary key (tenant_id, model, id)
);
create index oidc_instances_grant on oidc_instances (tenant_id, grant_id) where grant_id is not null;
create index oidc_instances_uid on oidc_instances (tenant_id, uid) where uid is not null;
create index oidc_instances_user_code on oidc_instances (tenant_id, user_code) where user_code is not null;
create index oidc_instances_account on oidc_instances (tenant_id, account_id) where account_id is not null;
create index oidc_instances_client on oidc_instances (tenant_id, client_id) where client_id is not null;
create index oidc_instances_expired on oidc_instances (expires_at);

-- What has been tried against a secret (ENT-27): one row an action and target, written before the secret is compared. Logged, so
-- that a lockout survives a restart (OPEN-42). `target` is a SHA-256 of the identifier, or of an account as one browser knows it.
create table sentinel_activities (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  action varchar(32) not null,
  target varchar(64) not null,
  -- The account that a browser's own count is about, as a hash like `target`: an administrator who lifts the blocks of an account lifts
  -- those of the browsers that know it, too.
  owner varchar(64),
  result varchar(16) not null check (result in ('Success', 'Failed')),
  decision varchar(16) not null check (decision in ('Undecided', 'Allowed', 'Blocked', 'Challenge')),
  attempts integer not null,
  -- End of the block, or of the hour in which attempts are counted together; what is older counts no more.
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, action, target)
);
create index sentinel_activities_owner on sentinel_activities (tenant_id, owner) where owner is not null;
create index sentinel_activities_expired on sentinel_activities (expires_at);

-- Codes sent to an address (ENT-26): one row for what one flow does to one address, so that a code sent again replaces the one
-- before and inherits its attempts. `mac` is keyed: six digits alone could be tried out by everyone who reads the table.
create table verification_codes (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  -- What the code is for: a flow's row.
  owner varchar(64) not null,
  usage varchar(32) not null,
  target varchar(160) not null,
  id varchar(21) not null,
  mac varchar(64) not null,
  try_count integer not null default 0,
  consumed boolean not null default false,
  -- The row that the message with the code was counted in: flows that have to wait for the same row can share the code.
  wait_key varchar(64),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- Until then the attempts are counted together, however often a code is sent again.
  counts_until timestamptz not null,
  primary key (tenant_id, owner, usage, target)
);
create index verification_codes_wait on verification_codes (tenant_id, wait_key) where wait_key is not null;
create index verification_codes_expired on verification_codes (counts_until);

-- Secrets that prove an e-mail address once, sent in a link by the tenant itself. Only the hash is here: they are long and random, so
-- that it cannot be tried out.
create table one_time_tokens (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  id varchar(21) not null,
  email varchar(128) not null,
  hash varchar(64) not null,
  context jsonb not null default '{}',
  -- What was done to it; whether it has expired is told by the clock.
  status varchar(16) not null default 'active',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Listed that long, then deleted.
  kept_until timestamptz not null,
  primary key (tenant_id, id),
  constraint one_time_tokens_hash unique (tenant_id, hash)
);
create index one_time_tokens_email on one_time_tokens (tenant_id, email, created_at);
create index one_time_tokens_expired on one_time_tokens (kept_until);

-- What identity providers posted from their own pages: handed on once, and never taken again while it would still be valid.
create table posted_answers (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  -- Of a social connector, or of one of enterprise SSO.
  connector_id varchar(128) not null,
  -- The digest of the answer's own id, whose length providers choose.
  digest varchar(43) not null,
  reference varchar(43) not null,
  answer text not null,
  used_at timestamptz,
  expires_at timestamptz not null,
  primary key (tenant_id, connector_id, digest),
  constraint posted_answers_reference unique (tenant_id, reference)
);
create index posted_answers_expired on posted_answers (expires_at);

-- Tokens of other providers that are good once, such as a credential of Google One Tap: none is taken again while it would still be valid.
create table used_tokens (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  connector_id varchar(128) not null,
  -- The digest of what is signed: a signature can be spelt in several ways.
  digest varchar(43) not null,
  expires_at timestamptz not null,
  primary key (tenant_id, connector_id, digest)
);
create index used_tokens_expired on used_tokens (expires_at);

-- Counters of rate limits, shared by all processes. Unlogged: a crash forgives, which is what a limit of minutes can afford.
create unlogged table rate_limits (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  key varchar(64) not null,
  window_end timestamptz not null,
  count integer not null,
  primary key (tenant_id, key)
);
create index rate_limits_end on rate_limits (window_end);

---------------------------------------------------------------- Connectors and messages

-- What sends messages and signs in with social providers. The settings hold the providers' secrets and are sealed whole.
create table connectors (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(128) not null,
  connector_id varchar(128) not null,
  type varchar(16) not null check (type in ('Email', 'Sms', 'Social')),
  target varchar(64) not null,
  platform varchar(16) not null default '' check (platform in ('', 'Native', 'Universal', 'Web')),
  sealed text not null,
  metadata jsonb not null default '{}',
  sync_profile boolean not null default false,
  enable_token_storage boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
-- One sender of each kind; one way to a provider on each platform.
create unique index connectors_sender on connectors (tenant_id, type) where type <> 'Social';
create unique index connectors_target on connectors (tenant_id, target, platform) where type = 'Social';

-- People whom a caller of the Management API has sent to a social provider, to add an account there to theirs: until they come back, once.
create table social_attempts (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  connector_id varchar(128) not null,
  -- Of the state, whose length the caller chooses.
  state_digest varchar(43) not null,
  -- Where they come back to, and what the connector needs then: its code verifier is a secret.
  sealed text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, connector_id, state_digest),
  foreign key (tenant_id, connector_id) references connectors (tenant_id, id) on delete cascade
);
create index social_attempts_expired on social_attempts (expires_at);

create table email_templates (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  language_tag varchar(16) not null,
  template_type varchar(64) not null,
  details jsonb not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint email_templates_usage unique (tenant_id, language_tag, template_type)
);

-- Slow effects that wait for their turn after commit (ADR 9). The payload may hold a code, so it is sealed.
create table outbox (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  kind varchar(32) not null,
  sealed text not null,
  attempts integer not null default 0,
  -- Until then no other process takes it: it is being worked on, or waits to be tried again.
  next_at timestamptz not null,
  -- Later it is of no use.
  give_up_at timestamptz not null,
  -- Given up: kept until it expires, so that one can see what was lost.
  dead_at timestamptz,
  error varchar(512),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index outbox_waiting on outbox (next_at) where dead_at is null;
create index outbox_expired on outbox (expires_at);

-- The development inbox: messages of tenants that have no connector, for 24 hours.
create table inbox_messages (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  type varchar(16) not null check (type in ('Email', 'Sms')),
  recipient varchar(256) not null,
  usage varchar(64) not null,
  -- Subject, text, html, code and link.
  sealed text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, id)
);
create index inbox_messages_created on inbox_messages (tenant_id, created_at desc, id);
create index inbox_messages_expired on inbox_messages (expires_at);

-- How many messages were requested recently, and until when the next one has to wait (ADR 103). Rows for recipients, separate for strangers
-- and for each known browser; for addresses of strangers; and for all strangers of the tenant. Unlogged, like rate_limits.
create unlogged table message_waits (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  -- SHA-256 of what is counted.
  key varchar(64) not null,
  -- SHA-256 of the recipient, if the row is about one: an administrator can lift all waits of a recipient.
  recipient varchar(64),
  -- A message adds 1, and it goes down by 1 in drain_ms. From `free` on, the next message has to wait.
  level float8 not null,
  free float8 not null,
  drain_ms float8 not null,
  counted_at timestamptz not null,
  open_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, key)
);
create index message_waits_recipient on message_waits (tenant_id, recipient) where recipient is not null;
create index message_waits_expired on message_waits (expires_at);

---------------------------------------------------------------- Enterprise SSO

-- Customers' identity providers. The settings hold secrets and are sealed whole.
create table sso_connectors (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(128) not null,
  provider_name varchar(128) not null,
  connector_name varchar(128) not null,
  sealed text not null,
  domains jsonb not null default '[]',
  branding jsonb not null default '{}',
  sync_profile boolean not null default false,
  enable_token_storage boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint sso_connectors_name unique (tenant_id, connector_name)
);

-- Who a user is there (ENT-09). The connector is part of the key: what one customer's provider says proves nothing of another's.
create table user_sso_identities (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  id varchar(21) not null,
  user_id varchar(12) not null,
  sso_connector_id varchar(128) not null,
  issuer varchar(256) not null,
  identity_id varchar(256) not null,
  detail jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint user_sso_identities_identity unique (tenant_id, sso_connector_id, issuer, identity_id),
  constraint user_sso_identities_single unique (tenant_id, user_id, sso_connector_id, issuer),
  constraint user_sso_identities_user foreign key (tenant_id, user_id) references users on delete cascade,
  constraint user_sso_identities_connector foreign key (tenant_id, sso_connector_id) references sso_connectors on delete cascade
);

-- Our keys towards an identity provider of SAML: each connector has its own, made when it is first needed.
create table saml_keys (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  sso_connector_id varchar(128) not null,
  purpose varchar(16) not null check (purpose in ('signing', 'encryption')),
  sealed text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, sso_connector_id, purpose),
  constraint saml_keys_connector foreign key (tenant_id, sso_connector_id) references sso_connectors on delete cascade
);

-- Where people go who come from their identity provider without having been sent there. Without a row, they are refused.
create table sso_idp_initiated_auth_configs (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  connector_id varchar(128) not null,
  default_application_id varchar(21) not null,
  redirect_uri varchar(2048),
  auth_parameters jsonb not null default '{}',
  auto_send_authorization_request boolean not null default false,
  client_idp_initiated_auth_callback_uri varchar(2048),
  created_at timestamptz not null default now(),
  primary key (tenant_id, connector_id),
  constraint sso_idp_initiated_connector foreign key (tenant_id, connector_id) references sso_connectors on delete cascade,
  constraint sso_idp_initiated_application foreign key (tenant_id, default_application_id) references applications on delete cascade
);
create index sso_idp_initiated_of_application on sso_idp_initiated_auth_configs (tenant_id, default_application_id);

---------------------------------------------------------------- Audit log

-- No foreign key to tenants: every token would lock the same tenant row.
create table logs (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  id varchar(21) not null,
  key varchar(128) not null,
  payload jsonb not null default '{}',
  user_id varchar(21),
  application_id varchar(21),
  created_at timestamptz not null default now(),
  -- What a line is about, so that a user's own page shows what was done to them besides what they did. A column, because row-level
  -- security lets no index on an expression be used.
  about text generated always as (left(coalesce(
    payload #>> '{params,userId}', payload #>> '{params,applicationId}', payload #>> '{params,id}', payload ->> 'id'), 64)) stored,
  primary key (tenant_id, created_at, id)
) partition by range (created_at);
create table logs_default partition of logs default;
create index logs_user on logs (tenant_id, user_id, created_at desc) where user_id is not null;
create index logs_application on logs (tenant_id, application_id, created_at desc) where application_id is not null;
create index logs_key on logs (tenant_id, key, created_at desc);
create index logs_id on logs (tenant_id, id);
create index logs_about on logs (tenant_id, about, created_at desc) where about is not null;
-- What failed, without reading everything that did not. A condition, because row-level security lets no index on an expression be used.
create index logs_failed on logs (tenant_id, created_at desc, id desc) where payload ->> 'result' = 'Error';

---------------------------------------------------------------- Row-level security

select gatehouse_protect(t::regclass) from unnest(array[
  'signing_keys', 'sign_in_experiences', 'tenant_configs', 'tenant_counters', 'custom_phrases', 'captcha_providers', 'assets',
  'custom_ui_files',
  'resources', 'scopes', 'roles', 'roles_scopes',
  'applications', 'application_secrets', 'applications_roles', 'application_user_scopes', 'application_resource_scopes',
  'application_sign_in_experiences',
  'users', 'users_roles', 'user_search', 'user_identities', 'mfa_verifications', 'verification_records',
  'oidc_instances', 'sentinel_activities', 'verification_codes', 'one_time_tokens', 'posted_answers', 'used_tokens', 'rate_limits',
  'connectors', 'social_attempts', 'email_templates', 'outbox', 'inbox_messages', 'message_waits',
  'sso_connectors', 'user_sso_identities', 'saml_keys', 'sso_idp_initiated_auth_configs',
  'logs']) t;

insert into migrations (name, checksum, requires) values ('0001-baseline', '064a1e3a74c79eda011d3170f78c86a67bb1db0d35cb745a6e238ed8b77f88bc', null);

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

insert into migrations (name, checksum, requires) values ('202611221530-one-time-values', '54258288cf71ed0d137ec87ebee5ca099dc5dc17e0eaced184bee72e33b69f47', null);

-- Keys are found by a column: row-level security keeps an index on `data ->> 'credentialId'` from being used.
alter table mfa_verifications add column credential_id text generated always as (data ->> 'credentialId') stored;
drop index mfa_verifications_credential;
create unique index mfa_verifications_credential on mfa_verifications (tenant_id, credential_id) where type = 'WebAuthn';

insert into migrations (name, checksum, requires) values ('202611221531-passkeys-by-id', '9941d131779eb6e0e50a9f3b01710a07d55b15dee665be8c94c82e7e990f9419', null);

-- The setup link's secret belongs to the admin tenant, so no request reads what belongs to no tenant.
insert into tenant_configs (tenant_id, key, value)
  select t.id, s.key, s.value from systems s join tenants t on t.id = 'admin' where s.key = 'setupSecret'
  on conflict do nothing;
delete from systems where key = 'setupSecret';

insert into migrations (name, checksum, requires) values ('202611221532-setup-secret', 'f7bcf4855a0ac819711f58af27e21bc7de831f08b237bebec313f553dba101e2', null);

-- Which uploads the rows of a tenant name: kept by triggers in the transaction that writes the row, so that no writer can forget to (ADR 126).
create table upload_references (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  -- The table and key of the row, and its column.
  owner varchar(64) not null,
  owner_id varchar(512) not null,
  field varchar(64) not null,
  asset_id varchar(21) not null,
  primary key (tenant_id, owner, owner_id, field, asset_id),
  constraint upload_references_asset foreign key (tenant_id, asset_id) references assets on delete cascade
);
create index upload_references_of_asset on upload_references (tenant_id, asset_id);
select gatehouse_protect('upload_references');

-- When an upload came, or a reference to it was last added or dropped. `checked_at` and `is_used` are read by the release before alone.
alter table assets add column touched_at timestamptz not null default now();
create index assets_touched on assets (touched_at);
alter table custom_ui_files add column touched_at timestamptz not null default now();
create index custom_ui_files_touched on custom_ui_files (touched_at);

-- The addresses of uploads in `sealed`, which SQL cannot read; null until a server has looked.
alter table connectors add column uploads text;

-- Writes down the uploads that a column names; a text without addresses names none.
create function gatehouse_refer(of_tenant varchar, of_owner text, of_id text, of_field text, said text) returns void language plpgsql
as $$
declare
  -- As JSON, style sheets, scripts and queries write an address.
  named varchar[] := array(select distinct hit[1] from regexp_matches(said, 'user-assets(?:\\*/|%2[Ff])(\w{21})', 'g') hit);
  before varchar[] := array(
    select r.asset_id from upload_references r
    where r.tenant_id = of_tenant and r.owner = of_owner and r.owner_id = of_id and r.field = of_field);
begin
  -- First, so that the file is not deleted meanwhile: who deletes sees that the row has changed, and looks again.
  update assets a set touched_at = now()
    where a.tenant_id = of_tenant and a.id = any(named || before) and not (a.id = any(named) and a.id = any(before));
  delete from upload_references r
    where r.tenant_id = of_tenant and r.owner = of_owner and r.owner_id = of_id and r.field = of_field and r.asset_id <> all(named);
  insert into upload_references (tenant_id, owner, owner_id, field, asset_id)
    select of_tenant, of_owner, of_id, of_field, a.id from assets a where a.tenant_id = of_tenant and a.id = any(named)
    on conflict do nothing;
end $$;

-- Its arguments: the column that is the row's key within the tenant, and the columns that may name uploads.
create function gatehouse_track_uploads() returns trigger language plpgsql
as $$
declare
  old_row jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  new_row jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  this jsonb := case when tg_op = 'DELETE' then old_row else new_row end;
  field text;
begin
  foreach field in array tg_argv[1:] loop
    -- Null says that nobody has looked at the settings of a connector yet.
    continue when tg_op <> 'DELETE' and field = 'uploads' and new_row ->> field is null;
    -- What the settings of a connector named while nobody had looked is still written down.
    if tg_op = 'DELETE' or new_row ->> field is distinct from old_row ->> field then
      perform gatehouse_refer(this ->> 'tenant_id', tg_table_name, this ->> tg_argv[0], field, coalesce(new_row ->> field, ''));
    end if;
  end loop;
  return null;
end $$;

-- The content of sign-in pages of a tenant's own is bytes; a file is never changed.
create function gatehouse_track_page_uploads() returns trigger language plpgsql
as $$
declare
  this custom_ui_files := case when tg_op = 'DELETE' then old else new end;
begin
  perform gatehouse_refer(this.tenant_id, 'custom_ui_files', this.asset_id || '/' || this.path, 'content',
    case when tg_op = 'DELETE' then '' else encode(this.content, 'escape') end);
  return null;
end $$;
create trigger custom_ui_files_uploads after insert on custom_ui_files
  for each row when (position('user-assets'::bytea in new.content) > 0) execute function gatehouse_track_page_uploads();
create trigger custom_ui_files_uploads_gone after delete on custom_ui_files
  for each row when (position('user-assets'::bytea in old.content) > 0) execute function gatehouse_track_page_uploads();

-- The columns of a table that may name uploads. Rows that name none cost one look at their text.
create function gatehouse_name_uploads(named_by regclass, key text, variadic fields text[]) returns void language plpgsql
as $$
declare
  said text := (select format('concat_ws('' '', %s)', string_agg(format('%%1$s.%I', f), ', ')) from unnest(fields) f);
  is_unknown text := case when 'uploads' = any(fields) then ' or old.uploads is null' else '' end;
  is_old text := format(said, 'old') || ' like ''%user-assets%''' || is_unknown;
  is_new text := format(said, 'new') || ' like ''%user-assets%''';
  columns text := (select string_agg(format('%I', f), ', ') from unnest(fields) f);
  call text := format('execute function gatehouse_track_uploads(%L, %s)', key,
    (select string_agg(quote_literal(f), ', ') from unnest(fields) f));
begin
  execute format('create trigger %s after insert on %s for each row when (%s) %s', named_by || '_uploads', named_by, is_new, call);
  execute format('create trigger %s after update of %s on %s for each row when (%s or %s) %s',
    named_by || '_uploads_changed', columns, named_by, is_old, is_new, call);
  execute format('create trigger %s after delete on %s for each row when (%s) %s', named_by || '_uploads_gone', named_by, is_old, call);
end $$;

select gatehouse_name_uploads('sign_in_experiences', 'tenant_id', 'settings');
select gatehouse_name_uploads('tenant_configs', 'key', 'value');
select gatehouse_name_uploads('custom_phrases', 'language_tag', 'translation');
select gatehouse_name_uploads('applications', 'id',
  'name', 'description', 'oidc_client_metadata', 'custom_client_metadata', 'protected_app_metadata', 'custom_data');
select gatehouse_name_uploads('application_sign_in_experiences', 'application_id', 'settings');
select gatehouse_name_uploads('email_templates', 'id', 'details');
select gatehouse_name_uploads('connectors', 'id', 'metadata', 'uploads');
select gatehouse_name_uploads('sso_connectors', 'id', 'branding');
select gatehouse_name_uploads('users', 'id', 'avatar', 'profile', 'identities', 'custom_data');
select gatehouse_name_uploads('user_sso_identities', 'id', 'detail');

-- Settings that were sealed without saying what they name (by the release before, or when the secrets key was changed) have to be
-- looked at; what they named before stays in `upload_references` meanwhile.
create function gatehouse_forget_uploads() returns trigger language plpgsql
as $$
begin
  new.uploads := null;
  return new;
end $$;
create trigger connectors_uploads_unknown before update of sealed on connectors
  for each row when (new.sealed <> old.sealed and new.uploads is not distinct from old.uploads) execute function gatehouse_forget_uploads();

-- Sign-in pages that go out of use or come into it stay for another day.
create function gatehouse_touch_pages() returns trigger language plpgsql
as $$
begin
  update custom_ui_files f set touched_at = now()
    where f.tenant_id = new.tenant_id
      and f.asset_id in (old.settings -> 'customUiAssets' ->> 'id', new.settings -> 'customUiAssets' ->> 'id');
  return null;
end $$;
create trigger sign_in_experiences_pages after update of settings on sign_in_experiences
  for each row when ((new.settings -> 'customUiAssets' ->> 'id') is distinct from (old.settings -> 'customUiAssets' ->> 'id'))
  execute function gatehouse_touch_pages();

insert into migrations (name, checksum, requires) values ('202611221810-upload-references', '9f9451978d99cfc3f21e20972d6d51c3a9c4fcfea49106818d64309df36f1a0a', null);

-- What rows named before there were triggers; both see what is written meanwhile. Each upload stays for a day from now at least.
insert into upload_references (tenant_id, owner, owner_id, field, asset_id)
select distinct t.tenant_id, t.owner, t.owner_id, t.field, a.id
from (
  select tenant_id, 'sign_in_experiences' as owner, tenant_id as owner_id, 'settings' as field, settings::text as said from sign_in_experiences
  union all select tenant_id, 'tenant_configs', key, 'value', value::text from tenant_configs
  union all select tenant_id, 'custom_phrases', language_tag, 'translation', translation::text from custom_phrases
  union all select tenant_id, 'applications', id, f.field, f.said from applications, lateral (values
      ('name', name), ('description', description), ('oidc_client_metadata', oidc_client_metadata::text),
      ('custom_client_metadata', custom_client_metadata::text), ('protected_app_metadata', protected_app_metadata::text),
      ('custom_data', custom_data::text)) f (field, said)
  union all select tenant_id, 'application_sign_in_experiences', application_id, 'settings', settings::text from application_sign_in_experiences
  union all select tenant_id, 'email_templates', id, 'details', details::text from email_templates
  union all select tenant_id, 'connectors', id, 'metadata', metadata::text from connectors
  union all select tenant_id, 'sso_connectors', id, 'branding', branding::text from sso_connectors
  union all select tenant_id, 'users', id, f.field, f.said from users, lateral (values
      ('avatar', avatar), ('profile', profile::text), ('identities', identities::text), ('custom_data', custom_data::text)) f (field, said)
  union all select tenant_id, 'user_sso_identities', id, 'detail', detail::text from user_sso_identities
  union all select tenant_id, 'custom_ui_files', asset_id || '/' || path, 'content', encode(content, 'escape') from custom_ui_files
    where position('user-assets'::bytea in content) > 0
) t
cross join lateral regexp_matches(t.said, 'user-assets(?:\\*/|%2[Ff])(\w{21})', 'g') found
join assets a on a.tenant_id = t.tenant_id and a.id = found[1]
where t.said like '%user-assets%'
on conflict do nothing;

insert into migrations (name, checksum, requires) values ('202611221811-take-over-uploads', 'ceb77dedf664147d71bc37b981efbe93f3f35c5fba30ff18841a693a5013370b', null);

-- The row of the token that replaced a refresh token: whether that one was used is read there (ADR 110).
alter table oidc_instances add column successor_id varchar(64);
update oidc_instances p set successor_id = s.id from oidc_instances s
  where p.model = 'RefreshToken' and p.successor is not null and p.consumed_at > now() - interval '5 minutes'
    and s.tenant_id = p.tenant_id and s.model = 'RefreshToken' and s.grant_id = p.grant_id and s.payload ->> 'predecessor' = p.id;

insert into migrations (name, checksum, requires) values ('202611221830-successor-id', '2a995b2f0694aa2daac94d34ab36726af833c940fb1c03904edc5915be400cab', null);

-- Phone numbers are stored without the national zero of `+44 (0) 20` (`validation/phone.ts` in the contract). Numbers that were stored with it
-- are rewritten, because they are no longer found at sign-in. If another user of the tenant has the number without the zero, both stay.
update users u
set primary_phone = stored.normalized
from (
  select tenant_id, id, primary_phone, regexp_replace(primary_phone,
    '^(20|27|31|32|33|40|41|43|44|46|49|51|53|54|55|57|58|60|61|62|63|64|66|81|82|84|86|90|91|92|93|94|95|98|211|212|213|218|231|232|233|234|243|249|250|251|252|254|255|256|260|261|262|263|264|265|291|353|355|358|359|370|373|374|377|380|381|382|383|385|386|387|389|421|423|508|590|591|593|594|595|596|598|686|850|855|856|880|886|961|962|963|964|966|967|970|971|972|976|977|994|995|996)0(?=[1-9])',
    '\1') as normalized
  from users
) stored
where u.tenant_id = stored.tenant_id and u.id = stored.id and stored.normalized <> stored.primary_phone
  and not exists (select from users other where other.tenant_id = u.tenant_id and other.primary_phone = stored.normalized);

insert into migrations (name, checksum, requires) values ('202611221840-phone-trunk-zero', '5dd014cf2b61ffd61c5f0d640df6f43d904a9f6a2a3ba15c08380477d9bb7bc2', null);

-- The default color of dark mode is the one derived from the default brand color, so that the console's form lets it follow (ADR 136). Tenants
-- that stored the former default pair get the new one; a pair with any other color was chosen and stays.
update sign_in_experiences
set settings = jsonb_set(settings, '{color,darkPrimaryColor}', '"#9074f9"')
where lower(settings #>> '{color,primaryColor}') = '#6139f6' and lower(settings #>> '{color,darkPrimaryColor}') = '#9c86fa';

insert into migrations (name, checksum, requires) values ('202611230005-derived-dark-color', 'e632f5201ed5725995b0212d19e4bc7cf8dd5e571da4fadd911800b4e668b11f', null);

-- What all organizations of a tenant have in common: roles, and the permissions that roles give inside an organization.
create table organization_roles (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  name varchar(128) not null check (name <> ''),
  description varchar(256),
  type varchar(32) not null default 'User' check (type in ('User', 'MachineToMachine')),
  primary key (tenant_id, id),
  constraint organization_roles_name unique (tenant_id, name),
  -- For foreign keys that also refer to the type: a user can't get a role for machines.
  constraint organization_roles_type unique (tenant_id, id, type)
);

create table organization_scopes (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  name varchar(128) not null check (name <> ''),
  description varchar(256),
  primary key (tenant_id, id),
  constraint organization_scopes_name unique (tenant_id, name)
);

create table organization_roles_scopes (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  organization_role_id varchar(21) not null,
  organization_scope_id varchar(21) not null,
  primary key (tenant_id, organization_role_id, organization_scope_id),
  constraint organization_roles_scopes_role foreign key (tenant_id, organization_role_id)
    references organization_roles (tenant_id, id) on delete cascade,
  constraint organization_roles_scopes_scope foreign key (tenant_id, organization_scope_id)
    references organization_scopes (tenant_id, id) on delete cascade
);
create index organization_roles_scopes_by_scope on organization_roles_scopes (tenant_id, organization_scope_id);

-- Permissions of API resources that a role gives inside an organization.
create table organization_roles_resource_scopes (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  organization_role_id varchar(21) not null,
  scope_id varchar(21) not null,
  primary key (tenant_id, organization_role_id, scope_id),
  constraint organization_roles_resource_scopes_role foreign key (tenant_id, organization_role_id)
    references organization_roles (tenant_id, id) on delete cascade,
  constraint organization_roles_resource_scopes_scope foreign key (tenant_id, scope_id)
    references scopes (tenant_id, id) on delete cascade
);
create index organization_roles_resource_scopes_by_scope on organization_roles_resource_scopes (tenant_id, scope_id);

select gatehouse_protect(t::regclass) from unnest(array[
  'organization_roles', 'organization_scopes', 'organization_roles_scopes', 'organization_roles_resource_scopes']) t;

insert into migrations (name, checksum, requires) values ('202611231000-organization-template', '07282b8d412881dbb8485cf689c8d69542f15606932ccd9aeb26c6715d29961d', null);

-- Organizations: their members (users and machine-to-machine applications), the roles of these, and who joins just in time.
create table organizations (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  name varchar(128) not null check (name <> ''),
  description varchar(256),
  custom_data jsonb not null default '{}',
  is_mfa_required boolean not null default false,
  color jsonb not null default '{}',
  branding jsonb not null default '{}',
  custom_css text,
  -- The number of members, kept by a trigger: counting 100,000 rows would make the list of members slow (ADR 6).
  users_count bigint not null default 0,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index organizations_created on organizations (tenant_id, created_at desc, id);

create table organization_users (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  organization_id varchar(21) not null,
  user_id varchar(12) not null,
  -- What the member is found by: a copy of the text of `user_search`, so that a search reads the index of one organization, however many
  -- users the tenant has. Kept by triggers.
  text text not null default '',
  -- With the text, because pages are in the order of IDs: a search reads the index, not the rows, which are in no order.
  primary key (tenant_id, organization_id, user_id) include (text),
  constraint organization_users_organization foreign key (tenant_id, organization_id)
    references organizations (tenant_id, id) on delete cascade,
  constraint organization_users_user foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index organization_users_by_user on organization_users (tenant_id, user_id);
-- Without a pending list, because a search reads all of it.
create index organization_users_text on organization_users using gin (text gin_trgm_ops, organization_id) with (fastupdate = off);

-- The row of `user_search` is locked, so that a name that another transaction is changing is neither missed here nor there.
create function gatehouse_index_member() returns trigger language plpgsql
as $$
begin
  select s.text into new.text from user_search s where s.tenant_id = new.tenant_id and s.user_id = new.user_id for share;
  new.text := coalesce(new.text, '');
  return new;
end $$;
create trigger organization_users_text before insert on organization_users
  for each row execute function gatehouse_index_member();

create function gatehouse_index_memberships() returns trigger language plpgsql
as $$
begin
  update organization_users m set text = new.text where m.tenant_id = new.tenant_id and m.user_id = new.user_id;
  return null;
end $$;
create trigger user_search_members after update of text on user_search
  for each row when (old.text <> new.text) execute function gatehouse_index_memberships();

-- Counts members once per statement. Organizations are locked in the order of their IDs, because users who are deleted at the same time can
-- be members of the same organizations.
create function gatehouse_count_members() returns trigger language plpgsql
as $$
begin
  update organizations o set users_count = o.users_count + c.change
  from (
    select l.tenant_id, l.id, m.change
    from (select tenant_id, organization_id, case tg_op when 'INSERT' then count(*) else -count(*) end as change
          from changed group by tenant_id, organization_id) m
    join organizations l on l.tenant_id = m.tenant_id and l.id = m.organization_id
    order by l.tenant_id, l.id for no key update of l
  ) c
  where o.tenant_id = c.tenant_id and o.id = c.id;
  return null;
end $$;
create trigger organization_users_added after insert on organization_users
  referencing new table as changed for each statement execute function gatehouse_count_members();
create trigger organization_users_removed after delete on organization_users
  referencing old table as changed for each statement execute function gatehouse_count_members();

-- Roles of members. `role_type` is in the foreign key, so a user can't get a role for machines.
create table organization_users_roles (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  organization_id varchar(21) not null,
  user_id varchar(12) not null,
  organization_role_id varchar(21) not null,
  role_type varchar(32) not null default 'User',
  primary key (tenant_id, organization_id, user_id, organization_role_id),
  constraint organization_users_roles_type check (role_type = 'User'),
  constraint organization_users_roles_member foreign key (tenant_id, organization_id, user_id)
    references organization_users (tenant_id, organization_id, user_id) on delete cascade,
  constraint organization_users_roles_role foreign key (tenant_id, organization_role_id, role_type)
    references organization_roles (tenant_id, id, type) on delete cascade
);
-- Also for the members of an organization who have a role, by ID.
create index organization_users_roles_by_role on organization_users_roles
  (tenant_id, organization_role_id, organization_id, user_id);

-- Only machine-to-machine applications can be added: users sign in to the others.
alter table applications add constraint applications_type unique (tenant_id, id, type);
create table organization_applications (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  organization_id varchar(21) not null,
  application_id varchar(21) not null,
  application_type varchar(32) not null default 'MachineToMachine',
  primary key (tenant_id, organization_id, application_id),
  constraint organization_applications_type check (application_type = 'MachineToMachine'),
  constraint organization_applications_organization foreign key (tenant_id, organization_id)
    references organizations (tenant_id, id) on delete cascade,
  constraint organization_applications_application foreign key (tenant_id, application_id, application_type)
    references applications (tenant_id, id, type) on delete cascade
);
create index organization_applications_by_application on organization_applications (tenant_id, application_id);

create table organization_applications_roles (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  organization_id varchar(21) not null,
  application_id varchar(21) not null,
  organization_role_id varchar(21) not null,
  role_type varchar(32) not null default 'MachineToMachine',
  primary key (tenant_id, organization_id, application_id, organization_role_id),
  constraint organization_applications_roles_type check (role_type = 'MachineToMachine'),
  constraint organization_applications_roles_member foreign key (tenant_id, organization_id, application_id)
    references organization_applications (tenant_id, organization_id, application_id) on delete cascade,
  constraint organization_applications_roles_role foreign key (tenant_id, organization_role_id, role_type)
    references organization_roles (tenant_id, id, type) on delete cascade
);
create index organization_applications_roles_by_role on organization_applications_roles (tenant_id, organization_role_id);

-- Users with a verified email address of these domains join when they sign up. Two organizations can have the same domain.
create table organization_jit_email_domains (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  organization_id varchar(21) not null,
  email_domain varchar(128) not null check (email_domain = lower(email_domain)),
  primary key (tenant_id, organization_id, email_domain),
  constraint organization_jit_email_domains_organization foreign key (tenant_id, organization_id)
    references organizations (tenant_id, id) on delete cascade
);
create index organization_jit_email_domains_by_domain on organization_jit_email_domains (tenant_id, email_domain);

-- The same for users of an enterprise SSO connector.
create table organization_jit_sso_connectors (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  organization_id varchar(21) not null,
  sso_connector_id varchar(128) not null,
  primary key (tenant_id, organization_id, sso_connector_id),
  constraint organization_jit_sso_connectors_organization foreign key (tenant_id, organization_id)
    references organizations (tenant_id, id) on delete cascade,
  constraint organization_jit_sso_connectors_connector foreign key (tenant_id, sso_connector_id)
    references sso_connectors (tenant_id, id) on delete cascade
);
create index organization_jit_sso_connectors_by_connector on organization_jit_sso_connectors (tenant_id, sso_connector_id);

-- The roles of those who join.
create table organization_jit_roles (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  organization_id varchar(21) not null,
  organization_role_id varchar(21) not null,
  role_type varchar(32) not null default 'User',
  primary key (tenant_id, organization_id, organization_role_id),
  constraint organization_jit_roles_type check (role_type = 'User'),
  constraint organization_jit_roles_organization foreign key (tenant_id, organization_id)
    references organizations (tenant_id, id) on delete cascade,
  constraint organization_jit_roles_role foreign key (tenant_id, organization_role_id, role_type)
    references organization_roles (tenant_id, id, type) on delete cascade
);
create index organization_jit_roles_by_role on organization_jit_roles (tenant_id, organization_role_id);

select gatehouse_protect(t::regclass) from unnest(array[
  'organizations', 'organization_users', 'organization_users_roles', 'organization_applications',
  'organization_applications_roles', 'organization_jit_email_domains', 'organization_jit_sso_connectors',
  'organization_jit_roles']) t;
select gatehouse_name_uploads('organizations', 'id', 'description', 'custom_data', 'branding', 'custom_css');

insert into migrations (name, checksum, requires) values ('202611231010-organizations', '6cf73f36452fd4885b96aedc677c3f9366a1b9d1bd1e8d42c105009d5aa3e1f3', null);

-- no-transaction
-- A sign-in asks whether one of the user's organizations requires MFA.
create index if not exists organizations_requiring_mfa on organizations (tenant_id, id) where is_mfa_required;

insert into migrations (name, checksum, requires) values ('202611231020-organizations-requiring-mfa', 'a906b6d6a6d25b29668f8606683c94766ef0486b93b1a652a10a038f3cc6214e', null);

-- no-transaction
-- A token without an organization has the permissions of a user's roles in all of them, and the ID token can list these roles.
create index if not exists organization_users_roles_by_user on organization_users_roles (tenant_id, user_id, organization_id, organization_role_id);

insert into migrations (name, checksum, requires) values ('202611231030-organization-roles-by-user', '81b937eb895123645a675b7e29f1394be37af82c38a084c5a669b7f2fb16efd8', null);

-- no-transaction
-- Replaces organization_users_by_user: with the organization, so that listing those of a user reads only the index, and not one row for each.
create index if not exists organization_users_of_user on organization_users (tenant_id, user_id, organization_id);

insert into migrations (name, checksum, requires) values ('202611231031-organizations-of-user', 'a2c5027984972615bf1c5545ecbb4a3de4b2a103013d9b1740a2225d3b55d503', null);

-- no-transaction
drop index if exists organization_users_by_user;

insert into migrations (name, checksum, requires) values ('202611231032-drop-organizations-by-user', '1eea7f37f5cb6c87095be2bb33140b78ec64a549bcdf0be51f47f6f98eb1df5a', null);

-- Invitations to become a member of an organization.
create table organization_invitations (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  organization_id varchar(21) not null,
  inviter_id varchar(12),
  -- Normalized, like the email addresses of users: two spellings of one address are the same invitee.
  invitee varchar(256) not null check (invitee <> ''),
  accepted_user_id varchar(12),
  status varchar(32) not null default 'Pending' check (status in ('Pending', 'Accepted', 'Expired', 'Revoked')),
  -- Hash of the secret in the newest link to the invitation page, if it has been sent or shown.
  secret_hash varchar(43),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  constraint organization_invitations_accepted check ((status = 'Accepted') = (accepted_user_id is not null)),
  constraint organization_invitations_organization foreign key (tenant_id, organization_id)
    references organizations (tenant_id, id) on delete cascade,
  -- Clients of the wire expect that an invitation is deleted with its inviter, or with the user who accepted it.
  constraint organization_invitations_inviter foreign key (tenant_id, inviter_id)
    references users (tenant_id, id) on delete cascade,
  constraint organization_invitations_accepted_user foreign key (tenant_id, accepted_user_id)
    references users (tenant_id, id) on delete cascade
);
create unique index organization_invitations_pending on organization_invitations (tenant_id, organization_id, invitee)
  where status = 'Pending';
create unique index organization_invitations_secret on organization_invitations (tenant_id, secret_hash);
create index organization_invitations_created on organization_invitations (tenant_id, organization_id, created_at desc, id);
create index organization_invitations_newest on organization_invitations (tenant_id, created_at desc, id);
create index organization_invitations_by_invitee on organization_invitations (tenant_id, invitee);
create index organization_invitations_by_inviter on organization_invitations (tenant_id, inviter_id);
create index organization_invitations_by_accepted_user on organization_invitations (tenant_id, accepted_user_id);

-- The roles that the invitee gets.
create table organization_invitations_roles (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  organization_invitation_id varchar(21) not null,
  organization_role_id varchar(21) not null,
  role_type varchar(32) not null default 'User',
  primary key (tenant_id, organization_invitation_id, organization_role_id),
  constraint organization_invitations_roles_type check (role_type = 'User'),
  constraint organization_invitations_roles_invitation foreign key (tenant_id, organization_invitation_id)
    references organization_invitations (tenant_id, id) on delete cascade,
  constraint organization_invitations_roles_role foreign key (tenant_id, organization_role_id, role_type)
    references organization_roles (tenant_id, id, type) on delete cascade
);
create index organization_invitations_roles_by_role on organization_invitations_roles (tenant_id, organization_role_id);

select gatehouse_protect(t::regclass) from unnest(array[
  'organization_invitations', 'organization_invitations_roles']) t;

insert into migrations (name, checksum, requires) values ('202611231040-organization-invitations', '484655794d501831f8e62b755a58f6c9fadbfd1d7cd8d20746ead63d2d0fe402', null);

-- The built-in application through which the invitation page signs users in (ADR 148). New tenants get it when they are created.
insert into applications (tenant_id, id, name, type)
select id, 'invitation', 'Invitations', 'SPA' from tenants where id <> 'admin'
on conflict do nothing;

insert into migrations (name, checksum, requires) values ('202611231041-invitation-page', '77b093e111b1db771193e956ec17d752f2e1cf24b5e90aa76f063bbcea9039d9', null);

-- The settings of the account center: one document, like those of the sign-in experience (ADR 4). A tenant without a row has the defaults.
create table account_centers (
  tenant_id varchar(21) not null default gatehouse_tenant() primary key,
  settings jsonb not null default '{}',
  constraint account_centers_tenant foreign key (tenant_id) references tenants on delete cascade
);
select gatehouse_protect('account_centers');
select gatehouse_name_uploads('account_centers', 'tenant_id', 'settings');

-- What a verification is for, whether it is complete, and where it was started: it ends with that session and grant (ADR 149).
alter table verification_records
  add column purpose varchar(16) not null default 'Permission',
  add column verified boolean not null default true,
  add column session_uid varchar(64),
  add column grant_id varchar(64);

insert into migrations (name, checksum, requires) values ('202611231050-account-center', 'c5d41a3260c1ee7a625a165c69079e5e4feffd8f9d155149167d4abfe92baf88', null);

-- Profile fields of a tenant's own. The name is part of the key: it is the field's id in the API and the key of its values.
create table custom_profile_fields (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  name varchar(128) not null check (name ~ '^[a-zA-Z0-9]+$'),
  type varchar(16) not null check (type in
    ('Text', 'Number', 'Date', 'Checkbox', 'Select', 'Url', 'Regex', 'Address', 'Fullname')),
  label varchar(128) not null default '',
  description varchar(256),
  required boolean not null default false,
  config jsonb not null default '{}' check (jsonb_typeof(config) = 'object'),
  created_at timestamptz not null default now(),
  sie_order integer not null,
  primary key (tenant_id, id),
  constraint custom_profile_fields_name unique (tenant_id, name),
  -- Checked at the end of a transaction, because an exchange of two fields has them at one position in between.
  constraint custom_profile_fields_order unique (tenant_id, sie_order) deferrable initially deferred
);

select gatehouse_protect('custom_profile_fields');

insert into migrations (name, checksum, requires) values ('202611231100-custom-profile-fields', 'e633a069bb2fffb169e047c9b0b26026bd4465b57fd62ca92f5e402b5ff0d74d', null);

-- Usernames that differ only in letter case belong to two users if the tenant's policy says so. `username_case` tells such names apart: in
-- tenants that ignore case it is empty, and so it is for names in lower case. A trigger sets it, so that no writer can forget to. A change
-- of the policy holds the lock exclusively until it is committed, so every name is written under the policy that is valid then.
alter table users add column username_case varchar(128) not null default '';

create function gatehouse_lock_username_policy(tenant varchar, exclusive boolean) returns void language plpgsql
as $$
begin
  if exclusive then
    perform pg_advisory_xact_lock(hashtextextended('username-policy:' || tenant, 0));
  else
    perform pg_advisory_xact_lock_shared(hashtextextended('username-policy:' || tenant, 0));
  end if;
end $$;

create function gatehouse_username_case() returns trigger language plpgsql
as $$
begin
  perform gatehouse_lock_username_policy(new.tenant_id, false);
  -- Read after the lock was granted: each statement of this function sees what was committed before it.
  new.username_case := case
    when new.username <> lower(new.username) and exists (
      select from sign_in_experiences s
      where s.tenant_id = new.tenant_id and s.settings -> 'usernamePolicy' -> 'caseSensitive' = 'true'
    ) then new.username
    else ''
  end;
  return new;
end $$;
create trigger users_username_case before insert or update of username on users
  for each row when (new.username is not null) execute function gatehouse_username_case();

insert into migrations (name, checksum, requires) values ('202611231110-username-case', 'c67440d0af2a51d6fa7552eb723beb148d9555fe00e7b2c24a8e06ad37bbdfaa', null);

-- no-transaction
create unique index if not exists users_username_by_case on users (tenant_id, lower(username), username_case);

insert into migrations (name, checksum, requires) values ('202611231111-username-case-index', '1108feaa79d4c49ba740fab1a4a15b6ab06bb635444d3cecd9206d80486a3e86', null);

-- Takes the place of the former one, under whose name violations are reported.
drop index users_username;
alter index users_username_by_case rename to users_username;

insert into migrations (name, checksum, requires) values ('202611231112-username-index', '22b7c6ebc4b63ad4e6321c3c1cd59fc499ec3ed1d4212a62ee0dd3cbfee84f5d', null);

-- Who administers a tenant: the members of its organization in the admin tenant, `t-` and the tenant's ID (ADR 152).
-- Longer than other organizations' IDs. A longer varchar rewrites neither table nor index.
alter table organizations alter column id type varchar(23);
alter table organization_users alter column organization_id type varchar(23);
alter table organization_users_roles alter column organization_id type varchar(23);

-- A tenant keeps an admin. The organization is locked first, so that of two admins who remove each other at the same time one stays.
create function gatehouse_keep_tenant_admin() returns trigger language plpgsql
as $$
declare
  lost record;
begin
  for lost in
    select distinct tenant_id, organization_id from removed
    where tenant_id = 'admin' and organization_role_id = 'admin' and organization_id like 't-%' order by 1, 2
  loop
    perform from organizations o where o.tenant_id = lost.tenant_id and o.id = lost.organization_id for no key update;
    -- Without the organization, the tenant is being deleted.
    if found and not exists (
      select from organization_users_roles m
      where m.tenant_id = lost.tenant_id and m.organization_role_id = 'admin' and m.organization_id = lost.organization_id) then
      raise exception 'a tenant needs an admin' using errcode = 'check_violation', constraint = 'tenant_last_admin';
    end if;
  end loop;
  return null;
end $$;
create trigger organization_users_roles_admin after delete on organization_users_roles
  referencing old table as removed for each statement execute function gatehouse_keep_tenant_admin();
create trigger organization_users_roles_admin_changed after update on organization_users_roles
  referencing old table as removed for each statement execute function gatehouse_keep_tenant_admin();

-- Existing installations: administrators are the users of the admin tenant with the role `{tenant}:admin`.
insert into organization_scopes (tenant_id, id, name, description)
select a.id, s.id, s.name, s.description
from tenants a, (values
  ('read-data', 'read:data', 'Read everything in the tenant'),
  ('write-data', 'write:data', 'Create and change'),
  ('delete-data', 'delete:data', 'Delete'),
  ('read-member', 'read:member', 'See who the members are'),
  ('invite-member', 'invite:member', 'Invite members'),
  ('remove-member', 'remove:member', 'Remove members'),
  ('update-member-role', 'update:member:role', 'Change the roles of members'),
  ('manage-tenant', 'manage:tenant', 'Manage the tenant itself')) s (id, name, description)
where a.id = 'admin';
insert into organization_roles (tenant_id, id, name, description)
select a.id, r.id, r.id, r.description
from tenants a, (values
  ('admin', 'Everything, also members and settings of the tenant'),
  ('collaborator', 'Everything except members and settings of the tenant'),
  ('viewer', 'Sees everything and changes nothing')) r (id, description)
where a.id = 'admin';
insert into organization_roles_scopes (tenant_id, organization_role_id, organization_scope_id)
select r.tenant_id, r.id, s.id from organization_roles r join organization_scopes s on s.tenant_id = r.tenant_id
where r.tenant_id = 'admin' and (r.id = 'admin' or s.id = any (case r.id
  when 'collaborator' then array['read-data', 'write-data', 'delete-data', 'read-member']
  when 'viewer' then array['read-data', 'read-member'] end));
insert into organizations (tenant_id, id, name)
select a.id, 't-' || t.id, left(t.name, 128) from tenants t, tenants a where a.id = 'admin' and t.id <> 'admin';
insert into organization_users (tenant_id, organization_id, user_id)
select o.tenant_id, o.id, h.user_id
from organizations o
  join roles r on r.tenant_id = o.tenant_id and r.name = substr(o.id, 3) || ':admin'
  join users_roles h on h.tenant_id = r.tenant_id and h.role_id = r.id
where o.tenant_id = 'admin' and o.id like 't-%';
insert into organization_users_roles (tenant_id, organization_id, user_id, organization_role_id)
select m.tenant_id, m.organization_id, m.user_id, 'admin' from organization_users m
where m.tenant_id = 'admin' and m.organization_id like 't-%';

insert into migrations (name, checksum, requires) values ('202611231120-tenant-members', '5f546291f37b08553a33de8445a161163aa7f830a76a13ea38d61becbc2f314c', null);

-- Who may use an application whose access is limited (ADR 154): named users, users with a role, members of an organization, and members with
-- a role in an organization. Entries end with what they name; without any entry, no user may use the application.
alter table applications add column app_level_access_control_enabled boolean not null default false;
alter table roles add constraint roles_type unique (tenant_id, id, type);

create table application_access_users (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  application_id varchar(21) not null,
  user_id varchar(12) not null,
  primary key (tenant_id, application_id, user_id),
  constraint application_access_users_application foreign key (tenant_id, application_id)
    references applications (tenant_id, id) on delete cascade,
  constraint application_access_users_user foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index application_access_users_by_user on application_access_users (tenant_id, user_id);

-- `role_type` is in the foreign key, because users can't have roles for machines.
create table application_access_roles (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  application_id varchar(21) not null,
  role_id varchar(21) not null,
  role_type varchar(32) not null default 'User',
  primary key (tenant_id, application_id, role_id),
  constraint application_access_roles_type check (role_type = 'User'),
  constraint application_access_roles_application foreign key (tenant_id, application_id)
    references applications (tenant_id, id) on delete cascade,
  constraint application_access_roles_role foreign key (tenant_id, role_id, role_type)
    references roles (tenant_id, id, type) on delete cascade
);
create index application_access_roles_by_role on application_access_roles (tenant_id, role_id);

create table application_access_organizations (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  application_id varchar(21) not null,
  organization_id varchar(21) not null,
  primary key (tenant_id, application_id, organization_id),
  constraint application_access_organizations_application foreign key (tenant_id, application_id)
    references applications (tenant_id, id) on delete cascade,
  constraint application_access_organizations_organization foreign key (tenant_id, organization_id)
    references organizations (tenant_id, id) on delete cascade
);
create index application_access_organizations_by_organization on application_access_organizations (tenant_id, organization_id);

create table application_access_organization_roles (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  application_id varchar(21) not null,
  organization_id varchar(21) not null,
  organization_role_id varchar(21) not null,
  role_type varchar(32) not null default 'User',
  primary key (tenant_id, application_id, organization_id, organization_role_id),
  constraint application_access_organization_roles_type check (role_type = 'User'),
  constraint application_access_organization_roles_application foreign key (tenant_id, application_id)
    references applications (tenant_id, id) on delete cascade,
  constraint application_access_organization_roles_organization foreign key (tenant_id, organization_id)
    references organizations (tenant_id, id) on delete cascade,
  constraint application_access_organization_roles_role foreign key (tenant_id, organization_role_id, role_type)
    references organization_roles (tenant_id, id, type) on delete cascade
);
create index application_access_organization_roles_by_organization
  on application_access_organization_roles (tenant_id, organization_id);
create index application_access_organization_roles_by_role
  on application_access_organization_roles (tenant_id, organization_role_id);

select gatehouse_protect(t::regclass) from unnest(array['application_access_users', 'application_access_roles',
  'application_access_organizations', 'application_access_organization_roles']) t;

insert into migrations (name, checksum, requires) values ('202611231210-application-access', 'c316f4e1816abce74f75d385c84ee9ceec43e48eea3b13ff9c591965ecd9ae08', null);

-- What a third-party application may ask its users for in organizations: organization permissions, and permissions of API resources.
create table application_organization_scopes (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  application_id varchar(21) not null,
  organization_scope_id varchar(21) not null,
  primary key (tenant_id, application_id, organization_scope_id),
  constraint application_organization_scopes_application foreign key (tenant_id, application_id)
    references applications (tenant_id, id) on delete cascade,
  constraint application_organization_scopes_scope foreign key (tenant_id, organization_scope_id)
    references organization_scopes (tenant_id, id) on delete cascade
);
create index application_organization_scopes_by_scope on application_organization_scopes (tenant_id, organization_scope_id);

create table application_organization_resource_scopes (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  application_id varchar(21) not null,
  scope_id varchar(21) not null,
  primary key (tenant_id, application_id, scope_id),
  constraint application_organization_resource_scopes_application foreign key (tenant_id, application_id)
    references applications (tenant_id, id) on delete cascade,
  constraint application_organization_resource_scopes_scope foreign key (tenant_id, scope_id)
    references scopes (tenant_id, id) on delete cascade
);
create index application_organization_resource_scopes_by_scope on application_organization_resource_scopes (tenant_id, scope_id);

-- The organizations that users gave a third-party application access to. A consent refers to the membership and ends with it, and joining
-- again doesn't bring it back.
create table consent_organizations (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  application_id varchar(21) not null,
  user_id varchar(12) not null,
  organization_id varchar(21) not null,
  primary key (tenant_id, application_id, user_id, organization_id),
  constraint consent_organizations_application foreign key (tenant_id, application_id)
    references applications (tenant_id, id) on delete cascade,
  constraint consent_organizations_member foreign key (tenant_id, organization_id, user_id)
    references organization_users (tenant_id, organization_id, user_id) on delete cascade
);
create index consent_organizations_of_member on consent_organizations (tenant_id, organization_id, user_id);

select gatehouse_protect(t::regclass) from unnest(array[
  'application_organization_scopes', 'application_organization_resource_scopes', 'consent_organizations']) t;

insert into migrations (name, checksum, requires) values ('202611231220-consent-organizations', 'e9445caaed8e617989e3fae794cc2c1342e49b895698d754602b60dfd9b0fd55', null);

-- The built-in application through which the account page signs users in (ADR 156). New tenants get it when they are created.
insert into applications (tenant_id, id, name, type)
select id, 'account-center', 'Account page', 'SPA' from tenants where id <> 'admin'
on conflict do nothing;

insert into migrations (name, checksum, requires) values ('202611231230-account-page', '4346f3e2f90b5071dbdd6fe932fe188584f7a1bdde0f472c5d4652a92e5cffa8', null);

-- An account has at most 20 passkeys and security keys, so that no account can fill the table. Insertions by the account API and at sign-in
-- name this constraint in their errors.
create function gatehouse_limit_passkeys() returns trigger language plpgsql as $$
begin
  if (select count(*) from mfa_verifications m
      where m.tenant_id = new.tenant_id and m.user_id = new.user_id and m.type = 'WebAuthn') >= 20 then
    raise exception 'the account has 20 passkeys' using errcode = 'check_violation', constraint = 'mfa_verifications_passkeys';
  end if;
  return new;
end $$;

create trigger mfa_verifications_passkeys before insert on mfa_verifications
  for each row when (new.type = 'WebAuthn') execute function gatehouse_limit_passkeys();

insert into migrations (name, checksum, requires) values ('202611231231-passkey-limit', '2933193af676b1236254893d8cecc79a15c1282c9078fae9b67647ea13cb8d73', null);

-- Invitations to become an administrator are invitations to the organization of a tenant, whose IDs are longer (ADR 157).
-- A longer varchar rewrites neither table nor index.
alter table organization_invitations alter column organization_id type varchar(23);

-- The application through which the invitation page signs administrators in.
insert into applications (tenant_id, id, name, type)
select id, 'invitation', 'Invitations', 'SPA' from tenants where id = 'admin'
on conflict do nothing;

insert into migrations (name, checksum, requires) values ('202611231250-tenant-invitations', '3726e895d1380f086b8d0fabe0084a2e23914da883739b032180c7806d9c5a18', null);

-- When the password was set, which isn't known for those of before, and whether an administrator requires a new one at the next sign-in.
alter table users add column password_updated_at timestamptz, add column is_password_expired boolean not null default false;

insert into migrations (name, checksum, requires) values ('202611231300-password-expiration', '5b7834109900dca73bb4ebe07460305430affaa5ff71d980918a9daab94c4111', null);

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

insert into migrations (name, checksum, requires) values ('202611231301-password-links', '7ca4a30be230555779791e9a8bd5f4e7b3749eea1214322bb0d7a5e075782a00', null);

-- What each role of a tenant's members may do is decided by the contract (ADR 152); the copies in the admin tenant were read by nothing else.
delete from organization_roles_scopes where tenant_id = 'admin'
  and organization_role_id in ('admin', 'collaborator', 'viewer');
delete from organization_scopes where tenant_id = 'admin' and id in ('read-data', 'write-data', 'delete-data',
  'read-member', 'invite-member', 'remove-member', 'update-member-role', 'manage-tenant');

insert into migrations (name, checksum, requires) values ('202611231330-tenant-role-scopes', '04a286776229d1d988faa40f95dd01dd0e9c6e5def9a7a8af24a4e6033299c47', null);

-- Browsers that aren't asked for a second factor: their user verified one there, and wants it to be remembered (ADR 161).
create table trusted_devices (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  user_id varchar(12) not null,
  -- Hash of the browser's secret and the user: the accounts of one browser share a cookie, but no row.
  secret_hash varchar(43) not null,
  user_agent varchar(512) not null,
  ip varchar(64) not null,
  -- Of the last sign-in, if a trusted proxy knows it.
  country varchar(2),
  latitude double precision,
  longitude double precision,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  constraint trusted_devices_secret unique (tenant_id, user_id, secret_hash),
  constraint trusted_devices_user foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index trusted_devices_expired on trusted_devices (expires_at);

select gatehouse_protect('trusted_devices');

insert into migrations (name, checksum, requires) values ('202611231400-trusted-devices', 'df19b2b0fccd4b2e2284cc5ce2289fc66ff48499b548fa59bbbd9f2b7a066ff9', null);

-- Administrators can set up second factors and passkeys, on the account page at their own origin (ADR 159).
update sign_in_experiences set settings = settings || '{"passkeySignIn": {"enabled": true},
  "mfa": {"factors": ["Totp", "WebAuthn", "BackupCode"], "policy": "NoPrompt"}}'
where tenant_id = 'admin' and not settings ? 'mfa';
insert into applications (tenant_id, id, name, type)
select id, 'account-center', 'Account page', 'SPA' from tenants where id = 'admin'
on conflict do nothing;

insert into migrations (name, checksum, requires) values ('202611241000-administrators-factors', '60a3ec28b6e57f1d84016f7208c16e64072ccc6d1c6d0e83df0ebed48df3b6ce', null);

-- Where a tenant wants to be told of events (ENT-23).
create table webhooks (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  name varchar(256) not null,
  -- Of hooks that were created before there was `events`; used only if that is empty (OPEN-47).
  event varchar(64),
  events varchar(64)[] not null default '{}',
  url varchar(2048) not null,
  retries smallint not null default 3 check (retries between 0 and 3),
  -- The signing key and the values of its own headers, which may be tokens of the receiver.
  sealed text not null,
  enabled boolean not null default true,
  -- Whether its endpoint took long at the last attempt; null before the first one.
  is_slow boolean,
  -- Since when every attempt has failed.
  failing_since timestamptz,
  -- When it was disabled because of that.
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index webhooks_created on webhooks (tenant_id, created_at desc, id);
select gatehouse_protect('webhooks');

-- The outbox of webhooks (ADR 163): what was committed with the change that it is about, until it is delivered; or given up, until it expires.
create table webhook_deliveries (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  -- The same at every attempt, so that receivers recognize what they have processed.
  id varchar(21) not null,
  webhook_id varchar(21) not null,
  event varchar(64) not null,
  -- What the event is about. Deliveries about one record go in the order of their numbers, which is that of the commits.
  record varchar(256) not null,
  number bigint generated always as identity,
  -- The body, without the ID of the webhook.
  payload jsonb not null,
  attempts smallint not null default 0,
  next_at timestamptz not null,
  leased_until timestamptz,
  failed_at timestamptz,
  error varchar(512),
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint webhook_deliveries_webhook foreign key (tenant_id, webhook_id) references webhooks (tenant_id, id) on delete cascade
);
create index webhook_deliveries_waiting on webhook_deliveries (tenant_id, webhook_id, number) where failed_at is null;
create index webhook_deliveries_record on webhook_deliveries (tenant_id, webhook_id, record, number) where failed_at is null;
create index webhook_deliveries_failed on webhook_deliveries (tenant_id, webhook_id, failed_at) where failed_at is not null;
create index webhook_deliveries_expired on webhook_deliveries (expires_at) where expires_at is not null;
select gatehouse_protect('webhook_deliveries');

-- Attempts, with request and answer, for the page of a webhook.
create table webhook_requests (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  webhook_id varchar(21) not null,
  delivery_id varchar(21) not null,
  event varchar(64) not null,
  is_success boolean not null,
  body jsonb not null,
  -- Headers without secrets, status, text of the answer, error, duration.
  details jsonb not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint webhook_requests_webhook foreign key (tenant_id, webhook_id) references webhooks (tenant_id, id) on delete cascade
);
create index webhook_requests_created on webhook_requests (tenant_id, webhook_id, created_at desc, id desc);
create index webhook_requests_counted on webhook_requests (tenant_id, webhook_id, created_at) include (is_success);
create index webhook_requests_expired on webhook_requests (expires_at);
select gatehouse_protect('webhook_requests');

insert into migrations (name, checksum, requires) values ('202611261310-webhooks', '2e47f5bc6bb8900643c74cdee8f5c3526467208bf1e76ee652e60c1c225b5660', null);

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

insert into migrations (name, checksum, requires) values ('202611261320-scripts', '2a0706487a8ea43846e23e381c5f19af3c0b321abd9f4af1defccc41245f8105', null);

-- Signing keys are published before they sign, and kept after that (ADR 167).
-- effective_at: when a key that is `next` becomes `current`. retired_at: when a key stopped signing.
alter table signing_keys add column effective_at timestamptz;
alter table signing_keys add column retired_at timestamptz;

-- Of each purpose, one key signs and at most one is next.
create unique index signing_keys_current on signing_keys (tenant_id, purpose) where state = 'current';
create unique index signing_keys_next on signing_keys (tenant_id, purpose) where state = 'next';

insert into migrations (name, checksum, requires) values ('202611261330-signing-key-rotation', '2d283df35cd6ca4c3d853c16d5678b04aedbc6a4a197d79a2ba56a7d94ad509e', null);

-- Counters of the dashboard, by UTC days (ADR 168). None of them has a foreign key to users or applications: a deletion doesn't change the
-- figures of the past.

-- A person has one row a day, which keeps them from being counted twice.
create table daily_active_users (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  user_id varchar(12) not null,
  date date not null,
  expires_at date not null,
  primary key (tenant_id, user_id, date)
);
create index daily_active_users_expired on daily_active_users (expires_at);

-- How many persons were active on a day, by the days since they were active before; 30 stands for 30 or more, or never. The persons of any
-- 7 or 30 days follow from these rows: each counts on their first day in the period, which is the one whose gap reaches before it.
create table daily_activity (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  date date not null,
  gap smallint not null check (gap between 1 and 30),
  users bigint not null,
  primary key (tenant_id, date, gap)
);

-- Issued access tokens: of users, and of machine-to-machine applications.
create table daily_token_usage (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  date date not null,
  user_tokens bigint not null,
  machine_tokens bigint not null,
  primary key (tenant_id, date)
);

-- Sign-ins by application: `Success`, or why they failed.
create table daily_sign_ins (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  date date not null,
  application_id varchar(21) not null,
  result varchar(32) not null,
  count bigint not null,
  primary key (tenant_id, date, application_id, result)
);

-- The factors of successful sign-ins.
create table daily_factors (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  date date not null,
  factor varchar(32) not null,
  count bigint not null,
  primary key (tenant_id, date, factor)
);

-- The account that attempts are about, if there is one: targets are hashes.
alter table sentinel_activities add column user_id varchar(12);

select gatehouse_protect(t)
from unnest(array['daily_active_users', 'daily_activity', 'daily_token_usage', 'daily_sign_ins', 'daily_factors']) t;

insert into migrations (name, checksum, requires) values ('202611261331-dashboard-counters', 'b408d0d198e6892d2c77f4c0d03a4e24202e5b6acbccbee485db592aef70b6db', null);

-- no-transaction
create index if not exists sentinel_activities_locked on sentinel_activities (tenant_id, user_id)
  where decision = 'Blocked' and user_id is not null;

insert into migrations (name, checksum, requires) values ('202611261332-locked-accounts', '3070502bd8f9c2a4d8448b8040640f5dcdb73b8744e5a3ec02a31c4756a1e40d', null);

-- Tokens of users for scripts and tools. Applications exchange them for access tokens (ADR 169). Only a hash of the token is stored.
create table personal_access_tokens (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  user_id varchar(12) not null,
  name varchar(256) not null,
  -- Grants that are given for the token name it as their `grant_id`, and end with it.
  id varchar(21) not null,
  hash varchar(43) not null,
  last_four varchar(4) not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  primary key (tenant_id, user_id, name),
  constraint personal_access_tokens_id unique (tenant_id, id),
  constraint personal_access_tokens_hash unique (tenant_id, hash),
  constraint personal_access_tokens_user foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
select gatehouse_protect('personal_access_tokens');

insert into migrations (name, checksum, requires) values ('202611261350-personal-access-tokens', 'e7ce9856e528ce48ade4ee6a3cc67062ce3781a29a24b434d8cd2f82cafc0b20', null);

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

insert into migrations (name, checksum, requires) values ('202611261400-logout-notices', '31fc6034d17bd270a1b53e2d307d965c7066a518b1e941bc82c3c29dbd06fd2b', null);

-- The audit log is searched by these, too (ADR 172). Columns, because row-level security lets no index on an expression be used. Older
-- entries have none, and neither have those of servers of the release before. The indexes are built while the columns are empty.
alter table logs
  add column ip text,
  add column request_id text,
  add column trace_id text,
  add column organization_id text;
create index logs_ip on logs (tenant_id, ip, created_at desc) where ip is not null;
create index logs_request on logs (tenant_id, request_id) where request_id is not null;
create index logs_trace on logs (tenant_id, trace_id) where trace_id is not null;
create index logs_organization on logs (tenant_id, organization_id, created_at desc) where organization_id is not null;

insert into migrations (name, checksum, requires) values ('202611261401-search-logs', '78f442e6a439af709618bebf631ac75c1ab28a215dabf2a82724e23ad5b3b36c', null);

-- SAML applications, whose identity provider we are (ADR 174). They are applications, too, of their own type.
alter table applications drop constraint applications_type_check;
alter table applications add constraint applications_type_check
  check (type in ('Native', 'SPA', 'Traditional', 'MachineToMachine', 'Protected', 'SAML')) not valid;

create table saml_applications (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  application_id varchar(21) not null,
  -- The service provider.
  entity_id varchar(128),
  acs_url varchar(2048),
  name_id_format varchar(128) not null,
  -- {claim: name of the attribute}
  attribute_mapping jsonb not null,
  encryption jsonb,
  sp_certificate text,
  require_signed_requests boolean not null default false,
  single_logout_url varchar(2048),
  idp_initiated jsonb not null default '{"enabled": false, "defaultRelayState": null}',
  primary key (tenant_id, application_id),
  constraint saml_applications_application foreign key (tenant_id, application_id) references applications on delete cascade
);

-- The keys that sign for a SAML application, sealed, with their certificates.
create table saml_certificates (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  application_id varchar(21) not null,
  id varchar(21) not null,
  sealed text not null,
  certificate text not null,
  active boolean not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, application_id, id),
  constraint saml_certificates_application foreign key (tenant_id, application_id) references saml_applications on delete cascade
);
create unique index saml_certificates_active on saml_certificates (tenant_id, application_id) where active;

select gatehouse_protect('saml_applications');
select gatehouse_protect('saml_certificates');

insert into migrations (name, checksum, requires) values ('202611261710-saml-applications', 'a37cf1b23e098093b7659649ff214e8a79f1f31c87674da803c477cc8f093ca9', null);

-- Reads the applications without keeping others from writing them.
alter table applications validate constraint applications_type_check;

insert into migrations (name, checksum, requires) values ('202611261711-saml-application-type', '8b9e1c178c9617b6351081ef5ace7970df6c5b23e9bbe28271bbf3b75e58f1e6', null);

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

insert into migrations (name, checksum, requires) values ('202611261720-domains', 'f24155f4892f9cdf192b9c411c89a68972b90ca75f687b44263a6ac4356b515b', null);

-- Tokens that providers issued for the linked accounts of users (ADR 170): a set for each account. A set ends with the account's link, its user,
-- its connector, and when the connector stops storing tokens; what belongs to a row of its own is a foreign key.
create table provider_tokens (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  user_id varchar(12) not null,
  -- Of a social connector.
  connector_id varchar(128),
  target varchar(64),
  -- Of enterprise SSO.
  sso_connector_id varchar(128),
  issuer varchar(256),
  -- The account's ID at the provider.
  identity_id varchar(256) not null,
  -- Encrypted for this tenant, user, connector and account: in another row it doesn't open.
  sealed text not null,
  scope varchar(4096),
  token_type varchar(64),
  has_refresh_token boolean not null,
  access_expires_at timestamptz,
  -- Until then one request refreshes the tokens; others wait.
  refreshing_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint provider_tokens_of_one check ((connector_id is null) <> (sso_connector_id is null)
    and (connector_id is null) = (target is null) and (sso_connector_id is null) = (issuer is null)),
  constraint provider_tokens_social unique (tenant_id, user_id, target),
  constraint provider_tokens_sso unique (tenant_id, user_id, sso_connector_id, issuer),
  constraint provider_tokens_user foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  constraint provider_tokens_connector foreign key (tenant_id, connector_id) references connectors (tenant_id, id) on delete cascade,
  constraint provider_tokens_sso_identity foreign key (tenant_id, sso_connector_id, issuer, identity_id)
    references user_sso_identities (tenant_id, sso_connector_id, issuer, identity_id) on delete cascade
);
create index provider_tokens_of_connector on provider_tokens (tenant_id, connector_id);
create index provider_tokens_of_sso_identity on provider_tokens (tenant_id, sso_connector_id, issuer, identity_id);
select gatehouse_protect('provider_tokens');

-- Linked social accounts are a document of the user.
create function gatehouse_drop_provider_tokens() returns trigger language plpgsql
as $$
begin
  delete from provider_tokens t where t.tenant_id = new.tenant_id and t.user_id = new.id and t.target is not null
    and t.identity_id is distinct from new.identities #>> array[t.target::text, 'userId'];
  return null;
end $$;
create trigger users_provider_tokens after update of identities on users
  for each row when (old.identities is distinct from new.identities) execute function gatehouse_drop_provider_tokens();

insert into migrations (name, checksum, requires) values ('202611262100-provider-tokens', 'c859ee318e725ef138519cf19a7c127a02d1766ec3af767254b6664e50b8715d', null);

-- no-transaction
-- A custom domain belongs to one protected application of a tenant (ADR 182).
create unique index if not exists applications_protected_domain on applications (tenant_id, (protected_app_metadata #>> '{customDomains,0,domain}')) where protected_app_metadata #>> '{customDomains,0,domain}' is not null;

insert into migrations (name, checksum, requires) values ('202611262105-protected-app-domains', '73cffcdaa01699d90dbbcfe80a6e7f4affe624429010d9c2f7d0f761b0066012', null);

-- Tenants of the cloud edition (ADR 186): what they are for, where they are, and who created them. A deleted tenant keeps its row, so that its ID is
-- never given again; `deletion` has what restoring it needs.
alter table tenants
  add column tag varchar(16) not null default 'production' check (tag in ('development', 'production')),
  add column region varchar(8) not null default 'EU' check (region in ('EU', 'US', 'AU')),
  add column created_by varchar(12),
  add column deleted_at timestamptz,
  add column deletion jsonb;

insert into migrations (name, checksum, requires) values ('202611262140-cloud-tenants', 'd83c5a536dcbb02dfcfd33ca0a899e19e5533af38ea177bc968c17ad8282f975', null);

-- Plans of the cloud edition as data, and what the operator grants beside them. A SKU is a plan, or more of something that plans include.
create table skus (
  id varchar(64) primary key,
  name varchar(128) not null,
  type varchar(8) not null check (type in ('Basic', 'AddOn')),
  -- Per month, in cents.
  unit_price int check (unit_price >= 0),
  product_id varchar(64),
  default_price_id varchar(64),
  -- What the plan includes: null is unlimited.
  quota jsonb not null default '{}',
  -- What a paid plan includes before an add-on is charged.
  basic_quota jsonb not null default '{}',
  -- Whether the plan can be bought, or chosen for a new tenant.
  is_sold boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

with unlimited as (
  select '{"mauLimit": null, "tokenLimit": null, "applicationsLimit": null, "machineToMachineLimit": null, "thirdPartyApplicationsLimit": null,
    "resourcesLimit": null, "scopesPerResourceLimit": null, "userRolesLimit": null, "machineToMachineRolesLimit": null,
    "scopesPerRoleLimit": null, "socialConnectorsLimit": null, "enterpriseSsoLimit": null, "hooksLimit": null, "organizationsLimit": null,
    "tenantMembersLimit": null, "auditLogsRetentionDays": null, "ticketSupportResponseTime": null, "mfaEnabled": true,
    "customJwtEnabled": true, "subjectTokenEnabled": true, "bringYourUiEnabled": true, "idpInitiatedSsoEnabled": true}'::jsonb as quota
),
pro as (
  select '{"auditLogsRetentionDays": 14, "ticketSupportResponseTime": 48}'::jsonb as quota,
    '{"machineToMachineLimit": 5, "resourcesLimit": 5, "tenantMembersLimit": 3, "enterpriseSsoLimit": 1, "tokenLimit": 1000000}'::jsonb
      as basic_quota
)
insert into skus (id, name, type, unit_price, quota, basic_quota, is_sold)
select id, name, 'Basic', unit_price, unlimited.quota || plan.quota, basic_quota, is_sold from unlimited, (
  select 'free', 'Free', 0, '{"mauLimit": 50000, "tokenLimit": 500000, "applicationsLimit": 3, "machineToMachineLimit": 1,
    "thirdPartyApplicationsLimit": 0, "resourcesLimit": 1, "scopesPerResourceLimit": 1, "userRolesLimit": 1,
    "machineToMachineRolesLimit": 1, "scopesPerRoleLimit": 1, "socialConnectorsLimit": 3, "enterpriseSsoLimit": 0, "hooksLimit": 1,
    "organizationsLimit": 0, "tenantMembersLimit": 1, "auditLogsRetentionDays": 3, "ticketSupportResponseTime": 0, "mfaEnabled": false,
    "customJwtEnabled": false, "subjectTokenEnabled": false, "bringYourUiEnabled": false, "idpInitiatedSsoEnabled": false}'::jsonb,
    '{}'::jsonb, true
  union all
  select 'dev', 'Development', null, '{"mauLimit": 100, "tenantMembersLimit": 20, "auditLogsRetentionDays": 14,
    "ticketSupportResponseTime": 0, "idpInitiatedSsoEnabled": false}', '{}', false
  union all select 'pro', 'Pro', 1600, pro.quota, pro.basic_quota, true from pro
  union all select 'hobby', 'Hobby', null, pro.quota, pro.basic_quota, false from pro
  union all select 'grandfathered-pro', 'Pro (former)', null, pro.quota, pro.basic_quota, false from pro
  union all select 'enterprise', 'Enterprise', null, '{}', '{}', false
  union all select 'admin', 'Admin', null, '{}', '{}', false
) as plan (id, name, unit_price, quota, basic_quota, is_sold);

insert into skus (id, name, type, unit_price, quota, is_sold) values
  ('addon-machine-to-machine', 'Machine-to-machine application', 'AddOn', 800, '{"machineToMachineLimit": 1}', true),
  ('addon-resource', 'API resource', 'AddOn', 400, '{"resourcesLimit": 1}', true),
  ('addon-member', 'Tenant member', 'AddOn', 800, '{"tenantMembersLimit": 1}', true),
  ('addon-mfa', 'Multi-factor authentication', 'AddOn', 4800, '{"mfaEnabled": true}', true),
  ('addon-enterprise-sso', 'Enterprise SSO connector', 'AddOn', 4800, '{"enterpriseSsoLimit": 1}', true),
  ('addon-organizations', 'Organizations', 'AddOn', 4800, '{"organizationsLimit": null}', true),
  ('addon-tokens', 'Tokens', 'AddOn', 8000, '{"tokenLimit": 1000000}', true),
  ('addon-webhook', 'Webhook', 'AddOn', 200, '{"hooksLimit": 1}', true);

-- Exceptions from a plan's quota, which the operator grants until a time, or for good.
create table entitlement_overrides (
  tenant_id varchar(21) not null references tenants (id) on delete cascade,
  key varchar(64) not null,
  value jsonb not null,
  until timestamptz,
  reason varchar(256) not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, key)
);

alter table tenants
  add column plan_id varchar(64) not null default 'free' references skus (id),
  add column is_suspended boolean not null default false,
  add column suspended_reason varchar(256);
update tenants set plan_id = 'dev' where tag = 'development';
update tenants set plan_id = 'admin' where id = 'admin';

insert into migrations (name, checksum, requires) values ('202611270100-plans', 'a1670c960877967a2ceaaa734f40ccf0b0c1d19772a85a927e2bcbd45cbb09f2', null);

-- How far free tenants are beyond their token limit in a period (OPEN-65).
alter table tenants
  -- The first day of the period that the other three are about.
  add column tokens_period date,
  -- The part of the limit, in percent, of which the administrators were told.
  add column tokens_told smallint not null default 0,
  add column tokens_over_since timestamptz,
  -- Until then, machine-to-machine applications and exchanges get no tokens.
  add column tokens_refused_until timestamptz;

-- 31 stands for 31 or more days, or never: a month can have so many, and who is active on its last day may have been on its first one.
alter table daily_activity drop constraint daily_activity_gap_check;
alter table daily_activity add constraint daily_activity_gap_check check (gap between 1 and 31) not valid;

insert into migrations (name, checksum, requires) values ('202611270130-token-limits', '40d52dc0f9e53cc714914f3f47ee5dfeafcbb6163dbe9f78927dd66435ff1dce', null);

-- Billing of the cloud edition: what providers say about tenants, and what was bought (ADR 195).
create table billing_customers (
  tenant_id varchar(21) not null references tenants (id),
  provider varchar(16) not null,
  provider_ref varchar(128) not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, provider),
  unique (provider, provider_ref)
);

-- One subscription a tenant: the last one that it had.
create table subscriptions (
  tenant_id varchar(21) primary key references tenants (id),
  provider varchar(16) not null,
  provider_ref varchar(128) not null,
  customer_ref varchar(128) not null,
  status varchar(32) not null check (status in
    ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused')),
  plan_id varchar(64) not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  cancel_at timestamptz,
  past_due_since timestamptz,
  grace_ends_at timestamptz,
  items jsonb not null default '[]',
  -- To be canceled at the provider at once, until it confirms it.
  is_ending boolean not null default false,
  -- Counts the writes: what was read before another one isn't written.
  revision int not null default 0,
  next_sync_at timestamptz,
  synced_at timestamptz not null default now(),
  unique (provider, provider_ref)
);
create index subscriptions_next_sync on subscriptions (next_sync_at) where next_sync_at is not null;

-- A tenant that a checkout creates has its ID from the start, so there is no foreign key to tenants.
create table checkout_sessions (
  id varchar(32) primary key,
  user_id varchar(21) not null,
  tenant_id varchar(21) not null,
  is_new_tenant boolean not null,
  sku_id varchar(64) not null,
  tenant_name varchar(128),
  tenant_region varchar(8),
  state varchar(16) not null default 'open' check (state in ('open', 'complete', 'expired')),
  provider varchar(16) not null,
  provider_ref varchar(128),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- When it was last compared with the provider, and when it is compared again.
  checked_at timestamptz,
  next_check_at timestamptz,
  unique (provider, provider_ref)
);
create index checkout_sessions_next_check on checkout_sessions (next_check_at) where next_check_at is not null;
create index checkout_sessions_tenant on checkout_sessions (tenant_id) where state = 'open';

create table invoices (
  tenant_id varchar(21) not null references tenants (id),
  id varchar(128) not null,
  provider varchar(16) not null,
  number varchar(64),
  status varchar(16) not null check (status in ('draft', 'open', 'paid', 'uncollectible', 'void')),
  plan_id varchar(64),
  currency varchar(3) not null,
  total int not null,
  amount_due int not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  created_at timestamptz not null,
  due_at timestamptz,
  primary key (tenant_id, id)
);
create index invoices_open on invoices (tenant_id) where status = 'open';

-- The events that providers have sent, each once, without their bodies.
create table billing_events (
  provider varchar(16) not null,
  event_id varchar(128) not null,
  type varchar(64) not null,
  customer_ref varchar(128),
  session_id varchar(128),
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  next_try_at timestamptz,
  error varchar(512),
  primary key (provider, event_id)
);
create index billing_events_next_try on billing_events (next_try_at) where next_try_at is not null;

-- The books of the two built-in providers: customers with subscription and invoices, and the pages that are open.
create table billing_accounts (
  id varchar(43) primary key,
  provider varchar(16) not null,
  tenant_id varchar(21) not null,
  document jsonb not null,
  created_at timestamptz not null default now()
);
create table billing_pages (
  id varchar(43) primary key,
  provider varchar(16) not null,
  kind varchar(16) not null check (kind in ('checkout', 'portal', 'invoice')),
  document jsonb not null,
  expires_at timestamptz not null
);
create index billing_pages_expire on billing_pages (expires_at);

insert into migrations (name, checksum, requires) values ('202611270140-billing', '894c251b0723cf951590f4196af5cbfa15b52b451ef5230fec9261ac2f4a5f1b', null);

-- When the data of a deleted tenant was deleted. Its row stays, because its ID is never given again.
alter table tenants add column purged_at timestamptz;
create index tenants_to_purge on tenants (deleted_at) where deleted_at is not null and purged_at is null;

insert into migrations (name, checksum, requires) values ('202611270150-purged-tenants', '17712fc14af9bc427d7939d6edcea25235836b8b66a4b37e394c28b37c647da3', null);

-- Events about the use of the cloud edition (ADR 199), each once: the ID is a hash of what happened to what. Hashes of account and email address
-- are removed when the event was sent.
create table usage_reports (
  id varchar(64) primary key,
  type varchar(32) not null,
  user_hash varchar(64),
  email_hash varchar(64),
  created_at timestamptz not null,
  next_try_at timestamptz,
  sent_at timestamptz
);
create index usage_reports_next_try on usage_reports (next_try_at) where next_try_at is not null;

insert into migrations (name, checksum, requires) values ('202611270440-usage-reports', 'b23b0be67b519d9b57089a60cd844133c2544c6dbe827bc4f6832421c2e8842b', null);

-- What lists of users are filtered and sorted by, and what changes with every sign-in: apart from the user, whose row then stays out of all
-- indexes when someone signs in. Triggers keep it.
create table user_activity (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  user_id varchar(12) not null,
  last_sign_in_at timestamptz,
  is_suspended boolean not null default false,
  -- Whether a second factor is set up.
  has_factor boolean not null default false,
  primary key (tenant_id, user_id),
  constraint user_activity_user foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index user_activity_latest on user_activity (tenant_id, last_sign_in_at desc nulls last, user_id);
-- Suspended users don't sign in, so this index costs a sign-in nothing.
create index user_activity_suspended on user_activity (tenant_id, last_sign_in_at desc nulls last, user_id) where is_suspended;
create index user_activity_without_factor on user_activity (tenant_id, last_sign_in_at desc nulls last, user_id) where not has_factor;

create function gatehouse_add_activity() returns trigger language plpgsql
as $$
begin
  insert into user_activity (tenant_id, user_id, last_sign_in_at, is_suspended)
  select a.tenant_id, a.id, a.last_sign_in_at, a.is_suspended from added a
  on conflict do nothing;
  return null;
end $$;
create trigger users_activity_added after insert on users
  referencing new table as added for each statement execute function gatehouse_add_activity();

-- The row can be missing until the next migration has added those of former users.
create function gatehouse_note_activity() returns trigger language plpgsql
as $$
begin
  insert into user_activity (tenant_id, user_id, last_sign_in_at, is_suspended)
  values (new.tenant_id, new.id, new.last_sign_in_at, new.is_suspended)
  on conflict (tenant_id, user_id) do update set last_sign_in_at = excluded.last_sign_in_at, is_suspended = excluded.is_suspended;
  return null;
end $$;
create trigger users_activity_changed after update of last_sign_in_at, is_suspended on users for each row
  when (old.last_sign_in_at is distinct from new.last_sign_in_at or old.is_suspended <> new.is_suspended)
  execute function gatehouse_note_activity();

create function gatehouse_note_factor() returns trigger language plpgsql
  set enable_seqscan = off
as $$
begin
  if tg_op = 'INSERT' then
    -- Most users have one already, and the planner isn't asked for what isn't run.
    if not exists (
        select from user_activity a where a.tenant_id = new.tenant_id and a.user_id = new.user_id and a.has_factor) then
      insert into user_activity (tenant_id, user_id, last_sign_in_at, is_suspended, has_factor)
      select u.tenant_id, u.id, u.last_sign_in_at, u.is_suspended, true from users u
      where u.tenant_id = new.tenant_id and u.id = new.user_id
      on conflict (tenant_id, user_id) do update set has_factor = true;
    end if;
  else
    -- Locked first, so that the next statement sees a factor that another transaction has added meanwhile.
    perform from user_activity a where a.tenant_id = old.tenant_id and a.user_id = old.user_id for no key update;
    update user_activity a set has_factor = exists (
        select from mfa_verifications m where m.tenant_id = old.tenant_id and m.user_id = old.user_id)
    where a.tenant_id = old.tenant_id and a.user_id = old.user_id;
  end if;
  return null;
end $$;
create trigger mfa_verifications_noted after insert or delete on mfa_verifications
  for each row execute function gatehouse_note_factor();

select gatehouse_protect('user_activity');

insert into migrations (name, checksum, requires) values ('202611270450-user-activity', '9872beaa66301b66e72a0fc0f515b5134ac5df351a50b44d4e095d1b0f27a2b7', null);

-- Users from before there were triggers; what is written meanwhile has its row already. The lock keeps a user from being deleted until the
-- row refers to them, and nothing else from happening.
insert into user_activity (tenant_id, user_id, last_sign_in_at, is_suspended, has_factor)
select u.tenant_id, u.id, u.last_sign_in_at, u.is_suspended, exists (
    select from mfa_verifications m where m.tenant_id = u.tenant_id and m.user_id = u.id)
from users u for key share of u
on conflict (tenant_id, user_id) do update set has_factor = user_activity.has_factor or excluded.has_factor;

insert into migrations (name, checksum, requires) values ('202611270451-user-activity-rows', '8d6313a7dbd48c468a2f3cf460b97dda5e87a20f7d2560b46808bb5a7d49cc39', null);

-- no-transaction
-- Suspended users, and those who aren't, newest first.
create index if not exists users_by_state on users (tenant_id, is_suspended, created_at desc, id);

insert into migrations (name, checksum, requires) values ('202611270452-users-by-state', 'd31ba760cf602a67d9af3403140102817debff5de98d54ed13e97a697a924f2a', null);

-- no-transaction
-- By the name that lists show (`displayName` in the contract).
create index if not exists users_by_name on users (tenant_id, lower(coalesce(name, username, primary_email, primary_phone, id)), id);

insert into migrations (name, checksum, requires) values ('202611270453-users-by-name', 'cf57ee464c3067fd8104c73370d338f84ad5d02a87d8e4ac344d8d2a7612da10', null);

-- no-transaction
-- Replaces users_roles_by_role: with the user, so that counting the users of a role reads only the index.
create index if not exists users_roles_of_role on users_roles (tenant_id, role_id, user_id);

insert into migrations (name, checksum, requires) values ('202611270454-users-of-role', '55461d81e022bd5d5528c585d6878fb7c8f9ca2191abb962f590e5f4908e6778', null);

-- no-transaction
drop index if exists users_roles_by_role;

insert into migrations (name, checksum, requires) values ('202611270455-drop-users-by-role', '0a0a88a099ebd2b266952e50353356807b462bc6136579213912285225d1d9be', null);

-- no-transaction
create index if not exists mfa_verifications_by_type on mfa_verifications (tenant_id, type, user_id);

insert into migrations (name, checksum, requires) values ('202611270456-users-with-factor', 'dbcfc6e45302833ace29b19da9c576192dc0fbbaca7476ac794f3edb54f4d1a8', null);

-- no-transaction
-- Users with an account at the provider of a social connector.
create index if not exists user_identities_by_target on user_identities (tenant_id, target, user_id);

insert into migrations (name, checksum, requires) values ('202611270457-users-of-target', '14b5498f0c2887f81cd99899d2d265c7fbd1e99f8f0eeac172421d85ff98ad32', null);

-- no-transaction
create index if not exists user_sso_identities_by_connector on user_sso_identities (tenant_id, sso_connector_id, user_id);

insert into migrations (name, checksum, requires) values ('202611270458-users-of-sso-connector', 'cfd51bd810766f2511d1b0b3b64c088a6e28b8cf89adeb7c57c306a25b6637a9', null);

-- no-transaction
create index if not exists organizations_by_name on organizations (tenant_id, lower(name), id);

insert into migrations (name, checksum, requires) values ('202611270459-organizations-by-name', '75270c1ab595840781aa44177f19752eb261bdf0c9e00b9a30c16be840740b32', null);

-- Imports of users from a file (ADR 204).
create table user_imports (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  source varchar(16) not null,
  file_name varchar(256),
  status varchar(16) not null default 'Uploading'
    check (status in ('Uploading', 'Checking', 'Checked', 'Running', 'Completed', 'Failed')),
  send_user_events boolean not null default false,
  -- The password hash parameters of the source, encrypted.
  sealed text,
  -- Bytes of the file that were uploaded.
  size bigint not null default 0,
  -- Where the next batch begins. It is written in the transaction of the batch before, so no row is read twice.
  cursor jsonb,
  bytes_read bigint not null default 0,
  row_count bigint not null default 0,
  accepted bigint not null default 0,
  warnings bigint not null default 0,
  rejected bigint not null default 0,
  failure varchar(32),
  -- Who started it, for the audit log.
  actor jsonb,
  -- The process that works on it. Another one takes it over once the lease has ended.
  lease varchar(21),
  leased_until timestamptz,
  -- How often it was taken over since the last batch.
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  -- The file is deleted when the import ends, or at this time.
  file_expires_at timestamptz,
  expires_at timestamptz not null,
  primary key (tenant_id, id)
);
create index user_imports_created on user_imports (tenant_id, created_at desc, id);
create index user_imports_work on user_imports (leased_until) where status in ('Checking', 'Running');
create index user_imports_expired on user_imports (expires_at);
select gatehouse_protect('user_imports');

-- The file in pieces, encrypted.
create table user_import_parts (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  import_id varchar(21) not null,
  -- Of its first byte in the file.
  position bigint not null,
  sealed text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, import_id, position),
  constraint user_import_parts_import foreign key (tenant_id, import_id) references user_imports on delete cascade
);
create index user_import_parts_expired on user_import_parts (expires_at);
select gatehouse_protect('user_import_parts');

-- The report: rows that were rejected or differ from the file, by codes and without its values.
create table user_import_rows (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  import_id varchar(21) not null,
  number bigint not null,
  is_accepted boolean not null,
  codes jsonb not null,
  user_id varchar(12),
  primary key (tenant_id, import_id, number),
  constraint user_import_rows_import foreign key (tenant_id, import_id) references user_imports on delete cascade
);
select gatehouse_protect('user_import_rows');

-- What a check has seen, so that it finds an identifier that the file has twice: keyed hashes, deleted at its end.
create table user_import_keys (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  import_id varchar(21) not null,
  key varchar(24) not null,
  primary key (tenant_id, import_id, key),
  constraint user_import_keys_import foreign key (tenant_id, import_id) references user_imports on delete cascade
);
select gatehouse_protect('user_import_keys');

-- The ID that a user has elsewhere, such as in the service that they were imported from.
alter table users add column external_id varchar(256);

-- The cost of verifying a hash of PBKDF2 or scrypt, to find a tenant's most expensive one (ADR 111, ADR 205). In iterations of SHA-256.
create function gatehouse_hash_cost(value text) returns double precision language plpgsql immutable parallel safe
as $$
declare
  found text[];
begin
  found := regexp_match(value, '^\$pbkdf2-sha(\d{1,3})\$i=(\d{1,9}),l=(\d{1,3})\$');
  if found is not null then
    return found[2]::double precision * case found[1]
      when '1' then ceil(found[3]::double precision / 20) * 0.8
      when '256' then ceil(found[3]::double precision / 32)
      else ceil(found[3]::double precision / 64) * 1.5 end;
  end if;
  found := regexp_match(value, '^\$(?:firebase-)?scrypt\$ln=(\d{1,2}),r=(\d{1,4})(?:,p=(\d{1,3}))?\$');
  return coalesce(2.0 ^ found[1]::integer * found[2]::double precision * coalesce(found[3], '1')::double precision * 1.6, 0);
end $$;

insert into migrations (name, checksum, requires) values ('202611270500-user-imports', '150279b61be559a5b780bcca85dd994644913a807f94571268d6d8dea6827456', null);

-- no-transaction
create unique index if not exists users_external_id on users (tenant_id, external_id) where external_id is not null;

insert into migrations (name, checksum, requires) values ('202611270501-users-by-external-id', '5df9eb5fea903001551a0fddc07cb49e9bd793614261b3e70af8167369860671', null);

-- no-transaction
-- One for all methods: each index of the users costs every sign-in pages.
create index if not exists users_hash_cost on users (tenant_id, password_encryption_method, gatehouse_hash_cost(password_encrypted) desc)
  where password_encryption_method in ('PBKDF2', 'Scrypt', 'FirebaseScrypt');

insert into migrations (name, checksum, requires) values ('202611270502-users-hash-cost', '32c7c6e00c9a199f641c12dc6d095fcfbb6716114a6c9cd18c44679b25114960', null);

-- Users are found by their external ID, too.
create or replace function gatehouse_user_text(u users) returns text language sql stable parallel safe
as $$ select lower(concat_ws(E'\n', u.id, u.username, u.primary_email, u.primary_phone, u.name, u.external_id)) $$;
drop trigger users_search on users;
create trigger users_search after insert or update of username, primary_email, primary_phone, name, external_id, created_at
  on users for each row execute function gatehouse_index_user();

insert into migrations (name, checksum, requires) values ('202611270505-search-external-id', '2c5bb4b80ef3fe539d7efbb627fa6da952249bd83e814eca3cad4a50b02bc836', null);

-- What an operation has changed, beside its entry in the audit log (ADR 209). Not in the entry itself: lists and exports stay small, and the
-- values of a user are deleted with the user.
create table log_changes (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  -- Not a foreign key: partitions of the log are dropped as a whole.
  log_id varchar(21) not null,
  -- Whose values they are.
  user_id varchar(12),
  -- The operation, by which the change can be undone: PATCH /api/organizations/{id}.
  operation varchar(256) not null,
  params jsonb not null,
  changes jsonb not null,
  created_at timestamptz not null,
  primary key (tenant_id, log_id),
  constraint log_changes_user_id foreign key (tenant_id, user_id) references users on delete cascade
);
create index log_changes_user on log_changes (tenant_id, user_id) where user_id is not null;
create index log_changes_created on log_changes (created_at);
select gatehouse_protect('log_changes');

insert into migrations (name, checksum, requires) values ('202611271030-log-changes', '70ebab748844767a532a3b75f961bb19a39ea923a1b40f3ec9faa0df2011a561', null);

set check_function_bodies = off;

-- Gives an account the second factors that were set up; one that is a replacement takes the place of those of its type.
create or replace function gatehouse_add_factors_v1(tenant varchar, person varchar, at timestamptz, bound jsonb) returns void language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  delete from mfa_verifications m where m.tenant_id = tenant and m.user_id = person
    and bound @> jsonb_build_array(jsonb_build_object('type', m.type, 'isReplacement', true));
  insert into mfa_verifications (tenant_id, id, user_id, type, sealed, data, last_step, created_at)
  select tenant, b.id, person, b.type, b.sealed, b.data, b."lastStep", at
  from jsonb_to_recordset(bound) as b (id text, type text, sealed text, data jsonb, "lastStep" bigint);
end $$;

comment on function gatehouse_add_factors_v1 is '53a679e85902f50f125196fe34d03a447bf7e63ccf6d6680a0fd138a85b23eba';

-- Adds the webhook events of a submitted flow to the outbox (`gatehouse_announce_v1`), with what only its statement knows: the user as it left
-- them, the application, the organizations that the user joined, and whether an enterprise identity is new. `events` has objects
-- {event, record, payload, clientId, user?, ifLinked?, ofJoined?}: `user` is the field of the payload that gets the user, `ofJoined` makes one event
-- for each organization.
create or replace function gatehouse_announce_flow_v1(tenant varchar, at timestamptz, person varchar, events jsonb, joined varchar[], is_linked boolean)
  returns void language plpgsql
  set enable_seqscan = off
as $$
declare
  snapshot jsonb := gatehouse_webhook_user_v1(tenant, person);
begin
  perform gatehouse_announce_v1(tenant, at, coalesce((
    select jsonb_agg(jsonb_set(case when e.value ? 'ofJoined'
        then e.value || jsonb_build_object('record', 'organizationId:' || o, 'payload', (e.value -> 'payload')
          || jsonb_build_object('organizationId', o, 'addedUserIds', jsonb_build_array(person),
            'data', jsonb_build_object('organizationId', o, 'addedUserIds', jsonb_build_array(person))))
        when e.value ? 'user'
        then jsonb_set(e.value, array['payload', e.value ->> 'user'], snapshot)
        else e.value end, '{payload,application}', coalesce((select jsonb_build_object('id', a.id, 'type', a.type, 'name', a.name,
          'description', a.description) from applications a where a.tenant_id = tenant and a.id = e.value ->> 'clientId'), 'null')) order by e.ordinality, o)
    from jsonb_array_elements(events) with ordinality e
      left join lateral unnest(joined) o on e.value ? 'ofJoined'
    where (not e.value ? 'ifLinked' or is_linked) and (not e.value ? 'ofJoined' or o is not null)), '[]'));
end $$;

comment on function gatehouse_announce_flow_v1 is 'e6ec6e85a3f6c54e782a5d61b8db96a3b3df8d988c1d99f8319d928b43700761';

-- Adds webhook events to the outbox, for every webhook that is subscribed to them: the last step of the transaction that makes the change
-- (ADR 163). `events` has an object {event, record, payload} for each. Until the transaction ends, no other one adds an event about the
-- same records, so the numbers of a record's events are in the order of their commits. Further changes of rows must not follow.
create or replace function gatehouse_announce_v1(tenant varchar, at timestamptz, events jsonb) returns void language plpgsql
  set enable_seqscan = off
as $$
declare
  wanted jsonb := (select jsonb_agg(e.value order by e.ordinality) from jsonb_array_elements(events) with ordinality e
    where exists (select from webhooks h where h.tenant_id = tenant and h.enabled
      and (e.value ->> 'event' = any (h.events) or (h.events = '{}' and h.event = e.value ->> 'event'))));
begin
  if wanted is null then return; end if;
  perform pg_advisory_xact_lock(l.key) from (
    select distinct hashtextextended(tenant || ' ' || (e ->> 'record'), 7426005) as key from jsonb_array_elements(wanted) e order by 1) l;
  insert into webhook_deliveries (tenant_id, id, webhook_id, event, record, payload, next_at, created_at)
  select tenant, left(md5(gen_random_uuid()::text), 21), h.id, e.value ->> 'event', left(e.value ->> 'record', 256), e.value -> 'payload', at, at
  from jsonb_array_elements(wanted) with ordinality e join webhooks h on h.tenant_id = tenant and h.enabled
    and (e.value ->> 'event' = any (h.events) or (h.events = '{}' and h.event = e.value ->> 'event'))
  order by e.ordinality, h.id
  -- A webhook that is deleted meanwhile is left out.
  for key share of h;
end $$;

comment on function gatehouse_announce_v1 is '32e516aa73e355f99e0c4ac731ee48b2e1c847ba112a0a72ab65e7dcdbeac5d2';

-- Gives a third-party application access to exactly these organizations of a user. Those that the user isn't a member of are left out: they
-- were not offered. The caller holds `gatehouse_lock_grants_v1`. Memberships are locked, in one order, so that they don't end meanwhile.
create or replace function gatehouse_choose_organizations_v1(tenant varchar, client varchar, holder varchar, chosen varchar[])
  returns void language plpgsql
  set enable_seqscan = off
as $$
declare
  held varchar[] := array(select m.organization_id from organization_users m
    where m.tenant_id = tenant and m.user_id = holder and m.organization_id = any (chosen)
    order by m.organization_id for key share);
begin
  delete from consent_organizations c
    where c.tenant_id = tenant and c.application_id = client and c.user_id = holder and c.organization_id <> all (held);
  insert into consent_organizations (tenant_id, application_id, user_id, organization_id)
    select tenant, client, holder, unnest(held) on conflict do nothing;
end $$;

comment on function gatehouse_choose_organizations_v1 is '8ff67c21af527a76d493db63f5764feb5bf786b7286b4c7d52c7674efa123e58';

-- What an application may ask for, as the code reads it: `permissions` are names, by the indicator of their resource, and
-- `organizationPermissions` those that apply only in the organizations that users give it access to. The organization permissions are under
-- `urn:logto:resource:organizations`, which an application may request, even without any, if it may ask for organizations at all.
create or replace function gatehouse_consent_scopes_v1(tenant varchar, application varchar) returns jsonb language sql stable
as $$ select jsonb_build_object(
  'userScopes', (select coalesce(jsonb_agg(u.scope order by u.scope), '[]') from application_user_scopes u
    where u.tenant_id = tenant and u.application_id = application),
  'permissions', (select coalesce(jsonb_object_agg(p.indicator, p.names), '{}') from (
    select r.indicator, jsonb_agg(s.name order by s.name) as names from application_resource_scopes c
      join scopes s on s.tenant_id = tenant and s.id = c.scope_id
      join resources r on r.tenant_id = tenant and r.id = s.resource_id
    where c.tenant_id = tenant and c.application_id = application group by r.indicator) p),
  'organizationPermissions', (select coalesce(jsonb_object_agg(p.indicator, p.names), '{}') from (
    select r.indicator, jsonb_agg(s.name order by s.name) as names from application_organization_resource_scopes c
      join scopes s on s.tenant_id = tenant and s.id = c.scope_id
      join resources r on r.tenant_id = tenant and r.id = s.resource_id
    where c.tenant_id = tenant and c.application_id = application group by r.indicator
    union all
    select 'urn:logto:resource:organizations', coalesce(jsonb_agg(s.name order by s.name) filter (where s.id is not null), '[]')
    from (select organization_scope_id from application_organization_scopes c
        where c.tenant_id = tenant and c.application_id = application
      union all select null from application_user_scopes u
        where u.tenant_id = tenant and u.application_id = application and u.scope = 'urn:logto:scope:organizations') c
      left join organization_scopes s on s.tenant_id = tenant and s.id = c.organization_scope_id
    having count(*) > 0) p)) $$;

comment on function gatehouse_consent_scopes_v1 is '0277ac8e8d570c9205b40f1237543c2253ef4277815e04cc592dc66769bff056';

-- Counts what one address begins at the protocol (sign-in flows, device requests), in the statement that stores it and in the table
-- of all rate limits (ADR 101). `begun` lists key, count, limit and windowMs, those of an address before those of the /48 around it;
-- null or an empty list counts nothing. Raises GH003 beyond a limit, with key and end of its window in milliseconds as detail; then the
-- statement writes nothing, nor any of these counts.
-- A window that ends more than a minute after one that begins now was made while a clock ran ahead: it is over.
create or replace function gatehouse_count_begun_v1(tenant varchar, at timestamptz, begun jsonb) returns boolean language plpgsql as $$
declare
  network jsonb;
  next_end timestamptz;
  counted integer;
  ends timestamptz;
begin
  if begun is null then return false; end if;
  for network in select value from jsonb_array_elements(begun) loop
    next_end := at + make_interval(secs => (network ->> 'windowMs')::float8 / 1000);
    insert into rate_limits as r (tenant_id, key, window_end, count)
    values (tenant, network ->> 'key', next_end, (network ->> 'count')::integer)
    on conflict (tenant_id, key) do update set
      count = case when r.window_end <= at or r.window_end > next_end + interval '1 minute' then excluded.count
        else r.count + excluded.count end,
      window_end = case when r.window_end <= at or r.window_end > next_end + interval '1 minute' then excluded.window_end
        else r.window_end end
    returning count, window_end into counted, ends;
    if counted > (network ->> 'limit')::integer then
      raise exception 'too much was begun from one address' using errcode = 'GH003',
        detail = jsonb_build_object('key', network ->> 'key', 'until', gatehouse_ms(ends)::bigint)::text;
    end if;
  end loop;
  return true;
end $$;

comment on function gatehouse_count_begun_v1 is '51967d12774ef0d8b135a74a2215b77d02db75cc3d475696e5a665992090f0bf';

-- Adds what a process has counted to the dashboard's counters (ADR 168). `usage` holds:
--   active   [{date, users}] IDs of users with an access token
--   tokens   [{date, users, machines}] numbers of access tokens
--   signIns  [{date, application, result, count}]
--   factors  [{date, factor, count}]
-- One process at a time counts for a tenant: each statement sees what the process before has committed, so the gaps are exact, and rows
-- that all processes update are locked in one order.
create or replace function gatehouse_count_usage_v1(tenant varchar, usage jsonb) returns void language plpgsql
as $$
declare
  day record;
  counted varchar[];
begin
  perform pg_advisory_xact_lock(hashtextextended('usage:' || tenant, 0));
  for day in select a.date, a.users from jsonb_to_recordset(usage -> 'active') as a (date date, users jsonb) order by 1 loop
    with added as (
      insert into daily_active_users (tenant_id, user_id, date, expires_at)
      select tenant, u, day.date, day.date + 90 from jsonb_array_elements_text(day.users) u
      on conflict do nothing returning user_id)
    select array_agg(user_id) into counted from added;
    continue when counted is null;
    insert into daily_activity as a (tenant_id, date, gap, users)
    select tenant, g.date, g.gap, sum(g.change) from (
      select day.date as date, least(coalesce(day.date - before.date, 31), 31) as gap, 1 as change
      from unnest(counted) u cross join lateral (
        select max(d.date) as date from daily_active_users d
        where d.tenant_id = tenant and d.user_id = u and d.date < day.date) before
      union all
      -- A process that counts a day late, after midnight: the gap of the user's next day ends here now.
      select after.date, moved.gap, moved.change
      from unnest(counted) u cross join lateral (
        select min(d.date) as date from daily_active_users d
        where d.tenant_id = tenant and d.user_id = u and d.date > day.date) after
      cross join lateral (
        select max(d.date) as date from daily_active_users d
        where d.tenant_id = tenant and d.user_id = u and d.date < day.date) before
      cross join lateral (values
        (least(after.date - day.date, 31), 1),
        (least(coalesce(after.date - before.date, 31), 31), -1)) moved (gap, change)
      where after.date is not null) g
    group by 2, 3 having sum(g.change) <> 0 order by 2, 3
    on conflict (tenant_id, date, gap) do update set users = a.users + excluded.users;
  end loop;
  insert into daily_token_usage as t (tenant_id, date, user_tokens, machine_tokens)
  select tenant, u.date, u.users, u.machines
  from jsonb_to_recordset(usage -> 'tokens') as u (date date, users bigint, machines bigint) order by u.date
  on conflict (tenant_id, date) do update
    set user_tokens = t.user_tokens + excluded.user_tokens, machine_tokens = t.machine_tokens + excluded.machine_tokens;
  insert into daily_sign_ins as s (tenant_id, date, application_id, result, count)
  select tenant, u.date, u.application, u.result, u.count
  from jsonb_to_recordset(usage -> 'signIns') as u (date date, application varchar, result varchar, count bigint)
  on conflict (tenant_id, date, application_id, result) do update set count = s.count + excluded.count;
  insert into daily_factors as f (tenant_id, date, factor, count)
  select tenant, u.date, u.factor, u.count
  from jsonb_to_recordset(usage -> 'factors') as u (date date, factor varchar, count bigint)
  on conflict (tenant_id, date, factor) do update set count = f.count + excluded.count;
end $$;

comment on function gatehouse_count_usage_v1 is '276f6f5de59408b5e25c6dd1865ee73ce98954ee56603ca0fc032e553c1baced';

-- Keeps the unfiltered total of users (ADR 6): the last statement of what adds or deletes users, for others wait for it.
create or replace function gatehouse_count_users_v1(tenant varchar, change bigint) returns void language sql
as $$ insert into tenant_counters as c (tenant_id, name, value) values (tenant, 'users', change)
  on conflict (tenant_id, name) do update set value = c.value + excluded.value $$;

comment on function gatehouse_count_users_v1 is '737996ed64fca1602ffd9d1692d3c5af24d9ba5f49fb2a19d5abc0732a6a383e';

-- Stores the outcome of an attempt to deliver a webhook, if there was one, and leases the next delivery of the webhook until `leased`, if
-- `wants_next`. Null if there is none that may be delivered now. Of several about one record, only the first one may (ADR 163).
--   outcome  {id, leasedUntil, logId, isSuccess, isSlow, error, details, keptDays, disableBefore, waits [milliseconds before each retry]}
-- Answers {delivery, webhook} and, if this attempt disabled the webhook, {isDisabled: true}.
create or replace function gatehouse_deliver_webhook_v1(tenant varchar, hook varchar, at timestamptz, leased timestamptz, wants_next boolean, outcome jsonb)
  returns jsonb language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  d webhook_deliveries;
  h webhooks;
  is_success boolean := (outcome -> 'isSuccess')::boolean;
  kept interval := make_interval(days => (outcome ->> 'keptDays')::integer);
  is_disabled boolean := false;
begin
  -- Locked before its deliveries, as its deletion does.
  perform 1 from webhooks w where w.tenant_id = tenant and w.id = hook for key share;
  if not found then return null; end if;
  if outcome is not null then
    -- Another process may have it since, if this one took longer than its lease.
    select * into d from webhook_deliveries w where w.tenant_id = tenant and w.id = outcome ->> 'id'
      and w.leased_until = to_timestamp((outcome ->> 'leasedUntil')::float8 / 1000) for update;
    if found then
      insert into webhook_requests (tenant_id, id, webhook_id, delivery_id, event, is_success, body, details, expires_at, created_at)
      values (tenant, outcome ->> 'logId', hook, d.id, d.event, is_success, jsonb_build_object('hookId', hook) || d.payload,
        (outcome -> 'details') || jsonb_build_object('attempt', d.attempts + 1), at + kept, at);
      select * into h from webhooks w where w.tenant_id = tenant and w.id = hook;
      if is_success then
        delete from webhook_deliveries w where w.tenant_id = tenant and w.id = d.id;
      elsif d.attempts >= h.retries then
        update webhook_deliveries w set attempts = w.attempts + 1, leased_until = null, failed_at = at, expires_at = at + kept,
          error = left(outcome ->> 'error', 512)
          where w.tenant_id = tenant and w.id = d.id;
      else
        update webhook_deliveries w set attempts = w.attempts + 1, leased_until = null, error = left(outcome ->> 'error', 512),
          next_at = at + make_interval(secs => (outcome -> 'waits' ->> d.attempts)::float8 / 1000)
          where w.tenant_id = tenant and w.id = d.id;
      end if;
      -- Written only when it changes, so that deliveries of one webhook don't wait for each other.
      if is_success and h.failing_since is not null or not is_success and h.failing_since is null
        or h.is_slow is distinct from (outcome -> 'isSlow')::boolean
        or not is_success and h.enabled and h.failing_since <= to_timestamp((outcome ->> 'disableBefore')::float8 / 1000) then
        update webhooks w set is_slow = (outcome -> 'isSlow')::boolean,
          failing_since = case when not is_success then coalesce(w.failing_since, at) end,
          enabled = w.enabled and (is_success or w.failing_since is null
            or w.failing_since > to_timestamp((outcome ->> 'disableBefore')::float8 / 1000))
          where w.tenant_id = tenant and w.id = hook
          returning h.enabled and not w.enabled into is_disabled;
        if is_disabled then
          update webhooks w set disabled_at = at where w.tenant_id = tenant and w.id = hook;
        end if;
      end if;
    end if;
  end if;

  select * into h from webhooks w where w.tenant_id = tenant and w.id = hook;
  if not h.enabled then
    -- What waits is not sent, but can be replayed when the webhook is enabled again.
    update webhook_deliveries w set failed_at = at, leased_until = null, expires_at = at + interval '14 days',
      error = coalesce(w.error, 'The webhook is disabled')
      where w.tenant_id = tenant and w.id in (select n.id from webhook_deliveries n
        where n.tenant_id = tenant and n.webhook_id = hook and n.failed_at is null and (n.leased_until is null or n.leased_until <= at)
        for update skip locked);
    return jsonb_build_object('isDisabled', is_disabled);
  end if;
  if not wants_next then return null; end if;
  update webhook_deliveries w set leased_until = leased
    where w.tenant_id = tenant and w.id = (
      select n.id from webhook_deliveries n
      where n.tenant_id = tenant and n.webhook_id = hook and n.failed_at is null and n.next_at <= at
        and (n.leased_until is null or n.leased_until <= at)
        and not exists (select from webhook_deliveries e where e.tenant_id = tenant and e.webhook_id = hook and e.record = n.record
          and e.failed_at is null and e.number < n.number)
      order by n.number limit 1 for update skip locked)
    returning w.* into d;
  if not found then return null; end if;
  return jsonb_build_object(
    'delivery', jsonb_build_object('id', d.id, 'event', d.event, 'payload', d.payload, 'attempts', d.attempts),
    'webhook', jsonb_build_object('url', h.url, 'sealed', h.sealed));
end $$;

comment on function gatehouse_deliver_webhook_v1 is '6a28ac1b0f3df588b1785159fa04fa95a133410b4ef9498cb56d758724cf9451';

-- Ends sessions, grants, codes, tokens, sign-in flows, proofs of the password, links to set one and trusted devices of users (ADR 7). The users are locked until the
-- transaction ends: a protocol request that writes a session or grant for one of them waits, and then sees what is gone
-- (`gatehouse_oidc_write_v1`). Kept are `kept_grant` with the session it was given in, all grants and verifications of that session, and
-- `kept_flow`.
create or replace function gatehouse_end_everything_v1(tenant varchar, people varchar[], kept_grant varchar default null, kept_flow varchar default null)
  returns void language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  kept_sessions varchar[];
  kept_grants varchar[];
begin
  perform 1 from users u where u.tenant_id = tenant and u.id = any (people) order by u.id for update;
  if kept_grant is not null then
    select array_agg(s.uid), array_agg(a.value ->> 'grantId') into kept_sessions, kept_grants
      from oidc_instances s, jsonb_each(s.payload -> 'authorizations') a
      where s.tenant_id = tenant and s.account_id = any (people) and s.model = 'Session'
        and exists (select from jsonb_each(s.payload -> 'authorizations') o where o.value ->> 'grantId' = kept_grant);
    kept_grants := kept_grants || kept_grant;
  end if;
  -- Locked in the order of a refresh and of consent, which hold no lock on the user: tokens, a refresh token before its successor, then
  -- grants, then the flow.
  perform 1 from oidc_instances i where i.tenant_id = tenant and i.account_id = any (people)
    order by case i.model when 'Interaction' then 2 when 'Grant' then 1 else 0 end, i.created_at, i.model, i.id
    for update;
  delete from oidc_instances i where i.tenant_id = tenant and i.account_id = any (people)
    and (i.model = 'Session' and i.uid = any (kept_sessions)) is not true
    and (coalesce(i.grant_id, case when i.model = 'Grant' then i.id end) = any (kept_grants)) is not true
    and (i.model = 'Interaction' and i.id = kept_flow) is not true;
  -- The engine ends a flow whose browser has another session than at the beginning. The kept flow goes on without the one that ended.
  update oidc_instances i set payload = i.payload - 'session'
    where i.tenant_id = tenant and i.model = 'Interaction' and i.id = kept_flow
      and i.payload #>> '{session,accountId}' = any (people);
  delete from verification_records v where v.tenant_id = tenant and v.user_id = any (people)
    and (v.grant_id = any (kept_grants)) is not true;
  delete from trusted_devices d where d.tenant_id = tenant and d.user_id = any (people);
  delete from password_links l where l.tenant_id = tenant and l.user_id = any (people);
end $$;

comment on function gatehouse_end_everything_v1 is 'e755caa220499a129eca70c3bdb8afbc455494cd168e4015a997e27b0039ea1e';

-- Ends grants of a user with every code and token under them, and removes their applications from the user's sessions. Locks rows in the
-- order of `gatehouse_end_everything_v1`: tokens and sessions before grants.
create or replace function gatehouse_end_grants_v1(tenant varchar, account varchar, ended varchar[]) returns void language plpgsql
  set enable_seqscan = off
as $$
begin
  perform gatehouse_end_tokens_v1(tenant, ended);
  update oidc_instances set payload = jsonb_set(payload, '{authorizations}', (
      select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(payload -> 'authorizations')
      where (value ->> 'grantId' = any (ended)) is not true))
    where tenant_id = tenant and model = 'Session' and account_id = account
      and exists (select from jsonb_each(payload -> 'authorizations') where value ->> 'grantId' = any (ended));
  delete from oidc_instances where tenant_id = tenant and model = 'Grant' and account_id = account and id = any (ended);
end $$;

comment on function gatehouse_end_grants_v1 is 'b531b0b333d18746174cfbb2aa3b66e3337adc41cc217b36845593e1d4bd5431';

-- Ends every code and token of these grants. Locks a refresh token before the one that replaced it, as a refresh does.
create or replace function gatehouse_end_tokens_v1(tenant varchar, grants varchar[]) returns void language plpgsql
  set enable_seqscan = off
as $$
begin
  perform 1 from oidc_instances i where i.tenant_id = tenant and i.grant_id = any (grants) order by i.created_at, i.id for update;
  delete from oidc_instances i where i.tenant_id = tenant and i.grant_id = any (grants);
end $$;

comment on function gatehouse_end_tokens_v1 is 'a2aa24c46c90eebc7aaf33ef0401f919ebabffeb0d97f1e51ce1e69508a37b07';

-- Adds entries to the outbox that the server has sealed, leased by its process until `nextAt`. They are delivered once this is committed.
create or replace function gatehouse_enqueue_v1(tenant varchar, at timestamptz, entries jsonb) returns void language plpgsql
as $$
begin
  insert into outbox (tenant_id, id, kind, sealed, attempts, next_at, give_up_at, expires_at, created_at)
  select tenant, e.id, e.kind, e.sealed, 1, to_timestamp(e."nextAt" / 1000), to_timestamp(e."giveUpAt" / 1000),
    to_timestamp(e."expiresAt" / 1000), at
  from jsonb_to_recordset(entries) as e (id text, kind text, sealed text, "nextAt" float8, "giveUpAt" float8, "expiresAt" float8);
end $$;

comment on function gatehouse_enqueue_v1 is 'd0731103b1a2d622493a44f76bd9c5640b785de5edf274f3153f802ed0fd3c04';

-- Which identifiers of the given users belong to others already. As the owner, because row-level security would keep the database from using
-- the indexes; it sees only the tenant of the transaction.
create or replace function gatehouse_find_taken_v1(tenant varchar, given jsonb)
  returns table (number bigint, id boolean, username boolean, email boolean, phone boolean, external_id boolean, identity boolean)
  language plpgsql stable security definer set search_path from current
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  is_case_sensitive boolean;
begin
  if tenant is distinct from gatehouse_tenant() then raise exception 'another tenant'; end if;
  is_case_sensitive := exists (select from sign_in_experiences s
    where s.tenant_id = tenant and s.settings -> 'usernamePolicy' -> 'caseSensitive' = 'true');
  return query
  select g.number,
    exists (select from users u where u.tenant_id = tenant and u.id = g.id),
    exists (select from users u where u.tenant_id = tenant and lower(u.username) = lower(g.username)
      and u.username_case = case when is_case_sensitive and g.username <> lower(g.username) then g.username else '' end),
    exists (select from users u where u.tenant_id = tenant and lower(u.primary_email) = lower(g."primaryEmail")),
    exists (select from users u where u.tenant_id = tenant and u.primary_phone = g."primaryPhone"),
    exists (select from users u where u.tenant_id = tenant and u.external_id = g."externalId"),
    exists (select from jsonb_each(g.identities) e join user_identities i
      on i.tenant_id = tenant and i.target = e.key and i.identity_id = e.value ->> 'userId')
  from jsonb_to_recordset(given) as g (number bigint, id text, username text, "primaryEmail" text, "primaryPhone" text,
    "externalId" text, identities jsonb);
end $$;

comment on function gatehouse_find_taken_v1 is '07091a74cc997943e4a735f073d7d028250618c8ff182e73362b1ae1dbc16b03';

-- How the user signed in to a grant (`amr`): in the session that has it or, because refresh tokens outlive sessions, for its newest one. Null if
-- there is neither.
create or replace function gatehouse_grant_methods_v1(tenant varchar, at timestamptz, holder varchar, grant_name varchar) returns jsonb
  language plpgsql stable
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  methods jsonb;
begin
  select s.payload -> 'amr' into methods from oidc_instances s
    where s.tenant_id = tenant and s.model = 'Session' and s.account_id = holder and s.expires_at > at
      and exists (select from jsonb_each(s.payload -> 'authorizations') a where a.value ->> 'grantId' = grant_name)
    order by s.created_at desc limit 1;
  if found then return methods; end if;
  select r.payload -> 'amr' into methods from oidc_instances r
    where r.tenant_id = tenant and r.model = 'RefreshToken' and r.grant_id = grant_name and r.expires_at > at
    order by r.created_at desc limit 1;
  return methods;
end $$;

comment on function gatehouse_grant_methods_v1 is 'f811c76a0d2a43cf8eaa4987a8e0862d9cdb2c6128cc66b8c3a8bdc42698f160';

-- Adds users with the default roles and a second factor, if they have one. Skips those with an identifier of another user, and returns the IDs
-- of the others. Counting them is left to the caller: others wait for the counter, so it comes last.
create or replace function gatehouse_import_users_v1(tenant varchar, at timestamptz, given jsonb) returns setof varchar language plpgsql
  set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  return query
  with wanted as materialized (
    select * from jsonb_to_recordset(given) as g (id text, "externalId" text, username text, "primaryEmail" text, "primaryPhone" text,
      name text, avatar text, "passwordEncrypted" text, "passwordEncryptionMethod" text, "isPasswordExpired" boolean, identities jsonb,
      profile jsonb, "customData" jsonb, "isSuspended" boolean, "createdAt" timestamptz, "lastSignInAt" timestamptz, "factorId" text,
      "totpSecret" text)),
  added as (
    insert into users (tenant_id, id, external_id, username, primary_email, primary_phone, name, avatar, password_encrypted,
      password_encryption_method, password_updated_at, is_password_expired, identities, profile, custom_data, is_suspended, last_sign_in_at,
      created_at, updated_at)
    select tenant, g.id, g."externalId", g.username, g."primaryEmail", g."primaryPhone", g.name, g.avatar, g."passwordEncrypted",
      g."passwordEncryptionMethod", case when g."passwordEncrypted" is not null then at end, coalesce(g."isPasswordExpired", false),
      coalesce(g.identities, '{}'), coalesce(g.profile, '{}'), coalesce(g."customData", '{}'), coalesce(g."isSuspended", false),
      g."lastSignInAt", coalesce(g."createdAt", at), at
    from wanted g
    on conflict do nothing returning users.id),
  -- A role that is being deleted is waited for, and not given.
  defaults as (
    select r.id from roles r where r.tenant_id = tenant and r.type = 'User' and r.is_default for key share of r),
  given_roles as (
    insert into users_roles (tenant_id, user_id, role_id) select tenant, a.id, d.id from added a cross join defaults d),
  factors as (
    insert into mfa_verifications (tenant_id, id, user_id, type, sealed)
    select tenant, g."factorId", g.id, 'Totp', g."totpSecret" from wanted g join added a on a.id = g.id
    where g."totpSecret" is not null)
  select a.id from added a;
end $$;

comment on function gatehouse_import_users_v1 is 'd945880430ad24bcdc1dd01b949fd05ad6bbd759e184d82d5a7e6126f4531043';

-- Writes rows of the audit log.
create or replace function gatehouse_insert_logs_v1(tenant varchar, entries jsonb) returns void language plpgsql
as $$
begin
  insert into logs (tenant_id, id, key, payload, user_id, application_id, ip, request_id, trace_id, organization_id, created_at)
  select tenant, e.id, e.key, e.payload, e.user_id, e.application_id, e.ip, e.request_id, e.trace_id, e.organization_id,
    to_timestamp(e.created_at::float8 / 1000)
  from jsonb_to_recordset(entries)
    as e (id text, key text, payload jsonb, user_id text, application_id text, ip text, request_id text, trace_id text,
      organization_id text, created_at bigint);
end $$;

comment on function gatehouse_insert_logs_v1 is '5204ab9a9cea2c591f5b77a7410b2296e1a0df45c22cbf21da649b23f4a9ede1';

-- Adds a user, with the roles that every new user has and `own_role`, if it is given. `given` holds columns under the
-- names that the contract has for them. Counting the user is left to the caller: others wait for the counter, so it comes last.
create or replace function gatehouse_insert_user_v1(tenant varchar, person varchar, at timestamptz, given jsonb, own_role varchar default null)
  returns users language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  made users;
begin
  insert into users (tenant_id, id, external_id, username, primary_email, primary_phone, name, avatar, password_encrypted,
    password_encryption_method, password_updated_at, is_password_expired, identities, profile, custom_data, settings, application_id, last_sign_in_at, created_at, updated_at)
  select tenant, person, g."externalId", g.username, g."primaryEmail", g."primaryPhone", g.name, g.avatar, g."passwordEncrypted",
    g."passwordEncryptionMethod", case when g."passwordEncrypted" is not null then at end, coalesce(g."isPasswordExpired", false),
    coalesce(g.identities, '{}'), coalesce(g.profile, '{}'), coalesce(g."customData", '{}'),
    coalesce(g.settings, '{}'), g."applicationId", case when g."isSignedIn" then at end, at, at
  from jsonb_to_record(given) as g ("externalId" text, username text, "primaryEmail" text, "primaryPhone" text, name text, avatar text,
    "passwordEncrypted" text, "passwordEncryptionMethod" text, "isPasswordExpired" boolean, identities jsonb, profile jsonb, "customData" jsonb,
    settings jsonb, "applicationId" text, "isSignedIn" boolean)
  returning * into made;
  -- A role that is being deleted is waited for, and not given.
  insert into users_roles (tenant_id, user_id, role_id)
  select tenant, person, r.id from roles r
  where r.tenant_id = tenant and r.type = 'User' and (r.is_default or r.name = own_role)
  for key share of r;
  return made;
end $$;

comment on function gatehouse_insert_user_v1 is '2594256e27554f87296f2740a728d3f588c96de0b8c3b6ada4cb10809a755678';

-- Makes a user a member of organizations, which are locked, with the roles that each gives just in time; a member gets only the roles.
-- Writes `entry`, an entry of the audit log, for each organization that the user joined, under an ID derived from its random one.
create or replace function gatehouse_join_organizations_v1(tenant varchar, person varchar, joining varchar[], entry jsonb) returns void language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  joined varchar[];
begin
  if cardinality(joining) = 0 then return; end if;
  with added as (
    insert into organization_users (tenant_id, organization_id, user_id)
    select tenant, o, person from unnest(joining) o on conflict do nothing
    returning organization_id)
  select array_agg(organization_id order by organization_id) into joined from added;
  -- A role that is being deleted is waited for, and not given.
  insert into organization_users_roles (tenant_id, organization_id, user_id, organization_role_id)
  select tenant, j.organization_id, person, r.id
  from organization_jit_roles j join organization_roles r on r.tenant_id = tenant and r.id = j.organization_role_id
  where j.tenant_id = tenant and j.organization_id = any (joining)
  order by r.id for key share of r
  on conflict do nothing;
  perform gatehouse_insert_logs_v1(tenant, (
    select jsonb_agg(jsonb_set(entry, '{payload,params}', jsonb_build_object('id', o, 'userId', person))
      || jsonb_build_object('id', left(md5((entry ->> 'id') || o), 21), 'organization_id', o))
    from unnest(joined) o));
end $$;

comment on function gatehouse_join_organizations_v1 is 'd116d6d10c83a31c574338b67cb3c5054bec2df246057673f11af2f6b0b38d2d';

-- Whether one of the organizations that a user would join requires MFA, and the submission doesn't meet that.
create or replace function gatehouse_joining_needs_mfa_v1(tenant varchar, joining varchar[], submission jsonb) returns boolean language plpgsql stable
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  if cardinality(joining) = 0 or (submission -> 'meetsMfa')::boolean then return false; end if;
  perform 1 from organizations o where o.tenant_id = tenant and o.id = any (joining) and o.is_mfa_required;
  return found;
end $$;

comment on function gatehouse_joining_needs_mfa_v1 is '27526bcd116c627072ddfd078de13d7f4470e6aba19c0c531259e926aa98d58b';

-- Whether an organization requires MFA and this user has no second factor that could have been asked for: none that the tenant offers,
-- apart from backup codes, and no enterprise identity provider that asks for one instead. Sign-in makes its members set one up, unless
-- the tenant's policy is not to (ADR 146); what gives access to the organization asks here, too. An email address or phone number
-- is a second factor only beside another way to sign in, because the same mailbox can't be both.
create or replace function gatehouse_lacks_mfa_v1(tenant varchar, account users, organization varchar) returns boolean language plpgsql stable
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  mfa jsonb;
  has_sso boolean;
  has_codes boolean;
begin
  perform 1 from organizations o where o.tenant_id = tenant and o.id = organization and o.is_mfa_required;
  if not found then return false; end if;

  select e.settings -> 'mfa', coalesce((e.settings ->> 'singleSignOnEnabled')::boolean, true) into mfa, has_sso
    from sign_in_experiences e where e.tenant_id = tenant;
  perform 1 from mfa_verifications m where m.tenant_id = tenant and m.user_id = account.id
    and m.type <> 'BackupCode' and (mfa -> 'factors') ? m.type;
  if found then return false; end if;

  if has_sso then
    perform 1 from user_sso_identities i where i.tenant_id = tenant and i.user_id = account.id;
    if found then return false; end if;
  end if;

  has_codes := coalesce((account.settings #>> '{mfa,enabled}')::boolean, false) or mfa ->> 'policy' like '%Mandatory'
    or coalesce(mfa ->> 'organizationRequiredMfaPolicy', 'Mandatory') = 'Mandatory';
  return (has_codes and (
    (account.primary_email is not null and (mfa -> 'factors') ? 'EmailVerificationCode'
      and (account.password_encrypted is not null or account.identities <> '{}' or account.primary_phone is not null))
    or (account.primary_phone is not null and (mfa -> 'factors') ? 'PhoneVerificationCode'
      and (account.password_encrypted is not null or account.identities <> '{}' or account.primary_email is not null))
  )) is not true;
end $$;

comment on function gatehouse_lacks_mfa_v1 is '21b523780ce057ed8e0d49afd94b3abf9b0b655f1fd91d9d4ab7b7411ff036e1';

-- Revokes the oldest grants of a user to an application beyond its `maxAllowedGrants`, so that with `kept`, the new one, as many are left.
-- Grants of token exchanges, which have a parent, aren't sign-ins and don't count (ADR 169). The caller has locked them (`gatehouse_lock_grants_v1`), so the second of two sign-ins at once sees the grant of the first.
create or replace function gatehouse_limit_grants_v1(tenant varchar, account varchar, client varchar, kept varchar) returns void language plpgsql
  set enable_seqscan = off
as $$
declare
  most integer := (select (custom_client_metadata ->> 'maxAllowedGrants')::integer from applications
    where tenant_id = tenant and id = client);
  gone varchar[];
begin
  if most is null then return; end if;
  gone := array(select id from oidc_instances
    where tenant_id = tenant and model = 'Grant' and account_id = account and client_id = client and id <> kept and grant_id is null
    order by created_at desc, id offset most - 1);
  if gone <> '{}' then perform gatehouse_end_grants_v1(tenant, account, gone); end if;
end $$;

comment on function gatehouse_limit_grants_v1 is '87b1363d42d48a2c35c0e9069b3cbc99a55b5a743f2765f04a1772e0e2fbf90f';

-- Revokes the oldest grants of a user to an application beyond its `maxAllowedGrants`, so that with `kept`, the new one, as many are left.
-- The caller has locked them (`gatehouse_lock_grants_v1`), so the second of two sign-ins at once sees the grant of the first. Returns the
-- webhook event of what it revoked, completed from `webhook` {event, record, payload}; null if nothing was, or without it.
create or replace function gatehouse_limit_grants_v2(tenant varchar, account varchar, client varchar, kept varchar, webhook jsonb) returns jsonb language plpgsql
  set enable_seqscan = off
as $$
declare
  most integer := (select (custom_client_metadata ->> 'maxAllowedGrants')::integer from applications
    where tenant_id = tenant and id = client);
  gone varchar[];
  facts jsonb;
begin
  if most is null then return null; end if;
  gone := array(select id from oidc_instances
    where tenant_id = tenant and model = 'Grant' and account_id = account and client_id = client and id <> kept
    order by created_at desc, id offset most - 1);
  if gone = '{}' then return null; end if;
  facts := jsonb_build_object('userId', account, 'applicationId', client, 'revokedGrantIds', to_jsonb(gone), 'maxAllowedGrants', most,
    -- With the new one, which was there when they were counted.
    'preRevocationActiveGrantCount', cardinality(gone) + most);
  perform gatehouse_end_grants_v1(tenant, account, gone);
  return webhook || jsonb_build_object('record', 'userId:' || account, 'payload', (webhook -> 'payload') || facts);
end $$;

comment on function gatehouse_limit_grants_v2 is '49941ec623b908ccff0c12fa5f013ed35d53bc402d516fa05c999f35c23da1f7';

-- Serializes the requests that give a user a new grant of an application with `maxAllowedGrants`, until the transaction ends. Taken
-- before any row of `oidc_instances` is locked: of two sign-ins at once one waits here without rows that the other needs.
create or replace function gatehouse_lock_grants_v1(tenant varchar, account varchar, client varchar) returns void language sql
as $$ select pg_advisory_xact_lock(hashtextextended(tenant || ':' || account || ':' || client, 0)) $$;

comment on function gatehouse_lock_grants_v1 is '6587b0f32e3cd0d079d537b01f6e6a6366cc2f9bb263275d3ea172653255c235';

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

comment on function gatehouse_lock_joining_v1 is '94477d141de48346b3ea35edcb5ca92cbb82eee08b92ee0948430512ab59d67c';

-- Whether user `holder` may use an application (ADR 154): everyone may, unless access is limited. Then one entry must apply to the user: by
-- name, by a role, as a member of an organization, or by a role in an organization. Without entries no user may.
create or replace function gatehouse_may_use_v1(tenant varchar, application varchar, is_limited boolean, holder varchar) returns boolean language plpgsql stable
as $$
begin
  if not is_limited then return true; end if;
  return exists (select from application_access_users e
      where e.tenant_id = tenant and e.application_id = application and e.user_id = holder)
    or exists (select from users_roles h
      join application_access_roles e on e.tenant_id = tenant and e.application_id = application and e.role_id = h.role_id
      where h.tenant_id = tenant and h.user_id = holder)
    or exists (select from organization_users m
      join application_access_organizations e on e.tenant_id = tenant and e.application_id = application
        and e.organization_id = m.organization_id
      where m.tenant_id = tenant and m.user_id = holder)
    or exists (select from organization_users_roles h
      join application_access_organization_roles e on e.tenant_id = tenant and e.application_id = application
        and e.organization_id = h.organization_id and e.organization_role_id = h.organization_role_id
      where h.tenant_id = tenant and h.user_id = holder);
end $$;

comment on function gatehouse_may_use_v1 is '5329bdcd975241800d64a0c1ef01e9d21bcd112a5604e9524c4144a19b836e99';

-- What the scopes `asked` tell application `client` of a user's organizations, with the names of the claims. A third-party application
-- learns only of organizations that its user gave it access to.
create or replace function gatehouse_membership_claims_v1(
  tenant varchar, client varchar, is_third_party boolean, holder varchar, asked text[], with_data boolean)
  returns jsonb language plpgsql stable
as $$
declare
  -- Null for an application that may know all organizations.
  consented constant varchar[] := case when is_third_party then array(select c.organization_id from consent_organizations c
    where c.tenant_id = tenant and c.application_id = client and c.user_id = holder) end;
  claims jsonb := '{}';
begin
  if 'urn:logto:scope:organizations' = any (asked) then
    claims := jsonb_build_object('organizations', (
      select coalesce(jsonb_agg(m.organization_id order by m.organization_id), '[]') from organization_users m
      where m.tenant_id = tenant and m.user_id = holder and (consented is null or m.organization_id = any (consented))));
    if with_data then
      claims := claims || jsonb_build_object('organization_data', (
        select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'description', o.description) order by o.id), '[]')
        from organization_users m join organizations o on o.tenant_id = tenant and o.id = m.organization_id
        where m.tenant_id = tenant and m.user_id = holder and (consented is null or m.organization_id = any (consented))));
    end if;
  end if;
  if 'urn:logto:scope:organization_roles' = any (asked) then
    claims := claims || jsonb_build_object('organization_roles', (
      select coalesce(jsonb_agg(l.organization_id || ':' || r.name order by l.organization_id, r.name), '[]')
      from organization_users_roles l join organization_roles r on r.tenant_id = tenant and r.id = l.organization_role_id
      where l.tenant_id = tenant and l.user_id = holder and (consented is null or l.organization_id = any (consented))));
  end if;
  return claims;
end $$;

comment on function gatehouse_membership_claims_v1 is '558aaa6873d1b5b34b43ba86373091f163bb6b1c75b2920158ce0568891e7f5f';

-- A grant with what is granted besides: neither of two requests that add to it at once forgets the other's.
create or replace function gatehouse_merge_grant_v1(kept jsonb, given jsonb) returns jsonb language sql immutable
as $$ select kept || given || jsonb_build_object(
  'openid', coalesce(kept -> 'openid', '{}') || coalesce(given -> 'openid', '{}') || jsonb_build_object(
    'scope', (select coalesce(string_agg(distinct name, ' '), '')
      from unnest(string_to_array(concat_ws(' ', kept #>> '{openid,scope}', given #>> '{openid,scope}'), ' ')) name)),
  'resources', (select coalesce(jsonb_object_agg(m.indicator, m.names), '{}') from (
    select e.key as indicator, string_agg(distinct name, ' ') as names
    from (select * from jsonb_each_text(coalesce(kept -> 'resources', '{}'))
      union all select * from jsonb_each_text(coalesce(given -> 'resources', '{}'))) e, unnest(string_to_array(e.value, ' ')) name
    group by e.key) m)) $$;

comment on function gatehouse_merge_grant_v1 is '80f058f01c61675b7542bae2a4a0dee965f55057880dbd6b65ddf6303d0ca257';

-- Settings of a user are two levels deep; so is the merge.
create or replace function gatehouse_merge_settings_v1(before jsonb, given jsonb) returns jsonb language sql immutable
as $$ select before || given
  || case when given ? 'mfa' then jsonb_build_object('mfa', coalesce(before -> 'mfa', '{}') || (given -> 'mfa')) else '{}' end
  || case when given ? 'passkeySignIn'
    then jsonb_build_object('passkeySignIn', coalesce(before -> 'passkeySignIn', '{}') || (given -> 'passkeySignIn')) else '{}' end $$;

comment on function gatehouse_merge_settings_v1 is '78982db61a8512bfc76e4e78353c2aecaf6a81d13d710fcd29b05fc24138e9fa';

-- A row of the protocol store as the code reads it.
create or replace function gatehouse_oidc_json_v1(i oidc_instances) returns jsonb language sql stable
as $$ select jsonb_build_object('model', i.model, 'id', i.id, 'uid', i.uid, 'payload', i.payload,
  'consumedAt', gatehouse_ms(i.consumed_at), 'expiresAt', gatehouse_ms(i.expires_at),
  'successor', case when i.successor_used_at is not null then 'used' when i.successor is not null then 'unused' end) $$;

comment on function gatehouse_oidc_json_v1 is 'd4c7f6d2236bf736703c5accd7a0af4b46922ceb885d7cce31421d4929cba2d6';

-- One read for a whole protocol request: what `keys` names (session, flow, code or token), and then the grant, application,
-- user, roles and resources that belong to it, each by its index and only where there is need. What belongs to a user who
-- is suspended or gone is not found. `keys` holds instances [[model, id]] and maybe clientId, accountId, resources [],
-- organization (that a token is requested for) or visited (the organization that a user signs in for), and memberships ('ids' or
-- 'data': what the code's or token's scopes tell of them).
create or replace function gatehouse_oidc_read_v1(tenant varchar, at timestamptz, keys jsonb) returns jsonb language plpgsql stable
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  pair jsonb;
  found_row oidc_instances;
  main oidc_instances;
  session oidc_instances;
  account users;
  client text := keys ->> 'clientId';
  holder text;
  account_name text := keys ->> 'accountId';
  grant_name text;
  indicators text[] := array(select jsonb_array_elements_text(keys -> 'resources'));
  instances jsonb := '[]';
  applications_json jsonb;
  is_third_party boolean;
  account_json jsonb;
  resources_json jsonb := '[]';
  organization_name text := coalesce(keys ->> 'organization', keys ->> 'visited');
  organization_json jsonb;
  refusal text;
begin
  if jsonb_array_length(keys -> 'instances') > 0 then
    for pair in select value from jsonb_array_elements(keys -> 'instances') loop
      select * into found_row from oidc_instances i
        where i.tenant_id = tenant and i.model = pair ->> 0 and i.id = pair ->> 1
          and (i.expires_at > at or i.consumed_at is not null);
      if found_row.model = 'Session' then session := found_row;
      elsif found_row.model is not null then main := found_row;
      end if;
    end loop;
    -- A use that uses the successor up marks that one alone, so that a refresh updates one row.
    if main.successor_id is not null and main.successor_used_at is null and not exists (
      select from oidc_instances i where i.tenant_id = tenant and i.model = 'RefreshToken' and i.id = main.successor_id
        and i.consumed_at is null) then
      main.successor_used_at := at;
    end if;
    if main.payload -> 'expiresWithSession' = 'true' then
      select * into session from oidc_instances i
        where i.tenant_id = tenant and i.uid = main.payload ->> 'sessionUid' and i.model = 'Session' and i.expires_at > at
        order by i.created_at desc limit 1;
    end if;
    if session.account_id is not null then
      select * into account from users u where u.tenant_id = tenant and u.id = session.account_id and not u.is_suspended;
      if account.id is null then session := null; end if;
    end if;
    client := coalesce(client, main.payload #>> '{params,client_id}', main.client_id);
    holder := main.client_id;
    account_name := coalesce(account_name, main.payload #>> '{result,login,accountId}',
      case when main.model <> 'Interaction' then main.account_id end, session.account_id);
    if not keys ? 'resources' then
      indicators := case jsonb_typeof(main.payload #> '{params,resource}')
        when 'array' then array(select jsonb_array_elements_text(main.payload #> '{params,resource}'))
        when 'string' then array[main.payload #>> '{params,resource}'] end;
    end if;
  end if;

  if account_name is not null then
    if account.id is distinct from account_name then
      select * into account from users u where u.tenant_id = tenant and u.id = account_name and not u.is_suspended;
    end if;
    if main.model <> 'Interaction' and main.account_id is not null and account.id is null then main := null; end if;
    grant_name := coalesce(main.payload #>> '{result,consent,grantId}', main.grant_id,
      session.payload #>> array['authorizations', client, 'grantId']);
    if grant_name is not null and account.id is not null then
      select * into found_row from oidc_instances i where i.tenant_id = tenant and i.model = 'Grant' and i.id = grant_name
        and i.account_id = account.id and i.expires_at > at;
      if found_row.model is not null then instances := instances || gatehouse_oidc_json_v1(found_row); end if;
    end if;
  end if;
  if main.model is not null then instances := instances || gatehouse_oidc_json_v1(main); end if;
  if session.model is not null then instances := instances || gatehouse_oidc_json_v1(session); end if;

  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'type', a.type,
      'isThirdParty', a.is_third_party,
      'mayUse', case when account.id is not null then
        gatehouse_may_use_v1(tenant, a.id, a.app_level_access_control_enabled, account.id) end, 'oidc', a.oidc_client_metadata, 'custom', a.custom_client_metadata,
      'secrets', (select coalesce(jsonb_agg(jsonb_build_object('name', s.name, 'sealed', s.sealed)), '[]') from application_secrets s
        where s.tenant_id = tenant and s.application_id = a.id and (s.expires_at is null or s.expires_at > at)))), '[]')
    into applications_json from applications a
    where a.tenant_id = tenant and a.id = any (array[client, holder]);

  is_third_party := applications_json @> '[{"isThirdParty": true}]';

  if account.id is not null then
    account_json := gatehouse_user_json_v1(account) || jsonb_build_object(
      'externalId', account.external_id, 'customData', account.custom_data, 'createdAt', gatehouse_ms(account.created_at),
      'updatedAt', gatehouse_ms(account.updated_at),
      'roles', (select coalesce(jsonb_agg(r.name order by r.name), '[]') from users_roles h
        join roles r on r.tenant_id = tenant and r.id = h.role_id where h.tenant_id = tenant and h.user_id = account.id));
    if keys ? 'memberships' and main.payload ->> 'scope' like '%urn:logto:scope:organization%' then
      account_json := account_json || jsonb_build_object('memberships', gatehouse_membership_claims_v1(
        tenant, client, is_third_party, account.id, string_to_array(main.payload ->> 'scope', ' '), keys ->> 'memberships' = 'data'));
    end if;
  end if;
  if keys ? 'organization' or (keys ? 'visited' and account.id is not null) then
    refusal := gatehouse_organization_refusal_v1(tenant, organization_name, client, is_third_party, account);
    -- What a code or token was issued for was signed in to earlier, maybe in another way than the session. Behind a subject token or a personal
    -- access token is no sign-in: what the account has is enough (ADR 176).
    if refusal is null and main.model is distinct from 'SubjectToken' and not keys ? 'accountId' and gatehouse_unverified_mfa_v1(
      tenant, organization_name, account.id, case
        when main.model is null then session.payload -> 'amr'
        when main.model = 'Grant' then gatehouse_grant_methods_v1(tenant, at, account.id, main.id)
        when main.model = 'AccessToken' then gatehouse_grant_methods_v1(tenant, at, account.id, main.grant_id)
        else main.payload -> 'amr' end) then
      refusal := 'mfa';
    end if;
    organization_json := jsonb_build_object('id', organization_name, 'refusal', refusal);
  end if;
  if cardinality(indicators) > 0 then
    resources_json := gatehouse_scopes_v1(tenant, client, is_third_party, account.id, keys ->> 'organization', indicators);
  end if;
  return jsonb_build_object('instances', instances, 'clients', applications_json, 'user', account_json,
    'resources', resources_json, 'organization', organization_json);
end $$;

comment on function gatehouse_oidc_read_v1 is 'a451693a40c007c67b750018ffc874bba1e913fb7176c7d3db57765e612672b7';

-- Everything one protocol request writes, as one statement and so one transaction. `changes` holds:
--   answer    {id, payload, account_id, grant_id, unless}: what a device's code gets, if it has none of the keys in `unless` yet
--   accounts  ids of users who must be there and not suspended: sessions and grants are being written for them
--   present   [{model, id | uid}] rows that must still be there
--   codes     ids of codes and subject tokens to use up; each must be unused
--   rotation  {id, successor, row}: the refresh token that is used up, its sealed successor, and the successor's row
--   limited   [{account_id, client_id, kept}] new grants of applications that limit how many a user has
--   replaced  ids of refresh tokens whose successor is used without being used up: they do not return it again
--   upserts, destroyed [{model, id}], sessions (uids to end), revoked (grants whose codes and tokens end)
--   logs      audit rows
--   webhooks  events for `gatehouse_announce_v1`, and limitWebhook, the part of such an event that is known of a grant that exceeds the limit
-- Answers the sealed successor of the rotated token. Of several requests at once the first one decides which it is.
-- PostgreSQL keeps the plans of a function's statements, and makes the first ones while the tables are nearly empty, where reading
-- a whole table looks cheapest. Here and in gatehouse_oidc_read_v1 an index finds everything, a few rows at a time.
-- Raises GH001 when a code was redeemed by another request, GH002 when something that must be there is gone, GH004 when the device's code
-- is gone or has got another answer.
create or replace function gatehouse_oidc_write_v1(tenant varchar, at timestamptz, changes jsonb) returns text language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  upserts jsonb := changes -> 'upserts';
  rotation jsonb := changes -> 'rotation';
  answer jsonb := changes -> 'answer';
  kept text;
  expected integer;
  found integer;
  exceeded jsonb;
begin
  if jsonb_array_length(changes -> 'limited') > 0 then
    perform gatehouse_lock_grants_v1(tenant, l.account_id, l.client_id)
      from (select * from jsonb_to_recordset(changes -> 'limited') as l (account_id varchar, client_id varchar) order by 1, 2) l;
  end if;
  if answer is not null then
    update oidc_instances
      set payload = answer -> 'payload', account_id = answer ->> 'account_id', grant_id = answer ->> 'grant_id'
      where tenant_id = tenant and model = 'DeviceCode' and id = answer ->> 'id'
        and not payload ?| array(select jsonb_array_elements_text(answer -> 'unless'));
    get diagnostics found = row_count;
    if found = 0 then raise exception 'the device is answered' using errcode = 'GH004'; end if;
  end if;
  if jsonb_array_length(changes -> 'replaced') > 0 then
    update oidc_instances set successor_used_at = at
      where tenant_id = tenant and model = 'RefreshToken' and successor_used_at is null
        -- An array, so that they are found by the index: for a subquery the plan reads every refresh token of the tenant.
        and id = any (array(select jsonb_array_elements_text(changes -> 'replaced')));
  end if;
  if rotation is not null then
    update oidc_instances
      set consumed_at = coalesce(consumed_at, at), successor = coalesce(successor, rotation ->> 'successor'),
        successor_id = case when successor is null then rotation #>> '{row,id}' else successor_id end
      where tenant_id = tenant and model = 'RefreshToken' and id = rotation ->> 'id'
      returning successor into kept;
    if kept is null then raise exception 'the refresh token is gone' using errcode = 'GH002'; end if;
    if kept = rotation ->> 'successor' then upserts := upserts || (rotation -> 'row'); end if;
  end if;

  -- Ending everything of a user locks this row FOR UPDATE first: then either it sees what is written here, or this sees
  -- that it is gone. Ordinary updates of a user do not wait for this lock, nor it for them.
  expected := jsonb_array_length(changes -> 'accounts');
  if expected > 0 then
    perform 1 from users where tenant_id = tenant and not is_suspended
      and id in (select jsonb_array_elements_text(changes -> 'accounts')) for key share;
    get diagnostics found = row_count;
    if found < expected then raise exception 'the user is gone' using errcode = 'GH002'; end if;
  end if;

  expected := jsonb_array_length(changes -> 'present');
  if expected > 0 then
    -- Joined laterally: PostgreSQL would answer `exists … or exists …` from a hash of all the tenant's rows.
    select count(*) into found from jsonb_to_recordset(changes -> 'present') as p (model text, id text, uid text)
      cross join lateral (
        (select from oidc_instances i where i.tenant_id = tenant and i.model = p.model and i.id = p.id)
        union all
        (select from oidc_instances i where p.id is null and i.tenant_id = tenant and i.uid = p.uid and i.model = p.model)
        limit 1) present;
    if found < expected then raise exception 'a row is gone' using errcode = 'GH002'; end if;
  end if;

  expected := jsonb_array_length(changes -> 'codes');
  if expected > 0 then
    update oidc_instances set consumed_at = at
      where tenant_id = tenant and model = any (array['AuthorizationCode', 'SubjectToken']) and consumed_at is null
        and id in (select jsonb_array_elements_text(changes -> 'codes'));
    get diagnostics found = row_count;
    if found < expected then raise exception 'the code is redeemed' using errcode = 'GH001'; end if;
  end if;

  if jsonb_array_length(upserts) > 0 then
    -- Two requests of one browser may add an application to its session at once: neither forgets the other's.
    insert into oidc_instances as i
      (tenant_id, model, id, payload, grant_id, uid, user_code, account_id, client_id, created_at, expires_at)
    select tenant, u.model, u.id,
      case when s.payload is null then u.payload
        else u.payload || jsonb_build_object('authorizations',
          coalesce(s.payload -> 'authorizations', '{}') || coalesce(u.payload -> 'authorizations', '{}')) end,
      u.grant_id, u.uid, u.user_code, u.account_id, u.client_id, at, to_timestamp(u.expires_at)
    from jsonb_to_recordset(upserts) as u (model text, id text, payload jsonb, grant_id text, uid text,
        user_code text, account_id text, client_id text, expires_at float8)
      left join lateral (select o.payload from oidc_instances o
        where u.model = 'Session' and o.tenant_id = tenant and o.model = 'Session' and o.uid = u.uid
          and o.account_id = u.account_id order by o.created_at desc limit 1) s on true
    -- Grants are locked last, as in `gatehouse_end_everything_v1`.
    order by u.model = 'Grant', u.model, u.id
    on conflict (tenant_id, model, id) do update set
      payload = case
        when (i.account_id = excluded.account_id) is not true then excluded.payload
        when i.model = 'Grant' then gatehouse_merge_grant_v1(i.payload, excluded.payload)
        when i.model = 'Session' then excluded.payload || jsonb_build_object('authorizations',
          coalesce(i.payload -> 'authorizations', '{}') || coalesce(excluded.payload -> 'authorizations', '{}'))
        else excluded.payload end,
      grant_id = excluded.grant_id, uid = excluded.uid, user_code = excluded.user_code,
      account_id = excluded.account_id, client_id = excluded.client_id, expires_at = excluded.expires_at;
    -- A grant lives as long as what was issued under it.
    update oidc_instances g set expires_at = to_timestamp(u.expires_at)
      from jsonb_to_recordset(upserts) as u (model text, grant_id text, expires_at float8)
      where u.model = 'RefreshToken' and g.tenant_id = tenant and g.model = 'Grant' and g.id = u.grant_id
        and g.expires_at < to_timestamp(u.expires_at);
  end if;

  if jsonb_array_length(changes -> 'limited') > 0 then
    select jsonb_agg(e) into exceeded from (
      select gatehouse_limit_grants_v2(tenant, l.account_id, l.client_id, l.kept, changes -> 'limitWebhook') as e
      from jsonb_to_recordset(changes -> 'limited') as l (account_id varchar, client_id varchar, kept varchar)) ended
      where e is not null;
  end if;
  if jsonb_array_length(changes -> 'sessions') > 0 then
    delete from oidc_instances where tenant_id = tenant and model = 'Session'
      and uid in (select jsonb_array_elements_text(changes -> 'sessions'));
  end if;
  if jsonb_array_length(changes -> 'revoked') > 0 then
    perform gatehouse_end_tokens_v1(tenant, array(select jsonb_array_elements_text(changes -> 'revoked')));
  end if;
  if jsonb_array_length(changes -> 'destroyed') > 0 then
    delete from oidc_instances i using jsonb_to_recordset(changes -> 'destroyed') as d (model text, id text)
      where i.tenant_id = tenant and i.model = d.model and i.id = d.id;
  end if;

  if jsonb_array_length(changes -> 'logs') > 0 then
    perform gatehouse_insert_logs_v1(tenant, changes -> 'logs');
  end if;
  if changes ? 'webhooks' then
    perform gatehouse_announce_v1(tenant, at, (changes -> 'webhooks') || coalesce(exceeded, '[]'));
  end if;
  return kept;
end $$;

comment on function gatehouse_oidc_write_v1 is '38463ec43a92b3e65b9c7959a5998fd1d38bb7daee521f279d2a626f54f06600';

-- Why application `client` gets no token for an organization, on behalf of user `holder` or, if that has no ID, of its own: the first of
-- 'membership', 'consent' (of the user, to a third-party application) and 'mfa' that is missing, or null. An organization of another tenant
-- is like one that doesn't exist.
create or replace function gatehouse_organization_refusal_v1(
  tenant varchar, organization varchar, client varchar, is_third_party boolean, holder users) returns text language plpgsql stable
as $$
begin
  if holder.id is null then
    return case when not exists (select from organization_applications m
      where m.tenant_id = tenant and m.organization_id = organization and m.application_id = client) then 'membership' end;
  end if;
  if not exists (select from organization_users m
    where m.tenant_id = tenant and m.organization_id = organization and m.user_id = holder.id) then
    return 'membership';
  end if;
  if is_third_party and not exists (select from consent_organizations c where c.tenant_id = tenant and c.application_id = client
    and c.user_id = holder.id and c.organization_id = organization) then
    return 'consent';
  end if;
  return case when gatehouse_lacks_mfa_v1(tenant, holder, organization) then 'mfa' end;
end $$;

comment on function gatehouse_organization_refusal_v1 is 'ea1eb91940e309a332ee418d52ba59a91c26f6d300cba6980b4d5aeb58e88e08';

-- Stores the identity that a user has at an enterprise identity provider. Returns whether it is a new one.
create or replace function gatehouse_put_sso_identity_v1(tenant varchar, person varchar, at timestamptz, proven jsonb) returns boolean language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  update user_sso_identities i set detail = proven -> 'detail', updated_at = at
    where i.tenant_id = tenant and i.user_id = person and i.sso_connector_id = proven ->> 'ssoConnectorId'
      and i.issuer = proven ->> 'issuer' and i.identity_id = proven ->> 'identityId';
  if found then return false; end if;
  insert into user_sso_identities (tenant_id, id, user_id, sso_connector_id, issuer, identity_id, detail, created_at, updated_at)
  values (tenant, proven ->> 'id', person, proven ->> 'ssoConnectorId', proven ->> 'issuer', proven ->> 'identityId',
    proven -> 'detail', at, at);
  return true;
end $$;

comment on function gatehouse_put_sso_identity_v1 is '74c5619c1974c2e1ae7b29409c3af2f159a3aafe79b5c574912248a01648ee25';

-- The permissions that a token of application `client` may have, as [{indicator, ttl, scopes}]: those that the roles of user `holder` give,
-- or the roles of the application itself if `holder` is null. In an organization only the roles in that organization count. Without one,
-- a user's roles in all organizations count as well. `urn:logto:resource:organizations` is the organization itself: its permissions are
-- those of the organization template, all of them as long as no organization is named. `scopes` is null if a third-party application may
-- not request the resource, otherwise without what it may not request. Without an organization, what its users can allow it only in
-- organizations is apart, in `organizationScopes`: their roles give it in some of theirs, but no token has it (ADR 155).
-- Tokens, the consent page and everything else that depends on permissions ask here, so that they can't differ.
create or replace function gatehouse_scopes_v1(
  tenant varchar, client varchar, is_third_party boolean, holder varchar, organization varchar, indicators text[]) returns jsonb language plpgsql stable
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  organizations constant text := 'urn:logto:resource:organizations';
  -- What a third-party application may request, by list and resource; null for other applications.
  requestable constant jsonb := case when is_third_party then gatehouse_consent_scopes_v1(tenant, client) end;
  -- Whether permissions in organizations are apart.
  apart constant boolean := is_third_party and organization is null;
  own_roles varchar[] := '{}';
  organization_roles_held varchar[] := '{}';
  answer jsonb;
begin
  if organization is not null and holder is not null then
    organization_roles_held := array(select l.organization_role_id from organization_users_roles l
      where l.tenant_id = tenant and l.organization_id = organization and l.user_id = holder);
  elsif organization is not null then
    organization_roles_held := array(select l.organization_role_id from organization_applications_roles l
      where l.tenant_id = tenant and l.organization_id = organization and l.application_id = client);
  elsif holder is null then
    own_roles := array(select r.role_id from applications_roles r where r.tenant_id = tenant and r.application_id = client);
  else
    own_roles := array(select r.role_id from users_roles r where r.tenant_id = tenant and r.user_id = holder);
    organization_roles_held := array(select distinct l.organization_role_id from organization_users_roles l
      where l.tenant_id = tenant and l.user_id = holder);
  end if;

  select coalesce(jsonb_agg(jsonb_build_object('indicator', r.indicator, 'ttl', r.access_token_ttl) || (
        select jsonb_build_object(
          'scopes', case when is_requestable then coalesce(jsonb_agg(distinct s.name) filter (where not apart or held.list = 'permissions'), '[]') end,
          'organizationScopes', jsonb_agg(distinct s.name) filter (where apart and held.list = 'organizationPermissions'))
        from (
            select h.scope_id, 'permissions' as list from roles_scopes h where h.tenant_id = tenant and h.role_id = any (own_roles)
            union all
            select h.scope_id, 'organizationPermissions' from organization_roles_resource_scopes h
              where h.tenant_id = tenant and h.organization_role_id = any (organization_roles_held)) held
          join scopes s on s.tenant_id = tenant and s.id = held.scope_id
        where s.resource_id = r.id and (requestable is null or requestable #> array[held.list, r.indicator] ? s.name))), '[]')
    into answer from (
      select *, requestable is null or requestable -> 'permissions' ? indicator or requestable -> 'organizationPermissions' ? indicator
        as is_requestable
      from resources where tenant_id = tenant and indicator = any (indicators) and indicator <> organizations) r;

  if organizations = any (indicators) then
    answer := answer || (select jsonb_build_object('indicator', organizations,
        'scopes', case when requestable is null or requestable -> 'organizationPermissions' ? organizations then
          coalesce(jsonb_agg(distinct s.name) filter (where not apart), '[]') end,
        'organizationScopes', jsonb_agg(distinct s.name) filter (where apart))
      from organization_scopes s
      where s.tenant_id = tenant and (requestable is null or requestable #> array['organizationPermissions', organizations] ? s.name)
        and (organization is null and not is_third_party or s.id in (select h.organization_scope_id from organization_roles_scopes h
          where h.tenant_id = tenant and h.organization_role_id = any (organization_roles_held))));
  end if;
  return answer;
end $$;

comment on function gatehouse_scopes_v1 is 'a887b930ea72366f2132900caf61584d4e8f281b9754ea0391a5e18ae44806bd';

-- What a script of a kind is given about application `client`, user `holder` (null for a machine), `organization` (null for none)
-- and the sign-in of the session with the uid `session` (null for none), with the names of the wire; and the revision of the script's settings, null if there is no script
-- (any more), so that no process runs an outdated one.
create or replace function gatehouse_script_context_v1(
  tenant varchar, script_kind varchar, client varchar, holder varchar, organization varchar, session varchar) returns jsonb language sql stable
as $$
  with found_roles as (
    select r.id, r.name, r.description from users_roles h join roles r on r.tenant_id = tenant and r.id = h.role_id
    where h.tenant_id = tenant and h.user_id = holder)
  select jsonb_build_object(
    'revision', (select c.revision from scripts c where c.tenant_id = tenant and c.kind = script_kind),
    'application', (select jsonb_build_object('tenantId', a.tenant_id, 'id', a.id, 'name', a.name, 'description', a.description,
        'type', a.type, 'oidcClientMetadata', a.oidc_client_metadata, 'customClientMetadata', a.custom_client_metadata,
        'protectedAppMetadata', a.protected_app_metadata, 'customData', a.custom_data, 'isThirdParty', a.is_third_party,
        'appLevelAccessControlEnabled', a.app_level_access_control_enabled, 'createdAt', gatehouse_ms(a.created_at))
      from applications a where a.tenant_id = tenant and a.id = client),
    'organization', (select jsonb_build_object('id', o.id, 'name', o.name, 'description', o.description, 'customData', o.custom_data)
      from organizations o where o.tenant_id = tenant and o.id = organization),
    'interaction', (select s.payload -> 'lastSubmission' from oidc_instances s
      where s.tenant_id = tenant and s.model = 'Session' and s.uid = session and s.account_id = holder limit 1),
    'user', (select gatehouse_user_json_v1(u) || jsonb_build_object(
        'customData', u.custom_data, 'applicationId', u.application_id, 'isSuspended', u.is_suspended,
        'lastSignInAt', gatehouse_ms(u.last_sign_in_at), 'createdAt', gatehouse_ms(u.created_at),
        'updatedAt', gatehouse_ms(u.updated_at), 'hasPassword', u.password_encrypted is not null,
        'ssoIdentities', (select coalesce(jsonb_agg(jsonb_build_object('issuer', i.issuer, 'identityId', i.identity_id,
            'detail', i.detail) order by i.created_at, i.id), '[]')
          from user_sso_identities i where i.tenant_id = tenant and i.user_id = holder),
        'mfaVerificationFactors', (select coalesce(jsonb_agg(distinct m.type), '[]')
          from mfa_verifications m where m.tenant_id = tenant and m.user_id = holder),
        'roles', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'description', r.description,
            'scopes', gatehouse_script_scopes_v1(tenant, array(select h.scope_id from roles_scopes h
              where h.tenant_id = tenant and h.role_id = r.id))) order by r.name), '[]') from found_roles r),
        'organizations', (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'description', o.description)
            order by o.id), '[]')
          from organization_users m join organizations o on o.tenant_id = tenant and o.id = m.organization_id
          where m.tenant_id = tenant and m.user_id = holder),
        'organizationRoles', (select coalesce(jsonb_agg(jsonb_build_object('organizationId', l.organization_id, 'roleId', r.id,
            'roleName', r.name,
            'scopes', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'description', s.description)
                order by s.name), '[]')
              from organization_roles_scopes h join organization_scopes s on s.tenant_id = tenant and s.id = h.organization_scope_id
              where h.tenant_id = tenant and h.organization_role_id = r.id),
            'resourceScopes', gatehouse_script_scopes_v1(tenant, array(select h.scope_id from organization_roles_resource_scopes h
              where h.tenant_id = tenant and h.organization_role_id = r.id))) order by l.organization_id, r.name), '[]')
          from organization_users_roles l join organization_roles r on r.tenant_id = tenant and r.id = l.organization_role_id
          where l.tenant_id = tenant and l.user_id = holder))
      from users u where u.tenant_id = tenant and u.id = holder)) $$;

comment on function gatehouse_script_context_v1 is '01bd8ee6803847c7f13c99e0320a4a5480b188be591491115e3f6be38078f1e2';

-- Permissions of API resources as scripts for custom claims are given them.
create or replace function gatehouse_script_scopes_v1(tenant varchar, scope_ids varchar[]) returns jsonb language sql stable
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'description', s.description, 'resourceId', s.resource_id,
      'resource', jsonb_build_object('tenantId', r.tenant_id, 'id', r.id, 'name', r.name, 'indicator', r.indicator,
        'isDefault', r.is_default, 'accessTokenTtl', r.access_token_ttl)) order by s.name, s.id), '[]')
  from scopes s join resources r on r.tenant_id = tenant and r.id = s.resource_id
  where s.tenant_id = tenant and s.id = any (scope_ids) $$;

comment on function gatehouse_script_scopes_v1 is 'd81bbd46df65c2dbdc4a319597c4d9f8fa3c9d13c54c7cbda650e6fb2c92fe63';

-- The members of an organization whom a text finds: the IDs of one page, in their order, and how many there are, counted up to `most`.
-- Up to 1,000 matches are read by the trigrams of `rare` and sorted. If there are more, or `rare` is null, members are read in the order of
-- their IDs until the page is full, and counted by the trigrams of `pattern`, which is null for a text that is too short for one.
-- With `role`, only members who have it count. In a function each of these statements is planned once, and only if it is needed.
create or replace function gatehouse_search_members_v1(
  tenant varchar, organization varchar, page_size int, start int, words text, rare text, pattern text, most int, role varchar,
  out total bigint, out ids varchar[]) language plpgsql stable
  set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
begin
  -- A match is at the start of an ID or anywhere after it: its inner letters would find unrelated users.
  if rare is not null then
    ids := array(select m.user_id from organization_users m
      where m.tenant_id = tenant and m.organization_id = organization and m.text like lower(rare)
        and (m.text like substr(lower(rare), 2) or substr(m.text, length(m.user_id) + 2) like lower(rare))
        and (role is null or exists (select from organization_users_roles r where r.tenant_id = tenant
          and r.organization_role_id = role and r.organization_id = organization and r.user_id = m.user_id))
      limit 1001);
    total := cardinality(ids);
    if total <= 1000 then
      ids := array(select id from unnest(ids) id order by id limit page_size offset start);
      return;
    end if;
  end if;

  -- `position` prevents the planner from choosing the trigrams, because it doesn't know the text.
  ids := array(select m.user_id from organization_users m
    where m.tenant_id = tenant and m.organization_id = organization
      and (position(lower(words) in m.text) = 1 or position(lower(words) in substr(m.text, length(m.user_id) + 2)) > 0)
      and (role is null or exists (select from organization_users_roles r where r.tenant_id = tenant
        and r.organization_role_id = role and r.organization_id = organization and r.user_id = m.user_id))
    order by m.user_id limit page_size offset start);
  if pattern is not null then
    select count(*) into total from (select from organization_users m
      where m.tenant_id = tenant and m.organization_id = organization and m.text like lower(pattern)
        and (m.text like substr(lower(pattern), 2) or substr(m.text, length(m.user_id) + 2) like lower(pattern))
        and (role is null or exists (select from organization_users_roles r where r.tenant_id = tenant
          and r.organization_role_id = role and r.organization_id = organization and r.user_id = m.user_id))
      limit most) counted;
  else
    select count(*) into total from (select from organization_users m
      where m.tenant_id = tenant and m.organization_id = organization
        and (position(lower(words) in m.text) = 1 or position(lower(words) in substr(m.text, length(m.user_id) + 2)) > 0)
        and (role is null or exists (select from organization_users_roles r where r.tenant_id = tenant
          and r.organization_role_id = role and r.organization_id = organization and r.user_id = m.user_id))
      limit most) counted;
  end if;
end $$;

comment on function gatehouse_search_members_v1 is '2d03c2dc415820c83615d6d67ed273970f9cf38f71acb673a8c81c995e72be62';

-- Ends a sign-in flow by making its account. `submission` holds what `gatehouse_submit_sign_in_v1` takes; in profile also applicationId. The
-- first administrator's also holds firstAdministrator {organizationId, roleId, setupKey}: it closes the registration, uses up the setup
-- link and makes the account a member of the tenant's organization. Another administrator's holds jit.invitationHash, and accepts that
-- invitation. Answers 'changed' when the flow is not as it was read, 'closed' when there is a first administrator already or the
-- invitation isn't pending any more, 'mfa' when the user would join an organization that requires it without `meetsMfa`, or 'done';
-- only then something is written.
create or replace function gatehouse_submit_registration_v1(tenant varchar, at timestamptz, flow_id varchar, version integer, submission jsonb, logs jsonb)
  returns text language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  person varchar := submission ->> 'userId';
  given jsonb := submission -> 'profile';
  joining varchar[];
  invitation varchar;
begin
  perform 1 from oidc_instances f
    where f.tenant_id = tenant and f.model = 'Interaction' and f.id = flow_id and f.expires_at > at
      and coalesce((f.flow ->> 'version')::integer, 0) = version
    for update;
  if not found then return 'changed'; end if;

  joining := gatehouse_lock_joining_v1(tenant, submission -> 'jit');
  if gatehouse_joining_needs_mfa_v1(tenant, joining, submission) then return 'mfa'; end if;

  if submission -> 'jit' ? 'invitationHash' then
    select i.id into invitation from organization_invitations i
      where i.tenant_id = tenant and i.secret_hash = submission #>> '{jit,invitationHash}' and i.status = 'Pending' and i.expires_at > at
      for update;
    if not found then return 'closed'; end if;
  end if;
  if submission ? 'firstAdministrator' then
    update sign_in_experiences e set settings = e.settings || '{"signInMode": "SignIn"}'
      where e.tenant_id = tenant and e.settings ->> 'signInMode' = 'Register';
    if not found then return 'closed'; end if;
    delete from tenant_configs where tenant_id = tenant and key = submission #>> '{firstAdministrator,setupKey}';
  end if;

  perform gatehouse_insert_user_v1(tenant, person, at,
    given || jsonb_build_object('settings', submission -> 'settings', 'isSignedIn', true));
  if submission ? 'firstAdministrator' then
    insert into organization_users (tenant_id, organization_id, user_id)
    values (tenant, submission #>> '{firstAdministrator,organizationId}', person);
    insert into organization_users_roles (tenant_id, organization_id, user_id, organization_role_id)
    values (tenant, submission #>> '{firstAdministrator,organizationId}', person, submission #>> '{firstAdministrator,roleId}');
  end if;
  if given ? 'ssoIdentity' then
    perform gatehouse_put_sso_identity_v1(tenant, person, at, given -> 'ssoIdentity');
  end if;
  if jsonb_array_length(submission -> 'bound') > 0 then
    perform gatehouse_add_factors_v1(tenant, person, at, submission -> 'bound');
  end if;
  perform gatehouse_join_organizations_v1(tenant, person, joining, submission #> '{jit,entry}');
  if invitation is not null then
    insert into organization_users_roles (tenant_id, organization_id, user_id, organization_role_id)
    select tenant, i.organization_id, person, r.organization_role_id
    from organization_invitations i
      join organization_invitations_roles r on r.tenant_id = i.tenant_id and r.organization_invitation_id = i.id
    where i.tenant_id = tenant and i.id = invitation
    on conflict do nothing;
    update organization_invitations i set status = 'Accepted', accepted_user_id = person, updated_at = at
      where i.tenant_id = tenant and i.id = invitation;
  end if;
  update oidc_instances f
    set flow = submission -> 'state', payload = f.payload || (submission -> 'payload'), account_id = person
    where f.tenant_id = tenant and f.model = 'Interaction' and f.id = flow_id;
  perform gatehouse_insert_logs_v1(tenant, logs);
  if submission ? 'webhooks' then
    perform gatehouse_announce_flow_v1(tenant, at, person, submission -> 'webhooks', joining, true);
  end if;
  perform gatehouse_count_users_v1(tenant, 1);
  return 'done';
end $$;

comment on function gatehouse_submit_registration_v1 is 'bb0ad671695fb1567e5726872b2709ad054d2d26bac655a13a382ea92688405a';

-- Ends a sign-in flow with an account that exists. `submission` holds userId, state and payload of the flow, profile (what the account
-- lacked; `replacesPassword`: the password
-- replaces the stored one), settings, bound (second factors that were set up), `jit` if the user may join organizations, and `webhooks`
-- (`gatehouse_announce_flow_v1`) if some are subscribed, and `notices` (`gatehouse_enqueue_v1`) if the user is told of what changes. Answers 'mfa' when one of those
-- requires it without `meetsMfa`, 'suspended', 'changed' when the flow is not as it was read, or 'done'; only then something is written.
create or replace function gatehouse_submit_sign_in_v1(tenant varchar, at timestamptz, flow_id varchar, version integer, submission jsonb, logs jsonb)
  returns text language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  person varchar := submission ->> 'userId';
  given jsonb := submission -> 'profile';
  has_sso_identity boolean := given ? 'ssoIdentity';
  replaces_password boolean := submission ? 'replacesPassword';
  joining varchar[] := gatehouse_lock_joining_v1(tenant, submission -> 'jit');
  has_bound boolean := jsonb_array_length(submission -> 'bound') > 0;
  is_linked boolean := false;
  former varchar[];
begin
  if gatehouse_joining_needs_mfa_v1(tenant, joining, submission) then return 'mfa'; end if;

  -- The user before the flow, as everything that ends something of a user does; locked as that does where it may come to that.
  if has_sso_identity or replaces_password or has_bound then
    perform 1 from users u where u.tenant_id = tenant and u.id = person and not u.is_suspended for update;
  else
    perform 1 from users u where u.tenant_id = tenant and u.id = person and not u.is_suspended for no key update;
  end if;
  if not found then return 'suspended'; end if;

  update oidc_instances f
    set flow = submission -> 'state', payload = f.payload || (submission -> 'payload'), account_id = person
    where f.tenant_id = tenant and f.model = 'Interaction' and f.id = flow_id and f.expires_at > at
      and coalesce((f.flow ->> 'version')::integer, 0) = version;
  if not found then return 'changed'; end if;

  update users u set last_sign_in_at = at,
      username = coalesce(u.username, given ->> 'username'),
      primary_email = coalesce(u.primary_email, given ->> 'primaryEmail'),
      primary_phone = coalesce(u.primary_phone, given ->> 'primaryPhone'),
      password_encrypted = case when sets_password then given ->> 'passwordEncrypted' else u.password_encrypted end,
      password_encryption_method = case when sets_password then given ->> 'passwordEncryptionMethod' else u.password_encryption_method end,
      password_updated_at = case when sets_password then at else u.password_updated_at end,
      is_password_expired = u.is_password_expired and not sets_password,
      name = coalesce(given ->> 'name', u.name), avatar = coalesce(given ->> 'avatar', u.avatar),
      identities = u.identities || coalesce(given -> 'identities', '{}'),
      settings = gatehouse_merge_settings_v1(u.settings, submission -> 'settings'),
      updated_at = case when given - 'ssoIdentity' = '{}' then u.updated_at else at end
    from (select given ? 'passwordEncrypted' and (replaces_password or p.password_encrypted is null) as sets_password
      from users p where p.tenant_id = tenant and p.id = person) chosen
    where u.tenant_id = tenant and u.id = person;

  -- As whenever a password is replaced (ADR 7).
  if replaces_password then
    perform gatehouse_end_everything_v1(tenant, array[person], kept_flow => flow_id);
    delete from personal_access_tokens t where t.tenant_id = tenant and t.user_id = person;
  end if;
  -- What was opened before the account was linked to the provider may be of another person.
  if has_sso_identity then
    is_linked := gatehouse_put_sso_identity_v1(tenant, person, at, given -> 'ssoIdentity');
  end if;
  if is_linked then
    perform gatehouse_end_everything_v1(tenant, array[person], kept_flow => flow_id);
  end if;
  if has_bound then
    -- With the first one: no other session was asked for a second factor, and one may be of another person who knows the password.
    perform 1 from mfa_verifications m where m.tenant_id = tenant and m.user_id = person;
    if not found then
      perform gatehouse_end_everything_v1(tenant, array[person], kept_flow => flow_id);
    end if;
    perform gatehouse_add_factors_v1(tenant, person, at, submission -> 'bound');
  end if;
  if submission ? 'webhooks' then
    former := array(select m.organization_id from organization_users m where m.tenant_id = tenant and m.user_id = person and m.organization_id = any (joining));
  end if;
  perform gatehouse_join_organizations_v1(tenant, person, joining, submission #> '{jit,entry}');
  perform gatehouse_insert_logs_v1(tenant, logs);
  if submission ? 'notices' then
    perform gatehouse_enqueue_v1(tenant, at, submission -> 'notices');
  end if;
  if submission ? 'webhooks' then
    perform gatehouse_announce_flow_v1(tenant, at, person, submission -> 'webhooks', array(select unnest(joining) except select unnest(former)), is_linked);
  end if;
  return 'done';
end $$;

comment on function gatehouse_submit_sign_in_v1 is '4d91ab4c5493ef9b8afcea3648fdac9c8fd4b901a94d427285b7f5a4832397b5';

-- Whether an organization requires MFA and the sign-in behind a request asked for one factor only: `methods` is the `amr` of its code, token or
-- session (ADR 176). A trusted device counts while adaptive MFA is on (ADR 161), and an enterprise identity provider while single sign-on is on,
-- as for what users must have (ADR 146). Not where the tenant's policy is that sign-in doesn't ask its members: they couldn't meet it.
create or replace function gatehouse_unverified_mfa_v1(tenant varchar, organization varchar, holder varchar, methods jsonb) returns boolean
  language plpgsql stable
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  experience jsonb;
begin
  if holder is null or methods ? 'mfa' then return false; end if;
  perform 1 from organizations o where o.tenant_id = tenant and o.id = organization and o.is_mfa_required;
  if not found then return false; end if;

  select e.settings into experience from sign_in_experiences e where e.tenant_id = tenant;
  if coalesce(experience #>> '{mfa,organizationRequiredMfaPolicy}', 'Mandatory') <> 'Mandatory' then return false; end if;
  if methods ? 'trusted_device' and (experience #>> '{adaptiveMfa,enabled}')::boolean then return false; end if;
  if coalesce((experience ->> 'singleSignOnEnabled')::boolean, true) then
    perform 1 from user_sso_identities i where i.tenant_id = tenant and i.user_id = holder;
    if found then return false; end if;
  end if;
  return true;
end $$;

comment on function gatehouse_unverified_mfa_v1 is '972660bbcca592e04ff9651669e7dfd524eb994c78c44c71fd0e0c97c9e87733';

-- What the protocol, the sign-in and its pages read of a user, as the code reads it; each adds what it alone needs.
create or replace function gatehouse_user_json_v1(u users) returns jsonb language sql stable
as $$ select jsonb_build_object('id', u.id, 'username', u.username, 'primaryEmail', u.primary_email, 'primaryPhone', u.primary_phone,
  'name', u.name, 'avatar', u.avatar, 'profile', u.profile, 'identities', u.identities) $$;

comment on function gatehouse_user_json_v1 is '30a93846793906fc15a6e58463be2eba1b224e7170665b3ce53439394aa42b68';

-- A user as the Management API returns it, for webhook events of statements that change a user (ADR 163).
create or replace function gatehouse_webhook_user_v1(tenant varchar, person varchar) returns jsonb language sql stable
  set enable_seqscan = off
as $$ select jsonb_build_object('id', u.id, 'externalId', u.external_id, 'username', u.username, 'primaryEmail', u.primary_email, 'primaryPhone', u.primary_phone,
  'name', u.name, 'avatar', u.avatar, 'customData', u.custom_data, 'identities', u.identities, 'profile', u.profile,
  'applicationId', u.application_id, 'isSuspended', u.is_suspended, 'hasPassword', u.password_encrypted is not null,
  'passwordUpdatedAt', trunc(extract(epoch from u.password_updated_at) * 1000), 'isPasswordExpired', u.is_password_expired,
  'lastSignInAt', trunc(extract(epoch from u.last_sign_in_at) * 1000), 'createdAt', trunc(extract(epoch from u.created_at) * 1000), 'updatedAt', trunc(extract(epoch from u.updated_at) * 1000))
  from users u where u.tenant_id = tenant and u.id = person $$;

comment on function gatehouse_webhook_user_v1 is 'ebc3b901d9515f9091babbe13e83bf0acd9d69a3c8fd05e9dc29931ea98dd803';

reset check_function_bodies;
