import i18next from 'i18next';
import type { ComponentType } from 'react';
import type { Feature, Place } from '../../app/feature.ts';

/** A tab of an organization, below `organizations/:id`. */
export interface OrganizationTab {
  path: string;
  label: () => string;
  /** Synonyms, with which the command palette finds the tab. */
  words?: readonly string[];
  /** Its sections for the command palette. */
  places?: readonly Place[];
  /** Its texts, besides those of organizations. */
  texts?: Feature['texts'];
  load: () => Promise<ComponentType>;
}

/** The tabs of an organization, in their order; the first is the default. */
export const tabs: readonly [OrganizationTab, ...OrganizationTab[]] = [
  {
    path: 'settings',
    label: () => i18next.t('organizations.tabs.settings'),
    places: [
      {
        label: () => i18next.t('organizations.mfa.title'),
        tab: () => i18next.t('organizations.tabs.settings'),
        path: '/organizations/:id/settings',
        section: 'mfa',
        words: ['mfa', '2fa', 'second factor', 'security'],
      },
      {
        label: () => i18next.t('organizations.jit.title'),
        tab: () => i18next.t('organizations.tabs.settings'),
        path: '/organizations/:id/settings',
        section: 'jit',
        words: ['just in time', 'jit', 'email domains', 'auto-join', 'default roles'],
      },
      {
        label: () => i18next.t('organizations.customData.title'),
        tab: () => i18next.t('organizations.tabs.settings'),
        path: '/organizations/:id/settings',
        section: 'custom-data',
        words: ['metadata', 'json'],
      },
    ],
    load: async () => (await import('./settings.tsx')).OrganizationSettings,
  },
  {
    path: 'members',
    label: () => i18next.t('organizations.tabs.members'),
    words: ['users', 'employees', 'assign role'],
    texts: ['users'],
    load: async () => (await import('./members.tsx')).OrganizationMembers,
  },
  {
    path: 'invitations',
    label: () => i18next.t('organizations.tabs.invitations'),
    words: ['invite', 'email', 'link'],
    texts: ['organizationInvitations', 'auditLogs'],
    load: async () => (await import('./invitations/invitations.tsx')).OrganizationInvitations,
  },
  {
    path: 'provisioning',
    label: () => i18next.t('organizations.tabs.provisioning'),
    words: ['scim', 'directory sync', 'okta', 'entra', 'user provisioning'],
    places: [
      {
        label: () => i18next.t('organizations.provisioning.domains.title'),
        tab: () => i18next.t('organizations.tabs.provisioning'),
        path: '/organizations/:id/provisioning',
        section: 'domains',
        words: ['verify domain', 'txt', 'dns'],
      },
      {
        label: () => i18next.t('organizations.provisioning.connection.title'),
        tab: () => i18next.t('organizations.tabs.provisioning'),
        path: '/organizations/:id/provisioning',
        section: 'scim',
        words: ['scim', 'token', 'base url'],
      },
      {
        label: () => i18next.t('organizations.provisioning.groups.title'),
        tab: () => i18next.t('organizations.tabs.provisioning'),
        path: '/organizations/:id/provisioning',
        section: 'group-roles',
        words: ['group mapping', 'scim groups'],
      },
    ],
    load: async () => (await import('./provisioning/provisioning.tsx')).OrganizationProvisioning,
  },
  {
    path: 'machine-to-machine',
    label: () => i18next.t('organizations.tabs.machine-to-machine'),
    words: ['applications', 'services', 'client credentials'],
    load: async () => (await import('./machine-to-machine.tsx')).OrganizationMachines,
  },
  {
    path: 'branding',
    label: () => i18next.t('organizations.tabs.branding'),
    words: ['sign-in page', 'appearance', 'white label'],
    places: [
      {
        label: () => i18next.t('branding.color.title'),
        tab: () => i18next.t('organizations.tabs.branding'),
        path: '/organizations/:id/branding',
        section: 'colors',
        words: ['brand color', 'branding', 'theme'],
      },
      {
        label: () => i18next.t('branding.logos.title'),
        tab: () => i18next.t('organizations.tabs.branding'),
        path: '/organizations/:id/branding',
        section: 'logos',
        words: ['logo', 'favicon', 'branding'],
      },
      {
        label: () => i18next.t('branding.css.title'),
        tab: () => i18next.t('organizations.tabs.branding'),
        path: '/organizations/:id/branding',
        section: 'css',
        words: ['style sheet', 'branding'],
      },
    ],
    texts: ['branding', 'signInExperience'],
    load: async () => (await import('./branding.tsx')).OrganizationBranding,
  },
];
