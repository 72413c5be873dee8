import { z } from 'zod';
import { shown } from '../shown.ts';
import { id, tenantId } from '../common.ts';
import { bounded } from '../validation/bounded.ts';

/** A permission that roles give inside an organization (ENT-16). It belongs to the tenant and applies to all its organizations. */
export const organizationScope = z.object({
  tenantId,
  id,
  name: shown(bounded(128).min(1)),
  description: shown(z.string().max(256).nullable()),
});
export type OrganizationScope = z.infer<typeof organizationScope>;

/**
 * The name of a new permission. Tokens list permissions separated by spaces (RFC 6749 section 3.3), so a name with a space would read as
 * two permissions.
 */
export const organizationScopeName = organizationScope.shape.name.regex(
  /^[\x21\x23-\x5b\x5d-\x7e]+$/,
  'may hold letters, digits and punctuation, but no space, quotation mark or backslash',
);
