import { z } from 'zod';
import { field, type FieldAbout } from '../fields.ts';
import { optionalUrl } from '../social.ts';
import { certificatesPem, metadataXml } from './metadata.ts';
import { nameIdFormats, rsaSha1, rsaSha256, rsaSha512 } from './names.ts';
import type { ProfileMap } from './profile.ts';

const attribute = (name: string) => z.string().max(256).default(name);
/** Label and options of the signature algorithm. */
export const aboutAlgorithm: FieldAbout = {
  label: 'Request signature algorithm',
  options: { [rsaSha256]: 'RSA SHA-256', [rsaSha512]: 'RSA SHA-512', [rsaSha1]: 'RSA SHA-1' },
};

/** Settings of every SAML 2.0 connector; their keys differ. */
export const samlFields = {
  metadataUrl: field(optionalUrl, {
    label: 'Identity provider metadata URL',
    help: 'Fetched at each sign-in, so new certificates apply immediately.',
  }),
  metadata: field(metadataXml, {
    label: 'Identity provider metadata',
    help: 'The XML, if there is no URL. Without both, enter the next three fields.',
    isMultiline: true,
  }),
  /** With a maximum length in characters. */
  entityId: (length: number) =>
    field(z.string().max(length).optional(), { label: 'Identity provider entity ID' }),
  signInEndpoint: field(optionalUrl, { label: 'Identity provider sign-in URL' }),
  certificates: field(certificatesPem, {
    label: 'Identity provider certificates',
    help: 'PEM format, one after the other. They replace the certificates of the metadata.',
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
