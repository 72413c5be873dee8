-- no-transaction
-- One for all methods: each index of the users costs every sign-in pages.
create index concurrently if not exists users_hash_cost on users (tenant_id, password_encryption_method, gatehouse_hash_cost(password_encrypted) desc)
  where password_encryption_method in ('PBKDF2', 'Scrypt', 'FirebaseScrypt');
