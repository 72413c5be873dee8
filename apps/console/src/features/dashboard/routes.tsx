import i18next from 'i18next';
import { ChartLine } from 'lucide-react';
import type { Feature } from '../../app/feature.ts';

export const feature: Feature = {
  key: 'dashboard',
  icon: ChartLine,
  path: 'dashboard',
  places: [
    {
      label: () => i18next.t('dashboard.attention.title'),
      path: '/dashboard',
      section: 'attention',
      words: ['failing connectors', 'expiring secrets', 'expiring certificates', 'problems', 'health'],
    },
    {
      label: () => i18next.t('dashboard.changes.title'),
      path: '/dashboard',
      section: 'changes',
      words: ['recent changes', 'who changed'],
    },
    {
      label: () => i18next.t('dashboard.locked.title'),
      path: '/dashboard',
      section: 'locked-accounts',
      words: ['blocked users', 'lockout', 'brute force'],
    },
    {
      label: () => i18next.t('dashboard.signIns.title'),
      path: '/dashboard',
      section: 'sign-ins',
      words: ['failed sign-ins', 'factors', 'reasons'],
    },
  ],
  words: ['statistics', 'analytics', 'dau', 'wau', 'mau', 'active users', 'charts', 'usage'],
  texts: ['dashboard', 'auditLogs'],
  routes: [{ path: 'dashboard', lazy: async () => ({ Component: (await import('./page.tsx')).Dashboard }) }],
};
