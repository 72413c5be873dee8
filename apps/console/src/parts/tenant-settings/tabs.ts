import type { ConsoleConfig } from '@gatehouse/contract/configs/console-config';
import { listDomains } from '@gatehouse/contract/domains/endpoints';
import type { Permission } from '@gatehouse/contract/endpoint';
import { exportTenant } from '@gatehouse/contract/tenant-export/endpoints';
import type { CloudTenant } from '@gatehouse/contract/tenants/tenants';
import i18next from 'i18next';
import { domainsPath, exportPath, membersPath } from '../../app/tenant.ts';

/** A tab of the tenant's settings. */
export interface SettingsTab {
  key: string;
  label: () => string;
  path: (edition: ConsoleConfig['edition']) => string;
  /** What a member needs to see it. */
  needs: Permission;
  onlyIn?: 'cloud';
  /** Tenants that have it, in the cloud edition. Without it, all do. */
  isOf?: (tenant: CloudTenant) => boolean;
}

/** The tabs in their order. The open-source edition has them at other paths (OPEN-67). */
export const settingsTabs: readonly SettingsTab[] = [
  {
    key: 'settings',
    label: () => i18next.t('parts.tenantSettings.settings'),
    path: () => '/tenant-settings/settings',
    needs: 'manage:tenant',
    onlyIn: 'cloud',
  },
  { key: 'members', label: () => i18next.t('app.menu.members'), path: membersPath, needs: 'read:member' },
  {
    key: 'invitations',
    label: () => i18next.t('parts.tenantSettings.invitations'),
    path: (edition) => `${membersPath(edition)}/invitations`,
    needs: 'invite:member',
  },
  {
    key: 'domains',
    label: () => i18next.t('app.menu.domains'),
    path: domainsPath,
    needs: listDomains.permission,
  },
  {
    key: 'export',
    label: () => i18next.t('parts.tenantSettings.export'),
    path: exportPath,
    needs: exportTenant.permission,
  },
  {
    key: 'subscription',
    label: () => i18next.t('parts.tenantSettings.subscription'),
    path: () => '/tenant-settings/subscription',
    needs: 'manage:tenant',
    onlyIn: 'cloud',
    isOf: ({ tag }) => tag === 'production',
  },
  {
    key: 'billing-history',
    label: () => i18next.t('parts.tenantSettings.history'),
    path: () => '/tenant-settings/billing-history',
    needs: 'manage:tenant',
    onlyIn: 'cloud',
    isOf: ({ tag }) => tag === 'production',
  },
];
