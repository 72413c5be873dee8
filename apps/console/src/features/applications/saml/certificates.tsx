import { getApplication } from '@gatehouse/contract/applications/endpoints';
import type { SamlCertificate } from '@gatehouse/contract/applications/saml-applications';
import {
  createSamlCertificate,
  listSamlCertificates,
} from '@gatehouse/contract/applications/saml-certificate-endpoints';
import { Button } from '@gatehouse/ui/controls/button';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Status } from '@gatehouse/ui/data/badge';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { Table } from '@gatehouse/ui/data/table';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { Banner } from '@gatehouse/ui/states/banner';
import { EmptyState } from '@gatehouse/ui/states/empty-state';
import { FileKey, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../app/api/use-api.ts';
import { NotFoundScreen } from '../../../app/screens/not-found.tsx';
import { useCan } from '../../../app/use-can.ts';
import { useDetails } from '../../../parts/pages/details-page.tsx';
import { Failed } from '../../../parts/pages/failed.tsx';
import { CreateCertificate } from './create-certificate.tsx';
import { useCertificateMenu } from './use-certificate-menu.tsx';

/** The tab Certificates of a SAML application. */
export function SamlCertificates() {
  const { id, type } = useDetails(getApplication);
  return type === 'SAML' ? <Certificates id={id} /> : <NotFoundScreen />;
}

const monthMs = 30 * 86_400_000;

const fingerprintOf = ({ fingerprints }: SamlCertificate) => fingerprints.sha256.formatted;
const fingerprintCell = (certificate: SamlCertificate) => <CopyText value={fingerprintOf(certificate)} />;
const createdCell = ({ createdAt }: SamlCertificate) => <RelativeTime time={createdAt} />;
const expiresCell = ({ expiresAt }: SamlCertificate) => <RelativeTime time={expiresAt} />;
const statusCell = (certificate: SamlCertificate) => <CertificateStatus certificate={certificate} />;

function Certificates({ id }: { id: string }) {
  const { t } = useTranslation();
  const [isCreating, setCreating] = useState(false);
  const [now] = useState(Date.now);
  const mayWrite = useCan(createSamlCertificate.permission);
  const { data, error, retry } = useApi(listSamlCertificates, { params: { id } });
  const rowMenu = useCertificateMenu(id);
  const active = data?.find((certificate) => certificate.active);
  const left = active && active.expiresAt - now;
  return (
    <SettingsSection
      title={t('applications.saml.certificates.title')}
      description={t('applications.saml.certificates.text')}
    >
      {left !== undefined && left < monthMs && (
        <Banner tone={left <= 0 ? 'danger' : 'warning'}>
          {t(`applications.saml.certificates.${left <= 0 ? 'over' : 'soon'}`)}
        </Banner>
      )}
      <Table
        label={t('applications.saml.certificates.title')}
        rows={error ? [] : data}
        expectedRows={2}
        rowKey={(certificate) => certificate.id}
        rowLabel={fingerprintOf}
        rowMenu={rowMenu}
        columns={[
          {
            key: 'fingerprint',
            header: t('applications.saml.certificates.columns.fingerprint'),
            title: fingerprintOf,
            cell: fingerprintCell,
          },
          {
            key: 'status',
            header: t('applications.saml.certificates.columns.status'),
            width: '6.5rem',
            cell: statusCell,
          },
          {
            key: 'created',
            header: t('applications.saml.certificates.columns.created'),
            width: '7rem',
            labelled: true,
            minor: true,
            cell: createdCell,
          },
          {
            key: 'expires',
            header: t('applications.saml.certificates.columns.expires'),
            width: '7rem',
            labelled: true,
            cell: expiresCell,
          },
        ]}
        empty={
          error ? (
            <Failed error={error} onRetry={retry} />
          ) : (
            <EmptyState icon={<FileKey />} title={t('applications.saml.certificates.empty')} />
          )
        }
      />
      {mayWrite && (
        <div>
          <Button icon={<Plus />} onClick={() => setCreating(true)}>
            {t('applications.saml.certificates.create')}
          </Button>
        </div>
      )}
      {isCreating && <CreateCertificate id={id} onClose={() => setCreating(false)} />}
    </SettingsSection>
  );
}

function CertificateStatus({ certificate: { active, expiresAt } }: { certificate: SamlCertificate }) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  if (expiresAt <= now) return <Status tone="danger">{t('applications.saml.certificates.expired')}</Status>;
  return active ? (
    <Status tone="success">{t('applications.saml.certificates.active')}</Status>
  ) : (
    <Status tone="neutral">{t('applications.saml.certificates.inactive')}</Status>
  );
}
