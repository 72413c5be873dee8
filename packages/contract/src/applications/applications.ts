import { z } from 'zod';
import { customData, id, tenantId, timestamp, webUrl } from '../common.ts';
import { declareErrors } from '../errors.ts';
import { refreshTokenDays } from '../validation/refresh-token-days.ts';
import { builtInApplications } from './built-in.ts';
import { corsOrigin } from './cors-origin.ts';
import { protectedAppMetadata } from './protected-apps.ts';

export const applicationType = z.enum(['Native', 'SPA', 'Traditional', 'MachineToMachine', 'Protected']);
export type ApplicationType = z.infer<typeof applicationType>;

/** An address people are sent back to. Which ones a type may have says `checkRedirectUris`. */
const redirectUris = z.array(z.string().min(1).max(2048)).max(500);

/** What OpenID Connect registers of a client. */
export const oidcClientMetadata = z.object({
  redirectUris,
  postLogoutRedirectUris: redirectUris,
  /** Told when a session of this application ends (OpenID Connect Back-Channel Logout 1.0). */
  backchannelLogoutUri: webUrl.refine((uri) => !uri.includes('#'), 'must not have a fragment').optional(),
  backchannelLogoutSessionRequired: z.boolean().optional(),
  logoUri: webUrl.optional(),
});
export type OidcClientMetadata = z.infer<typeof oidcClientMetadata>;

/** Seconds, up to a year. */
const lifetime = z.number().int().min(1).max(31_536_000);

/** What we keep of a client beyond what OpenID Connect registers. */
export const customClientMetadata = z.object({
  corsAllowedOrigins: z.array(corsOrigin).max(100).optional(),
  idTokenTtl: lifetime.optional(),
  /** Seconds; of older records. The days win (OPEN-36). */
  refreshTokenTtl: lifetime.optional(),
  refreshTokenTtlInDays: refreshTokenDays.optional(),
  /** A value of the client's own: it never chooses the tenant of the record (OPEN-56). */
  tenantId: z.string().max(21).optional(),
  alwaysIssueRefreshToken: z.boolean().optional(),
  rotateRefreshToken: z.boolean().optional(),
  /** In how many browsers and devices a user may be signed in to it: of more, the oldest is signed out. */
  maxAllowedGrants: z.number().int().min(1).max(10_000).optional(),
  /** It uses device flow (RFC 8628): people sign in to it on another device, by a code, and in no other way. Chosen when it is created. */
  isDeviceFlow: z.boolean().optional(),
});
export type CustomClientMetadata = z.infer<typeof customClientMetadata>;

/** A client: whatever signs people in through us or calls an API with our tokens (ENT-03). */
export const application = z.object({
  tenantId,
  id,
  name: z.string().min(1).max(256),
  description: z.string().nullable(),
  type: applicationType,
  oidcClientMetadata,
  customClientMetadata,
  protectedAppMetadata: protectedAppMetadata.nullable(),
  customData,
  /** Asks people for consent and is trusted with what they allow, nothing more. */
  isThirdParty: z.boolean(),
  /** Read only: nothing limits yet who may sign in to one application. */
  appLevelAccessControlEnabled: z.boolean(),
  createdAt: timestamp,
});
export type Application = z.infer<typeof application>;

/** One application; `isAdmin`: it holds the role of the management API (ROLE-11). */
export const applicationWithAdmin = application.extend({ isAdmin: z.boolean() });
export type ApplicationWithAdmin = z.infer<typeof applicationWithAdmin>;

/** How much an application is in use: what ends when it is deleted. */
export const applicationUsage = z.object({
  /** People who are signed in to it, or let it act for them. */
  usersCount: z.number().int(),
  rolesCount: z.number().int(),
  secretsCount: z.number().int(),
});
export type ApplicationUsage = z.infer<typeof applicationUsage>;

/** Applications that belong to the service. They are not listed; their addresses follow the settings of the server. */
export const builtInApplicationIds: readonly string[] = Object.values(builtInApplications);

/** Types that can keep a secret: they run on a server (RFC 6749 section 2.1). */
export const confidentialTypes: readonly ApplicationType[] = ['Traditional', 'MachineToMachine', 'Protected'];

/** Types that people sign in to and that others may offer. */
export const thirdPartyTypes: readonly ApplicationType[] = ['Traditional', 'SPA', 'Native'];

/** Custom data as it is accepted: at most 64 KiB of JSON. */
export const writableCustomData = customData.refine(
  (data) => JSON.stringify(data).length <= 64 * 1024,
  'must be at most 64 KiB of JSON',
);

export const applicationErrors = declareErrors({
  useSamlApi: [
    'application.saml.use_saml_app_api',
    400,
    'SAML applications cannot be created with this API.',
  ],
  invalidType: ['application.invalid_type', 422, 'An application of this type cannot do this.'],
  invalidRoleType: [
    'application.invalid_role_type',
    422,
    'Only machine-to-machine roles can be assigned to an application.',
  ],
  invalidThirdPartyType: [
    'application.invalid_third_party_application_type',
    400,
    'An application of this type cannot be a third-party application.',
  ],
  protectedNotConfigured: [
    'application.protected_app_not_configured',
    501,
    'Protected applications are not set up on this server.',
  ],
  protectedMetadataRequired: [
    'application.protected_app_metadata_is_required',
    400,
    'A protected application needs a sub-domain and an origin URL.',
  ],
  protectedOnly: [
    'application.protected_application_only',
    422,
    'Only a protected application has these settings.',
  ],
  protectedMisconfigured: [
    'application.protected_application_misconfigured',
    422,
    'The settings of a protected application cannot be removed, and its redirect URIs must be on its own host.',
  ],
  subDomainExists: [
    'application.protected_application_subdomain_exists',
    422,
    'Another application has this sub-domain.',
  ],
  invalidSubDomain: [
    'application.invalid_subdomain',
    422,
    'A sub-domain is one word of letters, digits and hyphens that is not reserved.',
  ],
  protectedUnavailable: [
    'systems.protected_apps_not_configured',
    501,
    'Protected applications are not set up on this server.',
  ],
  deviceFlowNativeOnly: [
    'application.device_flow_native_only',
    422,
    'Only a native application can use device flow.',
  ],
  deviceFlowNotChangeable: [
    'application.device_flow_not_changeable',
    422,
    'Device flow cannot be turned on or off after the application is created.',
  ],
  secretNameExists: [
    'application.secret_name_exists',
    422,
    'The application has a secret with this name already.',
  ],
  builtIn: [
    'application.built_in',
    403,
    'This is a built-in application: it cannot be deleted, and its redirect URIs come from the server settings.',
  ],
});
