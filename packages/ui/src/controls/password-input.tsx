import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { Input, type InputProps } from './input.tsx';
import { useTexts } from '../base/texts.tsx';

export type PasswordInputProps = Omit<InputProps, 'type' | 'end' | 'autoComplete'> & {
  /** Password managers need to know which of the two it is. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be looked at. Pasting is never in the way. */
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
