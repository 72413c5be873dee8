import { z } from 'zod';
import { declareErrors } from '../errors.ts';

/** Why a tenant can’t be deleted now (OPEN-28). */
export const deletionBlocker = z.enum(['paid_plan', 'inactive_subscription', 'open_invoice']);
export type DeletionBlocker = z.infer<typeof deletionBlocker>;

export const deletionErrors = declareErrors({
  blocked: [
    'tenant.deletion_blocked',
    409,
    'A tenant with a paid plan, a subscription that isn’t active, or an open invoice can’t be deleted.',
  ],
});
