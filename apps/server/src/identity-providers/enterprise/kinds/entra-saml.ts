import { markOf } from '@gatehouse/connectors/kit/marks';
import { defineSamlKind } from '../define-saml-kind.ts';

const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';

/** https://learn.microsoft.com/en-us/entra/identity-platform/single-sign-on-saml-protocol and …/reference-saml-tokens */
export const entraSaml = defineSamlKind({
  providerName: 'AzureAD',
  name: 'Microsoft Entra ID (SAML)',
  description: 'Users of a Microsoft Entra directory, with SAML.',
  ...markOf('microsoft'),
  readme: `## Connect Microsoft Entra ID by SAML

1. In the Microsoft Entra admin center, open **Enterprise applications**, create your own application and choose **Single sign-on**, **SAML**.
2. Under **Users and groups**, assign the users who may sign in.
3. Enter the **App Federation Metadata Url** as the metadata URL.`,
  attributes: {
    id: 'http://schemas.microsoft.com/identity/claims/objectidentifier',
    email: `${claims}/emailaddress`,
    phone: `${claims}/mobilephone`,
    name: 'http://schemas.microsoft.com/identity/claims/displayname',
    avatar: 'avatar',
  },
});
