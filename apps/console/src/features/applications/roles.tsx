import { getApplication } from '@gatehouse/contract/applications/endpoints';
import {
  addApplicationRoles,
  listApplicationRoles,
  removeApplicationRole,
} from '@gatehouse/contract/roles/application-endpoints';
import { listRoles } from '@gatehouse/contract/roles/endpoints';
import type { Role } from '@gatehouse/contract/roles/roles';
import { Button } from '@gatehouse/ui/button';
import { useConfirm } from '@gatehouse/ui/confirm';
import { EmptyState } from '@gatehouse/ui/empty-state';
import { CircleMinus, Plus, UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { AssignDialog } from '../../parts/assign-dialog.tsx';
import { useDetails } from '../../parts/details-page.tsx';
import { ResourceTable } from '../../parts/resource-table.tsx';
import { useOptions } from '../../parts/use-options.ts';

/** What a machine-to-machine application may do; the others act for whoever is signed in. */
export function ApplicationRoles() {
  const { t } = useTranslation();
  const { type } = useDetails(getApplication);
  if (type === 'MachineToMachine') return <MachineRoles />;
  return (
    <EmptyState icon={<UserRoundCog />} title={t('applications.roles.noneTitle')}>
      {t('applications.roles.noneText')}
    </EmptyState>
  );
}

function MachineRoles() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const confirm = useConfirm();
  const { id, name } = useDetails(getApplication);
  const [isAssigning, setAssigning] = useState(false);
  const { save: remove } = useSave(removeApplicationRole);
  const mayAdd = useCan('write:data');
  const mayRemove = useCan('delete:data');

  const askToRemove = (role: Role) =>
    confirm({
      title: t('applications.roles.removeTitle', { name: role.name }),
      body: t('applications.roles.removeText'),
      confirmLabel: t('applications.roles.removeConfirm'),
      tone: 'danger',
      action: () => remove({ params: { applicationId: id, roleId: role.id } }),
    });
  return (
    <>
      <ResourceTable
        endpoint={listApplicationRoles}
        params={{ applicationId: id }}
        label={t('applications.tabs.roles')}
        search={t('applications.roles.search')}
        actions={
          mayAdd && (
            <Button icon={<Plus />} onClick={() => setAssigning(true)}>
              {t('applications.roles.assign')}
            </Button>
          )
        }
        rowKey={(role) => role.id}
        rowLabel={(role) => role.name}
        rowHref={(role) => path(`/roles/${role.id}`)}
        columns={[
          { field: 'name', header: t('applications.roles.columns.name'), width: '35%' },
          { field: 'description', header: t('applications.roles.columns.description') },
        ]}
        rowMenu={
          mayRemove
            ? (role) => [
                {
                  key: 'remove',
                  label: t('applications.roles.remove'),
                  icon: <CircleMinus />,
                  danger: true,
                  onSelect: () => void askToRemove(role),
                },
              ]
            : undefined
        }
        empty={{
          icon: <UserRoundCog />,
          title: t('applications.roles.empty.title'),
          children: t('applications.roles.empty.text'),
        }}
      />
      {isAssigning && <AssignRoles id={id} name={name} onClose={() => setAssigning(false)} />}
    </>
  );
}

/** Gives an application roles it does not have yet. */
function AssignRoles({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { save: add } = useSave(addApplicationRoles);
  const source = useOptions(listRoles, {
    query: { type: 'MachineToMachine', excludeApplicationId: id },
    toOptions: (role) => [{ id: role.id, label: role.name, detail: role.description }],
  });
  return (
    <AssignDialog
      title={t('applications.roles.assignTitle', { name })}
      description={t('applications.roles.assignDescription')}
      submit={t('applications.roles.assign')}
      search={t('applications.roles.search')}
      source={source}
      onClose={onClose}
      onAssign={(roleIds) => add({ params: { applicationId: id }, body: { roleIds } })}
    />
  );
}
