import { displayName } from '@gatehouse/contract/users/display-name';
import { listUsers } from '@gatehouse/contract/users/endpoints';
import type { UserWithHash } from '@gatehouse/contract/users/users';
import { ButtonLink } from '@gatehouse/ui/controls/button';
import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTenantPath } from '../../app/tenant.ts';
import { ExportButton } from '../../parts/lists/export-button.tsx';
import { toCsvTime } from '../../parts/lists/csv.ts';
import { SavedLists } from '../../parts/lists/saved-lists.tsx';
import { useExport } from '../../parts/lists/use-export.ts';
import { ListPage } from '../../parts/pages/list-page.tsx';
import { createdCell, lastSignInCell, namedCell } from '../../parts/users/user-cells.tsx';
import { useSelectedUsers } from './use-selected-users.tsx';
import { useUserFilters } from './use-user-filters.tsx';
import { useUserMenu } from './use-user-menu.tsx';

/** The columns of an export, by the names that the API has for them. */
const exported = {
  id: ({ id }: UserWithHash) => id,
  username: ({ username }: UserWithHash) => username,
  primaryEmail: ({ primaryEmail }: UserWithHash) => primaryEmail,
  primaryPhone: ({ primaryPhone }: UserWithHash) => primaryPhone,
  name: ({ name }: UserWithHash) => name,
  isSuspended: ({ isSuspended }: UserWithHash) => isSuspended,
  mfaFactors: ({ mfaFactors = [] }: UserWithHash) => mfaFactors.join(' '),
  lastSignInAt: ({ lastSignInAt }: UserWithHash) => toCsvTime(lastSignInAt),
  createdAt: ({ createdAt }: UserWithHash) => toCsvTime(createdAt),
};

const extended = { includeMfaFactors: 'true' } as const;
const sortFields = ['name', 'lastSignInAt', 'createdAt'];

/** The list of users. */
export function UsersList() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const filters = useUserFilters();
  const menu = useUserMenu();
  const csv = useExport({ name: 'users', endpoint: listUsers, columns: exported });
  const selected = useSelectedUsers(csv.save);
  const factorsCell = ({ mfaFactors = [] }: UserWithHash) =>
    mfaFactors.length === 0 ? '—' : mfaFactors.map((factor) => t(`mfa.factors.options.${factor}`)).join(', ');
  return (
    <>
      <ListPage
        title={t('users.title')}
        description={t('users.description')}
        path="/users"
        create={t('users.create.action')}
        secondary={<ButtonLink href={path('/users/imports')}>{t('userImports.link')}</ButtonLink>}
        endpoint={listUsers}
        query={extended}
        search={t('users.search')}
        filters={filters}
        usualSort="-createdAt"
        rowKey={(user) => user.id}
        rowLabel={displayName}
        rowMenu={menu.rowMenu}
        renderSelected={selected.renderSelected}
        actions={
          <>
            <SavedLists list="users" />
            <ExportButton filters={filters} query={extended} sortFields={sortFields} csv={csv} />
          </>
        }
        columns={[
          {
            field: 'name',
            header: t('users.columns.user'),
            width: '30%',
            title: displayName,
            sort: { by: 'name', first: 'ascending' },
            cell: namedCell,
          },
          { field: 'primaryEmail', header: t('users.columns.email') },
          {
            field: 'mfaFactors',
            header: t('users.columns.factors'),
            width: '10.5rem',
            labelled: true,
            minor: true,
            cell: factorsCell,
          },
          {
            field: 'lastSignInAt',
            header: t('users.columns.lastSignIn'),
            width: '9.25rem',
            labelled: true,
            sort: { by: 'lastSignInAt', first: 'descending' },
            cell: lastSignInCell,
          },
          {
            field: 'createdAt',
            header: t('users.columns.created'),
            width: '9.25rem',
            minor: true,
            sort: { by: 'createdAt', first: 'descending' },
            cell: createdCell,
          },
        ]}
        empty={{ icon: <UsersRound />, title: t('users.empty.title'), children: t('users.empty.text') }}
      />
      {menu.dialog}
      {selected.dialog}
    </>
  );
}
