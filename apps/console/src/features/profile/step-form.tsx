import { Button } from '@gatehouse/ui/controls/button';
import { Field } from '@gatehouse/ui/controls/field';
import { PasswordInput, type PasswordInputProps } from '@gatehouse/ui/controls/password-input';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useProfile } from './use-profile.ts';
import './profile.css';

export interface StepFormProps {
  title: string;
  description: string;
  label: string;
  submit: string;
  autoComplete: PasswordInputProps['autoComplete'];
  isWaiting: boolean;
  /** The error of the password. */
  error: string | undefined;
  onChange: (password: string) => void;
  onSubmit: (password: string) => Promise<unknown>;
}

/** A step with one password field and one button. */
export function StepForm(props: StepFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { username, primaryEmail } = useProfile();
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Autofocus: the user pressed a button to get to this field.
  useEffect(() => field.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (password) void props.onSubmit(password);
  }
  return (
    <form noValidate onSubmit={submit}>
      <SettingsSection title={props.title} description={props.description}>
        {/* Tells a password manager whose password it is. */}
        <input type="text" hidden readOnly autoComplete="username" value={username ?? primaryEmail ?? ''} />
        <Field label={props.label} error={props.error}>
          <PasswordInput
            ref={field}
            autoComplete={props.autoComplete}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              props.onChange(event.target.value);
            }}
          />
        </Field>
        <div className="profile-step-actions">
          <Button onClick={() => void navigate('/profile', { replace: true })} disabled={props.isWaiting}>
            {t('parts.cancel')}
          </Button>
          <Button type="submit" variant="primary" disabled={!password} loading={props.isWaiting}>
            {props.submit}
          </Button>
        </div>
      </SettingsSection>
    </form>
  );
}
