import type { RoleType } from '@gatehouse/contract/roles/roles';
import { useState } from 'react';
import { AssignDialog, type AssignDialogProps } from '../assign/assign-dialog.tsx';
import { RoleChoice } from './role-choice.tsx';

/** Adds members to an organization, or a member to organizations, with the same roles. */
export function AddDialog({
  type,
  onAdd,
  ...dialog
}: Omit<AssignDialogProps, 'onAssign' | 'initial' | 'children'> & {
  type: RoleType;
  /** Rejects after a failure. Adding again what was added before has no effect. */
  onAdd: (ids: string[], organizationRoleIds: string[]) => Promise<unknown>;
}) {
  const [roleIds, setRoleIds] = useState<string[]>([]);
  return (
    <AssignDialog {...dialog} onAssign={(ids) => onAdd(ids, roleIds)}>
      <RoleChoice type={type} value={roleIds} onChange={setRoleIds} />
    </AssignDialog>
  );
}
