import type { Implementation } from './web/implement.ts';
import { routes as account } from './features/account/account-routes.ts';
import { routes as applications } from './features/applications/applications-routes.ts';
import { routes as assets } from './features/assets/assets-routes.ts';
import { routes as auditLogs } from './features/audit-logs/audit-logs-routes.ts';
import { routes as captcha } from './features/captcha/captcha-routes.ts';
import { routes as configs } from './features/configs/configs-routes.ts';
import { routes as mfa } from './features/mfa/mfa-routes.ts';
import { routes as oneTimeTokens } from './features/one-time-tokens/one-time-tokens-routes.ts';
import { routes as phrases } from './features/phrases/phrases-routes.ts';
import { routes as inbox } from './features/connectors/inbox-routes.ts';
import { routes as emailTemplates } from './features/connectors/templates-routes.ts';
import { routes as connectors } from './features/connectors/connectors-routes.ts';
import { routes as resources } from './features/resources/resources-routes.ts';
import { routes as applicationRoles } from './features/roles/application-routes.ts';
import { routes as roles } from './features/roles/roles-routes.ts';
import { routes as userRoles } from './features/roles/user-routes.ts';
import { routes as signInExperience } from './features/sign-in-experience/sign-in-experience-routes.ts';
import { routes as ssoConnectors } from './features/sso-connectors/sso-connectors-routes.ts';
import { routes as users } from './features/users/users-routes.ts';
import { routes as userIdentities } from './features/users/identity-routes.ts';
import { routes as userSessions } from './features/users/session-routes.ts';
import { routes as signIn } from './sign-in/routes.ts';

/** Every implementation; a test compares them with the endpoints of the contract, both ways. */
export const implementations: readonly Implementation[] = [
  ...account,
  ...applications,
  ...applicationRoles,
  ...assets,
  ...auditLogs,
  ...captcha,
  ...configs,
  ...connectors,
  ...emailTemplates,
  ...inbox,
  ...mfa,
  ...oneTimeTokens,
  ...phrases,
  ...resources,
  ...roles,
  ...signIn,
  ...signInExperience,
  ...ssoConnectors,
  ...userRoles,
  ...users,
  ...userIdentities,
  ...userSessions,
];
