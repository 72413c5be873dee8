-- Whether an organization requires MFA and this user has no second factor that could have been asked for: none that the tenant offers,
-- apart from backup codes, and no enterprise identity provider that asks for one instead. Sign-in makes its members set one up, unless
-- the tenant's policy is not to (ADR 146); what gives access to the organization asks here, too. An email address or phone number
-- is a second factor only beside another way to sign in, because the same mailbox can't be both.
create or replace function gatehouse_lacks_mfa_v1(tenant varchar, account users, organization varchar) returns boolean language plpgsql stable
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  mfa jsonb;
  has_sso boolean;
  has_codes boolean;
begin
  perform 1 from organizations o where o.tenant_id = tenant and o.id = organization and o.is_mfa_required;
  if not found then return false; end if;

  select e.settings -> 'mfa', coalesce((e.settings ->> 'singleSignOnEnabled')::boolean, true) into mfa, has_sso
    from sign_in_experiences e where e.tenant_id = tenant;
  perform 1 from mfa_verifications m where m.tenant_id = tenant and m.user_id = account.id
    and m.type <> 'BackupCode' and (mfa -> 'factors') ? m.type;
  if found then return false; end if;

  if has_sso then
    perform 1 from user_sso_identities i where i.tenant_id = tenant and i.user_id = account.id;
    if found then return false; end if;
  end if;

  has_codes := coalesce((account.settings #>> '{mfa,enabled}')::boolean, false) or mfa ->> 'policy' like '%Mandatory'
    or coalesce(mfa ->> 'organizationRequiredMfaPolicy', 'Mandatory') = 'Mandatory';
  return (has_codes and (
    (account.primary_email is not null and (mfa -> 'factors') ? 'EmailVerificationCode'
      and (account.password_encrypted is not null or account.identities <> '{}' or account.primary_phone is not null))
    or (account.primary_phone is not null and (mfa -> 'factors') ? 'PhoneVerificationCode'
      and (account.password_encrypted is not null or account.identities <> '{}' or account.primary_email is not null))
  )) is not true;
end $$;
