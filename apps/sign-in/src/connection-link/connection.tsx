import type { ConnectionPage } from '@gatehouse/contract/connection-links/connection-links';
import { submitConnection } from '@gatehouse/contract/connection-links/page-endpoints';
import { Section } from '../account/parts/section.tsx';
import { Form } from '../parts/form.tsx';
import { useSubmit } from '../flow/use-submit.ts';
import { useTexts } from '../texts.tsx';
import { call } from './call.ts';
import { CopyRow } from './copy-row.tsx';
import { Domains } from './domains.tsx';
import { Settings } from './settings.tsx';

/** What a link that can be used is for. */
export type OpenConnection = NonNullable<ConnectionPage['connection']>;

export interface ConnectionProps {
  connection: OpenConnection;
  onChange: (page: ConnectionPage) => void;
}

/** The four steps, in the order in which they are done. */
export function Connection({ page, connection, onChange }: ConnectionProps & { page: ConnectionPage }) {
  const { t, language } = useTexts();
  const { organizationName, expiresAt, status } = page;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(expiresAt);
  const isSubmitted = status === 'submitted';
  return (
    <>
      <h1>{t('connection_link.title')}</h1>
      <p className="section-text lead">
        {t('connection_link.text', { organization: organizationName })}{' '}
        {t('connection_link.review', { date })}
      </p>
      {connection.wasRejected && <output className="alert">{t('connection_link.rejected')}</output>}
      <Service connection={connection} />
      <Settings connection={connection} onChange={onChange} />
      <Domains connection={connection} onChange={onChange} />
      <Submit isSubmitted={isSubmitted} onChange={onChange} />
    </>
  );
}

const serviceValues = ['redirectUri', 'entityId', 'assertionConsumerServiceUrl'] as const;

function Service({ connection }: { connection: OpenConnection }) {
  const { t } = useTexts();
  const { serviceProvider, providerName } = connection;
  return (
    <Section
      name="service"
      title={t('connection_link.service.title')}
      text={t('connection_link.service.text', { type: providerName })}
    >
      <ul className="rows">
        {serviceValues.flatMap((name) => {
          const value = serviceProvider[name];
          return value === undefined
            ? []
            : [<CopyRow key={name} label={t(`connection_link.service.${name}`)} value={value} />];
        })}
      </ul>
    </Section>
  );
}

function Submit({ isSubmitted, onChange }: { isSubmitted: boolean; onChange: ConnectionProps['onChange'] }) {
  const { t } = useTexts();
  const form = useSubmit(async () => onChange(await call(submitConnection)));
  return (
    <Section name="submit" title={t('connection_link.submit.title')} text={t('connection_link.submit.text')}>
      <output className="submitted">
        {isSubmitted && (
          <>
            <strong>{t('connection_link.submitted.title')}</strong> {t('connection_link.submitted.text')}
          </>
        )}
      </output>
      <Form
        form={form}
        action={t(isSubmitted ? 'connection_link.submit.again' : 'connection_link.submit.action')}
      />
    </Section>
  );
}
