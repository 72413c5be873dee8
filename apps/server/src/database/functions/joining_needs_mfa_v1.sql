-- Whether one of the organizations that a user would join requires MFA, and the submission doesn't meet that.
create or replace function gatehouse_joining_needs_mfa_v1(tenant varchar, joining varchar[], submission jsonb) returns boolean language plpgsql stable
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  if cardinality(joining) = 0 or (submission -> 'meetsMfa')::boolean then return false; end if;
  perform 1 from organizations o where o.tenant_id = tenant and o.id = any (joining) and o.is_mfa_required;
  return found;
end $$;
