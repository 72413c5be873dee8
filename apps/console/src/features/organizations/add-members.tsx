import { addMembers } from '@gatehouse/contract/organizations/member-endpoints';
import { addRolesToMembers } from '@gatehouse/contract/organizations/member-role-endpoints';
import type { Organization } from '@gatehouse/contract/organizations/organizations';
import { listUsers } from '@gatehouse/contract/users/endpoints';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useOptions, toUserOption } from '../../parts/assign/use-options.ts';
import { AddDialog } from '../../parts/organizations/add-dialog.tsx';

/** Adds users to an organization, with roles. */
export function AddMembers({
  organization: { id, name },
  onClose,
}: {
  organization: Organization;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { save: add } = useSave(addMembers);
  const { save: addRoles } = useSave(addRolesToMembers);
  const source = useOptions(listUsers, {
    query: { excludeOrganizationId: id },
    toOptions: (user) => [toUserOption(user)],
  });
  return (
    <AddDialog
      type="User"
      title={t('organizations.members.addTitle', { name })}
      submit={t('organizations.members.add')}
      search={t('users.search')}
      source={source}
      onClose={onClose}
      onAdd={async (userIds, organizationRoleIds) => {
        await add({ params: { id }, body: { userIds } });
        if (organizationRoleIds.length > 0)
          await addRoles({ params: { id }, body: { userIds, organizationRoleIds } });
      }}
    />
  );
}
