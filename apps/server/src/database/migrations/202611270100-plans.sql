-- Plans of the cloud edition as data, and what the operator grants beside them. A SKU is a plan, or more of something that plans include.
create table skus (
  id varchar(64) primary key,
  name varchar(128) not null,
  type varchar(8) not null check (type in ('Basic', 'AddOn')),
  -- Per month, in cents.
  unit_price int check (unit_price >= 0),
  product_id varchar(64),
  default_price_id varchar(64),
  -- What the plan includes: null is unlimited.
  quota jsonb not null default '{}',
  -- What a paid plan includes before an add-on is charged.
  basic_quota jsonb not null default '{}',
  -- Whether the plan can be bought, or chosen for a new tenant.
  is_sold boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

with unlimited as (
  select '{"mauLimit": null, "tokenLimit": null, "applicationsLimit": null, "machineToMachineLimit": null, "thirdPartyApplicationsLimit": null,
    "resourcesLimit": null, "scopesPerResourceLimit": null, "userRolesLimit": null, "machineToMachineRolesLimit": null,
    "scopesPerRoleLimit": null, "socialConnectorsLimit": null, "enterpriseSsoLimit": null, "hooksLimit": null, "organizationsLimit": null,
    "tenantMembersLimit": null, "auditLogsRetentionDays": null, "ticketSupportResponseTime": null, "mfaEnabled": true,
    "customJwtEnabled": true, "subjectTokenEnabled": true, "bringYourUiEnabled": true, "idpInitiatedSsoEnabled": true}'::jsonb as quota
),
pro as (
  select '{"auditLogsRetentionDays": 14, "ticketSupportResponseTime": 48}'::jsonb as quota,
    '{"machineToMachineLimit": 5, "resourcesLimit": 5, "tenantMembersLimit": 3, "enterpriseSsoLimit": 1, "tokenLimit": 1000000}'::jsonb
      as basic_quota
)
insert into skus (id, name, type, unit_price, quota, basic_quota, is_sold)
select id, name, 'Basic', unit_price, unlimited.quota || plan.quota, basic_quota, is_sold from unlimited, (
  select 'free', 'Free', 0, '{"mauLimit": 50000, "tokenLimit": 500000, "applicationsLimit": 3, "machineToMachineLimit": 1,
    "thirdPartyApplicationsLimit": 0, "resourcesLimit": 1, "scopesPerResourceLimit": 1, "userRolesLimit": 1,
    "machineToMachineRolesLimit": 1, "scopesPerRoleLimit": 1, "socialConnectorsLimit": 3, "enterpriseSsoLimit": 0, "hooksLimit": 1,
    "organizationsLimit": 0, "tenantMembersLimit": 1, "auditLogsRetentionDays": 3, "ticketSupportResponseTime": 0, "mfaEnabled": false,
    "customJwtEnabled": false, "subjectTokenEnabled": false, "bringYourUiEnabled": false, "idpInitiatedSsoEnabled": false}'::jsonb,
    '{}'::jsonb, true
  union all
  select 'dev', 'Development', null, '{"mauLimit": 100, "tenantMembersLimit": 20, "auditLogsRetentionDays": 14,
    "ticketSupportResponseTime": 0, "idpInitiatedSsoEnabled": false}', '{}', false
  union all select 'pro', 'Pro', 1600, pro.quota, pro.basic_quota, true from pro
  union all select 'hobby', 'Hobby', null, pro.quota, pro.basic_quota, false from pro
  union all select 'grandfathered-pro', 'Pro (former)', null, pro.quota, pro.basic_quota, false from pro
  union all select 'enterprise', 'Enterprise', null, '{}', '{}', false
  union all select 'admin', 'Admin', null, '{}', '{}', false
) as plan (id, name, unit_price, quota, basic_quota, is_sold);

insert into skus (id, name, type, unit_price, quota, is_sold) values
  ('addon-machine-to-machine', 'Machine-to-machine application', 'AddOn', 800, '{"machineToMachineLimit": 1}', true),
  ('addon-resource', 'API resource', 'AddOn', 400, '{"resourcesLimit": 1}', true),
  ('addon-member', 'Tenant member', 'AddOn', 800, '{"tenantMembersLimit": 1}', true),
  ('addon-mfa', 'Multi-factor authentication', 'AddOn', 4800, '{"mfaEnabled": true}', true),
  ('addon-enterprise-sso', 'Enterprise SSO connector', 'AddOn', 4800, '{"enterpriseSsoLimit": 1}', true),
  ('addon-organizations', 'Organizations', 'AddOn', 4800, '{"organizationsLimit": null}', true),
  ('addon-tokens', 'Tokens', 'AddOn', 8000, '{"tokenLimit": 1000000}', true),
  ('addon-webhook', 'Webhook', 'AddOn', 200, '{"hooksLimit": 1}', true);

-- Exceptions from a plan's quota, which the operator grants until a time, or for good.
create table entitlement_overrides (
  tenant_id varchar(21) not null references tenants (id) on delete cascade,
  key varchar(64) not null,
  value jsonb not null,
  until timestamptz,
  reason varchar(256) not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, key)
);

alter table tenants
  add column plan_id varchar(64) not null default 'free' references skus (id),
  add column is_suspended boolean not null default false,
  add column suspended_reason varchar(256);
update tenants set plan_id = 'dev' where tag = 'development';
update tenants set plan_id = 'admin' where id = 'admin';
