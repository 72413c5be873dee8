import { type SessionConfig, sessionConfig } from '@gatehouse/contract/configs/session';
import type { TenantDb, TenantQueries } from '../database/database.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { mergeTenantConfig, readTenantConfig } from '../tenancy/tenant-configs.ts';

const key = 'session';
const cacheKind = 'session-config';

/** How long new sessions last. */
export const readSessionConfig = (db: TenantQueries): Promise<SessionConfig> =>
  readTenantConfig(db, key, sessionConfig);

/** The same for the protocol; cached for ten seconds, or until it changes. */
export const getSessionConfig = (runtime: Runtime, tenantId: string): Promise<SessionConfig> =>
  runtime.cache.get(tenantId, cacheKind, () => readSessionConfig(runtime.database.for(tenantId)));

/** Drops the cached settings of every process. Called after the change was committed. */
export const dropSessionConfig = (runtime: Runtime, tenantId: string): Promise<void> =>
  runtime.cache.changed(tenantId, cacheKind);

/** Replaces the given fields. */
export const mergeSessionConfig = (db: TenantDb, change: Partial<SessionConfig>): Promise<SessionConfig> =>
  mergeTenantConfig(db, key, sessionConfig, change);
