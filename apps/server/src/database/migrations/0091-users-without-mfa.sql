-- Second factors have a table of their own since 0022 (ENT-08); no version that knows that table names this column.
-- Dropping a column rewrites nothing: the lock lasts a moment.
alter table users drop column mfa_verifications;
