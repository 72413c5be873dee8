import { markOf } from '@gatehouse/connectors/kit/marks';
import { oidcSettings } from '@gatehouse/connectors/oidc/oidc';
import { defineOidcKind } from '../define-oidc-kind.ts';

/** https://developer.okta.com/docs/guides/sign-into-web-app-redirect/ and https://developer.okta.com/docs/api/openapi/okta-oauth/oauth/ */
export const okta = defineOidcKind({
  providerName: 'Okta',
  name: 'Okta',
  description: 'Users of an Okta organization.',
  ...markOf('okta'),
  readme: `## Connect Okta

1. In the Okta admin console, open **Applications** and create an app integration: **OIDC**, **Web application**, grant type **Authorization Code**.
2. Assign the users or groups who may sign in.
3. Enter the client ID and secret, and as the issuer your Okta domain, such as \`https://company.okta.com\`.`,
  settings: oidcSettings,
});
