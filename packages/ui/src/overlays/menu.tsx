import { Slot } from 'radix-ui/slot';
import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { MenuItem } from './menu-items.tsx';
import type { MenuPopupProps } from './menu-popup.tsx';
import { onDemand } from '../base/on-demand.tsx';

export type { MenuItem } from './menu-items.tsx';

// Positioning is most of a menu's code; it is loaded when the button is hovered or focused.
const [MenuPopup, prefetch] = onDemand<MenuPopupProps>(
  async () => (await import('./menu-popup.tsx')).MenuPopup,
);

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Shown above the items, such as the signed-in user. */
  header?: ReactNode;
  align?: 'start' | 'center' | 'end';
  /** The menu's accessible name; by default the button's. */
  label?: string;
};

/** A menu button. An item's action runs after the menu is closed and the focus is back on the button. */
export function Menu({ trigger, ...menu }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<{ anchor: HTMLElement; byKey: boolean }>();
  const open = (byKey: boolean) => button.current && setOpened({ anchor: button.current, byKey });
  return (
    <>
      <Slot
        ref={button}
        id={id}
        aria-haspopup="menu"
        aria-expanded={opened !== undefined}
        data-state={opened ? 'open' : 'closed'}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        // A click without a pointer comes from the keyboard or assistive technology.
        onClick={(event: MouseEvent) => open(event.detail === 0)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          open(true);
        }}
      >
        {trigger}
      </Slot>
      {opened && <MenuPopup {...menu} {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
