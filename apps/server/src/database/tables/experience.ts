import type { AccountCenterSettings } from '@gatehouse/contract/account-center/account-center';
import type { Json, TenantId, Timestamp } from '../tables.ts';

/** Tables with what the sign-in pages show. */
declare module '../tables.ts' {
  interface TenantTables {
    uploadReferences: { tenantId: TenantId; owner: string; ownerId: string; field: string; assetId: string };
    accountCenters: { tenantId: TenantId; settings: Json<Partial<AccountCenterSettings>> };
    signInExperiences: { tenantId: TenantId; settings: Json<Record<string, unknown>> };
    captchaProviders: {
      tenantId: TenantId;
      id: string;
      sealed: string;
      createdAt: Timestamp;
      updatedAt: Timestamp;
    };
    customPhrases: {
      tenantId: TenantId;
      languageTag: string;
      id: string;
      translation: Json<Record<string, unknown>>;
    };
    customUiFiles: {
      tenantId: TenantId;
      assetId: string;
      path: string;
      content: Buffer;
      createdAt: Timestamp;
      touchedAt: Timestamp;
    };
    assets: AssetsTable;
  }
}

export interface AssetsTable {
  tenantId: TenantId;
  id: string;
  contentType: string;
  content: Buffer;
  createdAt: Timestamp;
  touchedAt: Timestamp;
}
