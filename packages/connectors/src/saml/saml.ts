import { defineConnector, type Tools } from '../kit/connector.ts';
import { beginSaml, finishSaml, receiveSaml, type SamlSides } from '../kit/saml/exchange.ts';
import { markOf } from '../kit/marks.ts';
import { findIdp } from '../kit/saml/metadata.ts';
import { describeByAssertion } from '../kit/saml/profile.ts';
import { writeServiceMetadata } from '../kit/saml/service-metadata.ts';
import { describeSocial } from '../kit/social.ts';
import { readKeys, type SamlSettings, samlSettings } from './settings.ts';

/** https://docs.oasis-open.org/security/saml/v2.0/saml-profiles-2.0-os.pdf, 4.1: web browser sign-in, begun here. */
export const saml = defineConnector({
  metadata: {
    ...describeSocial({
      id: 'saml',
      target: 'saml',
      name: 'SAML',
      description: 'Any identity provider that has metadata.',
      ...markOf('saml'),
      readme: '',
    }),
    isStandard: true,
    readme: `## Connect an identity provider of SAML 2.0

1. Choose an entity ID for us, such as the address of this service, and enter it here and at your identity provider.
2. As its assertion consumer service your provider gets \`ENDPOINT\` followed by \`/api/authn/saml/\` and this connector’s id. What it can read about us, keys included, is at the same address followed by \`/metadata\`.
3. Enter the provider’s metadata: by its address, as XML, or its entity ID, sign-in address and certificate.

The response or its assertion has to be signed. A response that nobody here has asked for is refused.`,
  },
  settings: samlSettings,
  authorizationUri: async (tools, settings, { postUri, ...request }) =>
    beginSaml(await findSides(tools, settings, postUri), request),
  receive: async (tools, settings, { data, postUri }) =>
    receiveSaml(tools, await findSides(tools, settings, postUri), data),
  async userInfo(tools, settings, { data, kept, postUri }) {
    const assertion = await finishSaml(tools, await findSides(tools, settings, postUri), data, kept);
    return describeByAssertion(assertion, settings.profileMap, {
      trustsAddresses: settings.trustUnverifiedEmail,
    });
  },
  describeUs: (settings, postUri) =>
    writeServiceMetadata({
      entityId: settings.entityID,
      acs: postUri,
      nameIdFormat: settings.nameIDFormat,
      ...readKeys(settings),
    }),
});

async function findSides(tools: Tools, settings: SamlSettings, postUri: string): Promise<SamlSides> {
  const { signingKey, decryptionKey } = readKeys(settings);
  return {
    idp: await findIdp(tools, {
      metadataUrl: settings.idpMetadataUrl,
      metadata: settings.idpMetadataXml,
      entityId: settings.idpEntityID,
      signInEndpoint: settings.signInEndpoint,
      x509Certificate: settings.x509Certificate,
    }),
    entityId: settings.entityID,
    acs: postUri,
    nameIdFormat: settings.nameIDFormat,
    allowsSha1: settings.allowSha1,
    signer: signingKey && { key: signingKey, algorithm: settings.requestSignatureAlgorithm },
    decryptionKey,
  };
}
