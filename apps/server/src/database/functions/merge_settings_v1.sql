-- Settings of a user are two levels deep; so is the merge.
create or replace function gatehouse_merge_settings_v1(before jsonb, given jsonb) returns jsonb language sql immutable
as $$ select before || given
  || case when given ? 'mfa' then jsonb_build_object('mfa', coalesce(before -> 'mfa', '{}') || (given -> 'mfa')) else '{}' end
  || case when given ? 'passkeySignIn'
    then jsonb_build_object('passkeySignIn', coalesce(before -> 'passkeySignIn', '{}') || (given -> 'passkeySignIn')) else '{}' end $$;
