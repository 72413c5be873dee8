-- The built-in application through which the invitation page signs users in (ADR 148). New tenants get it when they are created.
insert into applications (tenant_id, id, name, type)
select id, 'invitation', 'Invitations', 'SPA' from tenants where id <> 'admin'
on conflict do nothing;
