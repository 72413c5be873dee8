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
