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
