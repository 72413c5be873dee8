-- The dearest imported hash of a tenant is found by one look, however many users it has (ADR 111). Hashes of ours and plain digests are in
-- neither index, so a tenant that imported nothing pays nothing, and a build reads the table once without many rows to sort.
create index users_bcrypt on users (
  tenant_id,
  substring(password_encrypted from '^\$2[aby]\$(\d\d)\$') desc nulls last
) where password_encryption_method = 'Bcrypt';
create index users_argon2 on users (
  tenant_id,
  (substring(password_encrypted from 'm=(\d{1,10}),')::float8 * substring(password_encrypted from 't=(\d{1,10}),')::float8) desc nulls last
) where password_encryption_method in ('Argon2id', 'Argon2i', 'Argon2d')
  and password_encrypted not like '$argon2id$v=19$m=19456,t=2,p=1$%';
