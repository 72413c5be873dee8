import { messageUsage, type Connector, type MessageUsage } from '@gatehouse/contract/connectors/connectors';
import { updateConnector } from '@gatehouse/contract/connectors/endpoints';
import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useSave } from '../../../app/api/use-save.ts';
import { NotFoundScreen } from '../../../app/screens/not-found.tsx';
import { useTenantPath } from '../../../app/tenant.ts';
import { DetailsFailed } from '../../../parts/pages/details-failed.tsx';
import { DetailsSkeleton } from '../../../parts/pages/details-skeleton.tsx';
import { DocumentTitle } from '../../../parts/pages/document-title.tsx';
import { ResetButton } from './reset-button.tsx';
import { SmsForm } from './sms-form.tsx';
import { describeSmsText, hasTexts, putSmsText } from './sms-texts.ts';
import { TextState } from './text-state.tsx';
import { useSmsConnector } from './use-sms-connector.ts';
import '../connectors.css';

/** The page of an SMS template. */
export function SmsTextEditor() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const { usage: wanted } = useParams();
  const usage = messageUsage.options.find((known) => known === wanted);
  const { connector, error, retry } = useSmsConnector({ enabled: usage !== undefined });
  const list = path('/connectors/sms-texts');
  if (error) return <DetailsFailed error={error} onRetry={retry} list={list} />;
  if (!usage || connector === null || (connector && !hasTexts(connector))) return <NotFoundScreen />;
  if (!connector)
    return <DetailsSkeleton crumbs={[{ label: t('connectors.tabs.sms-texts'), href: list }]} tabs={0} />;
  return <EditorPage connector={connector} usage={usage} list={list} />;
}

interface EditorPageProps {
  connector: Connector;
  usage: MessageUsage;
  list: string;
}

function EditorPage({ connector, usage, list }: EditorPageProps) {
  const { t, i18n } = useTranslation();
  const { save } = useSave(updateConnector);
  const title = t(`connectors.usages.${usage}`);
  const { text, state } = describeSmsText(connector.config, usage, i18n.language);
  const [resets, setResets] = useState(0);
  async function reset() {
    await save({
      params: { id: connector.id },
      body: { config: putSmsText(connector.config, usage, undefined) },
    });
    setResets((count) => count + 1);
  }
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <PageHeader
        crumbs={[{ label: t('connectors.tabs.sms-texts'), href: list }]}
        title={title}
        meta={[<TextState key="state" state={state} />]}
        actions={state === 'own' && <ResetButton permission={updateConnector.permission} reset={reset} />}
      />
      {/* A reset drops unsaved changes, too. */}
      <SmsForm key={`${usage} ${resets}`} connector={connector} saved={text} usage={usage} />
    </>
  );
}
