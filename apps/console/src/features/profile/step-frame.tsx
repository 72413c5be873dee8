import { Button } from '@gatehouse/ui/controls/button';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import './profile.css';

export interface StepFrameProps {
  title: string;
  description: string;
  submit: string;
  isReady: boolean;
  isWaiting: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** A step of a change of the account: its fields, and buttons that cancel and continue. */
export function StepFrame(props: StepFrameProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { title, description, submit, isReady, isWaiting, onSubmit, children } = props;
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (isReady) onSubmit();
      }}
    >
      <SettingsSection title={title} description={description}>
        {children}
        <div className="profile-step-actions">
          <Button onClick={() => void navigate('/profile', { replace: true })} disabled={isWaiting}>
            {t('parts.cancel')}
          </Button>
          <Button type="submit" variant="primary" disabled={!isReady} loading={isWaiting}>
            {submit}
          </Button>
        </div>
      </SettingsSection>
    </form>
  );
}
