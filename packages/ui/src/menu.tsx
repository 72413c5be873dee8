import { Slot } from 'radix-ui/slot';
import {
  lazy,
  Suspense,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { MenuItem } from './menu-items.tsx';

export type { MenuItem } from './menu-items.tsx';

// Most of a menu's weight is in placing it on the screen: fetched when a pointer or the focus comes near the button.
const loadPopup = () => import('./menu-popup.tsx');
const MenuPopup = lazy(async () => ({ default: (await loadPopup()).MenuPopup }));
const prefetch = () => void loadPopup();

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Stands above the items: who is signed in, say. */
  header?: ReactNode;
  align?: 'start' | 'center' | 'end';
  /** Names the menu; without it the menu has no name but its button's. */
  label?: string;
};

/** Acts and choices behind a button. What an item does happens when the menu is gone and the focus is back on its button. */
export function Menu({ trigger, ...menu }: MenuProps) {
  const button = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<{ anchor: HTMLElement; byKey: boolean }>();
  const open = (byKey: boolean) => button.current && setOpened({ anchor: button.current, byKey });
  return (
    <>
      <Slot
        ref={button}
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
      {opened && (
        <Suspense fallback={null}>
          <MenuPopup {...menu} {...opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}
