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
