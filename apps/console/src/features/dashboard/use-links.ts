import type { AuditLogKey } from '@gatehouse/contract/audit-logs/keys';
import type { SignInFactor, SignInFailure } from '@gatehouse/contract/dashboard/dashboard';
import { useTenantPath } from '../../app/tenant.ts';

const dayMs = 86_400_000;

type Entries = { logKey?: AuditLogKey; result?: 'Success' | 'Error' };

/** The entries of the audit log that sign-ins failing for a reason have. */
const entriesOf: Record<SignInFailure, Entries> = {
  Credentials: { logKey: 'Interaction.SignIn.Verification.Password.Submit', result: 'Error' },
  Code: { logKey: 'Interaction.SignIn.Verification.VerificationCode.Submit', result: 'Error' },
  SecondFactor: { result: 'Error' },
  Link: { logKey: 'Interaction.SignIn.Verification.OneTimeToken.Submit', result: 'Error' },
  Provider: { result: 'Error' },
  Blocked: { result: 'Error' },
  Suspended: { result: 'Error' },
};

const code = 'Interaction.SignIn.Verification.VerificationCode.Submit';
const passkey = 'Interaction.SignIn.Verification.WebAuthn.Submit';

/** The entries of verifications of a factor. */
const stepsOf: Record<SignInFactor, AuditLogKey> = {
  Password: 'Interaction.SignIn.Verification.Password.Submit',
  EmailVerificationCode: code,
  PhoneVerificationCode: code,
  OneTimeToken: 'Interaction.SignIn.Verification.OneTimeToken.Submit',
  Social: 'Interaction.SignIn.Verification.Social.Submit',
  EnterpriseSso: 'Interaction.SignIn.Verification.EnterpriseSso.Submit',
  SignInPasskey: passkey,
  Totp: 'Interaction.SignIn.Verification.Totp.Submit',
  WebAuthn: passkey,
  BackupCode: 'Interaction.SignIn.Verification.BackupCode.Submit',
  MfaEmailVerificationCode: code,
  MfaPhoneVerificationCode: code,
};

/** Links from figures to the lists behind them: the audit log of the days that end with `date`. */
export function useLinks(date: string) {
  const path = useTenantPath();
  const logs = (days: number, entries: Entries = {}): string => {
    const end = Date.parse(date) + dayMs;
    const query = new URLSearchParams({
      ...entries,
      from: String(end - days * dayMs),
      to: String(end - 1),
    });
    return `${path('/audit-logs')}?${query.toString()}`;
  };
  return {
    users: path('/users'),
    user: (id: string) => path(`/users/${id}`),
    application: (id: string) => path(`/applications/${id}/logs`),
    active: (days: number) => logs(days, { result: 'Success' }),
    succeeded: logs(30, { logKey: 'Interaction.SignIn.Submit', result: 'Success' }),
    failed: logs(30, { result: 'Error' }),
    reason: (reason: SignInFailure) => logs(30, entriesOf[reason]),
    factor: (factor: SignInFactor) => logs(30, { logKey: stepsOf[factor], result: 'Success' }),
  };
}
