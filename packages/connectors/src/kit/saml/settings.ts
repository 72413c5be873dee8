import { z } from 'zod';
import { field, type FieldAbout } from '../fields.ts';
import { optionalUrl } from '../social.ts';
import { certificatesPem, metadataXml } from './metadata.ts';
import { nameIdFormats, rsaSha1, rsaSha256, rsaSha512 } from './names.ts';
import type { ProfileMap } from './profile.ts';

/** The ways to describe the identity provider. */
const described = { of: 'Identity provider' };
const manually = { ...described, name: 'Manual' };

const attribute = (name: string) => z.string().max(256).default(name);
/** Label and options of the signature algorithm. */
export const aboutAlgorithm: FieldAbout = {
  label: 'Request signature algorithm',
  options: { [rsaSha256]: 'RSA SHA-256', [rsaSha512]: 'RSA SHA-512', [rsaSha1]: 'RSA SHA-1' },
  shownIf: { signAuthnRequest: true },
};

/** Settings of every SAML 2.0 connector; their keys differ. */
export const samlFields = {
  metadataUrl: field(optionalUrl, {
    label: 'Identity provider metadata URL',
    help: 'Fetched at each sign-in, so new certificates apply immediately.',
    alternative: { ...described, name: 'Metadata URL' },
  }),
  metadata: field(metadataXml, {
    label: 'Identity provider metadata',
    help: 'The XML. Replace it before the provider’s certificates expire.',
    isMultiline: true,
    alternative: { ...described, name: 'Metadata XML' },
  }),
  /** With a maximum length in characters. */
  entityId: (length: number) =>
    field(z.string().max(length).optional(), {
      label: 'Identity provider entity ID',
      alternative: manually,
    }),
  signInEndpoint: field(optionalUrl, { label: 'Identity provider sign-in URL', alternative: manually }),
  certificates: field(certificatesPem, {
    label: 'Identity provider certificates',
    help: 'PEM format, one after the other. With metadata, only if others apply than it contains.',
    placeholder: '-----BEGIN CERTIFICATE-----',
    isMultiline: true,
  }),
  nameIdFormat: field(z.enum(nameIdFormats).default(nameIdFormats[0]), {
    label: 'Name ID format',
    options: Object.fromEntries(nameIdFormats.map((name) => [name, name.split(':').at(-1) ?? name])),
  }),
  /** With the default attribute names. */
  attributes: ({ id, email, phone, name, avatar }: ProfileMap) =>
    field(
      z
        .object({
          id: attribute(id),
          email: attribute(email),
          phone: attribute(phone),
          name: attribute(name),
          avatar: attribute(avatar),
        })
        .prefault({}),
      {
        label: 'Attributes',
        help: 'Attribute names for the parts of a profile. If no ID attribute is mapped, NameID is used.',
      },
    ),
  allowSha1: field(z.boolean().default(false), {
    label: 'Accept SHA-1 signatures',
    help: 'They can be forged. Only for providers that support nothing else.',
  }),
};
