import type { AccessRule } from '@gatehouse/contract/explanations/access';
import type { AuditLogKey } from '@gatehouse/contract/audit-logs/keys';
import type { texts } from '@gatehouse/phrases/console/en';

/** Where a rule is set, and the entry of the audit log that a change of it makes. */
export interface RuleSetting {
  label: keyof typeof texts.explanations.fix;
  path: string;
  logKey?: AuditLogKey;
  /** Whose entries they are; of all without. */
  of?: 'user' | 'application';
}

interface Subject {
  userId?: string | undefined;
  applicationId?: string | undefined;
}

/** The setting behind a rule; undefined if there is none in the console. */
export function settingOf(rule: AccessRule, { userId, applicationId }: Subject): RuleSetting | undefined {
  const user = (logKey?: AuditLogKey): RuleSetting | undefined =>
    userId === undefined
      ? undefined
      : { label: 'user', path: `/users/${userId}/settings`, ...(logKey && { logKey, of: 'user' }) };
  const signIn = (label: RuleSetting['label'], path: string): RuleSetting => ({
    label,
    path,
    logKey: 'SignInExperience.Updated',
  });
  switch (rule) {
    case 'Suspended':
      return user('User.SuspensionStatus.Updated');
    case 'NoPassword':
      return user('User.Password.Updated');
    case 'NoIdentifier':
    case 'NoPasskey':
    case 'Lockout':
    case 'MessageDelay':
      return user();
    case 'AccessControl':
      return applicationId === undefined
        ? undefined
        : {
            label: 'accessControl',
            path: `/applications/${applicationId}/access`,
            logKey: 'Application.AccessControl.Updated',
            of: 'application',
          };
    case 'MachineApplication':
      return applicationId === undefined
        ? undefined
        : { label: 'application', path: `/applications/${applicationId}/settings` };
    case 'SignInMode':
    case 'Method':
      return signIn('signIn', '/sign-in-experience/sign-up-and-sign-in');
    case 'EmailBlocklist':
      return signIn('security', '/sign-in-experience/security');
    case 'SecondFactor':
      return signIn('mfa', '/mfa');
    case 'EnterpriseSso':
      return { label: 'sso', path: '/enterprise-sso', logKey: 'SsoConnector.Data.Updated' };
    case 'Connector':
      return { label: 'connectors', path: '/connectors', logKey: 'Connector.Data.Updated' };
    default:
      return undefined;
  }
}

/** The rules behind the errors of sign-ins and of the protocol, as the audit log has them. */
const rulesByCode: Partial<Record<string, AccessRule>> = {
  'user.suspended': 'Suspended',
  'user.sign_in_method_not_enabled': 'Method',
  'user.sign_up_method_not_enabled': 'Method',
  'session.sso_enabled': 'EnterpriseSso',
  'session.passkey_sign_in.sso_users_not_allowed': 'EnterpriseSso',
  'session.verification_blocked_too_many_attempts': 'Lockout',
  'request.message_rate_limited': 'MessageDelay',
  'connector.not_enabled': 'Connector',
  'session.email_blocklist.email_not_allowed': 'EmailBlocklist',
  'session.email_blocklist.email_subaddressing_not_allowed': 'EmailBlocklist',
  'session.mfa.require_mfa_verification': 'SecondFactor',
  'auth.forbidden': 'SignInMode',
  access_denied: 'AccessControl',
};

/** The rule behind an error code; undefined if the attempt alone decided, as with a wrong password. */
export function ruleOfCode(code: string, message?: unknown): AccessRule | undefined {
  // Users who don't give consent are denied access, too.
  if (code === 'access_denied' && !String(message).includes('access control')) return undefined;
  return rulesByCode[code];
}
