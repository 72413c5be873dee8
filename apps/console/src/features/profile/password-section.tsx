import type { Me } from '@gatehouse/contract/me/me';
import { Button } from '@gatehouse/ui/controls/button';
import { KeyValue } from '@gatehouse/ui/data/key-value';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { StepState } from './step-state.ts';

/** Whether the account has a password, and a button to change it. */
export function PasswordSection({ me }: { me: Me }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const state: StepState = { action: 'changePassword', email: me.primaryEmail };
  return (
    <SettingsSection title={t('profile.password.title')} description={t('profile.password.description')}>
      <KeyValue
        items={[
          {
            key: 'password',
            label: t('profile.password.label'),
            value: t(me.hasPassword ? 'profile.password.set' : 'profile.password.notSet'),
          },
        ]}
      />
      {me.hasPassword && (
        <div>
          <Button onClick={() => void navigate('/profile/verify-password', { state })}>
            {t('profile.password.change')}
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}
