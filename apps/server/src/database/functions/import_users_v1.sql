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
