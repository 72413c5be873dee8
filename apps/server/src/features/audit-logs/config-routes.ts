import * as api from '@gatehouse/contract/audit-logs/config-endpoints';
import { auditLogConfig } from '@gatehouse/contract/audit-logs/audit-logs';
import { mergeTenantConfig, readTenantConfig } from '../../tenancy/tenant-configs.ts';
import { implement } from '../../web/implement.ts';

/** Housekeeping reads it, too (`jobs/tenant-retention.ts`). */
const key = 'auditLog';

export const routes = [
  implement(api.getAuditLogConfig, (ctx) => readTenantConfig(ctx.db, key, auditLogConfig)),

  implement(api.updateAuditLogConfig, (ctx, { body }) => {
    ctx.note({ changed: Object.keys(body) });
    return mergeTenantConfig(ctx.db, key, auditLogConfig, body);
  }),
];
