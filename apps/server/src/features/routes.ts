import type { Implementation } from '../edge/implement.ts';
import { routes as account } from './account/routes.ts';
import { routes as applications } from './applications/routes.ts';
import { routes as assets } from './assets/routes.ts';
import { routes as auditLogs } from './audit-logs/routes.ts';
import { routes as captcha } from './captcha/routes.ts';
import { routes as configs } from './configs/routes.ts';
import { routes as mfa } from './mfa/routes.ts';
import { routes as oneTimeTokens } from './one-time-tokens/routes.ts';
import { routes as phrases } from './phrases/routes.ts';
import { routes as inbox } from './connectors/inbox-routes.ts';
import { routes as emailTemplates } from './connectors/templates-routes.ts';
import { routes as connectors } from './connectors/routes.ts';
import { routes as resources } from './resources/routes.ts';
import { routes as applicationRoles } from './roles/application-routes.ts';
import { routes as roles } from './roles/routes.ts';
import { routes as userRoles } from './roles/user-routes.ts';
import { routes as signInExperience } from './sign-in-experience/routes.ts';
import { routes as ssoConnectors } from './sso-connectors/routes.ts';
import { routes as users } from './users/routes.ts';
import { routes as userIdentities } from './users/identity-routes.ts';
import { routes as userSessions } from './users/session-routes.ts';
import { routes as signIn } from '../sign-in/routes.ts';

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
