import type { DnsRecord, Domain } from '@gatehouse/contract/domains/domains';
import { getDomain } from '@gatehouse/contract/domains/endpoints';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Status } from '@gatehouse/ui/data/badge';
import { KeyValue } from '@gatehouse/ui/data/key-value';
import { type Column, Table } from '@gatehouse/ui/data/table';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useApp } from '../../app/app-context.ts';
import { useDetails } from '../../parts/pages/details-page.tsx';
import './domains.css';

const nameCell = ({ name }: DnsRecord) => <CopyText value={name} label={name} />;
const valueCell = ({ value }: DnsRecord) => <CopyText value={value} label={value} />;
const stateCell = (record: DnsRecord) => <Found {...record} />;

/** The DNS records to create, what was found of them, and the addresses of an active domain. */
export function Component() {
  const { t } = useTranslation();
  const domain = useDetails(getDomain);
  const { id, status, dnsRecords } = domain;
  // While it waits, the page shows what each check of the server finds.
  useApi(getDomain, { params: { id } }, { refreshMs: status === 'Active' ? undefined : 10_000 });
  const columns: Column<DnsRecord>[] = [
    { key: 'type', header: t('domains.records.type'), width: '5rem', cell: ({ type }) => type },
    {
      key: 'name',
      header: t('domains.records.name'),
      width: '30%',
      main: true,
      title: ({ name }) => name,
      cell: nameCell,
    },
    { key: 'value', header: t('domains.records.value'), title: ({ value }) => value, cell: valueCell },
    {
      key: 'state',
      header: t('domains.records.state'),
      width: '24%',
      labelled: true,
      title: ({ found }) => found.join(', '),
      cell: stateCell,
    },
  ];
  return (
    <div className="domain-page">
      <section className="domain-records" aria-labelledby="domain-records">
        <h2 id="domain-records">{t('domains.records.title')}</h2>
        <p>
          {t('domains.records.description')}{' '}
          {t('domains.records.apex', { target: dnsRecords[0]?.value ?? '' })}
        </p>
        <Table
          label={t('domains.records.title')}
          columns={columns}
          rows={dnsRecords}
          rowKey={({ type }) => type}
        />
      </section>
      {status === 'Active' && <Addresses {...domain} />}
    </div>
  );
}

/** What the DNS has at the name of a record. */
function Found({ isMet, found }: DnsRecord) {
  const { t } = useTranslation();
  if (isMet) return <Status tone="success">{t('domains.records.met')}</Status>;
  if (found.length > 0) return <Status tone="danger">{found.join(', ')}</Status>;
  if (isMet === false) return <Status tone="warning">{t('domains.records.missing')}</Status>;
  return <Status tone="neutral">{t('domains.records.unchecked')}</Status>;
}

/** The addresses that applications need. */
function Addresses({ domain }: Domain) {
  const { t } = useTranslation();
  const { config } = useApp();
  // The proxy in front of it is that of the server's own address.
  const url = new URL(config.endpoint);
  url.hostname = domain;
  const issuer = `${url.origin}/oidc`;
  const items = [
    ['issuer', issuer],
    ['discovery', `${issuer}/.well-known/openid-configuration`],
  ] as const;
  return (
    <SettingsSection title={t('domains.addresses.title')} description={t('domains.addresses.description')}>
      <KeyValue
        items={items.map(([key, value]) => ({
          key,
          label: t(`domains.addresses.${key}`),
          value: <CopyText value={value} label={t(`domains.addresses.${key}`)} />,
        }))}
      />
      <p className="domain-note">{t('domains.addresses.providers')}</p>
    </SettingsSection>
  );
}
