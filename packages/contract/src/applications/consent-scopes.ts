import { z } from 'zod';
import { id } from '../common.ts';
import { declareErrors } from '../errors.ts';

/**
 * The scopes with user data that a third-party application may request. `openid` and `offline_access` are always allowed. Clients of the
 * wire also know `urn:logto:scope:sessions`, which is rejected: only first-party applications can call the account API.
 */
export const userConsentScope = z.enum([
  'profile',
  'email',
  'phone',
  'address',
  'custom_data',
  'identities',
  'roles',
  'urn:logto:scope:organizations',
  'urn:logto:scope:organization_roles',
]);
export type UserConsentScope = z.infer<typeof userConsentScope>;

/** The scopes that a new third-party application may request. */
export const defaultUserConsentScopes: readonly UserConsentScope[] = ['profile', 'email', 'phone'];

const scopeSummary = z.object({ id, name: z.string(), description: z.string().nullable() });
const resourceScopes = z.object({
  resource: z.object({ id, name: z.string(), indicator: z.string() }),
  scopes: z.array(scopeSummary),
});

/** Everything that a third-party application may ask its users for (ENT-06). */
export const consentScopes = z.object({
  userScopes: z.array(userConsentScope),
  /** Permissions of APIs. Tokens for an organization don't contain them. */
  resourceScopes: z.array(resourceScopes),
  /** Permissions of the organization template, and of APIs: only in tokens for organizations that the user gave access to. */
  organizationScopes: z.array(scopeSummary),
  organizationResourceScopes: z.array(resourceScopes),
});
export type ConsentScopes = z.infer<typeof consentScopes>;

/** The kinds of consent scopes, as they appear in paths (wire). */
export const consentScopeTypes = {
  user: 'user-scopes',
  resource: 'resource-scopes',
  organization: 'organization-scopes',
  organizationResource: 'organization-resource-scopes',
} as const;

export const consentScopeErrors = declareErrors({
  thirdPartyOnly: [
    'application.third_party_application_only',
    422,
    'Only third-party applications ask for consent.',
  ],
  notFound: ['application.user_consent_scopes_not_found', 422, 'Some of these permissions don’t exist.'],
  managementApi: [
    'application.consent_management_api_scopes_not_allowed',
    422,
    'Third-party applications can’t be granted permissions of the service’s own APIs.',
  ],
});
