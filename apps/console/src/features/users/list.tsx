import { displayName } from '@gatehouse/contract/users/display-name';
import { listUsers } from '@gatehouse/contract/users/endpoints';
import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../parts/pages/list-page.tsx';
import { createdCell, lastSignInCell, stateCell, userCell } from '../../parts/users/user-cells.tsx';

/** The list of users. */
export function UsersList() {
  const { t } = useTranslation();
  return (
    <ListPage
      title={t('users.title')}
      description={t('users.description')}
      path="/users"
      create={t('users.create.action')}
      endpoint={listUsers}
      search={t('users.search')}
      rowKey={(user) => user.id}
      rowLabel={displayName}
      columns={[
        {
          field: 'name',
          header: t('users.columns.user'),
          width: '30%',
          title: displayName,
          cell: userCell,
        },
        { field: 'primaryEmail', header: t('users.columns.email') },
        { field: 'isSuspended', header: t('users.columns.state'), width: '8rem', cell: stateCell },
        {
          field: 'lastSignInAt',
          header: t('users.columns.lastSignIn'),
          width: '9.5rem',
          labelled: true,
          cell: lastSignInCell,
        },
        {
          field: 'createdAt',
          header: t('users.columns.created'),
          width: '9rem',
          minor: true,
          cell: createdCell,
        },
      ]}
      empty={{ icon: <UsersRound />, title: t('users.empty.title'), children: t('users.empty.text') }}
    />
  );
}
