import { useId, type ReactNode } from 'react';
import { classNames } from '../base/class-names.tsx';
import { useFieldGroup } from './field.tsx';
import './choice.css';

export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  help?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps<Value extends string> = {
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** `cards` for options with a description, in columns on wide screens. */
  variant?: 'list' | 'cards';
  /** Needed outside a `<Field group>`. */
  'aria-label'?: string;
  name?: string;
  disabled?: boolean;
};

/** Radio buttons. Put them into a `<Field group>`. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  variant = 'list',
  name,
  disabled,
  ...named
}: RadioGroupProps<Value>) {
  const field = useFieldGroup();
  const ownName = useId();
  return (
    <div role="radiogroup" {...field} {...named} className={`ui-radios ui-radios-${variant}`}>
      {options.map((option) => (
        <label key={option.value} className={classNames('ui-radio', variant === 'cards' && 'ui-radio-card')}>
          <input
            type="radio"
            className="ui-check ui-check-radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <span className="ui-radio-icon">{option.icon}</span>}
          <span className="ui-radio-text">
            <span className="ui-choice-label">{option.label}</span>
            {option.help && <span className="ui-radio-help">{option.help}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
