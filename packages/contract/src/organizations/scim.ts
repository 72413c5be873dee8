import { z } from 'zod';
import { id, timestamp } from '../common.ts';
import { declareErrors } from '../errors.ts';
import { bounded } from '../validation/bounded.ts';

/** How a SCIM token starts, so that scanners for leaked secrets can recognize it. */
export const scimTokenPrefix = 'scim_';

/** Two, so that one can be replaced while the other one is in use. */
export const mostScimTokens = 2;

/** Replaces the value of an existing token, of which only a hash is stored. */
export const maskScimToken = (lastFour: string): string => `${scimTokenPrefix}********${lastFour}`;

/** Authorizes the identity provider of an organization to provision its users (RFC 7644 section 2). */
export const scimToken = z.object({
  tokenId: id,
  organizationId: id,
  /** The token when it is created; later a mask with its last four characters. */
  value: z.string().min(1).max(64),
  createdAt: timestamp,
  /** When it was last used, to the minute; null: never. */
  lastUsedAt: timestamp.nullable(),
});
export type ScimToken = z.infer<typeof scimToken>;

/** The name of a group at the identity provider. Letter case doesn't matter. */
const scimGroupName = bounded(256).trim().min(1);

/** Members of the group have the role. */
export const scimRole = z.object({ groupName: scimGroupName, organizationRoleId: id });
export type ScimRole = z.infer<typeof scimRole>;

/** Provisioning of an organization, as its administrator sees it. */
export const scimProvisioning = z.object({
  organizationId: id,
  /** The base URL for the identity provider. */
  url: z.string(),
  /** Users that the organization provisioned, also those that are inactive now. */
  usersCount: z.number().int(),
  activeUsersCount: z.number().int(),
  /** Groups that the identity provider sent, by name; at most 1,000. */
  groups: z.array(z.object({ id, displayName: z.string(), membersCount: z.number().int() })),
});
export type ScimProvisioning = z.infer<typeof scimProvisioning>;

export const scimErrors = declareErrors({
  tooManyTokens: [
    'organization.too_many_scim_tokens',
    422,
    'The organization has two SCIM tokens. Revoke one of them first.',
  ],
});
