import { z } from 'zod';
import { shown } from '../shown.ts';
import { customData, id, tenantId, timestamp, webUrl } from '../common.ts';
import { declareErrors } from '../errors.ts';
import { refreshTokenDays } from '../validation/refresh-token-days.ts';
import { builtInApplications } from './built-in.ts';
import { corsOrigin } from './cors-origin.ts';
import { protectedAppMetadata } from './protected-apps.ts';
import { clientAuthentications, protections, publicKeySet } from './public-keys.ts';

export const applicationType = z.enum([
  'Native',
  'SPA',
  'Traditional',
  'MachineToMachine',
  'Protected',
  'SAML',
]);
export type ApplicationType = z.infer<typeof applicationType>;

/** URLs that users are redirected to. `checkRedirectUris` decides which ones a type of application may have. */
const redirectUris = z.array(z.string().min(1).max(2048)).max(500);

/** Metadata of a client that OpenID Connect defines. */
export const oidcClientMetadata = z.object({
  redirectUris,
  postLogoutRedirectUris: redirectUris,
  /** Receives a logout token when a session of this application ends (OpenID Connect Back-Channel Logout 1.0). */
  backchannelLogoutUri: webUrl.refine((uri) => !uri.includes('#'), 'must not have a fragment').optional(),
  backchannelLogoutSessionRequired: z.boolean().optional(),
  logoUri: webUrl.optional(),
});
export type OidcClientMetadata = z.infer<typeof oidcClientMetadata>;

/** Seconds, up to a year. */
const lifetime = z.number().int().min(1).max(31_536_000);

/** A protection that is off if absent. */
const protection = z.enum(protections);

/** Our own metadata of a client, which OpenID Connect doesn't define. */
export const customClientMetadata = z.object({
  corsAllowedOrigins: z.array(corsOrigin).max(100).optional(),
  idTokenTtl: lifetime.optional(),
  /** Seconds; only in older records. `refreshTokenTtlInDays` takes precedence (OPEN-36). */
  refreshTokenTtl: lifetime.optional(),
  refreshTokenTtlInDays: refreshTokenDays.optional(),
  /** Stored for the client only: it never decides which tenant the record belongs to (OPEN-56). */
  tenantId: z.string().max(21).optional(),
  alwaysIssueRefreshToken: z.boolean().optional(),
  rotateRefreshToken: z.boolean().optional(),
  /** The number of browsers and devices in which a user may be signed in to it. Beyond that, the oldest is signed out. */
  maxAllowedGrants: z.number().int().min(1).max(10_000).optional(),
  /** It may exchange tokens of users for its own (RFC 8693). Not for third-party applications. */
  allowTokenExchange: z.boolean().optional(),
  /** It may request `response_mode=form_post`: the code reaches the redirect URI in the body of a POST. Native applications can't. */
  allowFormPost: z.boolean().optional(),
  /** It may ask for a second factor with `acr_values` (RFC 9470), and its tokens say how the user has signed in (`acr`, `auth_time`). */
  allowStepUp: z.boolean().optional(),
  /** Users sign in on another device by entering a code (device flow, RFC 8628), and in no other way. Can't be changed after creation. */
  isDeviceFlow: z.boolean().optional(),
  /** How it authenticates, if it runs on a server; with a secret if absent. */
  clientAuthentication: z.enum(clientAuthentications).optional(),
  /** The public keys with which its signatures are verified. */
  jwks: publicKeySet.optional(),
  /** Whether it may, or has to, send the parameters of a sign-in to the server first (PAR, RFC 9126). */
  pushedRequests: protection.optional(),
  /** Whether it may, or has to, sign the parameters of a sign-in with its keys (JAR, RFC 9101). */
  signedRequests: protection.optional(),
  /** Whether its tokens may be, or have to be, bound to a key of the application (DPoP, RFC 9449). */
  boundTokens: protection.optional(),
});
export type CustomClientMetadata = z.infer<typeof customClientMetadata>;

/** A client: an application that signs users in with Gatehouse or calls an API with its tokens (ENT-03). */
export const application = z.object({
  tenantId,
  id,
  name: shown(z.string().min(1).max(256)),
  description: shown(z.string().nullable()),
  type: shown(applicationType),
  oidcClientMetadata: shown(oidcClientMetadata),
  customClientMetadata: shown(customClientMetadata),
  protectedAppMetadata: protectedAppMetadata.nullable(),
  customData,
  /** Users are asked for consent, and the application receives only what they allowed. */
  isThirdParty: shown(z.boolean()),
  /** It registered itself (RFC 7591). It stays a third party's, and only it changes its own metadata. */
  isRegistered: shown(z.boolean()),
  /** Only users on the application's list may use it (`access-control.ts`). */
  appLevelAccessControlEnabled: shown(z.boolean()),
  createdAt: timestamp,
});
export type Application = z.infer<typeof application>;

