import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { idsParameter, listParameter, queryFlag } from '../common.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import { searchQuery } from '../search.ts';
import { recordOrder } from '../sorting.ts';
import {
  application,
  applicationErrors,
  applicationType,
  applicationUsage,
  applicationWithAdmin,
  writableCustomData,
} from './applications.ts';
import { newProtectedApp, protectedAppChange } from './protected-apps.ts';

/** Everything except what is set once, has its own rules or is computed. A new field can be written, and left out, without being named here. */
const writable = application
  .omit({
    tenantId: true,
    id: true,
    type: true,
    isThirdParty: true,
    isRegistered: true,
    protectedAppMetadata: true,
    appLevelAccessControlEnabled: true,
    createdAt: true,
  })
  .extend({ description: z.string().max(1024).nullable(), customData: writableCustomData })
  .partial();

const { shape } = writable;

export const listApplications = checks({
  summary: 'List applications',
  query: searchQuery.extend({
    types: listParameter(256).pipe(z.array(applicationType)).optional(),
    ids: idsParameter.optional(),
    isThirdParty: queryFlag.optional(),
    excludeRoleId: z.string().optional(),
    excludeOrganizationId: z.string().max(128).optional(),
    ...recordOrder.shape,
  }),
  output: application,
});

export const createApplication = checks({
  summary: 'Create an application',
  body: writable.required({ name: true }).extend({
    description: shape.description.unwrap().default(null),
    /** SAML applications have an API of their own, and an error code that says so. */
    type: applicationType,
    oidcClientMetadata: shape.oidcClientMetadata
      .unwrap()
      .default({ redirectUris: [], postLogoutRedirectUris: [] }),
    customClientMetadata: shape.customClientMetadata.unwrap().default({}),
    customData: writableCustomData.default({}),
    isThirdParty: z.boolean().default(false),
    /** Required for a protected application; its redirect URI is derived from it. */
    protectedAppMetadata: newProtectedApp.optional(),
  }),
  output: application,
  errors: [
    edgeErrors.invalidInput,
    applicationErrors.useSamlApi,
    applicationErrors.protectedNotConfigured,
    applicationErrors.protectedMetadataRequired,
    applicationErrors.protectedOnly,
    applicationErrors.invalidSubDomain,
    applicationErrors.subDomainExists,
    applicationErrors.invalidThirdPartyType,
    applicationErrors.deviceFlowNativeOnly,
    applicationErrors.thirdPartyExchange,
    applicationErrors.invalidType,
    applicationErrors.publicKeysRequired,
  ],
});

export const getApplication = checks({
  summary: 'Get an application',
  output: applicationWithAdmin,
  errors: [entityErrors.notFound],
});

export const getApplicationUsage = checks({
  summary: 'Count the users and records that depend on an application',
  output: applicationUsage,
  errors: [entityErrors.notFound],
});

export const updateApplication = checks({
  summary: 'Update an application; `oidcClientMetadata` and `customClientMetadata` are replaced as a whole',
  body: writable
    .extend({
      /** For protected applications only; omitted fields stay. */
      protectedAppMetadata: protectedAppChange.nullable(),
      /** Limits access to the users on the application's list, or ends that. With an empty list no user may use it. */
      appLevelAccessControlEnabled: application.shape.appLevelAccessControlEnabled,
      /** Adds or removes the Management API role of a machine-to-machine application. */
      isAdmin: z.boolean(),
    })
    .partial(),
  output: application,
  errors: [
    applicationErrors.registered,
    entityErrors.notFound,
    edgeErrors.invalidInput,
    applicationErrors.invalidType,
    applicationErrors.useSamlApi,
    applicationErrors.builtIn,
    applicationErrors.deviceFlowNotChangeable,
    applicationErrors.thirdPartyExchange,
    applicationErrors.publicKeysRequired,
    applicationErrors.protectedOnly,
    applicationErrors.protectedMisconfigured,
  ],
});

export const updateApplicationCustomData = checks({
  summary: 'Update fields of an application’s custom data; other fields stay',
  body: writableCustomData,
  output: application.shape.customData,
  errors: [entityErrors.notFound, edgeErrors.invalidInput],
});

export const deleteApplication = checks({
  summary: 'Delete an application and end its sessions, grants and tokens',
  errors: [entityErrors.notFound, applicationErrors.builtIn, applicationErrors.useSamlApi],
});

export const getApplicationSystem = checks({
  summary: 'Get the domain of protected applications',
  output: z.object({ protectedApps: z.object({ defaultDomain: z.string() }) }),
  errors: [applicationErrors.protectedUnavailable],
});
