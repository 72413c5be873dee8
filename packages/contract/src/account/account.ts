import { z } from 'zod';
import { ssoIdentity } from '../sso-connectors/sso-connectors.ts';
import { user } from '../users/users.ts';

/** A verification that a user has started or completed; valid for ten minutes. */
export const verificationRecord = z.object({ verificationRecordId: z.string(), expiresAt: z.iso.datetime() });

/** ID of a verification record in a request. */
export const verificationRecordId = z.string().min(1).max(21);

/** The user's own account: what the token's scopes and the account center let them see. */
export const ownAccount = user.partial().extend({
  id: user.shape.id,
  ssoIdentities: z.array(ssoIdentity).optional(),
  /** Whether the account has a password, email address or phone number to verify its user with. */
  hasSecurityVerificationMethod: z.boolean(),
});
export type OwnAccount = z.infer<typeof ownAccount>;
