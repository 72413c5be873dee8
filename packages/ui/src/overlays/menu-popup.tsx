import { Menu } from 'radix-ui/internal';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { MenuEntries } from './menu-items.tsx';
import type { MenuProps } from './menu.tsx';
import './menu.css';

/** The distance between a popup and its trigger (CONST-03). */
const popupMargin = 12;

export type MenuPopupProps = Omit<MenuProps, 'trigger'> & {
  anchor: HTMLElement;
  /** Opened with the keyboard: the first item gets the focus. */
  byKey: boolean;
  onClose: () => void;
};

/** The popup of `Menu`. Use that instead. */
export function MenuPopup({ anchor, byKey, items, header, align = 'end', label, onClose }: MenuPopupProps) {
  const chosen = useRef<() => void>(undefined);
  const entered = useRef(!byKey);
  const place = placeFor(anchor);
  return (
    <Menu.Root open onOpenChange={(open) => !open && onClose()} modal={false}>
      <Menu.Anchor virtualRef={{ current: anchor }} />
      {/* A press outside closes the menu and does nothing else; no style has to be written into the page for it. */}
      {createPortal(<div className="ui-menu-shield" />, place)}
      <Menu.Portal container={place}>
        <Menu.Content
          className="ui-menu"
          aria-label={label}
          aria-labelledby={label ? undefined : anchor.id}
          align={align}
          sideOffset={popupMargin}
          collisionPadding={popupMargin}
          loop
          onFocus={(event) => {
            if (entered.current || event.target !== event.currentTarget) return;
            entered.current = true;
            event.currentTarget
              .querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')
              ?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.focus({ preventScroll: true });
            // After the focus is back on the button: a dialog opened now returns it there.
            if (chosen.current) queueMicrotask(chosen.current);
          }}
        >
          {header && <div className="ui-menu-header">{header}</div>}
          <MenuEntries items={items} place={place} onChoose={(act) => (chosen.current = act)} />
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** The portal of a popup, inside its landmark or dialog, so that screen readers find it there. */
function placeFor(anchor: Element): Element {
  return anchor.closest('[data-modal], main, header') ?? document.body;
}
