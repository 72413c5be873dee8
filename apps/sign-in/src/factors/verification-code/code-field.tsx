import { type InputEvent, useRef } from 'react';
import { Field } from '../../parts/field.tsx';

/** A code without what groups its digits where it was copied. */
export const readCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

/**
 * One field for a code of six digits: it can be pasted, and phones offer the one that has just come. It is sent with its last digit; the same
 * one again only if that is asked for.
 */
export function CodeField({ label, problem }: { label: string; problem: string | undefined }) {
  const sent = useRef<string>(undefined);
  function sendWhole({ currentTarget }: InputEvent<HTMLInputElement>): void {
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
        onInput={sendWhole}
        hasFocus
      />
    </div>
  );
}
