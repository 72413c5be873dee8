-- no-transaction
-- A custom domain belongs to one protected application of a tenant (ADR 182).
create unique index concurrently if not exists applications_protected_domain on applications (tenant_id, (protected_app_metadata #>> '{customDomains,0,domain}')) where protected_app_metadata #>> '{customDomains,0,domain}' is not null;
