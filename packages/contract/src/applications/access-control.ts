import { z } from 'zod';
import { id } from '../common.ts';
import { edgeErrors, withStatus } from '../errors.ts';

/** The most entries of one list. Each role in an organization is an entry. */
export const maxAccessEntries = 1000;

/** As of users, whose contract refers to applications. */
const userId = z.string().min(1).max(12);

/** A list in a request can name an entry more than once. */
const listed = <Item extends z.ZodType>(item: Item) => z.array(item).max(2 * maxAccessEntries);

/** Who may use an application while its access is limited: users to whom at least one entry applies (ADR 154). */
export const accessControl = z.object({
  userIds: listed(userId),
  /** Users with one of these roles. */
  userRoleIds: listed(id),
  /** Members of one of these organizations. */
  organizationIds: listed(id),
  /** Members who have one of these roles in the organization. */
  organizationRoleRules: listed(z.object({ organizationId: id, organizationRoleIds: listed(id) })),
});
export type AccessControl = z.infer<typeof accessControl>;

/** A rule without roles, or no entry at all while access is limited. */
export const accessControlRefused = withStatus(edgeErrors.invalidContent, 422);
