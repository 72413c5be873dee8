import { getApplication } from '@gatehouse/contract/applications/endpoints';
import {
  addApplicationRoles,
  listApplicationRoles,
  removeApplicationRole,
} from '@gatehouse/contract/roles/application-endpoints';
import { listRoles } from '@gatehouse/contract/roles/endpoints';
import { EmptyState } from '@gatehouse/ui/states/empty-state';
import { UserRoundCog } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { AssignDialog } from '../../parts/assign/assign-dialog.tsx';
import { AssignedTable } from '../../parts/assign/assigned-table.tsx';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { useOptions, toOption } from '../../parts/assign/use-options.ts';

/** The roles of a machine-to-machine application. Others act on behalf of users. */
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
  const { id, name } = useDetails(getApplication);
  const { save: remove } = useSave(removeApplicationRole);

  return (
    <>
      <AssignedTable
        endpoint={listApplicationRoles}
        params={{ applicationId: id }}
        label={t('applications.tabs.roles')}
        search={t('applications.roles.search')}
        rowKey={(role) => role.id}
        rowLabel={(role) => role.name}
        rowHref={(role) => path(`/roles/${role.id}`)}
        columns={[
          { field: 'name', header: t('applications.roles.columns.name'), width: '35%' },
          { field: 'description', header: t('applications.roles.columns.description') },
        ]}
        texts={{
          assign: t('applications.roles.assign'),
          remove: t('applications.roles.remove'),
          removeTitle: (name) => t('applications.roles.removeTitle', { name }),
          removeText: t('applications.roles.removeText'),
          removeConfirm: t('applications.roles.removeConfirm'),
        }}
        onRemove={(role) => remove({ params: { applicationId: id, roleId: role.id } })}
        renderAssign={(onClose) => <AssignRoles id={id} name={name} onClose={onClose} />}
        empty={{
          icon: <UserRoundCog />,
          title: t('applications.roles.empty.title'),
          children: t('applications.roles.empty.text'),
        }}
      />
    </>
  );
}

/** Assigns roles to an application. */
function AssignRoles({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { save: add } = useSave(addApplicationRoles);
  const source = useOptions(listRoles, {
    query: { type: 'MachineToMachine', excludeApplicationId: id },
    toOptions: (role) => [toOption(role)],
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
