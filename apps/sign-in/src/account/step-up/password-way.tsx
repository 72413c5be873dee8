import { verifyOwnPassword } from '@gatehouse/contract/account/endpoints';
import { useSubmit } from '../../flow/use-submit.ts';
import { Form } from '../../parts/form.tsx';
import { PasswordField } from '../../parts/password-field.tsx';
import { UsernameForManagers } from '../../parts/username-for-managers.tsx';
import { useTexts } from '../../texts.tsx';
import { useAccount } from '../state/account-context.tsx';
import type { WayProps } from './step-up.tsx';

export function PasswordWay({ onVerified }: WayProps) {
  const { t } = useTexts();
  const { account, call } = useAccount();
  const form = useSubmit(async ({ password = '' }) => {
    const record = await call(verifyOwnPassword, { body: { password } });
    onVerified(record.verificationRecordId, Date.parse(record.expiresAt));
  });
  return (
    <Form form={form} action={t('page.continue')}>
      <UsernameForManagers
        name={account.username ?? account.primaryEmail ?? account.primaryPhone ?? undefined}
      />
      <PasswordField
        name="password"
        label={t('field.password')}
        problem={form.problemOf('password')}
        autoComplete="current-password"
        hasFocus
      />
    </Form>
  );
}
