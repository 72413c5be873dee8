import { markOf } from '@gatehouse/connectors/kit/marks';
import { defineSamlKind } from '../define-saml-kind.ts';

/** https://docs.oasis-open.org/security/saml/v2.0/saml-profiles-2.0-os.pdf, 4.1 */
export const saml = defineSamlKind({
  providerName: 'SAML',
  name: 'SAML',
  description: 'Any identity provider with SAML 2.0.',
  ...markOf('saml'),
  readme: `## Connect an identity provider of SAML 2.0

1. Create a SAML 2.0 application at your identity provider, and assign the users who may sign in.
2. Configure it to sign the response or the assertion with RSA and SHA-256.
3. Enter its metadata as a URL or XML, or its entity ID, sign-in URL and certificate.`,
  attributes: { id: 'id', email: 'email', phone: 'phone', name: 'name', avatar: 'avatar' },
});
