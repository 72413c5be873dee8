import { ScrollText } from 'lucide-react';
import type { Feature } from '../../app/feature.ts';

export const feature: Feature = {
  key: 'audit_logs',
  icon: ScrollText,
  path: 'audit-logs',
  words: ['events', 'history', 'failed sign-ins', 'security', 'activity'],
  texts: ['auditLogs', 'mfa', 'users'],
  routes: [
    { path: 'audit-logs', lazy: async () => ({ Component: (await import('./list.tsx')).AuditLogs }) },
    {
      path: 'audit-logs/:logId',
      lazy: async () => ({ Component: (await import('./log.tsx')).AuditLogEntry }),
    },
  ],
};
