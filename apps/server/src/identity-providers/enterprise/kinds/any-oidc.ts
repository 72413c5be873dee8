import { markOf } from '@gatehouse/connectors/kit/marks';
import { oidcSettings } from '@gatehouse/connectors/oidc/oidc';
import { defineOidcKind } from '../define-oidc-kind.ts';

/** https://openid.net/specs/openid-connect-core-1_0.html, https://openid.net/specs/openid-connect-discovery-1_0.html */
export const oidc = defineOidcKind({
  providerName: 'OIDC',
  name: 'OpenID Connect',
  description: 'Any identity provider with OpenID Connect.',
  ...markOf('openid'),
  readme: `## Connect an OpenID provider

1. Register a confidential client for the authorization code flow with the provider.
2. Enter its issuer, client ID and secret. Endpoints and keys are read from the issuer’s discovery document.
3. An email address counts only with \`email_verified\`, unless you trust the provider for all of its addresses.`,
  settings: oidcSettings,
});
