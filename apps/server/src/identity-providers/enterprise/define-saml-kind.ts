import type { Callback, Tools } from '@gatehouse/connectors/kit/connector';
import { ConnectorError } from '@gatehouse/connectors/kit/error';
import { field } from '@gatehouse/connectors/kit/fields';
import type { Mark } from '@gatehouse/connectors/kit/marks';
import { beginSaml, finishSaml, receiveSaml, type SamlSides } from '@gatehouse/connectors/kit/saml/exchange';
import { findIdp } from '@gatehouse/connectors/kit/saml/metadata';
import { rsaSha256, rsaSha512 } from '@gatehouse/connectors/kit/saml/names';
import { describeByAssertion, type ProfileMap } from '@gatehouse/connectors/kit/saml/profile';
import { aboutAlgorithm, samlFields } from '@gatehouse/connectors/kit/saml/settings';
import { writeServiceMetadata } from '@gatehouse/connectors/kit/saml/service-metadata';
import type { SsoProviderName } from '@gatehouse/contract/sso-connectors/sso-connectors';
import { z } from 'zod';
import { consumerAddress, entityIdOf } from '../addresses.ts';
import { defineSsoKind, type SsoKind, type SsoTools } from './sso-kind.ts';

interface SamlKind extends Mark {
  providerName: SsoProviderName;
  name: string;
  description: string;
  readme: string;
  /** Which attribute holds which part of a profile, unless the administrator says otherwise. */
  attributes: ProfileMap;
}

const createSettings = (attributes: ProfileMap) => {
  const settings = z.object({
    metadataUrl: samlFields.metadataUrl,
    metadata: samlFields.metadata,
    entityId: samlFields.entityId(256),
    signInEndpoint: samlFields.signInEndpoint,
    x509Certificate: samlFields.certificates,
    attributeMapping: samlFields.attributes(attributes),
    nameIdFormat: samlFields.nameIdFormat,
    trustUnverifiedEmail: field(z.boolean().default(true), {
      label: 'Trust the identity provider’s e-mail addresses',
      help: 'SAML does not say whether an address is verified. Only those of this connector’s domains count.',
    }),
    signAuthnRequest: field(z.boolean().default(false), {
      label: 'Sign requests',
      help: 'With a key of this connector’s own, which stands in our metadata.',
    }),
    requestSignatureAlgorithm: field(z.enum([rsaSha256, rsaSha512]).default(rsaSha256), aboutAlgorithm),
    encryptAssertion: field(z.boolean().default(false), {
      label: 'Assertions are encrypted',
      help: 'For a key of this connector’s own, which stands in our metadata.',
    }),
    allowSha1: samlFields.allowSha1,
  });
  return settings.refine(
    ({ metadataUrl, metadata, entityId, signInEndpoint, x509Certificate }) =>
      Boolean(metadataUrl || metadata || (entityId && signInEndpoint && x509Certificate)),
    'must have the metadata of the identity provider, or else its entity ID, sign-in address and certificate',
  );
};
type Settings = z.output<ReturnType<typeof createSettings>>;

const consumerNote =
  'Enter the assertion consumer service (reply URL) and our entity ID (audience) that this page shows there, or have your provider read our metadata.';

/** The signing and decrypting is that of the generic connector; the keys are each connector's own. */
async function findSides(tools: SsoTools, settings: Settings): Promise<SamlSides> {
  const [idp, signingKey, decryptionKey] = await Promise.all([
    findIdp(tools, settings),
    settings.signAuthnRequest ? tools.keyOf('signing') : undefined,
    settings.encryptAssertion ? tools.keyOf('encryption') : undefined,
  ]);
  return {
    idp,
    entityId: entityIdOf(tools.service),
    acs: consumerAddress(tools.service),
    nameIdFormat: settings.nameIdFormat,
    allowsSha1: settings.allowSha1,
    signer: signingKey && { key: signingKey, algorithm: settings.requestSignatureAlgorithm },
    decryptionKey,
  };
}

/** Declares a kind that speaks SAML 2.0. */
export function defineSamlKind({ readme, attributes, ...about }: SamlKind): SsoKind {
  const settings = createSettings(attributes);
  return defineSsoKind<typeof settings>({
    ...about,
    providerType: 'saml',
    readme: `${readme}\n\n${consumerNote}`,
    settings,
    describeService: (service) => ({
      entityId: entityIdOf(service),
      assertionConsumerServiceUrl: consumerAddress(service),
    }),
    lookUp: async (tools, described) => ({ ...(await findIdp(tools as Tools, described)) }),
    authorizationUri: async (tools, options, request) => beginSaml(await findSides(tools, options), request),
    receive: async (tools, options, data) => receiveSaml(tools, await findSides(tools, options), data),
    async finish(tools, options, { data, kept }: Pick<Callback, 'data' | 'kept'>) {
      const sides = await findSides(tools, options);
      const assertion = await finishSaml(tools, sides, data, kept);
      if (sides.idp.entityId.length > 256)
        throw new ConnectorError('invalid_config', 'The entity ID of the identity provider is too long');
      const { trustUnverifiedEmail: trustsAddresses, attributeMapping } = options;
      const userInfo = describeByAssertion(assertion, attributeMapping, { trustsAddresses });
      return { issuer: sides.idp.entityId, userInfo };
    },
    describeUs: async (tools, options) =>
      writeServiceMetadata({
        entityId: entityIdOf(tools.service),
        acs: consumerAddress(tools.service),
        nameIdFormat: options.nameIdFormat,
        signingKey: options.signAuthnRequest ? await tools.keyOf('signing') : undefined,
        decryptionKey: options.encryptAssertion ? await tools.keyOf('encryption') : undefined,
      }),
  });
}
