import { checks } from '../endpoint.ts';
import { auditLogConfig, auditLogConfigChange } from './audit-logs.ts';

export const getAuditLogConfig = checks({
  summary: 'Get how long the audit log is kept',
  output: auditLogConfig,
});

export const updateAuditLogConfig = checks({
  summary: 'Change how long the audit log is kept',
  body: auditLogConfigChange,
  output: auditLogConfig,
});
