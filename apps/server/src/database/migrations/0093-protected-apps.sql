-- One host, one protected application. No version before this one made any, so the index is empty and made in a moment.
create unique index applications_protected_host on applications (tenant_id, (protected_app_metadata ->> 'host'))
  where protected_app_metadata is not null;
