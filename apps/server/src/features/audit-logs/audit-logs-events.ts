import * as config from '@gatehouse/contract/audit-logs/config-endpoints';
import * as api from '@gatehouse/contract/audit-logs/endpoints';
import { on, silent } from '../../web/events.ts';

export const events = [
  on(api.exportAuditLogs, { audit: 'AuditLog.Exported' }),
  silent(
    api.undoAuditLog,
    'The operation that it calls is audited, with the ID of the entry that is undone.',
  ),
  on(config.updateAuditLogConfig, { audit: 'AuditLog.Settings.Updated', logs: ['retentionDays'] }),
];
