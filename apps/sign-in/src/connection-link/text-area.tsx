import { useId } from 'react';

/** Several lines with their label above, and their error below. */
export function TextArea(props: {
  name: string;
  label: string;
  defaultValue: string;
  problem: string | undefined;
}) {
  const { name, label, defaultValue, problem } = props;
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="control">
        <textarea
          id={id}
          name={name}
          rows={4}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          defaultValue={defaultValue}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-note` : undefined}
        />
      </div>
      <div className="note-place">
        {problem && (
          <div id={`${id}-note`} className="note problem" role="alert">
            {problem}
          </div>
        )}
      </div>
    </div>
  );
}
