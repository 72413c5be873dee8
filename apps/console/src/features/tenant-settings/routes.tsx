import i18next from 'i18next';
import { Settings2 } from 'lucide-react';
import type { Feature } from '../../app/feature.ts';

/** The settings of a tenant of the cloud edition. Its other tabs are pages of other features (`router.tsx`). */
export const feature: Feature = {
  key: 'tenant_settings',
  icon: Settings2,
  path: 'tenant-settings',
  onlyIn: 'cloud',
  words: ['rename tenant', 'tenant id', 'region'],
  places: [
    {
      label: () => i18next.t('tenantSettings.general.title'),
      path: '/tenant-settings/settings',
      words: ['tenant id', 'name', 'region', 'environment'],
    },
    {
      label: () => i18next.t('tenantSettings.delete.title'),
      path: '/tenant-settings/settings',
      section: 'delete',
      words: ['remove tenant', 'danger'],
    },
  ],
  texts: ['tenantSettings', 'tenants'],
  routes: [
    { path: 'tenant-settings', lazy: () => import('./start.tsx') },
    { path: 'tenant-settings/settings', lazy: () => import('./settings.tsx') },
  ],
};
