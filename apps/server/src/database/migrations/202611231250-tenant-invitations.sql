-- Invitations to become an administrator are invitations to the organization of a tenant, whose IDs are longer (ADR 157).
-- A longer varchar rewrites neither table nor index.
alter table organization_invitations alter column organization_id type varchar(23);

-- The application through which the invitation page signs administrators in.
insert into applications (tenant_id, id, name, type)
select id, 'invitation', 'Invitations', 'SPA' from tenants where id = 'admin'
on conflict do nothing;
