import type { ItemKey } from '../../app/feature.ts';

/** The letter after `G` that goes to an item of the sidebar. */
export const letters: Readonly<Record<ItemKey, string>> = {
  get_started: 'g',
  dashboard: 'd',
  applications: 'a',
  sign_in_experience: 's',
  mfa: 'm',
  connectors: 'c',
  enterprise_sso: 'e',
  api_resources: 'i',
  roles: 'r',
  organization_template: 'n',
  organizations: 'o',
  users: 'u',
  signing_keys: 'k',
  customize_jwt: 'j',
  webhooks: 'w',
  audit_logs: 'l',
  tenant_settings: 't',
};
