import { IconButton } from '@gatehouse/ui/controls/icon-button';
import { useAnnounce } from '@gatehouse/ui/overlays/announcer';
import { GripVertical } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import './profile-fields.css';

export interface SortableListProps<Item> {
  items: readonly Item[];
  label: string;
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  /** Moves an item to another position; undefined if the order can't be changed. */
  onMove: ((from: number, to: number) => void) | undefined;
  children: (item: Item, index: number) => ReactNode;
}

/**
 * A list in an order that is changed by dragging the handle of a row, with a mouse or finger, or with the arrow keys on it. Escape ends
 * a drag without moving.
 */
export function SortableList<Item>({
  items,
  label,
  keyOf,
  nameOf,
  onMove,
  children,
}: SortableListProps<Item>) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<{ from: number; slot: number }>();
  const moved = useRef<string>(undefined);
  // The browser takes the focus from an element that is moved in the document.
  useLayoutEffect(() => {
    const { current } = moved;
    if (current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(current)}"] button`)?.focus();
    moved.current = undefined;
  });

  /** The gap between rows that a pointer is nearest to, from 0. */
  function slotAt(y: number): number {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const below = rows.findIndex(({ top, height }) => y < top + height / 2);
    return below < 0 ? rows.length : below;
  }
  function move(from: number, to: number): void {
    const item = items[from];
    if (!onMove || !item || to === from || to < 0 || to >= items.length) return;
    moved.current = keyOf(item);
    onMove(from, to);
    announce(t('profileFields.order.moved', { name: nameOf(item), position: to + 1, count: items.length }));
  }
  const handlersOf = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: index, slot: index });
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (drag) setDrag({ ...drag, slot: slotAt(clientY) });
    },
    onPointerUp: () => {
      if (drag) move(drag.from, drag.slot > drag.from ? drag.slot - 1 : drag.slot);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') return setDrag(undefined);
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
      if (by === 0) return;
      event.preventDefault();
      move(index, index + by);
    },
  });
  const markOf = (index: number): string | undefined => {
    if (!drag) return undefined;
    if (drag.from === index) return 'dragged';
    if (drag.slot === index) return 'before';
    return drag.slot === items.length && index === items.length - 1 ? 'after' : undefined;
  };
  return (
    <ol className="sortable" aria-label={label} ref={list}>
      {items.map((item, index) => (
        <li key={keyOf(item)} data-key={keyOf(item)} data-drag={markOf(index)}>
          {onMove && (
            <IconButton
              size="small"
              className="sortable-handle"
              icon={<GripVertical />}
              label={t('profileFields.order.handle', { name: nameOf(item) })}
              {...handlersOf(index)}
            />
          )}
          {children(item, index)}
        </li>
      ))}
    </ol>
  );
}
