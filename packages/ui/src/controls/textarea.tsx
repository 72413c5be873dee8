import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../base/class-names.tsx';
import { useFieldControl } from './field.tsx';
import './input.css';

export type TextareaProps = ComponentPropsWithRef<'textarea'> & { mono?: boolean };

/** Several lines of text; grows with them to 24 rem. */
export function Textarea({ mono, className, ...props }: TextareaProps) {
  const field = useFieldControl();
  return (
    <textarea
      rows={3}
      dir={mono ? 'ltr' : undefined}
      spellCheck={mono ? false : undefined}
      className={classNames('ui-textarea', mono && 'ui-textarea-mono', className)}
      {...field}
      {...props}
    />
  );
}
