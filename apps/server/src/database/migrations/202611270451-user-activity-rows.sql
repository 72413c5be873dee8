-- Users from before there were triggers; what is written meanwhile has its row already. The lock keeps a user from being deleted until the
-- row refers to them, and nothing else from happening.
insert into user_activity (tenant_id, user_id, last_sign_in_at, is_suspended, has_factor)
select u.tenant_id, u.id, u.last_sign_in_at, u.is_suspended, exists (
    select from mfa_verifications m where m.tenant_id = u.tenant_id and m.user_id = u.id)
from users u for key share of u
on conflict (tenant_id, user_id) do update set has_factor = user_activity.has_factor or excluded.has_factor;
