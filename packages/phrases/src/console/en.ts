import { app } from './en/app.ts';
import { applications } from './en/applications.ts';
import { auditLogs } from './en/audit-logs.ts';
import { billing } from './en/billing.ts';
import { branding } from './en/branding.ts';
import { connectors } from './en/connectors.ts';
import { customizeJwt } from './en/customize-jwt.ts';
import { dashboard } from './en/dashboard.ts';
import { domains } from './en/domains.ts';
import { enterpriseSso } from './en/enterprise-sso.ts';
import { explanations } from './en/explanations.ts';
import { getStarted } from './en/get-started.ts';
import { operator } from './en/operator.ts';
import { onboarding } from './en/onboarding.ts';
import { lists } from './en/lists.ts';
import { organizationInvitations } from './en/organization-invitations.ts';
import { organizationRoles } from './en/organization-roles.ts';
import { organizationScopes } from './en/organization-scopes.ts';
import { organizations } from './en/organizations.ts';
import { organizationTemplate } from './en/organization-template.ts';
import { profile } from './en/profile.ts';
import { profileFields } from './en/profile-fields.ts';
import { mfa } from './en/mfa.ts';
import { parts } from './en/parts.ts';
import { plans } from './en/plans.ts';
import { resources } from './en/resources.ts';
import { roles } from './en/roles.ts';
import { shortcuts } from './en/shortcuts.ts';
import { signInExperience } from './en/sign-in-experience.ts';
import { signInTests } from './en/sign-in-tests.ts';
import { signingKeys } from './en/signing-keys.ts';
import { tenantExport } from './en/tenant-export.ts';
import { tenantMembers } from './en/tenant-members.ts';
import { tenantSettings } from './en/tenant-settings.ts';
import { tenants } from './en/tenants.ts';
import { userImports } from './en/user-imports.ts';
import { ui } from './en/ui.ts';
import { users } from './en/users.ts';
import { webhooks } from './en/webhooks.ts';

/** The console's texts in English, the language they are written in. One file a feature. */
export const texts = {
  app,
  applications,
  auditLogs,
  billing,
  branding,
  connectors,
  customizeJwt,
  dashboard,
  domains,
  enterpriseSso,
  explanations,
  getStarted,
  lists,
  mfa,
  onboarding,
  operator,
  organizationInvitations,
  organizationRoles,
  organizations,
  organizationScopes,
  organizationTemplate,
  parts,
  plans,
  profile,
  profileFields,
  resources,
  roles,
  shortcuts,
  signInExperience,
  signingKeys,
  signInTests,
  tenantExport,
  tenantMembers,
  tenants,
  tenantSettings,
  ui,
  userImports,
  users,
  webhooks,
};
