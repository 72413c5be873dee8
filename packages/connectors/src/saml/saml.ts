import { defineConnector, type Tools } from '../kit/connector.ts';
import { beginSaml, finishSaml, receiveSaml, type SamlSides } from '../kit/saml/exchange.ts';
import { markOf } from '../kit/marks.ts';
import { findIdp } from '../kit/saml/metadata.ts';
import { assertionToUserInfo } from '../kit/saml/profile.ts';
import { writeServiceMetadata } from '../kit/saml/service-metadata.ts';
import { socialMetadata } from '../kit/social.ts';
import { readKeys, type SamlSettings, samlSettings } from './settings.ts';

/** https://docs.oasis-open.org/security/saml/v2.0/saml-profiles-2.0-os.pdf, 4.1: web browser SSO. */
export const saml = defineConnector({
  metadata: {
    ...socialMetadata({
      id: 'saml',
      target: 'saml',
      name: 'SAML',
      description: 'Any identity provider with metadata.',
      ...markOf('saml'),
      readme: '',
    }),
    isStandard: true,
    readme: `## Connect a SAML 2.0 identity provider

1. Choose an entity ID for this service, such as its URL, and enter it here and at your identity provider.
2. Enter \`ENDPOINT\` followed by \`/api/authn/saml/\` and this connector’s ID as ACS URL at your identity provider. Our metadata, keys included, is at the same URL followed by \`/metadata\`.
3. Enter the provider’s metadata URL, its metadata as XML, or its entity ID, sign-in URL and certificate.

The response or its assertion must be signed. Unsolicited responses are rejected.`,
  },
  settings: samlSettings,
  authorizationUri: async (tools, settings, { postUri, ...request }) =>
    beginSaml(await findSides(tools, settings, postUri), request),
  receive: async (tools, settings, { data, postUri }) =>
    receiveSaml(tools, await findSides(tools, settings, postUri), data),
  async userInfo(tools, settings, { data, kept, postUri }) {
    const assertion = await finishSaml(tools, await findSides(tools, settings, postUri), data, kept);
    return assertionToUserInfo(assertion, settings.profileMap, {
      trustsAddresses: settings.trustUnverifiedEmail,
    });
  },
  serviceMetadata: (settings, postUri) =>
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
