import { type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  help?: ReactNode;
  /** Stands where the help stood. */
  problem?: string;
  /** What stands in front of the input, and at its end. */
  start?: ReactNode;
  end?: ReactNode;
  /** A way for who cannot fill it in, beside the label; it comes behind the input all the same. */
  aside?: ReactNode;
  /** It is what the screen is about, and the screen came without a new document. */
  hasFocus?: boolean;
}

/** An input with its label above and its help, or what is wrong with it, below. */
export function Field({ label, help, problem, start, end, aside, hasFocus, ...input }: FieldProps) {
  const id = useId();
  const element = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) element.current?.focus();
  }, [hasFocus]);
  const note = problem ?? help;
  const described = [note ? `${id}-note` : '', input['aria-describedby']].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="control">
        {start}
        <input
          id={id}
          ref={element}
          aria-invalid={problem ? true : undefined}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          aria-describedby={described || undefined}
        />
        {end}
      </div>
      {aside}
      {/* A line is kept free for what may turn out to be wrong: nothing below moves when it is said. */}
      <div className="note-place">
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
    </div>
  );
}
