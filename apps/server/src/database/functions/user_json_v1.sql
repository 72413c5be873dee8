-- What the protocol, the sign-in and its pages read of a user, as the code reads it; each adds what it alone needs.
create or replace function gatehouse_user_json_v1(u users) returns jsonb language sql stable
as $$ select jsonb_build_object('id', u.id, 'username', u.username, 'primaryEmail', u.primary_email, 'primaryPhone', u.primary_phone,
  'name', u.name, 'avatar', u.avatar, 'profile', u.profile, 'identities', u.identities) $$;
