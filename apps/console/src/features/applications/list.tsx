import {
  type Application,
  type ApplicationType,
  thirdPartyTypes,
} from '@gatehouse/contract/applications/applications';
import { listApplications } from '@gatehouse/contract/applications/endpoints';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { LayoutGrid } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTenantPath } from '../../app/tenant.ts';
import { ListPage } from '../../parts/pages/list-page.tsx';
import { TypeIcon } from './type-icon.tsx';
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

const thirdPartyPath = '/applications/third-party-applications';

function ApplicationsList({ isThirdParty }: { isThirdParty: boolean }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const creatable: ApplicationType[] = [...useCreatableTypes(), 'SAML'];
  const types = creatable.filter((type) => !isThirdParty || thirdPartyTypes.includes(type));
  const empty = isThirdParty ? 'emptyThirdParty' : 'empty';
  return (
    <ListPage
      key={String(isThirdParty)}
      title={t('applications.title')}
      description={t('applications.description')}
      path="/applications"
      create={t('applications.create.action')}
      tabs={[
        {
          key: 'mine',
          label: t('applications.lists.mine'),
          href: path('/applications'),
          current: !isThirdParty,
        },
        {
          key: 'third-party',
          label: t('applications.lists.thirdParty'),
          href: path(thirdPartyPath),
          current: isThirdParty,
        },
      ]}
      endpoint={listApplications}
      query={{ isThirdParty: isThirdParty ? 'true' : 'false' }}
      search={t('applications.search')}
      filters={[
        {
          name: 'types',
          label: t('applications.columns.type'),
          options: types.map((value) => ({ value, label: t(`applications.types.${value}`) })),
        },
      ]}
      rowKey={(application) => application.id}
      rowLabel={(application) => application.name}
      columns={[
        { field: 'name', header: t('applications.columns.name') },
        { field: 'type', header: t('applications.columns.type'), width: '13rem', cell: renderType },
        { field: 'id', header: t('applications.columns.id'), width: '13rem', cell: renderId, minor: true },
        {
          field: 'createdAt',
          header: t('applications.columns.createdAt'),
          width: '9rem',
          labelled: true,
          cell: renderCreation,
        },
      ]}
      empty={{
        icon: <LayoutGrid />,
        title: t(`applications.${empty}.title`),
        children: t(`applications.${empty}.text`),
      }}
    />
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
