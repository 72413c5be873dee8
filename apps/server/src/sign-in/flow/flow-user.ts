import type { Address } from '@gatehouse/contract/sign-in/interaction';
import type { OwnFactor } from '@gatehouse/contract/sign-in-experience/asked-factors';
import { isSameEmail } from '@gatehouse/contract/validation/email';
import type { Selectable } from 'kysely';
import type { UsersTable } from '../../database/tables/users.ts';
import type { UserJson } from '../../database/user-columns.ts';
import type { SsoIdentity } from '../state/verifications.ts';

/** The part of an account that a flow needs. */
export interface FlowUser
  extends
    UserJson,
    Pick<
      Selectable<UsersTable>,
      'passwordEncrypted' | 'passwordEncryptionMethod' | 'isPasswordExpired' | 'isSuspended'
    > {
  ssoIdentities: Pick<SsoIdentity, 'ssoConnectorId' | 'issuer' | 'identityId'>[];
  settings: UserSettings;
  /** In milliseconds; null without a password, or if it isn't known. */
  passwordUpdatedAt: number | null;
  /** Whether an organization of the user requires MFA. */
  isMfaRequired: boolean;
  /** Second factors. */
  factors: (OwnFactor & { id: string })[];
}

/** What is remembered of how a user signs in; a part of the `settings` column. */
export interface UserSettings {
  /** The terms they agreed to, and when. */
  terms?: AgreedTerms;
  mfa?: {
    enabled?: boolean;
    skipped?: boolean;
    skipMfaOnSignIn?: boolean;
    additionalBindingSuggestionSkipped?: boolean;
  };
  passkeySignIn?: { skipped?: boolean };
}

export interface AgreedTerms {
  agreedAt: number;
  termsOfUseUrl: string | null;
  privacyPolicyUrl: string | null;
}

/** Whether an account has an email address or phone number. */
export const hasAddress = (
  { primaryEmail, primaryPhone }: Pick<FlowUser, 'primaryEmail' | 'primaryPhone'>,
  { type, value }: Address,
): boolean =>
  type === 'email'
    ? primaryEmail !== null && (primaryEmail === value || isSameEmail(primaryEmail, value))
    : primaryPhone === value;
