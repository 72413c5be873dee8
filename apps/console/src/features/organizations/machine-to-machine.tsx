import {
  listOrganizationApplications,
  removeOrganizationApplication,
} from '@gatehouse/contract/organizations/application-endpoints';
import {
  addRolesToOrganizationApplications,
  replaceOrganizationApplicationRoles,
} from '@gatehouse/contract/organizations/application-role-endpoints';
import { getOrganization } from '@gatehouse/contract/organizations/endpoints';
import type { OrganizationApplication } from '@gatehouse/contract/organizations/members';
import { Bot } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { rolesCell } from '../../parts/organizations/held-roles.tsx';
import { useMemberships } from '../../parts/organizations/use-memberships.tsx';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { ResourceTable } from '../../parts/pages/resource-table.tsx';
import { AddMachines } from './add-machines.tsx';
import { useBulkActions } from './use-bulk-actions.tsx';

const nameOf = ({ name }: OrganizationApplication) => name;

/** The machine-to-machine applications that act for an organization. */
export function OrganizationMachines() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const organization = useDetails(getOrganization);
  const { id } = organization;
  const { save: addRoles } = useSave(addRolesToOrganizationApplications);
  const { save: replaceRoles } = useSave(replaceOrganizationApplicationRoles);
  const { save: removeOne } = useSave(removeOrganizationApplication);
  const remove = (applicationId: string) => removeOne({ params: { id, applicationId } });
  const { table, dialog } = useMemberships<OrganizationApplication>({
    type: 'MachineToMachine',
    rowLabel: nameOf,
    texts: {
      assign: t('organizations.machines.add'),
      remove: t('organizations.members.remove'),
      removeTitle: (name) => t('organizations.members.removeTitle', { name }),
      removeText: t('organizations.machines.removeText'),
      removeConfirm: t('organizations.machines.removeConfirm'),
    },
    onRemove: (application) => remove(application.id),
    onSaveRoles: (application, organizationRoleIds) =>
      replaceRoles({ params: { id, applicationId: application.id }, body: { organizationRoleIds } }),
    renderAssign: (onClose) => <AddMachines organization={organization} onClose={onClose} />,
  });
  const bulk = useBulkActions<OrganizationApplication>({
    type: 'MachineToMachine',
    removeTitle: (count) => t('organizations.machines.removeSeveral', { count }),
    removeText: t('organizations.machines.removeSeveralText'),
    removeConfirm: t('organizations.machines.removeSeveralConfirm'),
    onAssignRoles: (applicationIds, organizationRoleIds) =>
      addRoles({ params: { id }, body: { applicationIds, organizationRoleIds } }),
    onRemove: remove,
  });
  return (
    <>
      <ResourceTable
        {...table}
        endpoint={listOrganizationApplications}
        params={{ id }}
        label={t('organizations.tabs.machine-to-machine')}
        search={t('organizations.machines.search')}
        renderSelected={bulk.renderSelected}
        rowKey={(application) => application.id}
        rowHref={(application) => path(`/applications/${application.id}`)}
        columns={[
          { field: 'name', header: t('organizations.machines.columns.name'), width: '32%' },
          {
            field: 'description',
            header: t('organizations.machines.columns.description'),
            minor: true,
          },
          { field: 'organizationRoles', header: t('organizations.roles.label'), cell: rolesCell },
        ]}
        empty={{
          icon: <Bot />,
          title: t('organizations.machines.empty.title'),
          children: t('organizations.machines.empty.text'),
        }}
      />
      {dialog}
      {bulk.dialog}
    </>
  );
}
