import type { ConsoleLanguage } from '../languages.ts';
import type { texts } from './en.ts';
import { app } from './en/app.ts';
import { parts } from './en/parts.ts';

/** The same keys with other words. */
export type Translated<Texts> = {
  [Key in keyof Texts]: Texts[Key] extends string ? string : Translated<Texts[Key]>;
};
export type ConsoleTexts = Translated<typeof texts>;

/** A feature's texts, or those of the frame (`app`) and of the parts (`parts`). */
export type TextPart = keyof ConsoleTexts;

/** How the texts of a language are loaded: each part with the first page that says it. */
export type Pack = { [Part in TextPart]: () => Promise<ConsoleTexts[Part]> };

/** The languages whose texts are complete. The English texts that all screens use are part of the main script, as other languages fall back to them. */
export const packs: Partial<Record<ConsoleLanguage, Pack>> = {
  en: {
    app: async () => app,
    applications: async () => (await import('./en/applications.ts')).applications,
    auditLogs: async () => (await import('./en/audit-logs.ts')).auditLogs,
    billing: async () => (await import('./en/billing.ts')).billing,
    branding: async () => (await import('./en/branding.ts')).branding,
    connectors: async () => (await import('./en/connectors.ts')).connectors,
    customizeJwt: async () => (await import('./en/customize-jwt.ts')).customizeJwt,
    dashboard: async () => (await import('./en/dashboard.ts')).dashboard,
    domains: async () => (await import('./en/domains.ts')).domains,
    enterpriseSso: async () => (await import('./en/enterprise-sso.ts')).enterpriseSso,
    explanations: async () => (await import('./en/explanations.ts')).explanations,
    getStarted: async () => (await import('./en/get-started.ts')).getStarted,
    lists: async () => (await import('./en/lists.ts')).lists,
    mfa: async () => (await import('./en/mfa.ts')).mfa,
    onboarding: async () => (await import('./en/onboarding.ts')).onboarding,
    operator: async () => (await import('./en/operator.ts')).operator,
    organizationInvitations: async () =>
      (await import('./en/organization-invitations.ts')).organizationInvitations,
    organizationRoles: async () => (await import('./en/organization-roles.ts')).organizationRoles,
    organizations: async () => (await import('./en/organizations.ts')).organizations,
    organizationScopes: async () => (await import('./en/organization-scopes.ts')).organizationScopes,
    organizationTemplate: async () => (await import('./en/organization-template.ts')).organizationTemplate,
    parts: async () => parts,
    plans: async () => (await import('./en/plans.ts')).plans,
    profile: async () => (await import('./en/profile.ts')).profile,
    profileFields: async () => (await import('./en/profile-fields.ts')).profileFields,
    resources: async () => (await import('./en/resources.ts')).resources,
    roles: async () => (await import('./en/roles.ts')).roles,
    shortcuts: async () => (await import('./en/shortcuts.ts')).shortcuts,
    signInExperience: async () => (await import('./en/sign-in-experience.ts')).signInExperience,
    signingKeys: async () => (await import('./en/signing-keys.ts')).signingKeys,
    tenantExport: async () => (await import('./en/tenant-export.ts')).tenantExport,
    tenantMembers: async () => (await import('./en/tenant-members.ts')).tenantMembers,
    tenants: async () => (await import('./en/tenants.ts')).tenants,
    tenantSettings: async () => (await import('./en/tenant-settings.ts')).tenantSettings,
    userImports: async () => (await import('./en/user-imports.ts')).userImports,
    users: async () => (await import('./en/users.ts')).users,
    webhooks: async () => (await import('./en/webhooks.ts')).webhooks,
  },
};
