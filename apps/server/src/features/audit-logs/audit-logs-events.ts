import * as config from '@gatehouse/contract/audit-logs/config-endpoints';
import * as api from '@gatehouse/contract/audit-logs/endpoints';
import { on } from '../../web/events.ts';

export const events = [
  on(api.exportAuditLogs, { audit: 'AuditLog.Exported' }),
  on(config.updateAuditLogConfig, { audit: 'AuditLog.Settings.Updated', logs: ['retentionDays'] }),
];
