import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import { application, writableCustomData } from './applications.ts';
import {
  defaultAttributeMapping,
  samlApplication,
  samlNameIdFormat,
  samlPreview,
  samlSettings,
} from './saml-applications.ts';
import { samlErrors } from './saml-errors.ts';

const { spCertificate, requireSignedRequests, singleLogoutUrl, idpInitiated, ...wire } = samlSettings.shape;

const writable = z
  .object({
    name: application.shape.name,
    description: z.string().max(1024).nullable(),
    customData: writableCustomData,
    ...wire,
  })
  .partial();

const refusals = [
  edgeErrors.invalidInput,
  samlErrors.bindingNotSupported,
  samlErrors.schemeNotSupported,
  samlErrors.invalidCertificate,
  samlErrors.certificateRequired,
] as const;

export const createSamlApplication = checks({
  summary: 'Create a SAML application with its first key and certificate',
  body: writable.required({ name: true }).extend({
    description: z.string().max(1024).nullable().default(null),
    customData: writableCustomData.default({}),
    attributeMapping: wire.attributeMapping.default(defaultAttributeMapping),
    entityId: wire.entityId.default(null),
    acsUrl: wire.acsUrl.default(null),
    encryption: wire.encryption.default(null),
    nameIdFormat: samlNameIdFormat.default('urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'),
  }),
  output: samlApplication,
  status: 201,
  // No transaction stays open while a key is generated.
  transaction: 'none',
  errors: refusals,
});

export const getSamlApplication = checks({
  summary: 'Get a SAML application',
  output: samlApplication,
  errors: [entityErrors.notFound, samlErrors.notSaml],
});

export const updateSamlApplication = checks({
  summary: 'Update a SAML application; the attribute mapping is replaced as a whole',
  body: writable.extend({
    /** Limits access to the users on the application’s list, or ends that. With an empty list no user may use it. */
    appLevelAccessControlEnabled: application.shape.appLevelAccessControlEnabled.optional(),
    spCertificate: spCertificate.optional(),
    requireSignedRequests: requireSignedRequests.optional(),
    singleLogoutUrl: singleLogoutUrl.optional(),
    idpInitiated: idpInitiated.optional(),
  }),
  output: samlApplication,
  errors: [entityErrors.notFound, samlErrors.notSaml, ...refusals],
});

export const deleteSamlApplication = checks({
  summary: 'Delete a SAML application with its certificates, and end its grants',
  errors: [entityErrors.notFound, samlErrors.notSaml],
});

export const previewSamlApplication = checks({
  summary: 'Get the names and claims that assertions about a user can have',
  output: samlPreview,
  errors: [entityErrors.notFound, samlErrors.notSaml],
});
