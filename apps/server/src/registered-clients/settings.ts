import {
  type ClientRegistrationSettings,
  clientRegistrationSettings,
} from '@gatehouse/contract/client-registration/client-registration';
import { adminTenantId } from '@gatehouse/contract/common';
import type { TenantDb, TenantQueries } from '../database/database.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { mergeTenantConfig, readTenantConfig } from '../tenancy/tenant-configs.ts';

const key = 'clientRegistration';
const advertised = 'client-registration';

/** Which clients may register. Read from the database each time, because it decides about access (ADR 6). */
export const readRegistrationSettings = (db: TenantQueries): Promise<ClientRegistrationSettings> =>
  readTenantConfig(db, key, clientRegistrationSettings);

export const mergeRegistrationSettings = (
  db: TenantDb,
  change: Partial<ClientRegistrationSettings>,
): Promise<ClientRegistrationSettings> => mergeTenantConfig(db, key, clientRegistrationSettings, change);

/** Whether discovery names the registration endpoint. Administrators, who are the users of the admin tenant, don't bring clients. */
export const advertisesRegistration = async (
  { cache, database }: Runtime,
  tenantId: string,
): Promise<boolean> =>
  tenantId !== adminTenantId &&
  (await cache.get(tenantId, advertised, () => readRegistrationSettings(database.for(tenantId)))).mode !==
    'Off';

/** Drops the cached setting, once a change of it is committed. */
export const forgetAdvertised = ({ cache }: Runtime, tenantId: string): Promise<void> =>
  cache.changed(tenantId, advertised);
