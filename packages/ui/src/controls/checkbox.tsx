import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { assignRef } from '../base/assign-ref.tsx';
import { classNames } from '../base/class-names.tsx';
import { useFieldControl } from './field.tsx';
import './choice.css';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  /** Next to the box, also toggles it. Without a label, set `aria-label`. */
  label?: ReactNode;
  help?: ReactNode;
  /** Some, but not all, of its items are selected. */
  indeterminate?: boolean;
};

/** A checkbox, saved with its form. Use a Switch for settings that apply immediately. */
export function Checkbox({ label, help, indeterminate = false, className, ref, ...props }: CheckboxProps) {
  const field = useFieldControl();
  const helpId = useId();
  const input = (
    <input
      type="checkbox"
      className="ui-check"
      {...(label === undefined ? field : {})}
      aria-describedby={help ? helpId : undefined}
      {...props}
      ref={(node) => {
        if (node) node.indeterminate = indeterminate;
        assignRef(ref, node);
      }}
    />
  );
  if (label === undefined) return input;
  return (
    <div className={classNames('ui-choice', className)}>
      <label className="ui-choice-line">
        {input}
        <span className="ui-choice-label">{label}</span>
      </label>
      {help && (
        <p id={helpId} className="ui-choice-help">
          {help}
        </p>
      )}
    </div>
  );
}
