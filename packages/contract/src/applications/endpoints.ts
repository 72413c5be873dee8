import { z } from 'zod';
import { queryFlag } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import { searchQuery } from '../search.ts';
import {
  application,
  applicationErrors,
  applicationType,
  applicationUsage,
  applicationWithAdmin,
  customClientMetadata,
  oidcClientMetadata,
  writableCustomData,
} from './applications.ts';
import { newProtectedApp, protectedAppChange } from './protected-apps.ts';
import { bounded } from '../validation/bounded.ts';

const { name } = application.shape;
const description = z.string().max(1024).nullable();

/** `types=SPA&types=Native` or `types=SPA,Native`. */
const types = z
  .union([bounded(256).transform((text) => text.split(',')), z.array(z.string())])
  .pipe(z.array(applicationType));

export const listApplications = endpoint({
  method: 'GET',
  path: '/api/applications',
  summary: 'List applications',
  permission: 'read:data',
  query: searchQuery.extend({
    types: types.optional(),
    isThirdParty: queryFlag.optional(),
    excludeRoleId: z.string().optional(),
  }),
  output: application,
  list: true,
});

export const createApplication = endpoint({
  method: 'POST',
  path: '/api/applications',
  summary: 'Create an application',
  permission: 'write:data',
  event: 'Application.Created',
  body: z.object({
    name,
    description: description.default(null),
    /** `SAML` is refused with a code of its own, which clients know. */
    type: z.enum([...applicationType.options, 'SAML']),
    oidcClientMetadata: oidcClientMetadata.default({ redirectUris: [], postLogoutRedirectUris: [] }),
    customClientMetadata: customClientMetadata.default({}),
    customData: writableCustomData.default({}),
    isThirdParty: z.boolean().default(false),
    /** Of a protected application, which needs it; its redirect URI follows from it. */
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
  ],
});

export const getApplication = endpoint({
  method: 'GET',
  path: '/api/applications/{id}',
  summary: 'Get an application',
  permission: 'read:data',
  output: applicationWithAdmin,
  errors: [entityErrors.notFound],
});

export const getApplicationUsage = endpoint({
  method: 'GET',
  path: '/api/applications/{id}/usage',
  summary: 'Get how many people and records depend on an application',
  permission: 'read:data',
  output: applicationUsage,
  errors: [entityErrors.notFound],
});

export const updateApplication = endpoint({
  method: 'PATCH',
  path: '/api/applications/{id}',
  summary: 'Update an application; metadata that is sent replaces what was there',
  permission: 'write:data',
  alsoNeeds: { scope: 'delete:data', when: 'it takes the role of the management API away' },
  event: 'Application.Data.Updated',
  body: z
    .object({
      name,
      description,
      oidcClientMetadata,
      customClientMetadata,
      customData: writableCustomData,
      /** Of a protected application; what is left out stays. */
      protectedAppMetadata: protectedAppChange.nullable(),
      /** Gives a machine-to-machine application the role of the management API, or takes it. */
      isAdmin: z.boolean(),
    })
    .partial(),
  output: application,
  errors: [
    entityErrors.notFound,
    edgeErrors.invalidInput,
    applicationErrors.invalidType,
    applicationErrors.builtIn,
    applicationErrors.deviceFlowNotChangeable,
    applicationErrors.protectedOnly,
    applicationErrors.protectedMisconfigured,
  ],
});

export const updateApplicationCustomData = endpoint({
  method: 'PATCH',
  path: '/api/applications/{applicationId}/custom-data',
  summary: 'Change fields of an application’s custom data; fields that are not sent stay',
  permission: 'write:data',
  event: 'Application.Data.Updated',
  body: writableCustomData,
  output: application.shape.customData,
  errors: [entityErrors.notFound, edgeErrors.invalidInput],
});

export const deleteApplication = endpoint({
  method: 'DELETE',
  path: '/api/applications/{id}',
  summary: 'Delete an application and end its sessions, grants and tokens',
  permission: 'delete:data',
  event: 'Application.Deleted',
  errors: [entityErrors.notFound, applicationErrors.builtIn],
});

export const getApplicationSystem = endpoint({
  method: 'GET',
  path: '/api/systems/application',
  summary: 'Get the domain that protected applications are given a host in',
  permission: 'read:data',
  output: z.object({ protectedApps: z.object({ defaultDomain: z.string() }) }),
  errors: [applicationErrors.protectedUnavailable],
});
