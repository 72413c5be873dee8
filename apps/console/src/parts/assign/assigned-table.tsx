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
  /** Names a row; the question before it is taken away says it too. */
  rowLabel: (item: ItemOf<E>) => string;
  texts: {
    assign: string;
    remove: string;
    removeTitle: (name: string) => string;
    removeText: string;
    removeConfirm: string;
  };
  /** Nothing can be given or taken. */
  isFixed?: boolean;
  onRemove: (item: ItemOf<E>) => Promise<unknown>;
  /** The dialog in which more are chosen. */
  renderAssign: (onClose: () => void) => ReactNode;
}

/** What a record holds or is held by, such as the roles of a user: given by a dialog, taken away after a question. */
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
