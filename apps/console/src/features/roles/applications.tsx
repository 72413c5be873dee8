import type { Application } from '@gatehouse/contract/applications/applications';
import { listApplications } from '@gatehouse/contract/applications/endpoints';
import {
  addRoleApplications,
  listRoleApplications,
  removeRoleApplication,
} from '@gatehouse/contract/roles/application-endpoints';
import { getRole } from '@gatehouse/contract/roles/endpoints';
import { internalAdminRoleName, type Role } from '@gatehouse/contract/roles/roles';
import { EmptyState } from '@gatehouse/ui/states/empty-state';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { Bot } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { AssignDialog } from '../../parts/assign/assign-dialog.tsx';
import { AssignedTable } from '../../parts/assign/assigned-table.tsx';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { Notice } from '../../parts/notices/notice.tsx';
import { useOptions, toOption } from '../../parts/assign/use-options.ts';

/** The machine-to-machine applications with the role. */
export function RoleApplications() {
  const { t } = useTranslation();
  const role = useDetails(getRole);
  if (role.type === 'MachineToMachine') return <Machines role={role} />;
  return (
    <EmptyState icon={<Bot />} title={t('roles.applications.noneTitle')}>
      {t('roles.applications.noneText')}
    </EmptyState>
  );
}

const renderCreation = ({ createdAt }: Application) => <RelativeTime time={createdAt} />;

function Machines({ role }: { role: Role }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const { save: remove } = useSave(removeRoleApplication);

  return (
    <>
      {role.name === internalAdminRoleName && (
        <Notice name="roleWithManagementApiAccess">{t('roles.notices.managementAccess')}</Notice>
      )}
      <AssignedTable
        endpoint={listRoleApplications}
        params={{ id: role.id }}
        label={t('roles.tabs.machine-to-machine-apps')}
        search={t('roles.applications.search')}
        rowKey={(application) => application.id}
        rowLabel={(application) => application.name}
        rowHref={(application) => path(`/applications/${application.id}`)}
        columns={[
          { field: 'name', header: t('roles.applications.columns.name'), width: '35%' },
          { field: 'description', header: t('roles.applications.columns.description') },
          {
            field: 'createdAt',
            header: t('roles.applications.columns.createdAt'),
            width: '9rem',
            minor: true,
            cell: renderCreation,
          },
        ]}
        texts={{
          assign: t('roles.applications.assign'),
          remove: t('roles.applications.remove'),
          removeTitle: (name) => t('roles.applications.removeTitle', { name }),
          removeText: t('roles.applications.removeText'),
          removeConfirm: t('roles.applications.removeConfirm'),
        }}
        onRemove={({ id }) => remove({ params: { id: role.id, applicationId: id } })}
        renderAssign={(onClose) => <AssignApplications role={role} onClose={onClose} />}
        empty={{
          icon: <Bot />,
          title: t('roles.applications.empty.title'),
          children: t('roles.applications.empty.text'),
        }}
      />
    </>
  );
}

/** Assigns the role to machine-to-machine applications. */
function AssignApplications({ role, onClose }: { role: Role; onClose: () => void }) {
  const { t } = useTranslation();
  const { save: add } = useSave(addRoleApplications);
  const source = useOptions(listApplications, {
    query: { types: 'MachineToMachine', excludeRoleId: role.id },
    toOptions: (application) => [toOption(application)],
  });
  return (
    <AssignDialog
      title={t('roles.applications.assignTitle', { name: role.name })}
      description={t('roles.applications.assignDescription')}
      submit={t('roles.applications.assign')}
      search={t('roles.applications.search')}
      source={source}
      onClose={onClose}
      onAssign={(applicationIds) => add({ params: { id: role.id }, body: { applicationIds } })}
    />
  );
}
