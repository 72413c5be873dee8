import { listUserRoles } from '@gatehouse/contract/roles/user-endpoints';
import { displayName } from '@gatehouse/contract/users/display-name';
import { deleteUser } from '@gatehouse/contract/users/endpoints';
import { listUserGrants, listUserSessions } from '@gatehouse/contract/sessions/endpoints';
import type { User } from '@gatehouse/contract/users/users';
import { useTranslation } from 'react-i18next';
import { call } from '../../app/api/call.ts';
import { callList } from '../../app/api/list.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useApp } from '../../app/app-context.ts';
import type { Removal } from '../../parts/pages/use-deletion.ts';

/** How a user is deleted, and the consequences. */
export function useRemoval(): (user: User) => Removal {
  const { t } = useTranslation();
  const { api } = useApp();
  const { save } = useSave(deleteUser);
  return (user) => {
    const params = { userId: user.id };
    return {
      label: t('users.delete.action'),
      title: t('users.delete.title', { name: displayName(user) }),
      text: t('users.delete.text'),
      async consequences() {
        const [{ sessions }, { grants }, roles] = await Promise.all([
          call(api, listUserSessions, { params }),
          call(api, listUserGrants, { params }),
          callList(api, listUserRoles, { params, query: { page_size: 1 } }),
        ]);
        const applications = new Set(grants.map(({ application }) => application.id));
        return [
          ...(sessions.length > 0 ? [t('users.delete.sessions', { count: sessions.length })] : []),
          ...(applications.size > 0 ? [t('users.delete.grants', { count: applications.size })] : []),
          ...(roles.total > 0 ? [t('users.delete.roles', { count: roles.total })] : []),
        ];
      },
      identifiers: [user.primaryEmail, user.username],
      remove: () => save({ params }),
    };
  };
}
