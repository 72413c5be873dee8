import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../base/class-names.tsx';
import { useFieldControl } from './field.tsx';
import './select.css';

export type SelectOption<Value extends string = string> = { value: Value; label: string; disabled?: boolean };
export type SelectProps<Value extends string = string> = Omit<
  ComponentPropsWithRef<'select'>,
  'children' | 'multiple' | 'size'
> & {
  options: readonly SelectOption<Value>[];
  /** `onChange` with the value of the selected option. */
  onPick?: (value: Value) => void;
  /** Shown while nothing is selected; can't be selected. */
  placeholder?: string;
};

/** A native select, styled if the browser supports it; works with `register()`. */
export function Select<Value extends string>({
  options,
  placeholder,
  className,
  onPick,
  ...props
}: SelectProps<Value>) {
  const field = useFieldControl();
  return (
    <select
      className={classNames('ui-select', className)}
      {...field}
      {...props}
      onChange={(event) => {
        props.onChange?.(event);
        const picked = options.find(({ value }) => value === event.target.value);
        if (picked) onPick?.(picked.value);
      }}
    >
      {placeholder !== undefined && (
        <option value="" disabled hidden>
          {placeholder}
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
