-- Who administers a tenant: the members of its organization in the admin tenant, `t-` and the tenant's ID (ADR 152).
-- Longer than other organizations' IDs. A longer varchar rewrites neither table nor index.
alter table organizations alter column id type varchar(23);
alter table organization_users alter column organization_id type varchar(23);
alter table organization_users_roles alter column organization_id type varchar(23);

-- A tenant keeps an admin. The organization is locked first, so that of two admins who remove each other at the same time one stays.
create function gatehouse_keep_tenant_admin() returns trigger language plpgsql
as $$
declare
  lost record;
begin
  for lost in
    select distinct tenant_id, organization_id from removed
    where tenant_id = 'admin' and organization_role_id = 'admin' and organization_id like 't-%' order by 1, 2
  loop
    perform from organizations o where o.tenant_id = lost.tenant_id and o.id = lost.organization_id for no key update;
    -- Without the organization, the tenant is being deleted.
    if found and not exists (
      select from organization_users_roles m
      where m.tenant_id = lost.tenant_id and m.organization_role_id = 'admin' and m.organization_id = lost.organization_id) then
      raise exception 'a tenant needs an admin' using errcode = 'check_violation', constraint = 'tenant_last_admin';
    end if;
  end loop;
  return null;
end $$;
create trigger organization_users_roles_admin after delete on organization_users_roles
  referencing old table as removed for each statement execute function gatehouse_keep_tenant_admin();
create trigger organization_users_roles_admin_changed after update on organization_users_roles
  referencing old table as removed for each statement execute function gatehouse_keep_tenant_admin();

-- Existing installations: administrators are the users of the admin tenant with the role `{tenant}:admin`.
insert into organization_scopes (tenant_id, id, name, description)
select a.id, s.id, s.name, s.description
from tenants a, (values
  ('read-data', 'read:data', 'Read everything in the tenant'),
  ('write-data', 'write:data', 'Create and change'),
  ('delete-data', 'delete:data', 'Delete'),
  ('read-member', 'read:member', 'See who the members are'),
  ('invite-member', 'invite:member', 'Invite members'),
  ('remove-member', 'remove:member', 'Remove members'),
  ('update-member-role', 'update:member:role', 'Change the roles of members'),
  ('manage-tenant', 'manage:tenant', 'Manage the tenant itself')) s (id, name, description)
where a.id = 'admin';
insert into organization_roles (tenant_id, id, name, description)
select a.id, r.id, r.id, r.description
from tenants a, (values
  ('admin', 'Everything, also members and settings of the tenant'),
  ('collaborator', 'Everything except members and settings of the tenant'),
  ('viewer', 'Sees everything and changes nothing')) r (id, description)
where a.id = 'admin';
insert into organization_roles_scopes (tenant_id, organization_role_id, organization_scope_id)
select r.tenant_id, r.id, s.id from organization_roles r join organization_scopes s on s.tenant_id = r.tenant_id
where r.tenant_id = 'admin' and (r.id = 'admin' or s.id = any (case r.id
  when 'collaborator' then array['read-data', 'write-data', 'delete-data', 'read-member']
  when 'viewer' then array['read-data', 'read-member'] end));
insert into organizations (tenant_id, id, name)
select a.id, 't-' || t.id, left(t.name, 128) from tenants t, tenants a where a.id = 'admin' and t.id <> 'admin';
insert into organization_users (tenant_id, organization_id, user_id)
select o.tenant_id, o.id, h.user_id
from organizations o
  join roles r on r.tenant_id = o.tenant_id and r.name = substr(o.id, 3) || ':admin'
  join users_roles h on h.tenant_id = r.tenant_id and h.role_id = r.id
where o.tenant_id = 'admin' and o.id like 't-%';
insert into organization_users_roles (tenant_id, organization_id, user_id, organization_role_id)
select m.tenant_id, m.organization_id, m.user_id, 'admin' from organization_users m
where m.tenant_id = 'admin' and m.organization_id like 't-%';
