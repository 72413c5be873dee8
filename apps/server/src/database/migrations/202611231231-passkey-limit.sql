-- An account has at most 20 passkeys and security keys, so that no account can fill the table. Insertions by the account API and at sign-in
-- name this constraint in their errors.
create function gatehouse_limit_passkeys() returns trigger language plpgsql as $$
begin
  if (select count(*) from mfa_verifications m
      where m.tenant_id = new.tenant_id and m.user_id = new.user_id and m.type = 'WebAuthn') >= 20 then
    raise exception 'the account has 20 passkeys' using errcode = 'check_violation', constraint = 'mfa_verifications_passkeys';
  end if;
  return new;
end $$;

create trigger mfa_verifications_passkeys before insert on mfa_verifications
  for each row when (new.type = 'WebAuthn') execute function gatehouse_limit_passkeys();
