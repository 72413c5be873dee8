import { listOrganizations } from '@gatehouse/contract/organizations/endpoints';
import type { OrganizationInList } from '@gatehouse/contract/organizations/organizations';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { BriefcaseBusiness } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { organizationCell } from '../../parts/organizations/organization-cells.tsx';
import { ListPage } from '../../parts/pages/list-page.tsx';
import { MembersCell } from './members-cell.tsx';

const nameOf = ({ name }: OrganizationInList) => name;
const membersCell = (organization: OrganizationInList) => <MembersCell {...organization} />;
const creationCell = ({ createdAt }: OrganizationInList) => <RelativeTime time={createdAt} />;

/** All organizations of the tenant. */
export function OrganizationsList() {
  const { t } = useTranslation();
  return (
    <ListPage
      title={t('organizations.title')}
      description={t('organizations.description')}
      path="/organizations"
      create={t('organizations.create.action')}
      endpoint={listOrganizations}
      query={{ showFeatured: 'true' }}
      search={t('organizations.search')}
      rowKey={({ id }) => id}
      rowLabel={nameOf}
      columns={[
        {
          field: 'name',
          header: t('organizations.columns.name'),
          width: '34%',
          title: nameOf,
          cell: organizationCell,
        },
        { field: 'description', header: t('organizations.columns.description') },
        {
          field: 'usersCount',
          header: t('organizations.columns.members'),
          width: '10rem',
          labelled: true,
          cell: membersCell,
        },
        {
          field: 'createdAt',
          header: t('organizations.columns.createdAt'),
          width: '9rem',
          minor: true,
          cell: creationCell,
        },
      ]}
      empty={{
        icon: <BriefcaseBusiness />,
        title: t('organizations.empty.title'),
        children: t('organizations.empty.text'),
      }}
    />
  );
}
