-- The setup link's secret belongs to the admin tenant, so no request reads what belongs to no tenant.
insert into tenant_configs (tenant_id, key, value)
  select t.id, s.key, s.value from systems s join tenants t on t.id = 'admin' where s.key = 'setupSecret'
  on conflict do nothing;
delete from systems where key = 'setupSecret';
