import { type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  help?: ReactNode;
  /** Replaces the help text. */
  problem?: string;
  /** Content before and after the input. */
  start?: ReactNode;
  end?: ReactNode;
  /** A link next to the label, such as for a forgotten password. It follows the input in focus order. */
  aside?: ReactNode;
  /** Set for the main field of a screen that is shown without loading a document. */
  hasFocus?: boolean;
}

/** An input with its label above, and its help text or error below. */
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
      {/* One line is reserved, so that nothing moves when an error appears. */}
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
