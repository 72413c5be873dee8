import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../base/class-names.tsx';
import { useFieldControl } from './field.tsx';
import './choice.css';

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> & {
  label?: ReactNode;
  help?: ReactNode;
};

// The browser sets `aria-checked` of a native checkbox, also with another role.
const onOff = { role: 'switch' } as const;

/** A switch with its label at the start and the switch at the end of the line, so that several are aligned. */
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
