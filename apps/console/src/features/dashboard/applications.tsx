import type { SignIns } from '@gatehouse/contract/dashboard/dashboard';
import { type Column, Table } from '@gatehouse/ui/data/table';
import { useLocale } from '@gatehouse/ui/base/texts';
import { useTranslation } from 'react-i18next';
import { DashboardSection } from './section.tsx';
import './dashboard.css';

type Row = SignIns['applications'][number];
const nameOf = ({ name, applicationId }: Row): string => name ?? applicationId;

/** The applications with the most sign-ins. */
export function SignInApplications({
  applications,
  href,
}: {
  applications: readonly Row[];
  href: (id: string) => string;
}) {
  const { t } = useTranslation();
  const number = new Intl.NumberFormat(useLocale());
  const columns: Column<Row>[] = [
    { key: 'name', header: t('dashboard.applications.name'), cell: nameOf },
    {
      key: 'succeeded',
      header: t('dashboard.signIns.succeeded'),
      width: '7rem',
      align: 'end',
      cell: ({ succeeded }) => number.format(succeeded),
    },
    {
      key: 'failed',
      header: t('dashboard.signIns.failed'),
      width: '6rem',
      align: 'end',
      cell: ({ failed }) => number.format(failed),
    },
  ];
  return (
    <DashboardSection name="applications" title={t('dashboard.applications.title')}>
      {applications.length === 0 ? (
        <p className="dashboard-text">{t('dashboard.applications.empty')}</p>
      ) : (
        <Table
          label={t('dashboard.applications.title')}
          columns={columns}
          rows={applications}
          rowKey={({ applicationId }) => applicationId}
          rowLabel={nameOf}
          rowHref={({ applicationId }) => href(applicationId)}
        />
      )}
    </DashboardSection>
  );
}