/** One application. `isAdmin`: it has the role of the Management API (ROLE-11). */
export const applicationWithAdmin = application.extend({ isAdmin: z.boolean() });
export type ApplicationWithAdmin = z.infer<typeof applicationWithAdmin>;

/** The number of users, roles and secrets that are affected if the application is deleted. */
export const applicationUsage = z.object({
  /** Users who are signed in to it or have granted it access. */
  usersCount: z.number().int(),
  rolesCount: z.number().int(),
  secretsCount: z.number().int(),
});
export type ApplicationUsage = z.infer<typeof applicationUsage>;

/** Built-in applications. They are not listed, and their redirect URIs come from the server settings. */
export const builtInApplicationIds: readonly string[] = Object.values(builtInApplications);

/** Types that run on a server and can therefore keep a secret (RFC 6749 section 2.1). */
export const confidentialTypes: readonly ApplicationType[] = ['Traditional', 'MachineToMachine', 'Protected'];

/** Types that users sign in to and that can be third-party applications. */
export const thirdPartyTypes: readonly ApplicationType[] = ['Traditional', 'SPA', 'Native'];

/** Custom data in requests: at most 64 KiB of JSON. */
export const writableCustomData = customData.refine(
  (data) => JSON.stringify(data).length <= 64 * 1024,
  'must be at most 64 KiB of JSON',
);

export const applicationErrors = declareErrors({
  noLegacySecret: ['application.no_legacy_secret_found', 400, 'This application has no legacy secret.'],
  useSamlApi: ['application.saml.use_saml_app_api', 400, 'Use /api/saml-applications for SAML applications.'],
  invalidType: ['application.invalid_type', 422, 'Applications of this type don’t support this.'],
  invalidRoleType: [
    'application.invalid_role_type',
    422,
    'Only machine-to-machine roles can be assigned to an application.',
  ],
  invalidThirdPartyType: [
    'application.invalid_third_party_application_type',
    400,
    'An application of this type can’t be a third-party application.',
  ],
  protectedNotConfigured: [
    'application.protected_app_not_configured',
    501,
    'This application isn’t protected, or protected applications aren’t set up on this server.',
  ],
  customDomainNotFound: [
    'application.custom_domain_not_found',
    404,
    'The application doesn’t have this domain.',
  ],
  protectedMetadataRequired: [
    'application.protected_app_metadata_is_required',
    400,
    'A protected application needs a subdomain and an origin URL.',
  ],
  protectedOnly: [
    'application.protected_application_only',
    422,
    'Only a protected application has these settings.',
  ],
  protectedMisconfigured: [
    'application.protected_application_misconfigured',
    422,
    'The settings of a protected application can’t be removed, and its redirect URIs must be on its own host.',
  ],
  subDomainExists: [
    'application.protected_application_subdomain_exists',
    422,
    'Another application has this subdomain.',
  ],
  invalidSubDomain: [
    'application.invalid_subdomain',
    422,
    'A subdomain is one word of letters, digits and hyphens that isn’t reserved.',
  ],
  protectedUnavailable: [
    'systems.protected_apps_not_configured',
    501,
    'Protected applications aren’t set up on this server.',
  ],
  deviceFlowNativeOnly: [
    'application.device_flow_native_only',
    422,
    'Only a native application can use device flow.',
  ],
  deviceFlowNotChangeable: [
    'application.device_flow_not_changeable',
    422,
    'Device flow can’t be turned on or off after the application is created.',
  ],
  thirdPartyExchange: [
    'application.third_party_application_cannot_enable_token_exchange',
    422,
    'A third-party application can’t exchange tokens.',
  ],
  registered: [
    'application.registered',
    422,
    'This application registered itself: only it can change its metadata, and it can’t get more permissions.',
  ],
  publicKeysRequired: [
    'application.public_keys_required',
    422,
    'An application that authenticates or signs requests with a private key needs a public key.',
  ],
  secretNameExists: [
    'application.secret_name_exists',
    422,
    'The application has a secret with this name already.',
  ],
  builtIn: [
    'application.built_in',
    403,
    'This is a built-in application: it can’t be deleted, and its redirect URIs come from the server settings.',
  ],
});
