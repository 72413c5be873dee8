import { Field } from '@gatehouse/ui/controls/field';
import { PasswordInput, type PasswordInputProps } from '@gatehouse/ui/controls/password-input';
import { useEffect, useRef, useState } from 'react';
import { StepFrame, type StepFrameProps } from './step-frame.tsx';
import { useProfile } from './use-profile.ts';

export interface StepFormProps extends Pick<
  StepFrameProps,
  'title' | 'description' | 'submit' | 'isWaiting'
> {
  label: string;
  autoComplete: PasswordInputProps['autoComplete'];
  /** The error of the password. */
  error: string | undefined;
  onChange: (password: string) => void;
  onSubmit: (password: string) => Promise<unknown>;
}

/** A step with one password field and one button. */
export function StepForm({ label, autoComplete, error, onChange, onSubmit, ...frame }: StepFormProps) {
  const { username, primaryEmail } = useProfile();
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Autofocus: the user pressed a button to get to this field.
  useEffect(() => field.current?.focus(), []);
  return (
    <StepFrame {...frame} isReady={password !== ''} onSubmit={() => void onSubmit(password)}>
      {/* Tells a password manager whose password it is. */}
      <input type="text" hidden readOnly autoComplete="username" value={username ?? primaryEmail ?? ''} />
      <Field label={label} error={error}>
        <PasswordInput
          ref={field}
          autoComplete={autoComplete}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            onChange(event.target.value);
          }}
        />
      </Field>
    </StepFrame>
  );
}
