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

// Most of a menu's weight is in placing it on the screen: fetched when a pointer or the focus comes near the button.
const [MenuPopup, prefetch] = onDemand<MenuPopupProps>(
  async () => (await import('./menu-popup.tsx')).MenuPopup,
);

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Stands above the items: who is signed in, say. */
  header?: ReactNode;
  align?: 'start' | 'center' | 'end';
  /** Names the menu; without it the button does. */
  label?: string;
};

/** Acts and choices behind a button. What an item does happens when the menu is gone and the focus is back on its button. */
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
        // A click that no pointer made comes from a key or from assistive technology.
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
