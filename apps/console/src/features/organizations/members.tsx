import { getOrganization } from '@gatehouse/contract/organizations/endpoints';
import type { Member } from '@gatehouse/contract/organizations/members';
import { listMembers, removeMember } from '@gatehouse/contract/organizations/member-endpoints';
import {
  addRolesToMembers,
  replaceMemberRoles,
} from '@gatehouse/contract/organizations/member-role-endpoints';
import { displayName } from '@gatehouse/contract/users/display-name';
import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { rolesCell } from '../../parts/organizations/held-roles.tsx';
import { useMemberships } from '../../parts/organizations/use-memberships.tsx';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { ResourceTable } from '../../parts/pages/resource-table.tsx';
import { lastSignInCell, userCell } from '../../parts/users/user-cells.tsx';
import { AddMembers } from './add-members.tsx';
import { useBulkActions } from './use-bulk-actions.tsx';
import { useRoleFilter } from './use-role-filter.ts';

/** The users who are members of an organization. */
export function OrganizationMembers() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const organization = useDetails(getOrganization);
  const { id } = organization;
  const { save: addRoles } = useSave(addRolesToMembers);
  const { save: replaceRoles } = useSave(replaceMemberRoles);
  const { save: removeOne } = useSave(removeMember);
  const remove = (userId: string) => removeOne({ params: { id, userId } });
  const { table, dialog } = useMemberships<Member>({
    type: 'User',
    rowLabel: displayName,
    texts: {
      assign: t('organizations.members.add'),
      remove: t('organizations.members.remove'),
      removeTitle: (name) => t('organizations.members.removeTitle', { name }),
      removeText: t('organizations.members.removeText'),
      removeConfirm: t('organizations.members.removeConfirm'),
    },
    onRemove: (member) => remove(member.id),
    onSaveRoles: (member, organizationRoleIds) =>
      replaceRoles({ params: { id, userId: member.id }, body: { organizationRoleIds } }),
    renderAssign: (onClose) => <AddMembers organization={organization} onClose={onClose} />,
  });
  const bulk = useBulkActions<Member>({
    type: 'User',
    removeTitle: (count) => t('organizations.members.removeSeveral', { count }),
    removeText: t('organizations.members.removeSeveralText'),
    removeConfirm: t('organizations.members.removeSeveralConfirm'),
    onAssignRoles: (userIds, organizationRoleIds) =>
      addRoles({ params: { id }, body: { userIds, organizationRoleIds } }),
    onRemove: remove,
  });
  return (
    <>
      <ResourceTable
        {...table}
        endpoint={listMembers}
        params={{ id }}
        label={t('organizations.tabs.members')}
        search={t('users.search')}
        filters={useRoleFilter()}
        renderSelected={bulk.renderSelected}
        rowKey={(member) => member.id}
        rowHref={(member) => path(`/users/${member.id}`)}
        columns={[
          {
            field: 'name',
            header: t('users.columns.user'),
            width: '32%',
            title: displayName,
            cell: userCell,
          },
          { field: 'primaryEmail', header: t('users.columns.email'), minor: true },
          { field: 'organizationRoles', header: t('organizations.roles.label'), cell: rolesCell },
          {
            field: 'lastSignInAt',
            header: t('users.columns.lastSignIn'),
            width: '9.5rem',
            labelled: true,
            cell: lastSignInCell,
          },
        ]}
        empty={{
          icon: <UsersRound />,
          title: t('organizations.members.empty.title'),
          children: t('organizations.members.empty.text'),
        }}
      />
      {dialog}
      {bulk.dialog}
    </>
  );
}
