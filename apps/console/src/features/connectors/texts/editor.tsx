import { messageUsage, type MessageUsage } from '@gatehouse/contract/connectors/connectors';
import {
  deleteEmailTemplate,
  listEmailTemplates,
} from '@gatehouse/contract/connectors/email-template-endpoints';
import { listConnectors } from '@gatehouse/contract/connectors/endpoints';
import type { EmailTemplate, EmailTemplateDetails } from '@gatehouse/contract/connectors/email-templates';
import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useApi } from '../../../app/api/use-api.ts';
import { useSave } from '../../../app/api/use-save.ts';
import { NotFoundScreen } from '../../../app/screens/not-found.tsx';
import { useTenantPath } from '../../../app/tenant.ts';
import { DetailsFailed } from '../../../parts/pages/details-failed.tsx';
import { DetailsSkeleton } from '../../../parts/pages/details-skeleton.tsx';
import { DocumentTitle } from '../../../parts/pages/document-title.tsx';
import { useLanguageName } from '../../../parts/texts/use-language-name.ts';
import { builtInText } from './built-in.ts';
import { findConnectorText } from './connector-texts.ts';
import { ResetButton } from './reset-button.tsx';
import { TextForm } from './text-form.tsx';
import { TextState } from './text-state.tsx';
import '../connectors.css';

/** The page of an email template in a language. */
export function EmailTextEditor() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const { language = '', usage: wanted } = useParams();
  const usage = messageUsage.options.find((known) => known === wanted);
  const isLanguage = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language);
  const known = usage !== undefined && isLanguage;
  const query = { languageTag: language, templateType: usage };
  const { data, error: failure, retry: again } = useApi(listEmailTemplates, { query }, { enabled: known });
  const connectors = useApi(listConnectors, {}, { enabled: known });
  const error = failure ?? connectors.error;
  const retry = failure ? again : connectors.retry;
  const list = path(`/connectors/texts?language=${language}`);
  if (!known) return <NotFoundScreen />;
  if (error) return <DetailsFailed error={error} onRetry={retry} list={list} />;
  if (!data || !connectors.data)
    return <DetailsSkeleton crumbs={[{ label: t('connectors.tabs.texts'), href: list }]} tabs={0} />;
  const [own] = data;
  const ofConnector = findConnectorText(
    connectors.data.find(({ type }) => type === 'Email'),
    usage,
  );
  return <EditorPage own={own} ofConnector={ofConnector} usage={usage} language={language} list={list} />;
}

interface EditorPageProps {
  own: EmailTemplate | undefined;
  /** The template of the connector's settings. */
  ofConnector: EmailTemplateDetails | undefined;
  usage: MessageUsage;
  language: string;
  list: string;
}

function EditorPage({ own, ofConnector, usage, language, list }: EditorPageProps) {
  const { t } = useTranslation();
  const nameOf = useLanguageName();
  const { save } = useSave(deleteEmailTemplate);
  const [resets, setResets] = useState(0);
  const title = t(`connectors.usages.${usage}`);
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <PageHeader
        crumbs={[{ label: t('connectors.tabs.texts'), href: list }]}
        title={title}
        meta={[
          nameOf(language),
          <TextState key="state" state={own ? 'own' : ofConnector ? 'connector' : 'builtIn'} />,
        ]}
        actions={
          own && (
            <ResetButton
              permission={deleteEmailTemplate.permission}
              reset={async () => {
                await save({ params: { id: own.id } });
                setResets((count) => count + 1);
              }}
            />
          )
        }
      />
      <TextForm
        // A reset drops unsaved changes, too.
        key={`${usage} ${language} ${resets}`}
        saved={own?.details ?? ofConnector ?? builtInText(usage, language)}
        usage={usage}
        language={language}
      />
    </>
  );
}
