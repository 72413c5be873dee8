import { Button } from '@gatehouse/ui/controls/button';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { CircleMinus, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { ItemOf, ListEndpoint } from '../../app/api/list.ts';
import { useCan } from '../../app/use-can.ts';
import { ResourceTable, type ResourceTableProps } from '../pages/resource-table.tsx';

export interface AssignedTableProps<E extends ListEndpoint> extends Omit<
  ResourceTableProps<E>,
  'actions' | 'rowMenu' | 'rowLabel'
> {
  /** The name of a row, also in the confirmation before it is removed. */
  rowLabel: (item: ItemOf<E>) => string;
  texts: {
    assign: string;
    remove: string;
    removeTitle: (name: string) => string;
    removeText: string;
    removeConfirm: string;
  };
  /** Assignments can't be changed. */
  isFixed?: boolean;
  onRemove: (item: ItemOf<E>) => Promise<unknown>;
  /** The dialog that assigns more. */
  renderAssign: (onClose: () => void) => ReactNode;
}

/** Assignments of a record, such as the roles of a user, with a dialog to assign and a confirmation to remove. */
export function AssignedTable<const E extends ListEndpoint>({
  texts,
  isFixed = false,
  onRemove,
  renderAssign,
  ...table
}: AssignedTableProps<E>) {
  const confirm = useConfirm();
  const [isAssigning, setAssigning] = useState(false);
  const mayAdd = useCan('write:data') && !isFixed;
  const mayRemove = useCan('delete:data') && !isFixed;

  const askToRemove = (item: ItemOf<E>) =>
    confirm({
      title: texts.removeTitle(table.rowLabel(item)),
      body: texts.removeText,
      confirmLabel: texts.removeConfirm,
      tone: 'danger',
      action: () => onRemove(item),
    });
  const describeMenu = (item: ItemOf<E>) => [
    {
      key: 'remove',
      label: texts.remove,
      icon: <CircleMinus />,
      danger: true,
      onSelect: () => void askToRemove(item),
    },
  ];
  return (
    <>
      <ResourceTable
        {...table}
        actions={
          mayAdd && (
            <Button icon={<Plus />} onClick={() => setAssigning(true)}>
              {texts.assign}
            </Button>
          )
        }
        rowMenu={mayRemove ? describeMenu : undefined}
      />
      {isAssigning && renderAssign(() => setAssigning(false))}
    </>
  );
}
