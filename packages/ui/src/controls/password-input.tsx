import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { Input, type InputProps } from './input.tsx';
import { useTexts } from '../base/texts.tsx';

export type PasswordInputProps = Omit<InputProps, 'type' | 'end' | 'autoComplete'> & {
  /** Tells password managers whether it is a new or the current password. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password field with a button that shows or hides the password. */
export function PasswordInput(props: PasswordInputProps) {
  const texts = useTexts();
  const [shown, setShown] = useState(false);
  return (
    <Input
      spellCheck={false}
      autoCapitalize="off"
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? texts.hidePassword : texts.showPassword}
          aria-pressed={shown}
          disabled={props.disabled}
          icon={shown ? <EyeOff /> : <Eye />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
