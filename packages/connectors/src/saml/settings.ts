import { z } from 'zod';
import { field } from '../kit/fields.ts';
import { readPrivateKey } from '../kit/saml/certificates.ts';
import { nameIdFormats, rsaSha1, rsaSha256, rsaSha512 } from '../kit/saml/names.ts';
import { certificatesPem, metadataXml } from '../kit/saml/metadata.ts';
import { profileMap } from '../kit/saml/profile.ts';
import { optionalUrl } from '../kit/social.ts';

const optional = (length: number) => z.string().max(length).optional();
const privateKey = (label: string) =>
  field(optional(16_384), { label, help: 'RSA, in PEM.', isSecret: true, isMultiline: true });

/** The settings of any identity provider of SAML 2.0. */
export const samlSettings = z.object({
  entityID: field(z.string().min(1).max(1024), {
    label: 'Our entity ID (audience)',
    help: 'What the identity provider calls us. Assertions for another audience are refused.',
  }),
  idpMetadataUrl: field(optionalUrl, {
    label: 'Metadata address of the identity provider',
    help: 'Read at each sign-in, so that new certificates count at once.',
  }),
  idpMetadataXml: field(metadataXml, {
    label: 'Metadata of the identity provider',
    help: 'The XML, where there is no address. Without either, enter the three fields below.',
    isMultiline: true,
  }),
  idpEntityID: field(optional(1024), { label: 'Entity ID of the identity provider' }),
  signInEndpoint: field(optionalUrl, {
    label: 'Sign-in address of the identity provider',
  }),
  x509Certificate: field(certificatesPem, {
    label: 'Certificates of the identity provider',
    help: 'In PEM, one below the other. Where one is entered, those of the metadata do not count.',
    placeholder: '-----BEGIN CERTIFICATE-----',
    isMultiline: true,
  }),
  nameIDFormat: field(z.enum(nameIdFormats).default(nameIdFormats[0]), {
    label: 'Name ID format',
    options: Object.fromEntries(nameIdFormats.map((name) => [name, name.split(':').at(-1) ?? name])),
  }),
  profileMap: field(profileMap, {
    label: 'Attributes',
    help: 'The name of the attribute that holds each part of a profile. Without an id, the name ID is it.',
  }),
  trustUnverifiedEmail: field(z.boolean().default(false), {
    label: 'Trust e-mail addresses and phone numbers',
    help: 'Only for a provider that gives each address to its owner alone: whoever it says has an address can take over the account with it.',
  }),
  signAuthnRequest: field(z.boolean().default(false), { label: 'Sign requests' }),
  requestSignatureAlgorithm: field(z.enum([rsaSha256, rsaSha512, rsaSha1]).default(rsaSha256), {
    label: 'Signature algorithm of requests',
    options: { [rsaSha256]: 'RSA SHA-256', [rsaSha512]: 'RSA SHA-512', [rsaSha1]: 'RSA SHA-1' },
  }),
  privateKey: privateKey('Private key that signs requests'),
  privateKeyPass: field(optional(1024), { label: 'Passphrase of the key that signs', isSecret: true }),
  encryptAssertion: field(z.boolean().default(false), { label: 'Assertions are encrypted' }),
  encPrivateKey: privateKey('Private key that decrypts assertions'),
  encPrivateKeyPass: field(optional(1024), {
    label: 'Passphrase of the key that decrypts',
    isSecret: true,
  }),
  allowSha1: field(z.boolean().default(false), {
    label: 'Accept signatures by SHA-1',
    help: 'They can be forged. Only for a provider that cannot sign otherwise.',
  }),
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
