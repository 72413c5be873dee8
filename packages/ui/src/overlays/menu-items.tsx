import { Check, ChevronRight } from 'lucide-react';
import { Menu as Radix } from 'radix-ui/internal';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Anchor, newTab } from '../controls/link.tsx';
import './menu.css';

type Base = { key: string; label: ReactNode; icon?: ReactNode; disabled?: boolean };
export type MenuItem =
  | (Base & { kind?: 'act'; onSelect: () => void; danger?: boolean; hint?: ReactNode })
  | (Base & { kind: 'link'; href: string; external?: boolean })
  /** One of several options, with a check mark before the selected one. */
  | (Base & { kind: 'choice'; chosen: boolean; onSelect: () => void })
  | (Base & { kind: 'submenu'; items: readonly MenuItem[]; value?: ReactNode })
  | { kind: 'separator'; key: string }
  | { kind: 'heading'; key: string; label: ReactNode };

type Inside = { place: Element | undefined; onChoose: (act: () => void) => void };

/** The content of `Menu`. Use that instead. */
export function MenuEntries({ items, ...inside }: { items: readonly MenuItem[] } & Inside) {
  return items.map((item) => <MenuEntry key={item.key} item={item} {...inside} />);
}

function MenuEntry({ item, place, onChoose }: { item: MenuItem } & Inside) {
  switch (item.kind) {
    case 'separator':
      return <Radix.Separator className="ui-menu-separator" />;
    case 'heading':
      return <Radix.Label className="ui-menu-heading">{item.label}</Radix.Label>;
    case 'submenu':
      return <Submenu item={item} place={place} onChoose={onChoose} />;
    case 'link':
      return (
        <Radix.Item asChild disabled={item.disabled} className="ui-menu-item">
          <Anchor href={item.href} {...(item.external ? newTab : {})}>
            {item.icon}
            <span className="ui-menu-label">{item.label}</span>
          </Anchor>
        </Radix.Item>
      );
    case 'choice':
      return (
        <Radix.CheckboxItem
          className="ui-menu-item"
          role="menuitemradio"
          aria-checked={item.chosen}
          checked={item.chosen}
          disabled={item.disabled}
          onSelect={() => onChoose(item.onSelect)}
        >
          {item.icon}
          <span className="ui-menu-label">{item.label}</span>
          {item.chosen && <Check className="ui-menu-tick" />}
        </Radix.CheckboxItem>
      );
    default:
      return (
        <Radix.Item
          className="ui-menu-item"
          data-danger={item.danger || undefined}
          disabled={item.disabled}
          onSelect={() => onChoose(item.onSelect)}
        >
          {item.icon}
          <span className="ui-menu-label">{item.label}</span>
          {item.hint && <span className="ui-menu-hint">{item.hint}</span>}
        </Radix.Item>
      );
  }
}

/** Opens after 300 ms of hover and closes 100 ms after the pointer left (LAY-25); keys and a press act at once. */
function Submenu({ item, place, onChoose }: { item: Extract<MenuItem, { kind: 'submenu' }> } & Inside) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wanted = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  function want(next: boolean) {
    if (wanted.current === next) return;
    wanted.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), next ? 300 : 100);
  }
  function settle(next: boolean) {
    wanted.current = next;
    clearTimeout(timer.current);
    setOpen(next);
  }
  return (
    <Radix.Sub open={open} onOpenChange={settle}>
      <Radix.SubTrigger
        className="ui-menu-item"
        disabled={item.disabled}
        onPointerMove={(event) => {
          // The library's default is 100 ms.
          event.preventDefault();
          if (event.pointerType !== 'mouse') return;
          event.currentTarget.focus({ preventScroll: true });
          want(true);
        }}
        onPointerLeave={() => want(false)}
      >
        {item.icon}
        <span className="ui-menu-label">{item.label}</span>
        {item.value && <span className="ui-menu-hint">{item.value}</span>}
        <ChevronRight className="ui-menu-arrow ui-mirrored" />
      </Radix.SubTrigger>
      <Radix.Portal container={place}>
        <Radix.SubContent
          className="ui-menu"
          sideOffset={6}
          alignOffset={-4}
          collisionPadding={12}
          loop
          onPointerEnter={() => want(true)}
          onPointerLeave={() => want(false)}
          // Also if the pointer crosses a neighboring item.
          onFocusOutside={(event) => event.preventDefault()}
        >
          <MenuEntries items={item.items} place={place} onChoose={onChoose} />
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}
