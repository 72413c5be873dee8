import { listUserImports } from '@gatehouse/contract/user-imports/endpoints';
import type { UserImport, UserImportStatus } from '@gatehouse/contract/user-imports/user-imports';
import { useLocale } from '@gatehouse/ui/base/texts';
import { Status } from '@gatehouse/ui/data/badge';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { FileUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../../parts/pages/list-page.tsx';

const tones = {
  Uploading: 'neutral',
  Checking: 'neutral',
  Checked: 'neutral',
  Running: 'neutral',
  Completed: 'success',
  Failed: 'danger',
} as const satisfies Record<UserImportStatus, string>;

const sourceCell = (one: UserImport) => <Source {...one} />;
const statusCell = (one: UserImport) => <ImportStatus {...one} />;
const acceptedCell = (one: UserImport) => <Accepted {...one} />;
const createdCell = ({ createdAt }: UserImport) => <RelativeTime time={createdAt} />;

function Source({ source }: UserImport) {
  const { t } = useTranslation();
  return t(`userImports.sources.${source}`);
}

/** Users that were added; before the import starts, none. */
function Accepted({ accepted, status }: UserImport) {
  const locale = useLocale();
  const isImport = status === 'Running' || status === 'Completed' || status === 'Failed';
  return (isImport ? accepted : 0).toLocaleString(locale);
}

/** How far an import is. */
export function ImportStatus({ status }: UserImport) {
  const { t } = useTranslation();
  return <Status tone={tones[status]}>{t(`userImports.statuses.${status}`)}</Status>;
}

/** The imports of users. */
export function ImportsList() {
  const { t } = useTranslation();
  const nameOf = ({ fileName }: UserImport) => fileName ?? t('userImports.unnamed');
  return (
    <ListPage
      title={t('userImports.title')}
      description={t('userImports.description')}
      path="/users/imports"
      create={t('userImports.create.action')}
      endpoint={listUserImports}
      rowKey={({ id }) => id}
      rowLabel={nameOf}
      columns={[
        {
          field: 'fileName',
          header: t('userImports.columns.name'),
          width: '32%',
          title: nameOf,
          cell: nameOf,
        },
        { field: 'source', header: t('userImports.columns.source'), cell: sourceCell },
        { field: 'status', header: t('userImports.columns.status'), width: '11rem', cell: statusCell },
        { field: 'accepted', header: t('userImports.columns.accepted'), width: '7rem', cell: acceptedCell },
        {
          field: 'createdAt',
          header: t('userImports.columns.created'),
          width: '9rem',
          minor: true,
          cell: createdCell,
        },
      ]}
      empty={{ icon: <FileUp />, title: t('userImports.empty.title'), children: t('userImports.empty.text') }}
    />
  );
}
