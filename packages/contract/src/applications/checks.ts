import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { queryFlag } from '../common.ts';
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

export const listApplications = checks({
  summary: 'List applications',
  query: searchQuery.extend({
    types: types.optional(),
    isThirdParty: queryFlag.optional(),
    excludeRoleId: z.string().optional(),
  }),
  output: application,
});

export const createApplication = checks({
  summary: 'Create an application',
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

export const updateApplicationCustomData = checks({
  summary: 'Update fields of an application’s custom data; other fields stay',
  event: 'Application.Data.Updated',
  body: writableCustomData,
  output: application.shape.customData,
  errors: [entityErrors.notFound, edgeErrors.invalidInput],
});

export const deleteApplication = checks({
  summary: 'Delete an application and end its sessions, grants and tokens',
  event: 'Application.Deleted',
  errors: [entityErrors.notFound, applicationErrors.builtIn],
});

export const getApplicationSystem = checks({
  summary: 'Get the domain of protected applications',
  output: z.object({ protectedApps: z.object({ defaultDomain: z.string() }) }),
  errors: [applicationErrors.protectedUnavailable],
});
