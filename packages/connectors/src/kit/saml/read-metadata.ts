import { ConnectorError } from '../error.ts';
import { providerUrl } from '../social.ts';
import { readCertificates, type SigningCertificate } from './certificates.ts';
import { bindings, names } from './names.ts';
import { attribute, childrenOf, everywhere, isElement, isNamed, onlyChild, parseXml, textOf } from './xml.ts';

/** An identity provider's metadata (SAML Metadata 2.4.3). */
export interface IdpMetadata {
  entityId: string;
  signInEndpoint: string;
  /** At least one; several during a key rotation. */
  certificates: SigningCertificate[];
  nameIdFormats: string[];
  wantsSignedRequests: boolean;
}

const refuse = (why: string): ConnectorError =>
  new ConnectorError('invalid_config', `The metadata cannot be used: ${why}`);

/**
 * Reads the metadata of one identity provider: its sign-in endpoint and certificates. Signatures are required whatever it says. Throws
 * `invalid_response` if it is not XML, `invalid_config` if it describes no identity provider or several.
 */
export function readIdpMetadata(xml: string): IdpMetadata {
  const root = parseXml(xml.trim().replace(/^\uFEFF/, ''), { mayHaveComments: true });
  const providers = everywhere(root, names.metadata, 'IDPSSODescriptor').filter((each) =>
    (each.getAttribute('protocolSupportEnumeration') ?? '').split(/\s+/).includes(names.protocol),
  );
  const [provider, another] = providers;
  if (!provider || another) throw refuse('it must describe one identity provider of SAML 2.0');
  const entity = provider.parentNode;
  if (!entity || !isElement(entity) || !isNamed(entity, names.metadata, 'EntityDescriptor'))
    throw refuse('it names no entity');
  return {
    entityId: attribute(entity, 'entityID'),
    signInEndpoint: readSignIn(provider),
    certificates: readCertificates(signingKeys(provider).join('\n')),
    nameIdFormats: childrenOf(provider, names.metadata, 'NameIDFormat').map(textOf),
    wantsSignedRequests: ['true', '1'].includes(provider.getAttribute('WantAuthnRequestsSigned') ?? ''),
  };
}

/** The endpoint for the redirect binding, which nearly every provider supports. */
function readSignIn(provider: Element): string {
  const service = childrenOf(provider, names.metadata, 'SingleSignOnService').find(
    (each) => each.getAttribute('Binding') === bindings.redirect,
  );
  const address = providerUrl.safeParse(service?.getAttribute('Location')).data;
  if (address) return address;
  throw refuse('it has no sign-in URL for the redirect binding');
}

/** The certificates of keys that sign, in PEM: a key without a use is for all (SAML Metadata 2.4.1.1). */
const signingKeys = (provider: Element): string[] =>
  childrenOf(provider, names.metadata, 'KeyDescriptor')
    .filter((key) => [null, '', 'signing'].includes(key.getAttribute('use')))
    .flatMap((key) =>
      everywhere(onlyChild(key, names.signature, 'KeyInfo'), names.signature, 'X509Certificate'),
    )
    .map((each) => `-----BEGIN CERTIFICATE-----\n${textOf(each)}\n-----END CERTIFICATE-----`);
