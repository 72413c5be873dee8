import type { RoleType } from '@gatehouse/contract/roles/roles';
import { Button } from '@gatehouse/ui/controls/button';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../app/use-can.ts';
import { AssignOrganizationRoles } from '../../parts/organizations/assign-roles.tsx';

interface Bulk {
  /** The type of their roles. */
  type: RoleType;
  removeTitle: (count: number) => string;
  removeText: string;
  removeConfirm: string;
  /** For all or none. */
  onAssignRoles: (ids: string[], organizationRoleIds: string[]) => Promise<unknown>;
  onRemove: (id: string) => Promise<unknown>;
}

interface BulkActions<Item> {
  /** Undefined if the administrator may do nothing with them. */
  renderSelected: ((items: readonly Item[], clear: () => void) => ReactNode) | undefined;
  dialog: ReactNode;
}

/** What can be done with the selected members or applications of an organization: assign roles, and remove them. */
export function useBulkActions<Item extends { id: string }>(bulk: Bulk): BulkActions<Item> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [assigning, setAssigning] = useState<{ ids: string[]; clear: () => void }>();
  const mayWrite = useCan('write:data');
  const mayRemove = useCan('delete:data');

  async function askToRemove(ids: string[], clear: () => void) {
    const isRemoved = await confirm({
      title: bulk.removeTitle(ids.length),
      body: bulk.removeText,
      confirmLabel: bulk.removeConfirm,
      tone: 'danger',
      // One after another: after a failure, the table shows and still selects those that are left.
      async action() {
        for (const id of ids) await bulk.onRemove(id);
      },
    });
    if (isRemoved) clear();
  }
  const renderSelected = (items: readonly Item[], clear: () => void) => {
    const ids = items.map(({ id }) => id);
    return (
      <>
        {mayWrite && (
          <Button onClick={() => setAssigning({ ids, clear })}>{t('organizations.roles.assign')}</Button>
        )}
        {mayRemove && (
          <Button onClick={() => void askToRemove(ids, clear)}>{t('organizations.members.remove')}</Button>
        )}
      </>
    );
  };
  return {
    renderSelected: mayWrite || mayRemove ? renderSelected : undefined,
    dialog: assigning && (
      <AssignOrganizationRoles
        type={bulk.type}
        title={t('organizations.roles.assignTitle', { count: assigning.ids.length })}
        description={t('organizations.roles.editDescription')}
        submit={t('organizations.roles.assign')}
        onClose={() => setAssigning(undefined)}
        onAssign={async (roleIds) => {
          await bulk.onAssignRoles(assigning.ids, roleIds);
          assigning.clear();
        }}
      />
    ),
  };
}
