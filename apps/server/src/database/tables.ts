import type { PlanId, Quota, skuTypes } from '@gatehouse/contract/tenants/plans';
import type { regionNames, TenantTag } from '@gatehouse/contract/tenants/tenants';
import type { ColumnType, Generated } from 'kysely';

/** Read as milliseconds since 1970 (see `database.ts`), written as a Date; the database sets it if omitted. */
export type Timestamp = ColumnType<number, Date | undefined, Date>;
export type NullableTimestamp = ColumnType<number | null, Date | null | undefined, Date | null>;
/** Written as JSON text, read as the value. */
export type Json<T> = ColumnType<T, string | undefined, string>;
export type TenantId = ColumnType<string, string | undefined, never>;

/** Fields that are stored as they are sent. A field without a column of its name does not compile. */
export type Stored<Table, Values> = { [K in keyof Values]: K extends keyof Table ? Values[K] : never };

/** The tables that a tenant's transaction can access. Each file of `tables/` adds its own (ADR 125). */
export interface TenantTables {
  tenantConfigs: { tenantId: TenantId; key: string; value: Json<unknown> };
  tenantCounters: { tenantId: TenantId; name: string; value: ColumnType<string, number | undefined, number> };
}

/** The tables that only the platform can access, such as the tenants. */
export interface PlatformTables extends TenantTables {
  tenants: {
    id: string;
    name: string;
    tag: Generated<TenantTag>;
    region: Generated<(typeof regionNames)[number]>;
    createdBy: string | null;
    createdAt: Timestamp;
    deletedAt: NullableTimestamp;
    /** What restoring a deleted tenant needs (ADR 186). */
    deletion: ColumnType<unknown, string | null | undefined, string | null>;
    purgedAt: NullableTimestamp;
    planId: Generated<PlanId>;
    isSuspended: Generated<boolean>;
    suspendedReason: string | null;
    tokensPeriod: ColumnType<Date | null, string | null | undefined, string | null>;
    tokensTold: Generated<number>;
    tokensOverSince: NullableTimestamp;
    tokensRefusedUntil: NullableTimestamp;
  };
  skus: {
    id: string;
    name: string;
    type: (typeof skuTypes)[number];
    /** Per month, in cents. */
    unitPrice: number | null;
    productId: string | null;
    defaultPriceId: string | null;
    quota: Json<Partial<Quota>>;
    basicQuota: Json<Partial<Quota>>;
    isSold: Generated<boolean>;
    createdAt: Timestamp;
    updatedAt: Timestamp;
  };
  entitlementOverrides: {
    tenantId: string;
    key: string;
    value: Json<number | boolean | null>;
    until: NullableTimestamp;
    reason: string;
    createdAt: Timestamp;
  };
  systems: { key: string; value: Json<unknown> };
  /** One row, which the readiness probe writes. */
  readiness: { onlyRow: boolean; writtenAt: Timestamp };
}
