import { Field } from '../../parts/field.tsx';

/** One field for a code of six digits: it can be pasted, and phones offer the one that has just come. */
export function CodeField({ label, problem }: { label: string; problem: string | undefined }) {
  return (
    <div className="code">
      <Field
        name="code"
        label={label}
        problem={problem}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={16}
        hasFocus
      />
    </div>
  );
}
