import * as Radix from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';
import './tooltip.css';

export type TooltipProps = {
  content: ReactNode;
  /** Must be focusable, so that keyboard users see the tooltip. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right';
};

/** A hint on hover and focus. Don't put information only in a tooltip. */
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
