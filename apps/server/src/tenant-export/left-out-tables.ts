/** Tables that triggers fill from those that are included: an import has the same rows again. */
export const derivedTables: Readonly<Record<string, string>> = {
  tenant_counters: 'number of users, counted by the import',
  upload_references: 'which settings name which uploads',
  user_activity: 'what lists of users are filtered by',
  user_identities: 'which account at a social provider belongs to which user',
  user_search: 'what users are found by',
};

/** The tables that no export has, and why (ADR 206). */
export const leftOutTables: Readonly<Record<string, string>> = {
  // Keys
  saml_certificates: 'keys; the import creates a new certificate for each SAML application',
  saml_keys: 'keys; created again when they are needed',
  signing_keys: 'keys; each tenant has its own',
  // Sessions, grants and tokens
  consent_organizations: 'grants; users give consent again',
  oidc_instances: 'sessions, grants and tokens',
  one_time_tokens: 'tokens',
  one_time_values: 'values that are used once',
  organization_invitations: 'tokens; their links lead to the tenant that sent them',
  organization_invitations_roles: 'belongs to invitations',
  organization_scim_tokens: 'tokens; identity providers get new ones with the new address',
  password_links: 'tokens; their links lead to the tenant that created them',
  personal_access_tokens: 'tokens',
  provider_tokens: 'tokens of providers; users sign in there again',
  trusted_devices: 'sessions of browsers',
  verification_codes: 'codes in use',
  verification_records: 'verifications in progress',
  // Domains
  domain_hosts: 'custom domains',
  domains: 'custom domains; their owner is verified again',
  organization_domains: 'domains of organizations; their owner is verified again',
  // Logs and counters
  daily_active_users: 'statistics',
  daily_activity: 'statistics',
  daily_factors: 'statistics',
  daily_sign_ins: 'statistics',
  daily_token_usage: 'statistics',
  log_changes: 'audit log, which has an export of its own',
  logs: 'audit log, which has an export of its own',
  message_waits: 'limits of messages',
  rate_limits: 'limits',
  sentinel_activities: 'failed attempts',
  // Work in progress
  inbox_messages: 'development inbox',
  outbox: 'messages that wait to be sent',
  user_import_keys: 'import of users in progress',
  user_import_parts: 'import of users in progress',
  user_import_rows: 'report of an import of users',
  user_imports: 'imports of users',
  webhook_deliveries: 'webhook events that wait to be delivered',
  webhook_requests: 'history of webhook events',
  // The platform, with the members of the console in the admin tenant, which isn't exported
  billing_accounts: 'platform',
  billing_customers: 'platform',
  billing_events: 'platform',
  billing_pages: 'platform',
  checkout_sessions: 'platform',
  entitlement_overrides: 'platform',
  invoices: 'platform',
  migrations: 'platform',
  readiness: 'platform',
  skus: 'platform',
  subscriptions: 'platform',
  systems: 'platform',
  tenants: 'platform; name, plan and region are those of the new tenant',
  usage_reports: 'platform',
};
