-- A user as the Management API returns it, for webhook events of statements that change a user (ADR 163).
create or replace function gatehouse_webhook_user_v1(tenant varchar, person varchar) returns jsonb language sql stable
  set enable_seqscan = off
as $$ select jsonb_build_object('id', u.id, 'externalId', u.external_id, 'username', u.username, 'primaryEmail', u.primary_email, 'primaryPhone', u.primary_phone,
  'name', u.name, 'avatar', u.avatar, 'customData', u.custom_data, 'identities', u.identities, 'profile', u.profile,
  'applicationId', u.application_id, 'isSuspended', u.is_suspended, 'hasPassword', u.password_encrypted is not null,
  'passwordUpdatedAt', trunc(extract(epoch from u.password_updated_at) * 1000), 'isPasswordExpired', u.is_password_expired,
  'lastSignInAt', trunc(extract(epoch from u.last_sign_in_at) * 1000), 'createdAt', trunc(extract(epoch from u.created_at) * 1000), 'updatedAt', trunc(extract(epoch from u.updated_at) * 1000))
  from users u where u.tenant_id = tenant and u.id = person $$;
