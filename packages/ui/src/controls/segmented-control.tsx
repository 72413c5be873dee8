import { useId, type ReactNode } from 'react';
import { useFieldGroup } from './field.tsx';
import './segmented-control.css';

export type SegmentedControlProps<Value extends string> = {
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
  'aria-label'?: string;
};

/** Two to four short choices on one line, acting at once (a view, a mode). Radios underneath: arrows choose. */
export function SegmentedControl<Value extends string>({
  options,
  value,
  onChange,
  ...named
}: SegmentedControlProps<Value>) {
  const field = useFieldGroup();
  const name = useId();
  return (
    <div role="radiogroup" {...field} {...named} className="ui-segments">
      {options.map((option) => (
        <label key={option.value} className="ui-segment">
          <input
            type="radio"
            className="ui-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
