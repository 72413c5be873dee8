import type {
  IdpInitiated,
  SamlAttributeMapping,
  SamlEncryption,
  SamlNameIdFormat,
} from '@gatehouse/contract/applications/saml-applications';
import type { ColumnType, Generated } from 'kysely';
import type { Json, TenantId, Timestamp } from '../tables.ts';

/** Applications that users sign in to with SAML, and their certificates. */
declare module '../tables.ts' {
  interface TenantTables {
    samlApplications: SamlApplicationsTable;
    samlCertificates: SamlCertificatesTable;
  }
}

export interface SamlApplicationsTable {
  tenantId: TenantId;
  applicationId: string;
  entityId: string | null;
  acsUrl: string | null;
  nameIdFormat: SamlNameIdFormat;
  attributeMapping: Json<SamlAttributeMapping>;
  encryption: ColumnType<SamlEncryption | null, string | null | undefined, string | null>;
  spCertificate: string | null;
  requireSignedRequests: Generated<boolean>;
  singleLogoutUrl: string | null;
  idpInitiated: Json<IdpInitiated>;
}

export interface SamlCertificatesTable {
  tenantId: TenantId;
  applicationId: string;
  id: string;
  /** The private key. */
  sealed: string;
  certificate: string;
  active: boolean;
  createdAt: Timestamp;
  expiresAt: ColumnType<number, Date, Date>;
}
