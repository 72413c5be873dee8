import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../base/class-names.tsx';
import { useFieldControl } from './field.tsx';
import './choice.css';

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> & {
  label?: ReactNode;
  help?: ReactNode;
};

// The browser keeps `aria-checked` of a native checkbox itself, whatever its role.
const onOff = { role: 'switch' } as const;

/** On or off. The label stands before it, the switch at the line's end, so that a list of them is read down one edge. */
export function Switch({ label, help, className, ...props }: SwitchProps) {
  const field = useFieldControl();
  const helpId = useId();
  const input = (
    <input
      type="checkbox"
      {...onOff}
      className="ui-switch"
      {...(label === undefined ? field : {})}
      aria-describedby={help ? helpId : undefined}
      {...props}
    />
  );
  if (label === undefined) return input;
  return (
    <div className={classNames('ui-switch-row', className)}>
      <label className="ui-switch-line">
        <span className="ui-choice-label">{label}</span>
        {input}
      </label>
      {help && (
        <p id={helpId} className="ui-switch-help">
          {help}
        </p>
      )}
    </div>
  );
}
