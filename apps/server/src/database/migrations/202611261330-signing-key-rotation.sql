-- Signing keys are published before they sign, and kept after that (ADR 167).
-- effective_at: when a key that is `next` becomes `current`. retired_at: when a key stopped signing.
alter table signing_keys add column effective_at timestamptz;
alter table signing_keys add column retired_at timestamptz;

-- Of each purpose, one key signs and at most one is next.
create unique index signing_keys_current on signing_keys (tenant_id, purpose) where state = 'current';
create unique index signing_keys_next on signing_keys (tenant_id, purpose) where state = 'next';
