import { deleteOrganizations } from '@gatehouse/contract/organizations/bulk-endpoints';
import { listOrganizations } from '@gatehouse/contract/organizations/endpoints';
import type { OrganizationInList } from '@gatehouse/contract/organizations/organizations';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { BriefcaseBusiness } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { toCsvTime } from '../../parts/lists/csv.ts';
import { ExportButton } from '../../parts/lists/export-button.tsx';
import { SavedLists } from '../../parts/lists/saved-lists.tsx';
import { useExport } from '../../parts/lists/use-export.ts';
import { useRecordList } from '../../parts/lists/use-record-list.tsx';
import { organizationCell } from '../../parts/organizations/organization-cells.tsx';
import { ListPage } from '../../parts/pages/list-page.tsx';
import { MembersCell } from './members-cell.tsx';
import { useRemoval } from './use-removal.ts';

const nameOf = ({ name }: OrganizationInList) => name;
const membersCell = (organization: OrganizationInList) => <MembersCell {...organization} />;
const creationCell = ({ createdAt }: OrganizationInList) => <RelativeTime time={createdAt} />;

const extended = { showFeatured: 'true' } as const;
const sortFields = ['name', 'createdAt'];

/** The columns of an export, by the names that the API has for them. */
const exported = {
  id: ({ id }: OrganizationInList) => id,
  name: nameOf,
  description: ({ description }: OrganizationInList) => description,
  usersCount: ({ usersCount }: OrganizationInList) => usersCount,
  createdAt: ({ createdAt }: OrganizationInList) => toCsvTime(createdAt),
};

/** All organizations of the tenant. */
export function OrganizationsList() {
  const { t } = useTranslation();
  const csv = useExport({ name: 'organizations', endpoint: listOrganizations, columns: exported });
  const removal = useRemoval();
  const { save: removeAll } = useSave(deleteOrganizations);
  const records = useRecordList<OrganizationInList>({
    nameOf,
    removal,
    deleteTexts: (count) => ({
      title: t('organizations.bulk.deleteTitle', { count }),
      text: t('organizations.bulk.deleteText'),
      confirm: t('organizations.bulk.deleteConfirm'),
      typed: t('organizations.bulk.deleteTyped', { count }),
    }),
    onDelete: (items) => removeAll({ body: { organizationIds: items.map(({ id }) => id) } }),
    onExport: csv.save,
  });
  return (
    <>
      <ListPage
        title={t('organizations.title')}
        description={t('organizations.description')}
        path="/organizations"
        create={t('organizations.create.action')}
        needs={{ key: 'organizationsLimit', isFeature: true }}
        endpoint={listOrganizations}
        query={extended}
        usualSort="-createdAt"
        rowMenu={records.rowMenu}
        renderSelected={records.renderSelected}
        actions={
          <>
            <SavedLists list="organizations" />
            <ExportButton query={extended} sortFields={sortFields} csv={csv} />
          </>
        }
        search={t('organizations.search')}
        rowKey={({ id }) => id}
        rowLabel={nameOf}
        columns={[
          {
            field: 'name',
            header: t('organizations.columns.name'),
            width: '34%',
            title: nameOf,
            sort: { by: 'name', first: 'ascending' },
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
            sort: { by: 'createdAt', first: 'descending' },
            cell: creationCell,
          },
        ]}
        empty={{
          icon: <BriefcaseBusiness />,
          title: t('organizations.empty.title'),
          children: t('organizations.empty.text'),
        }}
      />
      {records.dialog}
    </>
  );
}
