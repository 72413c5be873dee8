import * as Radix from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';
import './tooltip.css';

export type TooltipProps = {
  content: ReactNode;
  /** Something that takes the focus, or the keyboard never meets the hint. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right';
};

/** A hint on hover and focus. Never the only place where something is said. */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className="ui-tooltip" side={side} sideOffset={6} collisionPadding={12}>
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
