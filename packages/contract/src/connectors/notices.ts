import { z } from 'zod';

/**
 * What users are told by email about their own account: what a thief of a session would change first, and the link with which they set their
 * password; and administrators about the limits and exports of their tenants. Unlike messages with codes, these can't have templates of a tenant.
 */
export const accountNotice = z.enum([
  'PasswordChanged',
  'EmailChanged',
  'PhoneChanged',
  'FactorAdded',
  'FactorRemoved',
  'AccountLinked',
  'AccountUnlinked',
  'PasswordLink',
  'AccountInvitation',
  'TokensNearLimit',
  'TokensUsedUp',
  'TenantExported',
]);
export type AccountNotice = z.infer<typeof accountNotice>;

const notices: ReadonlySet<string> = new Set(accountNotice.options);

/** Whether a message is a notice. */
export const isNotice = (usage: string): usage is AccountNotice => notices.has(usage);
