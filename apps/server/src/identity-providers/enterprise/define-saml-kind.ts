import type { Tools } from '@gatehouse/connectors/kit/connector';
import { ConnectorError } from '@gatehouse/connectors/kit/error';
import { field } from '@gatehouse/connectors/kit/fields';
import type { Mark } from '@gatehouse/connectors/kit/marks';
import { beginSaml, finishSaml, receiveSaml, type SamlSides } from '@gatehouse/connectors/kit/saml/exchange';
import { findIdp } from '@gatehouse/connectors/kit/saml/metadata';
import { rsaSha256, rsaSha512 } from '@gatehouse/connectors/kit/saml/names';
import { assertionToUserInfo, type ProfileMap } from '@gatehouse/connectors/kit/saml/profile';
import { aboutAlgorithm, samlFields } from '@gatehouse/connectors/kit/saml/settings';
import { writeServiceMetadata } from '@gatehouse/connectors/kit/saml/service-metadata';
import type { SsoProviderName } from '@gatehouse/contract/sso-connectors/sso-connectors';
import { z } from 'zod';
import { consumerAddress, entityIdOf } from '../addresses.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import type { SsoKind, SsoPerson, SsoTools } from './sso-kind.ts';

interface SamlKind extends Mark {
  providerName: SsoProviderName;
  name: string;
  description: string;
  readme: string;
  /** The default mapping from attributes to the profile. */
  attributes: ProfileMap;
}

/** The settings that our metadata depends on: the provider may read it before the others are entered. */
const serviceSettings = z.object({
  nameIdFormat: samlFields.nameIdFormat,
  signAuthnRequest: field(z.boolean().default(false), {
    label: 'Sign requests',
    help: 'With this connector’s own key, which our metadata contains.',
  }),
  encryptAssertion: field(z.boolean().default(false), {
    label: 'Encrypted assertions',
    help: 'With this connector’s own key, which our metadata contains.',
  }),
});

/** The settings that describe the provider: its metadata, or the three fields that matter. */
const providerSettings = z.object({
  metadataUrl: samlFields.metadataUrl,
  metadata: samlFields.metadata,
  entityId: samlFields.entityId(256),
  signInEndpoint: samlFields.signInEndpoint,
  x509Certificate: samlFields.certificates,
});

const createSettings = (attributes: ProfileMap) => {
  const { nameIdFormat, signAuthnRequest, encryptAssertion } = serviceSettings.shape;
  // The form shows them in this order.
  const settings = z.object({
    ...providerSettings.shape,
    attributeMapping: samlFields.attributes(attributes),
    nameIdFormat,
    trustUnverifiedEmail: field(z.boolean().default(true), {
      label: 'Trust the identity provider’s email addresses',
      help: 'SAML does not say whether an email address is verified. Only those of this connector’s domains count.',
    }),
    signAuthnRequest,
    requestSignatureAlgorithm: field(z.enum([rsaSha256, rsaSha512]).default(rsaSha256), aboutAlgorithm),
    encryptAssertion,
    allowSha1: samlFields.allowSha1,
  });
  return settings.refine(
    ({ metadataUrl, metadata, entityId, signInEndpoint, x509Certificate }) =>
      Boolean(metadataUrl || metadata || (entityId && signInEndpoint && x509Certificate)),
    'must have the metadata of the identity provider, or else its entity ID, sign-in URL and certificate',
  );
};
type Settings = z.output<ReturnType<typeof createSettings>>;

const consumerNote =
  'At the provider, enter the assertion consumer service (reply URL) and our entity ID (audience) that this page shows, or let the provider read our metadata.';

/** Both sides of a sign-in. Each connector has its own keys to sign requests and to decrypt responses. */
async function findSides(
  { service, keyOf }: Pick<SsoTools, 'service' | 'keyOf'>,
  tools: Tools,
  settings: Settings,
): Promise<SamlSides> {
  const [idp, signingKey, decryptionKey] = await Promise.all([
    findIdp(tools, settings),
    settings.signAuthnRequest ? keyOf('signing') : undefined,
    settings.encryptAssertion ? keyOf('encryption') : undefined,
  ]);
  return {
    idp,
    entityId: entityIdOf(service),
    acs: consumerAddress(service),
    nameIdFormat: settings.nameIdFormat,
    allowsSha1: settings.allowSha1,
    signer: signingKey && { key: signingKey, algorithm: settings.requestSignatureAlgorithm },
    decryptionKey,
  };
}

/** Declares a kind that uses SAML 2.0. */
export function defineSamlKind({ readme, attributes, ...about }: SamlKind): SsoKind {
  const settings = createSettings(attributes);
  return {
    ...about,
    providerType: 'saml',
    readme: `${readme}\n\n${consumerNote}`,
    settings,
    serviceValues: (service) => ({
      entityId: entityIdOf(service),
      assertionConsumerServiceUrl: consumerAddress(service),
    }),
    lookUp: async ({ fresh }, config) => ({ ...(await findIdp(fresh, providerSettings.parse(config))) }),
    open: (tools, config) => open(tools, settings, config),
  };
}

/** The identity provider of these settings. */
const open = (
  tools: SsoTools,
  settings: ReturnType<typeof createSettings>,
  config: Record<string, unknown>,
): IdentityProvider<SsoPerson> => ({
  async start({ state }) {
    const kept: Record<string, string> = {};
    const keep = (values: Record<string, string>): void => void Object.assign(kept, values);
    const sides = await findSides(tools, tools.recent, settings.parse(config));
    return { authorizationUri: beginSaml(sides, { state, keep }), kept };
  },
  receive: async (posted) =>
    receiveSaml(tools.recent, await findSides(tools, tools.recent, settings.parse(config)), posted),
  async finish({ data, kept }) {
    const options = settings.parse(config);
    const sides = await findSides(tools, tools.fresh, options);
    const assertion = await finishSaml(tools.fresh, sides, data, kept);
    if (sides.idp.entityId.length > 256)
      throw new ConnectorError('invalid_config', 'The entity ID of the identity provider is too long');
    const { trustUnverifiedEmail: trustsAddresses, attributeMapping } = options;
    const userInfo = assertionToUserInfo(assertion, attributeMapping, { trustsAddresses });
    return { issuer: sides.idp.entityId, userInfo };
  },
  async metadata() {
    const { nameIdFormat, signAuthnRequest, encryptAssertion } = serviceSettings.parse(config);
    return writeServiceMetadata({
      entityId: entityIdOf(tools.service),
      acs: consumerAddress(tools.service),
      nameIdFormat,
      signingKey: signAuthnRequest ? await tools.keyOf('signing') : undefined,
      decryptionKey: encryptAssertion ? await tools.keyOf('encryption') : undefined,
    });
  },
});
