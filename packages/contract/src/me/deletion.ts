import { z } from 'zod';
import { tenantId } from '../common.ts';
import { deletionBlocker } from '../tenants/deletion.ts';

/** A tenant of an account that is going to be deleted. */
export const accountTenant = z.object({
  id: tenantId,
  name: z.string(),
  isAdmin: z.boolean(),
  /** Its other admins. Without them, the tenant is deleted with the account (OPEN-60). */
  otherAdmins: z.number().int(),
  /** Its other members, admins included, who lose access if it is deleted. */
  otherMembers: z.number().int(),
  blockers: z.array(deletionBlocker),
});
export type AccountTenant = z.infer<typeof accountTenant>;

/** What the deletion of an account does, and what it needs. */
export const accountDeletion = z.object({
  tenants: z.array(accountTenant),
  /** Whether the sign-in is too long ago, so that the caller has to sign in again first. */
  needsSignIn: z.boolean(),
});
