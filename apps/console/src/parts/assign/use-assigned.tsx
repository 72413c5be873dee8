import { Button } from '@gatehouse/ui/controls/button';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import type { MenuItem } from '@gatehouse/ui/overlays/menu';
import { CircleMinus, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCan } from '../../app/use-can.ts';

/** How records are assigned to another, such as roles to a user, and removed from it. */
export interface Assigning<Item> {
  texts: {
    assign: string;
    remove: string;
    removeTitle: (name: string) => string;
    removeText: string;
    removeConfirm: string;
  };
  /** The name of a row, also in the confirmation before it is removed. */
  rowLabel: (item: Item) => string;
  /** Other items of a row's menu. */
  menu?: (item: Item) => readonly MenuItem[];
  /** Assignments can't be changed. */
  isFixed?: boolean;
  onRemove: (item: Item) => Promise<unknown>;
  /** The dialog that assigns more. */
  renderAssign: (onClose: () => void) => ReactNode;
}

export interface Assigned<Item> {
  /** Properties of the table. */
  table: {
    rowLabel: (item: Item) => string;
    actions: ReactNode;
    rowMenu: ((item: Item) => readonly MenuItem[]) | undefined;
  };
  /** Shown after the table. */
  dialog: ReactNode;
}

/** The buttons of a table of assignments: a dialog to assign, and a confirmation to remove. */
export function useAssigned<Item>(assigning: Assigning<Item>): Assigned<Item> {
  const { texts, rowLabel, menu, isFixed = false, onRemove, renderAssign } = assigning;
  const confirm = useConfirm();
  const [isAssigning, setAssigning] = useState(false);
  const mayAdd = useCan('write:data') && !isFixed;
  const mayRemove = useCan('delete:data') && !isFixed;

  const askToRemove = (item: Item) =>
    confirm({
      title: texts.removeTitle(rowLabel(item)),
      body: texts.removeText,
      confirmLabel: texts.removeConfirm,
      tone: 'danger',
      action: () => onRemove(item),
    });
  const describeRemoval = (item: Item): MenuItem => ({
    key: 'remove',
    label: texts.remove,
    icon: <CircleMinus />,
    danger: true,
    onSelect: () => void askToRemove(item),
  });
  const describeMenu = (item: Item): MenuItem[] => [
    ...(menu?.(item) ?? []),
    ...(mayRemove ? [describeRemoval(item)] : []),
  ];
  return {
    table: {
      rowLabel,
      actions: mayAdd && (
        <Button icon={<Plus />} onClick={() => setAssigning(true)}>
          {texts.assign}
        </Button>
      ),
      rowMenu: mayRemove || menu ? describeMenu : undefined,
    },
    dialog: isAssigning && renderAssign(() => setAssigning(false)),
  };
}
