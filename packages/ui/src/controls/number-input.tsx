import { useEffect, useRef } from 'react';
import { assignRef } from '../base/assign-ref.tsx';
import { Input, type InputProps } from './input.tsx';

export type NumberInputProps = Omit<InputProps, 'type' | 'end'> & {
  /** Said after the number: seconds, days, MB. */
  unit?: string;
};

/** A number with its unit. Scrolling the page over it never changes it (UI-08). */
export function NumberInput({ unit, ref, ...props }: NumberInputProps) {
  const element = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = element.current;
    // React listens to the wheel passively, where the browser's own stepping cannot be refused.
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
