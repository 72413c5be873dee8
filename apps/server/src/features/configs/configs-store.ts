import { adminConsoleConfig, type AdminConsoleConfig } from '@gatehouse/contract/configs/configs';
import type { TenantDb } from '../../database/database.ts';
import { mergeTenantConfig, readTenantConfig } from '../../tenancy/tenant-configs.ts';

const key = 'adminConsole';

export const getAdminConsoleConfig = (db: TenantDb): Promise<AdminConsoleConfig> =>
  readTenantConfig(db, key, adminConsoleConfig);

export const mergeAdminConsoleConfig = (
  db: TenantDb,
  change: Partial<AdminConsoleConfig>,
): Promise<AdminConsoleConfig> => mergeTenantConfig(db, key, adminConsoleConfig, change);
