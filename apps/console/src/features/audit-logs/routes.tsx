import i18next from 'i18next';
import { ScrollText } from 'lucide-react';
import type { Feature } from '../../app/feature.ts';
import { logRoute } from '../../parts/logs/log-route.ts';

export const feature: Feature = {
  key: 'audit_logs',
  icon: ScrollText,
  path: 'audit-logs',
  words: ['events', 'history', 'failed sign-ins', 'security', 'activity'],
  places: [
    {
      label: () => i18next.t('auditLogs.tabs.administrators'),
      path: '/audit-logs/administrators',
      words: ['sign-ins of administrators', 'failed sign-ins', 'password resets', 'console'],
    },
  ],
  texts: ['auditLogs', 'explanations', 'mfa', 'users'],
  routes: [
    {
      path: 'audit-logs',
      lazy: async () => ({ Component: (await import('./page.tsx')).AuditLogs }),
      children: [logRoute],
    },
    {
      path: 'audit-logs/administrators',
      lazy: async () => ({ Component: (await import('./page.tsx')).AdministratorLogs }),
      children: [logRoute],
    },
  ],
};
