import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../base/class-names.tsx';
import { useFieldControl } from './field.tsx';
import './select.css';

export type SelectOption = { value: string; label: string; disabled?: boolean };
export type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple' | 'size'> & {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string;
};

/** One of several. The browser's own control, drawn as ours where it lets us; works with `register()`. */
export function Select({ options, placeholder, className, ...props }: SelectProps) {
  const field = useFieldControl();
  return (
    <select className={classNames('ui-select', className)} {...field} {...props}>
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
