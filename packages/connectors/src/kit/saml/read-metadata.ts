import { ConnectorError } from '../error.ts';
import { providerUrl } from '../social.ts';
import { readCertificates, type SigningCertificate } from './certificates.ts';
import { bindings, names } from './names.ts';
import { attribute, childrenOf, everywhere, isElement, isNamed, onlyChild, parseXml, textOf } from './xml.ts';

/** An identity provider, as its metadata describes it (SAML Metadata 2.4.3). */
export interface IdpMetadata {
  entityId: string;
  signInEndpoint: string;
  /** Several while keys change; never none. */
  certificates: SigningCertificate[];
  nameIdFormats: string[];
  wantsSignedRequests: boolean;
}

const refuse = (why: string): ConnectorError =>
  new ConnectorError('invalid_config', `The metadata cannot be used: ${why}`);

/**
 * Reads the metadata of one identity provider. It says where to send people and whose signatures count, never whether they are asked
 * for. Throws `invalid_response` when it is no XML, `invalid_config` when it describes no identity provider, or several.
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

/** Where requests are taken by redirect; nearly every provider does. */
function readSignIn(provider: Element): string {
  const service = childrenOf(provider, names.metadata, 'SingleSignOnService').find(
    (each) => each.getAttribute('Binding') === bindings.redirect,
  );
  const address = providerUrl.safeParse(service?.getAttribute('Location')).data;
  if (address) return address;
  throw refuse('it has no web address to sign in at by redirect');
}

/** The certificates of keys that sign, in PEM: a key without a use is for all (SAML Metadata 2.4.1.1). */
const signingKeys = (provider: Element): string[] =>
  childrenOf(provider, names.metadata, 'KeyDescriptor')
    .filter((key) => [null, '', 'signing'].includes(key.getAttribute('use')))
    .flatMap((key) =>
      everywhere(onlyChild(key, names.signature, 'KeyInfo'), names.signature, 'X509Certificate'),
    )
    .map((each) => `-----BEGIN CERTIFICATE-----\n${textOf(each)}\n-----END CERTIFICATE-----`);
