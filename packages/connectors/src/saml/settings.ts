import { z } from 'zod';
import { field } from '../kit/fields.ts';
import { readPrivateKey } from '../kit/saml/certificates.ts';
import { rsaSha1, rsaSha256, rsaSha512 } from '../kit/saml/names.ts';
import { aboutAlgorithm, samlFields } from '../kit/saml/settings.ts';

const optional = (length: number) => z.string().max(length).optional();
const privateKey = (label: string) =>
  field(optional(16_384), { label, help: 'RSA, in PEM.', isSecret: true, isMultiline: true });

const profileNames = { id: 'id', email: 'email', phone: 'phone', name: 'name', avatar: 'avatar' };

/** The settings of any identity provider of SAML 2.0. */
export const samlSettings = z.object({
  entityID: field(z.string().min(1).max(1024), {
    label: 'Our entity ID (audience)',
    help: 'What the identity provider calls us. Assertions for another audience are refused.',
  }),
  idpMetadataUrl: samlFields.metadataUrl,
  idpMetadataXml: samlFields.metadata,
  idpEntityID: samlFields.entityId(1024),
  signInEndpoint: samlFields.signInEndpoint,
  x509Certificate: samlFields.certificates,
  nameIDFormat: samlFields.nameIdFormat,
  profileMap: samlFields.attributes(profileNames),
  trustUnverifiedEmail: field(z.boolean().default(false), {
    label: 'Trust e-mail addresses and phone numbers',
    help: 'Only for a provider that gives each address to its owner alone: whoever it says has an address can take over the account with it.',
  }),
  signAuthnRequest: field(z.boolean().default(false), { label: 'Sign requests' }),
  requestSignatureAlgorithm: field(
    z.enum([rsaSha256, rsaSha512, rsaSha1]).default(rsaSha256),
    aboutAlgorithm,
  ),
  privateKey: privateKey('Private key that signs requests'),
  privateKeyPass: field(optional(1024), { label: 'Passphrase of the key that signs', isSecret: true }),
  encryptAssertion: field(z.boolean().default(false), { label: 'Assertions are encrypted' }),
  encPrivateKey: privateKey('Private key that decrypts assertions'),
  encPrivateKeyPass: field(optional(1024), {
    label: 'Passphrase of the key that decrypts',
    isSecret: true,
  }),
  allowSha1: samlFields.allowSha1,
});
export type SamlSettings = z.output<typeof samlSettings>;

/** Our keys, for what is switched on. Throws `invalid_config` when one is missing. */
export const readKeys = (settings: SamlSettings) => ({
  signingKey: settings.signAuthnRequest
    ? readPrivateKey(settings.privateKey ?? '', settings.privateKeyPass)
    : undefined,
  decryptionKey: settings.encryptAssertion
    ? readPrivateKey(settings.encPrivateKey ?? '', settings.encPrivateKeyPass)
    : undefined,
});
