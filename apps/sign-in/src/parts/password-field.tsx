import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../texts.tsx';
import { Field, type FieldProps } from './field.tsx';

/** A password field with a button that shows or hides the password. It says if Caps Lock is on. */
export function PasswordField(props: Omit<FieldProps, 'end' | 'type'>) {
  const { t } = useTexts();
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'));
  const label = t(isShown ? 'password.hide' : 'password.show');
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      help={isCapsLock ? <output>{t('password.caps_lock')}</output> : props.help}
      onKeyDown={readCapsLock}
      onKeyUp={readCapsLock}
      onBlur={() => setCapsLock(false)}
      end={
        <button
          type="button"
          className="reveal"
          aria-label={label}
          aria-pressed={isShown}
          title={label}
          onClick={() => setShown(!isShown)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10Z" />
            <circle cx="10" cy="10" r="2.6" />
            {isShown && <path d="M3.5 16.5 16.5 3.5" />}
          </svg>
        </button>
      }
    />
  );
}
