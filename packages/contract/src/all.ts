import * as account from './account/endpoints.ts';
import * as accountGrants from './account/grant-endpoints.ts';
import * as applications from './applications/endpoints.ts';
import * as applicationConsentScopes from './applications/consent-scope-endpoints.ts';
import * as applicationSignInExperience from './applications/sign-in-experience-endpoints.ts';
import * as applicationSecrets from './applications/secret-endpoints.ts';
import * as assets from './assets/endpoints.ts';
import * as auditLogs from './audit-logs/endpoints.ts';
import * as captcha from './captcha/endpoints.ts';
import * as configs from './configs/endpoints.ts';
import * as emailTemplates from './connectors/email-template-endpoints.ts';
import * as connectors from './connectors/endpoints.ts';
import * as developmentInbox from './connectors/inbox-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import * as me from './me/endpoints.ts';
import * as mfa from './mfa/endpoints.ts';
import * as oneTimeTokens from './one-time-tokens/endpoints.ts';
import * as phrases from './phrases/endpoints.ts';
import * as resources from './resources/endpoints.ts';
import * as applicationRoles from './roles/application-endpoints.ts';
import * as roles from './roles/endpoints.ts';
import * as userRoles from './roles/user-endpoints.ts';
import * as customUi from './sign-in-experience/custom-ui-endpoints.ts';
import * as signInExperience from './sign-in-experience/endpoints.ts';
import * as signIn from './sign-in/endpoints.ts';
import * as signInCode from './sign-in/code-endpoints.ts';
import * as signInMfaCode from './sign-in/mfa-code-endpoints.ts';
import * as signInMfa from './sign-in/mfa-endpoints.ts';
import * as signInPasskey from './sign-in/passkey-endpoints.ts';
import * as signInOneTimeToken from './sign-in/one-time-token-endpoints.ts';
import * as signInPreview from './sign-in/preview.ts';
import * as signInPassword from './sign-in/password-endpoints.ts';
import * as signInRecovery from './sign-in/recovery-endpoints.ts';
import * as signInSentinel from './sign-in/sentinel-endpoints.ts';
import * as signInSocial from './sign-in/social-endpoints.ts';
import * as signInSso from './sign-in/sso-endpoints.ts';
import * as signInWebAuthn from './sign-in/web-authn-endpoints.ts';
import * as ssoConnectors from './sso-connectors/endpoints.ts';
import * as idpInitiated from './sso-connectors/idp-initiated-endpoints.ts';
import * as userAccess from './users/access-endpoints.ts';
import * as users from './users/endpoints.ts';
import * as userIdentities from './users/identity-endpoints.ts';
import * as userSessions from './users/session-endpoints.ts';

/** Every endpoint of the service, by feature. OpenAPI, the reference page and the free security tests walk this list. */
export const features: Record<string, Record<string, Endpoint>> = {
  account,
  accountGrants,
  applications,
  applicationConsentScopes,
  applicationSecrets,
  applicationSignInExperience,
  applicationRoles,
  assets,
  auditLogs,
  captcha,
  configs,
  connectors,
  developmentInbox,
  emailTemplates,
  me,
  mfa,
  oneTimeTokens,
  phrases,
  resources,
  roles,
  signIn,
  signInCode,
  customUi,
  signInExperience,
  signInMfa,
  signInMfaCode,
  signInPasskey,
  signInOneTimeToken,
  signInPassword,
  signInRecovery,
  signInSentinel,
  signInSocial,
  signInPreview: { previewSignIn: signInPreview.previewSignIn },
  signInSso,
  signInWebAuthn,
  ssoConnectors,
  idpInitiated,
  userAccess,
  userIdentities,
  userRoles,
  userSessions,
  users,
};

export const allEndpoints: readonly Endpoint[] = Object.values(features).flatMap((feature) =>
  Object.values(feature),
);
