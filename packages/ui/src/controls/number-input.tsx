import { useEffect, useRef } from 'react';
import { assignRef } from '../base/assign-ref.tsx';
import { Input, type InputProps } from './input.tsx';

export type NumberInputProps = Omit<InputProps, 'type' | 'end'> & {
  /** Shown after the number: seconds, days, MB. */
  unit?: string;
};

/** A number field with a unit. Scrolling over it doesn't change the value (UI-08). */
export function NumberInput({ unit, ref, ...props }: NumberInputProps) {
  const element = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = element.current;
    // React's wheel listeners are passive and can't prevent the browser from changing the value.
    const refuse = (event: WheelEvent) => {
      if (document.activeElement === input) event.preventDefault();
    };
    input?.addEventListener('wheel', refuse, { passive: false });
    return () => input?.removeEventListener('wheel', refuse);
  }, []);
  return (
    <Input
      inputMode="numeric"
      className="ui-input-short"
      {...props}
      ref={(node) => {
        element.current = node;
        assignRef(ref, node);
      }}
      type="number"
      end={unit && <span className="ui-input-unit">{unit}</span>}
    />
  );
}
