import type { ColumnType } from 'kysely';

/** Counters of the dashboard, by UTC days. Dates are read as text (`YYYY-MM-DD`) with `to_char`. */
declare module '../tables.ts' {
  interface TenantTables {
    dailyActiveUsers: { tenantId: TenantId; userId: string; date: Day; expiresAt: Day };
    dailyActivity: { tenantId: TenantId; date: Day; gap: number; users: number };
    dailyTokenUsage: { tenantId: TenantId; date: Day; userTokens: number; machineTokens: number };
    dailySignIns: { tenantId: TenantId; date: Day; applicationId: string; result: string; count: number };
    dailyFactors: { tenantId: TenantId; date: Day; factor: string; count: number };
  }
}

type Day = ColumnType<Date, string, string>;
