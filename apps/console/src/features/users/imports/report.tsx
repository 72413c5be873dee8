import { getUserImport, listUserImportRows } from '@gatehouse/contract/user-imports/endpoints';
import type { UserImport, UserImportRow } from '@gatehouse/contract/user-imports/user-imports';
import { useLocale } from '@gatehouse/ui/base/texts';
import { Status } from '@gatehouse/ui/data/badge';
import { ClipboardList } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTenantPath } from '../../../app/tenant.ts';
import { useDetails } from '../../../parts/pages/details-page.tsx';
import { ResourceTable } from '../../../parts/pages/resource-table.tsx';
import './imports.css';

const numberCell = (one: UserImportRow) => <RowNumber {...one} />;
const outcomeCell = ({ outcome }: UserImportRow) => <Outcome outcome={outcome} isCheck={false} />;
const checkCell = ({ outcome }: UserImportRow) => <Outcome outcome={outcome} isCheck />;
const codesCell = (one: UserImportRow) => <Codes {...one} />;
const externalIdCell = ({ externalId }: UserImportRow) => externalId !== null && <code>{externalId}</code>;

function RowNumber({ row }: UserImportRow) {
  return row.toLocaleString(useLocale());
}

function Codes({ codes }: UserImportRow) {
  const { t } = useTranslation();
  return (
    <ul className="import-codes">
      {codes.map((code) => (
        <li key={code}>{t(`userImports.codes.${code}`)}</li>
      ))}
    </ul>
  );
}

function Outcome({ outcome, isCheck }: { outcome: UserImportRow['outcome']; isCheck: boolean }) {
  const { t } = useTranslation();
  const accepted = isCheck ? t('userImports.report.wouldBe') : t('userImports.report.outcomes.accepted');
  return (
    <Status tone={outcome === 'accepted' ? 'success' : 'danger'}>
      {outcome === 'accepted' ? accepted : t('userImports.report.outcomes.rejected')}
    </Status>
  );
}

const isChecked = ({ status }: UserImport) => status === 'Checking' || status === 'Checked';

/** The rows that were rejected or differ from the file. */
export function ImportReport() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const one = useDetails(getUserImport);
  const isCheck = isChecked(one);
  return (
    <ResourceTable
      endpoint={listUserImportRows}
      params={{ id: one.id }}
      label={t('userImports.report.tab')}
      rowKey={({ row }) => String(row)}
      rowLabel={({ row }) => String(row)}
      rowHref={({ userId }) =>
        userId === null ? path(`/users/imports/${one.id}`) : path(`/users/${userId}`)
      }
      filters={[
        {
          name: 'outcome',
          label: t('userImports.report.outcome'),
          options: (['accepted', 'rejected'] as const).map((value) => ({
            value,
            label:
              value === 'accepted' && isCheck
                ? t('userImports.report.wouldBe')
                : t(`userImports.report.outcomes.${value}`),
          })),
        },
      ]}
      columns={[
        { field: 'row', header: t('userImports.report.columns.row'), width: '6rem', cell: numberCell },
        {
          field: 'outcome',
          header: t('userImports.report.columns.outcome'),
          width: '10rem',
          cell: isCheck ? checkCell : outcomeCell,
        },
        { field: 'codes', header: t('userImports.report.columns.codes'), cell: codesCell },
        {
          field: 'externalId',
          header: t('userImports.report.columns.externalId'),
          width: '16rem',
          minor: true,
          cell: externalIdCell,
        },
      ]}
      empty={{
        icon: <ClipboardList />,
        title: t('userImports.report.empty.title'),
        children: t('userImports.report.empty.text'),
      }}
    />
  );
}
