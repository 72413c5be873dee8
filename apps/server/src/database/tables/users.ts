import type { PasswordEncryptionMethod } from '@gatehouse/contract/passwords/encryption-methods';
import type { MfaFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import type { UserProfile } from '@gatehouse/contract/users/users';
import type { ColumnType, Generated } from 'kysely';
import type { Json, NullableTimestamp, TenantId, Timestamp } from '../tables.ts';

/** Users and what identifies them. */
declare module '../tables.ts' {
  interface TenantTables {
    users: UsersTable;
    mfaVerifications: MfaVerificationsTable;
    userIdentities: { tenantId: TenantId; target: string; identityId: string; userId: string };
    userSsoIdentities: UserSsoIdentitiesTable;
    userActivity: UserActivityTable;
    verificationRecords: VerificationRecordsTable;
    passwordLinks: PasswordLinksTable;
    personalAccessTokens: PersonalAccessTokensTable;
  }
}

export interface UsersTable {
  tenantId: TenantId;
  id: string;
  externalId: string | null;
  username: string | null;
  primaryEmail: string | null;
  primaryPhone: string | null;
  name: string | null;
  avatar: string | null;
  passwordEncrypted: string | null;
  passwordEncryptionMethod: PasswordEncryptionMethod | null;
  profile: Json<UserProfile>;
  applicationId: string | null;
  identities: Json<Record<string, { userId: string; details?: Record<string, unknown> }>>;
  customData: Json<Record<string, unknown>>;
  settings: Json<Record<string, unknown>>;
  passwordUpdatedAt: NullableTimestamp;
  isPasswordExpired: Generated<boolean>;
  isSuspended: Generated<boolean>;
  lastSignInAt: NullableTimestamp;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/** What lists are filtered and sorted by; triggers keep it. */
export interface UserActivityTable {
  tenantId: TenantId;
  userId: string;
  lastSignInAt: NullableTimestamp;
  isSuspended: Generated<boolean>;
  hasFactor: Generated<boolean>;
}

export interface MfaVerificationsTable {
  tenantId: TenantId;
  id: string;
  userId: string;
  type: MfaFactor;
  sealed: string | null;
  data: Json<Record<string, unknown>>;
  /** Set by the database from the data of a WebAuthn key. */
  credentialId: ColumnType<string | null, never, never>;
  lastStep: Generated<number>;
  createdAt: Timestamp;
  lastUsedAt: NullableTimestamp;
}

export interface UserSsoIdentitiesTable {
  tenantId: TenantId;
  id: string;
  userId: string;
  ssoConnectorId: string;
  issuer: string;
  identityId: string;
  detail: Json<Record<string, unknown>>;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/** A link to set a password; a user has one at most. */
export interface PasswordLinksTable {
  tenantId: TenantId;
  userId: string;
  hash: string;
  createdAt: Timestamp;
  expiresAt: ColumnType<number, Date, Date>;
}

/** A token for scripts and tools of a user; only a hash of it is stored (ADR 169). */
export interface PersonalAccessTokensTable {
  tenantId: TenantId;
  userId: string;
  name: string;
  id: string;
  hash: string;
  lastFour: string;
  createdAt: Timestamp;
  expiresAt: NullableTimestamp;
  lastUsedAt: NullableTimestamp;
}

/** A verification at the account API. `Permission` verifies its user's identity; the others are of something that is added. */
export interface VerificationRecordsTable {
  tenantId: TenantId;
  id: string;
  userId: string;
  type:
    | 'Password'
    | 'EmailVerificationCode'
    | 'PhoneVerificationCode'
    | 'Social'
    | 'WebAuthn'
    | 'Totp'
    | 'SignIn';
  purpose: 'Permission' | 'NewIdentifier' | 'NewFactor';
  verified: Generated<boolean>;
  data: Json<Record<string, unknown>>;
  /** Where it was started: it ends with that session and that grant. */
  sessionUid: string | null;
  grantId: string | null;
  expiresAt: ColumnType<number, Date, Date>;
}
