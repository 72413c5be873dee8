import * as Radix from 'radix-ui/dropdown-menu';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { MenuEntries, type MenuItem } from './menu-items.tsx';
import './menu.css';

export type { MenuItem } from './menu-items.tsx';

/** The room between a popup and what opened it (CONST-03). */
export const popupMargin = 12;

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Stands above the items: who is signed in, say. */
  header?: ReactNode;
  align?: 'start' | 'center' | 'end';
  /** Names the menu when the trigger does not. */
  label?: string;
};

/** Acts and choices behind a button. What an item does happens when the menu is gone and the focus is back on its button. */
export function Menu({ trigger, items, header, align = 'end', label }: MenuProps) {
  const [place, setPlace] = useState<Element>();
  const chosen = useRef<() => void>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Radix.Root
      open={place !== undefined}
      onOpenChange={(open) => setPlace(open ? placeFor(button.current) : undefined)}
      modal={false}
    >
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      {/* A press outside closes the menu and does nothing else; no style has to be written into the page for it. */}
      {place && createPortal(<div className="ui-menu-shield" />, place)}
      <Radix.Portal container={place}>
        <Radix.Content
          className="ui-menu"
          aria-label={label}
          align={align}
          sideOffset={popupMargin}
          collisionPadding={popupMargin}
          loop
          onCloseAutoFocus={() => {
            const act = chosen.current;
            chosen.current = undefined;
            // After the focus has gone back to the button: a dialog opened now returns it there.
            if (act) queueMicrotask(act);
          }}
        >
          {header && <div className="ui-menu-header">{header}</div>}
          <MenuEntries items={items} place={place} onChoose={(act) => (chosen.current = act)} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Where a popup is drawn: in the landmark or dialog it belongs to, so that screen readers find it there. */
function placeFor(button: Element | null): Element {
  return button?.closest('[data-modal], main, header') ?? document.body;
}
