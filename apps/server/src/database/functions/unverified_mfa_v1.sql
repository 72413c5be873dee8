-- Whether an organization requires MFA and the sign-in behind a request asked for one factor only: `methods` is the `amr` of its code, token or
-- session (ADR 176). A trusted device counts while adaptive MFA is on (ADR 161), and an enterprise identity provider while single sign-on is on,
-- as for what users must have (ADR 146). Not where the tenant's policy is that sign-in doesn't ask its members: they couldn't meet it.
create or replace function gatehouse_unverified_mfa_v1(tenant varchar, organization varchar, holder varchar, methods jsonb) returns boolean
  language plpgsql stable
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  experience jsonb;
begin
  if holder is null or methods ? 'mfa' then return false; end if;
  perform 1 from organizations o where o.tenant_id = tenant and o.id = organization and o.is_mfa_required;
  if not found then return false; end if;

  select e.settings into experience from sign_in_experiences e where e.tenant_id = tenant;
  if coalesce(experience #>> '{mfa,organizationRequiredMfaPolicy}', 'Mandatory') <> 'Mandatory' then return false; end if;
  if methods ? 'trusted_device' and (experience #>> '{adaptiveMfa,enabled}')::boolean then return false; end if;
  if coalesce((experience ->> 'singleSignOnEnabled')::boolean, true) then
    perform 1 from user_sso_identities i where i.tenant_id = tenant and i.user_id = holder;
    if found then return false; end if;
  end if;
  return true;
end $$;
