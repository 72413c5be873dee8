import {
  type Application,
  type ApplicationType,
  thirdPartyTypes,
} from '@gatehouse/contract/applications/applications';
import { deleteApplications } from '@gatehouse/contract/applications/bulk-endpoints';
import { listApplications } from '@gatehouse/contract/applications/endpoints';
import { deleteSamlApplication } from '@gatehouse/contract/applications/saml-application-endpoints';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { LayoutGrid } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { toCsvTime } from '../../parts/lists/csv.ts';
import { ExportButton } from '../../parts/lists/export-button.tsx';
import { SavedLists } from '../../parts/lists/saved-lists.tsx';
import { useExport } from '../../parts/lists/use-export.ts';
import { useRecordList } from '../../parts/lists/use-record-list.tsx';
import { ListPage } from '../../parts/pages/list-page.tsx';
import { TypeIcon } from './type-icon.tsx';
import { useListTabs } from './use-list-tabs.ts';
import { useRemoval } from './use-removal.ts';
import { useCreatableTypes } from './use-creatable-types.ts';
import './applications.css';

/** First-party applications. */
export function MyApplications() {
  return <ApplicationsList isThirdParty={false} />;
}

/** Third-party applications. */
export function ThirdPartyApplications() {
  return <ApplicationsList isThirdParty />;
}

const sortFields = ['name', 'createdAt'];

/** The columns of an export, by the names that the API has for them. */
const exported = {
  id: ({ id }: Application) => id,
  name: ({ name }: Application) => name,
  description: ({ description }: Application) => description,
  type: ({ type }: Application) => type,
  isThirdParty: ({ isThirdParty }: Application) => isThirdParty,
  createdAt: ({ createdAt }: Application) => toCsvTime(createdAt),
};

function ApplicationsList({ isThirdParty }: { isThirdParty: boolean }) {
  const { t } = useTranslation();
  const tabs = useListTabs(isThirdParty ? 'thirdParty' : 'mine');
  const creatable: ApplicationType[] = [...useCreatableTypes(), 'SAML'];
  const types = creatable.filter((type) => !isThirdParty || thirdPartyTypes.includes(type));
  const empty = isThirdParty ? 'emptyThirdParty' : 'empty';
  const csv = useExport({ name: 'applications', endpoint: listApplications, columns: exported });
  const removal = useRemoval();
  const { save: removeAll } = useSave(deleteApplications);
  const { save: removeSaml } = useSave(deleteSamlApplication);
  const records = useRecordList<Application>({
    nameOf: ({ name }) => name,
    removal,
    deleteTexts: (count) => ({
      title: t('applications.bulk.deleteTitle', { count }),
      text: t('applications.bulk.deleteText'),
      confirm: t('applications.bulk.deleteConfirm'),
      typed: t('applications.bulk.deleteTyped', { count }),
    }),
    // SAML applications have an API of their own.
    async onDelete(items) {
      const ids = items.filter(({ type }) => type !== 'SAML').map(({ id }) => id);
      const { results } =
        ids.length > 0 ? await removeAll({ body: { applicationIds: ids } }) : { results: [] };
      const ofSaml = items.filter(({ type }) => type === 'SAML');
      for (const { id } of ofSaml) await removeSaml({ params: { id } });
      return { results: [...results, ...ofSaml.map(({ id }) => ({ id }))] };
    },
    onExport: csv.save,
  });
  const query = { isThirdParty: isThirdParty ? 'true' : 'false' } as const;
  const filters = [
    {
      name: 'types' as const,
      label: t('applications.columns.type'),
      options: types.map((value) => ({ value, label: t(`applications.types.${value}`) })),
    },
  ];
  return (
    <>
      <ListPage
        key={String(isThirdParty)}
        title={t('applications.title')}
        description={t('applications.description')}
        path="/applications"
        create={t('applications.create.action')}
        tabs={tabs}
        endpoint={listApplications}
        query={query}
        search={t('applications.search')}
        filters={filters}
        usualSort="-createdAt"
        rowMenu={records.rowMenu}
        renderSelected={records.renderSelected}
        actions={
          <>
            <SavedLists list={isThirdParty ? 'third-party-applications' : 'applications'} />
            <ExportButton filters={filters} query={query} sortFields={sortFields} csv={csv} />
          </>
        }
        rowKey={(application) => application.id}
        rowLabel={(application) => application.name}
        columns={[
          {
            field: 'name',
            header: t('applications.columns.name'),
            sort: { by: 'name', first: 'ascending' },
          },
          { field: 'type', header: t('applications.columns.type'), width: '10.5rem', cell: renderType },
          { field: 'id', header: t('applications.columns.id'), width: '13rem', cell: renderId, minor: true },
          {
            field: 'createdAt',
            header: t('applications.columns.createdAt'),
            width: '7rem',
            labelled: true,
            sort: { by: 'createdAt', first: 'descending' },
            cell: renderCreation,
          },
        ]}
        empty={{
          icon: <LayoutGrid />,
          title: t(`applications.${empty}.title`),
          children: t(`applications.${empty}.text`),
        }}
      />
      {records.dialog}
    </>
  );
}

const renderId = ({ id }: Application) => <code dir="ltr">{id}</code>;
const renderCreation = ({ createdAt }: Application) => <RelativeTime time={createdAt} />;
const renderType = ({ type }: Application) => <TypeCell type={type} />;

function TypeCell({ type }: Pick<Application, 'type'>) {
  const { t } = useTranslation();
  return (
    <span className="application-type">
      <TypeIcon type={type} />
      {t(`applications.types.${type}`)}
    </span>
  );
}
