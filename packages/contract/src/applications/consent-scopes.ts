import { z } from 'zod';
import { id } from '../common.ts';
import { declareErrors } from '../errors.ts';

/**
 * What of a person a third-party application may ask for. Who they are (`openid`) and `offline_access` it may always ask for. The wire
 * knows scopes of organizations and sessions too; they are refused for as long as nothing stands behind them.
 */
export const userConsentScope = z.enum([
  'profile',
  'email',
  'phone',
  'address',
  'custom_data',
  'identities',
  'roles',
]);
export type UserConsentScope = z.infer<typeof userConsentScope>;

/** What a new third-party application may ask for. */
export const defaultUserConsentScopes: readonly UserConsentScope[] = ['profile', 'email', 'phone'];

const scopeSummary = z.object({ id, name: z.string(), description: z.string().nullable() });
const resourceScopes = z.object({
  resource: z.object({ id, name: z.string(), indicator: z.string() }),
  scopes: z.array(scopeSummary),
});

/** What a third-party application may ask its users for (ENT-06). Those of organizations are empty as long as there are none. */
export const consentScopes = z.object({
  userScopes: z.array(userConsentScope),
  resourceScopes: z.array(resourceScopes),
  organizationScopes: z.array(scopeSummary),
  organizationResourceScopes: z.array(resourceScopes),
});
export type ConsentScopes = z.infer<typeof consentScopes>;

/** Kinds of them as addresses name them (wire). */
export const consentScopeTypes = { user: 'user-scopes', resource: 'resource-scopes' } as const;

export const consentScopeErrors = declareErrors({
  thirdPartyOnly: [
    'application.third_party_application_only',
    422,
    'Only third-party applications ask for consent.',
  ],
  notFound: ['application.user_consent_scopes_not_found', 422, 'Some of these permissions do not exist.'],
  managementApi: [
    'application.consent_management_api_scopes_not_allowed',
    422,
    'Third-party applications cannot be granted permissions of the service’s own APIs.',
  ],
});
