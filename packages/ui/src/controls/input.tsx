import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../base/class-names.tsx';
import { useFieldControl } from './field.tsx';
import './input.css';

export type InputProps = ComponentPropsWithRef<'input'> & {
  /** For IDs, URLs and keys: monospaced, and left-to-right on right-to-left pages, too. */
  mono?: boolean;
  /** An icon or small button inside the box. */
  start?: ReactNode;
  end?: ReactNode;
};

/** A text input. A Field around it sets its name, description and error state; works with `register()` of a form library. */
export function Input({ mono, start, end, className, ...props }: InputProps) {
  const field = useFieldControl();
  return (
    <span className={classNames('ui-input', mono && 'ui-input-mono', className)}>
      {start && <span className="ui-input-start">{start}</span>}
      <input
        type="text"
        dir={mono ? 'ltr' : undefined}
        spellCheck={mono ? false : undefined}
        autoCapitalize={mono ? 'off' : undefined}
        {...field}
        {...props}
      />
      {end && <span className="ui-input-end">{end}</span>}
    </span>
  );
}
