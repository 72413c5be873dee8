-- The built-in application through which the account page signs users in (ADR 156). New tenants get it when they are created.
insert into applications (tenant_id, id, name, type)
select id, 'account-center', 'Account page', 'SPA' from tenants where id <> 'admin'
on conflict do nothing;
