import { updateSamlApplication } from '@gatehouse/contract/applications/saml-application-endpoints';
import {
  relayState,
  type SamlApplication,
  samlBindings,
  samlNameIdFormat,
} from '@gatehouse/contract/applications/saml-applications';
import { samlErrors } from '@gatehouse/contract/applications/saml-errors';
import { z } from 'zod';
import { type Form, type ValuesOf, withBody } from '../../../parts/forms/form-state.ts';

const url = z
  .string()
  .trim()
  .max(2048)
  .refine((text) => text === '' || /^https?:\/\/[^\s]+$/i.test(text), 'must be an http or https URL');
const certificate = z.string().max(16_384);

/** The settings as fields: nothing is an empty text. */
const fields = z.object({
  name: z.string().min(1).max(256),
  description: z.string().max(1024).nullable(),
  customData: z.record(z.string(), z.unknown()),
  entityId: z.string().trim().max(128),
  acs: url,
  nameIdFormat: samlNameIdFormat,
  spCertificate: certificate,
  requireSignedRequests: z.boolean(),
  singleLogoutUrl: url,
  encrypts: z.boolean(),
  signsResponse: z.boolean(),
  encryptionCertificate: certificate,
  isIdpInitiated: z.boolean(),
  defaultRelayState: relayState,
});
type Fields = z.infer<typeof fields>;

export const saveSamlSettings = withBody(updateSamlApplication, () => fields);
export type SamlForm = Form<ValuesOf<typeof saveSamlSettings>>;

export const errorFields = {
  [samlErrors.schemeNotSupported.code]: 'acs',
  [samlErrors.certificateRequired.code]: 'spCertificate',
} as const;

/** The form's values. */
export const toFields = (saved: SamlApplication): Fields => ({
  name: saved.name,
  description: saved.description,
  customData: saved.customData,
  entityId: saved.entityId ?? '',
  acs: saved.acsUrl?.url ?? '',
  nameIdFormat: saved.nameIdFormat,
  spCertificate: saved.spCertificate ?? '',
  requireSignedRequests: saved.requireSignedRequests,
  singleLogoutUrl: saved.singleLogoutUrl ?? '',
  encrypts: saved.encryption?.encryptAssertion ?? false,
  signsResponse: saved.encryption?.encryptThenSign ?? true,
  encryptionCertificate: saved.encryption?.certificate ?? '',
  isIdpInitiated: saved.idpInitiated.enabled,
  defaultRelayState: saved.idpInitiated.defaultRelayState ?? '',
});

/** The body of the request. */
export function toBody(values: object): object {
  const {
    acs,
    encrypts,
    signsResponse,
    encryptionCertificate,
    isIdpInitiated,
    defaultRelayState,
    entityId,
    spCertificate,
    singleLogoutUrl,
    ...same
  } = fields.parse(values);
  return {
    ...same,
    entityId: entityId || null,
    spCertificate: spCertificate.trim() || null,
    singleLogoutUrl: singleLogoutUrl || null,
    acsUrl: acs ? { binding: samlBindings.post, url: acs } : null,
    encryption: {
      encryptAssertion: encrypts,
      encryptThenSign: signsResponse,
      ...(encryptionCertificate.trim() && { certificate: encryptionCertificate }),
    },
    idpInitiated: { enabled: isIdpInitiated, defaultRelayState: defaultRelayState || null },
  };
}
