import { type InputEvent, useId, useRef } from 'react';
import { Field } from '../../parts/field.tsx';
import { useTexts } from '../../texts.tsx';

/** A code without the spaces and hyphens that group its digits. */
export const readCode = (value: string): string => value.replaceAll(/[\s-]/g, '');

/**
 * One field for a six-digit code: it can be pasted, and phones suggest the one they received. The form is submitted with the sixth digit,
 * but not twice with the same code.
 */
export function CodeField({ label, problem }: { label: string; problem: string | undefined }) {
  const { t } = useTexts();
  const id = useId();
  const sent = useRef<string>(undefined);
  function submitComplete({ currentTarget }: InputEvent<HTMLInputElement>): void {
    const digits = readCode(currentTarget.value);
    if (!/^\d{6}$/.test(digits) || digits === sent.current) return;
    sent.current = digits;
    currentTarget.form?.requestSubmit();
  }
  return (
    <div className="code">
      <Field
        name="code"
        label={label}
        problem={problem}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={16}
        onInput={submitComplete}
        aria-describedby={id}
        hasFocus
      />
      {/* Screen readers announce the change before it happens (WCAG 2.2, 3.2.2). */}
      <p id={id} className="unseen">
        {t('code.auto')}
      </p>
    </div>
  );
}
