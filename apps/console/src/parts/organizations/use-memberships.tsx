import type { RoleType } from '@gatehouse/contract/roles/roles';
import { UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../app/use-can.ts';
import { useAssigned, type Assigned, type Assigning } from '../assign/use-assigned.tsx';
import { EditOrganizationRoles } from './assign-roles.tsx';
import type { WithRoles } from './held-roles.tsx';

interface Memberships<Item> extends Omit<Assigning<Item>, 'menu' | 'isFixed'> {
  /** The type of their roles. */
  type: RoleType;
  onSaveRoles: (item: Item, organizationRoleIds: string[]) => Promise<unknown>;
}

/** The buttons of a table of memberships: dialogs to add and to edit roles, and a confirmation to remove. */
export function useMemberships<Item extends WithRoles>({
  type,
  onSaveRoles,
  ...assigning
}: Memberships<Item>): Assigned<Item> {
  const { t } = useTranslation();
  const [edited, setEdited] = useState<Item>();
  const mayWrite = useCan('write:data');
  const describeEdit = (item: Item) => [
    {
      key: 'roles',
      label: t('organizations.roles.edit'),
      icon: <UserRoundCog />,
      onSelect: () => setEdited(item),
    },
  ];
  const { table, dialog } = useAssigned({ ...assigning, menu: mayWrite ? describeEdit : undefined });
  return {
    table,
    dialog: (
      <>
        {dialog}
        {edited && (
          <EditOrganizationRoles
            type={type}
            name={assigning.rowLabel(edited)}
            held={edited.organizationRoles}
            onClose={() => setEdited(undefined)}
            onSave={(ids) => onSaveRoles(edited, ids)}
          />
        )}
      </>
    ),
  };
}
