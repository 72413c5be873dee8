import { z } from 'zod';
import { field, type FieldAbout } from '../fields.ts';
import { optionalUrl } from '../social.ts';
import { certificatesPem, metadataXml } from './metadata.ts';
import { nameIdFormats, rsaSha1, rsaSha256, rsaSha512 } from './names.ts';
import type { ProfileMap } from './profile.ts';

const attribute = (name: string) => z.string().max(256).default(name);
/** How the choice of an algorithm is shown; which are offered is each one's own. */
export const aboutAlgorithm: FieldAbout = {
  label: 'Signature algorithm of requests',
  options: { [rsaSha256]: 'RSA SHA-256', [rsaSha512]: 'RSA SHA-512', [rsaSha1]: 'RSA SHA-1' },
};

/** Settings that everything has that speaks SAML 2.0 to an identity provider, whatever each calls them. */
export const samlFields = {
  metadataUrl: field(optionalUrl, {
    label: 'Metadata address of the identity provider',
    help: 'Read at each sign-in, so that new certificates count at once.',
  }),
  metadata: field(metadataXml, {
    label: 'Metadata of the identity provider',
    help: 'The XML, where there is no address. Without either, enter the three fields below.',
    isMultiline: true,
  }),
  /** At most so many characters. */
  entityId: (length: number) =>
    field(z.string().max(length).optional(), { label: 'Entity ID of the identity provider' }),
  signInEndpoint: field(optionalUrl, { label: 'Sign-in address of the identity provider' }),
  certificates: field(certificatesPem, {
    label: 'Certificates of the identity provider',
    help: 'In PEM, one below the other. Where one is entered, those of the metadata do not count.',
    placeholder: '-----BEGIN CERTIFICATE-----',
    isMultiline: true,
  }),
  nameIdFormat: field(z.enum(nameIdFormats).default(nameIdFormats[0]), {
    label: 'Name ID format',
    options: Object.fromEntries(nameIdFormats.map((name) => [name, name.split(':').at(-1) ?? name])),
  }),
  /** Which attribute holds which part of a profile, unless the administrator says otherwise. */
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
        help: 'The name of the attribute that holds each part of a profile. Without an id, the name ID is it.',
      },
    ),
  allowSha1: field(z.boolean().default(false), {
    label: 'Accept signatures by SHA-1',
    help: 'They can be forged. Only for a provider that cannot sign otherwise.',
  }),
};
