import { z } from 'zod';
import { shown } from '../shown.ts';
import { id, timestamp } from '../common.ts';
import { bounded } from '../validation/bounded.ts';
import { application, applicationType } from './applications.ts';

/** The claims that an assertion can have, as on the wire. */
export const samlClaims = [
  'sub',
  'name',
  'given_name',
  'family_name',
  'middle_name',
  'nickname',
  'preferred_username',
  'profile',
  'picture',
  'website',
  'email',
  'email_verified',
  'gender',
  'birthdate',
  'zoneinfo',
  'locale',
  'phone_number',
  'phone_number_verified',
  'address',
  'updated_at',
  'username',
  'created_at',
  'custom_data',
  'identities',
  'sso_identities',
  'roles',
  'organizations',
  'organization_data',
  'organization_roles',
] as const;
export type SamlClaim = (typeof samlClaims)[number];

/** Formats of the subject’s name (SAML Core 8.3). The application’s setting decides, and not its requests. */
export const samlNameIdFormat = z.enum([
  'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  'urn:oasis:names:tc:SAML:2.0:nameid-format:transient',
  'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
]);
export type SamlNameIdFormat = z.infer<typeof samlNameIdFormat>;

export const samlBindings = {
  post: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST',
  redirect: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect',
} as const;

/** A name without control characters, which XML can't have. */
const attributeName = bounded(256).refine(
  (name) => name.trim() !== '' && !/\p{Cc}/u.test(name),
  'must be a name without control characters',
);

/** By claim: the name of the attribute that has it. */
export const samlAttributeMapping = z.partialRecord(z.enum(samlClaims), attributeName);
export type SamlAttributeMapping = z.infer<typeof samlAttributeMapping>;

/** What a new application gets. */
export const defaultAttributeMapping: SamlAttributeMapping = { sub: 'sub', email: 'email', name: 'name' };

/** In UTF-8. */
const bytesOf = (text: string): number =>
  [...text].reduce((sum, letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return sum + (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);
  }, 0);

/** RelayState is returned unchanged: at most 512 characters, which are at most 1 KB. */
export const relayState = bounded(512).refine((text) => bytesOf(text) <= 1024, 'must be at most 1,024 bytes');

/** In PEM. The server checks that it is one. */
const certificate = bounded(16_384);

export const samlEncryption = z.object({
  /** Encrypts the assertion for `certificate`, or else for `spCertificate`. */
  encryptAssertion: z.boolean(),
  /** Whether the response that contains the encrypted assertion is signed, too. The assertion always is. */
  encryptThenSign: z.boolean().default(true),
  certificate: certificate.optional(),
});
export type SamlEncryption = z.infer<typeof samlEncryption>;

export const samlAcsUrl = z.object({
  binding: z.enum([samlBindings.post, samlBindings.redirect]),
  url: bounded(2048).refine((url) => URL.canParse(url), 'must be a URL'),
});
export type SamlAcsUrl = z.infer<typeof samlAcsUrl>;

export const idpInitiated = z.object({
  enabled: z.boolean(),
  defaultRelayState: relayState.nullable().default(null),
});
export type IdpInitiated = z.infer<typeof idpInitiated>;

/** What a SAML application has besides the fields of all applications. */
export const samlSettings = z.object({
  attributeMapping: shown(samlAttributeMapping),
  /** The service provider’s name for itself: the issuer of its requests, and the audience of assertions. */
  entityId: shown(z.string().max(128).nullable()),
  acsUrl: shown(samlAcsUrl.nullable()),
  encryption: samlEncryption.nullable(),
  nameIdFormat: shown(samlNameIdFormat),
  /** Verifies the service provider’s signatures. Not on the wire, like the fields below. */
  spCertificate: certificate.nullable(),
  /** Unsigned authentication requests are rejected. Logout requests must always be signed. */
  requireSignedRequests: z.boolean(),
  /** Where logout responses are sent. */
  singleLogoutUrl: bounded(2048)
    .refine((url) => /^https?:\/\/[^\s]+$/i.test(url) && URL.canParse(url), 'must be an http or https URL')
    .nullable(),
  idpInitiated,
});
export type SamlSettings = z.infer<typeof samlSettings>;

/** An application that users sign in to with SAML 2.0, with us as the identity provider (ADR 174). */
export const samlApplication = application
  .omit({ oidcClientMetadata: true, customClientMetadata: true, protectedAppMetadata: true })
  .extend({ ...samlSettings.shape, type: applicationType });
export type SamlApplication = z.infer<typeof samlApplication>;

/** A key of a SAML application, with its certificate; a secret on the wire. The private key never leaves the server. */
export const samlCertificate = z.object({
  id,
  /** In PEM. */
  certificate: z.string(),
  createdAt: timestamp,
  expiresAt: timestamp,
  /** Signs. At most one of an application is. */
  active: z.boolean(),
  fingerprints: z.object({ sha256: z.object({ formatted: z.string(), unformatted: z.string() }) }),
});
export type SamlCertificate = z.infer<typeof samlCertificate>;

/** The lifetime of an application’s first certificate. */
export const firstCertificateYears = 3;

/** What an assertion of a user would have. `nameIds`: by format, null if the account has none. */
export const samlPreview = z.object({
  nameIds: z.record(z.string(), z.string().nullable()),
  /** By claim: its values. Those that the user doesn’t have are left out. */
  claims: z.record(z.string(), z.array(z.string())),
});
export type SamlPreview = z.infer<typeof samlPreview>;
