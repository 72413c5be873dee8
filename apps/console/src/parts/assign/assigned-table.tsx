import type { ItemOf, ListEndpoint } from '../../app/api/list.ts';
import { ResourceTable, type ResourceTableProps } from '../pages/resource-table.tsx';
import { useAssigned, type Assigning } from './use-assigned.tsx';

type AssignedTableProps<E extends ListEndpoint> = Omit<
  ResourceTableProps<E>,
  'actions' | 'rowMenu' | 'rowLabel'
> &
  Assigning<ItemOf<E>>;

/** Assignments of a record, such as the roles of a user, with a dialog to assign and a confirmation to remove. */
export function AssignedTable<const E extends ListEndpoint>(props: AssignedTableProps<E>) {
  const { texts, rowLabel, menu, isFixed, onRemove, renderAssign, ...content } = props;
  const { table, dialog } = useAssigned({ texts, rowLabel, menu, isFixed, onRemove, renderAssign });
  return (
    <>
      <ResourceTable<E> {...content} {...table} />
      {dialog}
    </>
  );
}
