import { messageUsage, type MessageUsage } from '@gatehouse/contract/connectors/connectors';
import { listConnectors } from '@gatehouse/contract/connectors/endpoints';
import { listEmailTemplates } from '@gatehouse/contract/connectors/email-template-endpoints';
import { Field } from '@gatehouse/ui/controls/field';
import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import { Select } from '@gatehouse/ui/controls/select';
import { Table } from '@gatehouse/ui/data/table';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../app/api/use-api.ts';
import { useSearch } from '../../../app/router/use-search.ts';
import { useTenantPath } from '../../../app/tenant.ts';
import { useCan } from '../../../app/use-can.ts';
import { Failed } from '../../../parts/pages/failed.tsx';
import { ConnectorsPage } from '../connectors-page.tsx';
import { useLanguageName } from '../../../parts/texts/use-language-name.ts';
import { builtInText, textLanguages } from './built-in.ts';
import { findConnectorText } from './connector-texts.ts';
import { TextState } from './text-state.tsx';

interface Row {
  usage: MessageUsage;
  subject: string;
  state: 'own' | 'connector' | 'builtIn';
}

/** The list of email templates of a language by purpose. */
export function EmailTexts() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const [parameters, change] = useSearch();
  const nameOf = useLanguageName();
  const enabled = useCan('read:data');
  const language = parameters.get('language') ?? 'en';
  const { data, error, retry } = useApi(
    listEmailTemplates,
    { query: { languageTag: language } },
    { enabled },
  );
  const { data: connectors } = useApi(listConnectors, {}, { enabled });
  const connector = connectors?.find(({ type }) => type === 'Email');
  const rows =
    data &&
    messageUsage.options.map((usage): Row => {
      const own = data.find(({ templateType }) => templateType === usage);
      const ofConnector = findConnectorText(connector, usage);
      return {
        usage,
        subject: own?.details.subject ?? ofConnector?.subject ?? builtInText(usage, language).subject,
        state: own ? 'own' : ofConnector ? 'connector' : 'builtIn',
      };
    });
  const languages = [...new Set([...textLanguages, language])];
  return (
    <ConnectorsPage tab="texts">
      <div className="texts-language">
        <Field label={t('connectors.texts.language')}>
          <Select
            value={language}
            options={languages.map((value) => ({ value, label: nameOf(value) }))}
            onChange={({ target }) => change((next) => next.set('language', target.value))}
          />
        </Field>
      </div>
      <Table
        label={t('connectors.tabs.texts')}
        rows={enabled && !error ? rows : []}
        expectedRows={messageUsage.options.length}
        rowKey={({ usage }) => usage}
        rowHref={({ usage }) => path(`/connectors/texts/${language}/${usage}`)}
        columns={[
          {
            key: 'usage',
            header: t('connectors.texts.columns.usage'),
            width: '20rem',
            cell: ({ usage }) => t(`connectors.usages.${usage}`),
          },
          { key: 'subject', header: t('connectors.texts.columns.subject'), cell: ({ subject }) => subject },
          { key: 'state', header: t('connectors.texts.columns.state'), width: '9rem', cell: renderState },
        ]}
        empty={
          error ? (
            <Failed error={error} onRetry={retry} />
          ) : (
            <ForbiddenState permission="read:data" who={t('app.forbidden.who')} />
          )
        }
      />
    </ConnectorsPage>
  );
}

const renderState = ({ state }: Row) => <TextState state={state} />;
