import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  help?: ReactNode;
  /** Stands where the help stood. */
  problem?: string;
  /** What stands at the end of the input. */
  end?: ReactNode;
}

/** An input with its label above and its help, or what is wrong with it, below. */
export function Field({ label, help, problem, end, ...input }: FieldProps) {
  const id = useId();
  const note = problem ?? help;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="control">
        <input
          id={id}
          aria-invalid={problem ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
        />
        {end}
      </div>
      {note && (
        <div
          id={`${id}-note`}
          className={problem ? 'note problem' : 'note'}
          role={problem ? 'alert' : undefined}
        >
          {note}
        </div>
      )}
    </div>
  );
}
