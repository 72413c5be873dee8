import { z } from 'zod';
import { field } from '../kit/fields.ts';
import { readPrivateKey } from '../kit/saml/certificates.ts';
import { rsaSha1, rsaSha256, rsaSha512 } from '../kit/saml/names.ts';
import { aboutAlgorithm, samlFields } from '../kit/saml/settings.ts';

const optional = (length: number) => z.string().max(length).optional();
const privateKey = (label: string, shownIf: Record<string, boolean>) =>
  field(optional(16_384), { label, help: 'RSA, in PEM.', isSecret: true, isMultiline: true, shownIf });
const signing = { signAuthnRequest: true };
const decryption = { encryptAssertion: true };

const profileNames = { id: 'id', email: 'email', phone: 'phone', name: 'name', avatar: 'avatar' };

/** The settings of a SAML 2.0 identity provider. */
export const samlSettings = z.object({
  entityID: field(z.string().min(1).max(1024), {
    label: 'Service provider entity ID (audience)',
    help: 'Configured at the identity provider. Assertions for another audience are rejected.',
  }),
  idpMetadataUrl: samlFields.metadataUrl,
  idpMetadataXml: samlFields.metadata,
  idpEntityID: samlFields.entityId(1024),
  signInEndpoint: samlFields.signInEndpoint,
  x509Certificate: samlFields.certificates,
  nameIDFormat: samlFields.nameIdFormat,
  profileMap: samlFields.attributes(profileNames),
  trustUnverifiedEmail: field(z.boolean().default(false), {
    label: 'Trust email addresses and phone numbers',
    help: 'Turn on only if the provider verifies them another way: anyone with an email address at the provider can take over the account that has it.',
  }),
  signAuthnRequest: field(z.boolean().default(false), { label: 'Sign requests' }),
  requestSignatureAlgorithm: field(
    z.enum([rsaSha256, rsaSha512, rsaSha1]).default(rsaSha256),
    aboutAlgorithm,
  ),
  privateKey: privateKey('Private key for signing requests', signing),
  privateKeyPass: field(optional(1024), {
    label: 'Passphrase of the signing key',
    isSecret: true,
    shownIf: signing,
  }),
  encryptAssertion: field(z.boolean().default(false), { label: 'Encrypted assertions' }),
  encPrivateKey: privateKey('Private key for decrypting assertions', decryption),
  encPrivateKeyPass: field(optional(1024), {
    label: 'Passphrase of the decryption key',
    isSecret: true,
    shownIf: decryption,
  }),
  allowSha1: samlFields.allowSha1,
});
export type SamlSettings = z.output<typeof samlSettings>;

/** The keys for signing and decryption, if these are turned on. Throws `invalid_config` if one is missing. */
export const readKeys = (settings: SamlSettings) => ({
  signingKey: settings.signAuthnRequest
    ? readPrivateKey(settings.privateKey ?? '', settings.privateKeyPass)
    : undefined,
  decryptionKey: settings.encryptAssertion
    ? readPrivateKey(settings.encPrivateKey ?? '', settings.encPrivateKeyPass)
    : undefined,
});
