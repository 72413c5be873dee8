import {
  addMembers,
  listUserOrganizations,
  removeMember,
} from '@gatehouse/contract/organizations/member-endpoints';
import { addMemberRoles, replaceMemberRoles } from '@gatehouse/contract/organizations/member-role-endpoints';
import { displayName } from '@gatehouse/contract/users/display-name';
import { getUser } from '@gatehouse/contract/users/endpoints';
import { useApi } from '../../app/api/use-api.ts';
import { useSave } from '../../app/api/use-save.ts';
import { OrganizationsTable } from '../../parts/organizations/organizations-table.tsx';
import { useDetails } from '../../parts/pages/details-page.tsx';

/** The organizations of a user. */
export function UserOrganizations() {
  const user = useDetails(getUser);
  const userId = user.id;
  const { save: add } = useSave(addMembers);
  const { save: addRoles } = useSave(addMemberRoles);
  const { save: replaceRoles } = useSave(replaceMemberRoles);
  const { save: remove } = useSave(removeMember);
  return (
    <OrganizationsTable
      type="User"
      name={displayName(user)}
      read={useApi(listUserOrganizations, { params: { userId } })}
      exclude={{ excludeUserId: userId }}
      onAdd={async (id, organizationRoleIds) => {
        await add({ params: { id }, body: { userIds: [userId] } });
        if (organizationRoleIds.length > 0)
          await addRoles({ params: { id, userId }, body: { organizationRoleIds } });
      }}
      onRemove={(id) => remove({ params: { id, userId } })}
      onSaveRoles={(id, organizationRoleIds) =>
        replaceRoles({ params: { id, userId }, body: { organizationRoleIds } })
      }
    />
  );
}
