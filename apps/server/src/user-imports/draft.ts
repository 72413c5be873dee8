import type { HashParameters } from '@gatehouse/contract/user-imports/user-imports';
import type { RejectionCode, WarningCode } from '@gatehouse/contract/user-imports/codes';

/** A user as a file describes it, with the names of the API; nothing of it is checked yet. */
export interface Draft {
  /** The ID in the source: kept if it is possible here, otherwise stored as the external ID. */
  id?: unknown;
  externalId?: unknown;
  username?: unknown;
  primaryEmail?: unknown;
  /** Only verified addresses and numbers identify a user; others are kept as a hint. */
  isEmailVerified?: unknown;
  primaryPhone?: unknown;
  isPhoneVerified?: unknown;
  name?: unknown;
  avatar?: unknown;
  profile?: unknown;
  customData?: unknown;
  identities?: unknown;
  isSuspended?: unknown;
  createdAt?: unknown;
  lastSignInAt?: unknown;
  passwordDigest?: unknown;
  passwordAlgorithm?: unknown;
  isPasswordExpired?: unknown;
  totpSecret?: unknown;
  /** The file has a password instead of a hash. */
  hasPlainPassword?: boolean;
  /** What the mapper left out. */
  warnings?: WarningCode[];
  /** Why the mapper can't read the row. */
  rejections?: RejectionCode[];
}

/** A row of one source becomes a draft. */
export type Mapper = (row: Record<string, unknown>, parameters: HashParameters | undefined) => Draft;
