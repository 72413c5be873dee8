import { messageUsage, type MessageUsage } from '@gatehouse/contract/connectors/connectors';
import { ButtonLink } from '@gatehouse/ui/controls/button';
import { EmptyState } from '@gatehouse/ui/states/empty-state';
import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import { Table } from '@gatehouse/ui/data/table';
import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTenantPath } from '../../../app/tenant.ts';
import { useCan } from '../../../app/use-can.ts';
import { Failed } from '../../../parts/pages/failed.tsx';
import { usePickText } from '../../../parts/texts/use-pick-text.ts';
import { ConnectorsPage } from '../connectors-page.tsx';
import { describeSmsText, hasTexts } from './sms-texts.ts';
import { TextState } from './text-state.tsx';
import { useSmsConnector } from './use-sms-connector.ts';

interface Row extends ReturnType<typeof describeSmsText> {
  usage: MessageUsage;
}

/** The list of SMS templates by purpose. */
export function SmsTexts() {
  const { t, i18n } = useTranslation();
  const path = useTenantPath();
  const pick = usePickText();
  const enabled = useCan('read:data');
  const mayWrite = useCan('write:data');
  const { connector, error, retry } = useSmsConnector({ enabled });
  const isWritten = connector ? hasTexts(connector) : false;
  const rows = isWritten
    ? messageUsage.options.map((usage): Row => ({
        usage,
        ...describeSmsText(connector?.config ?? {}, usage, i18n.language),
      }))
    : [];

  function describeNoRows() {
    if (!enabled) return <ForbiddenState permission="read:data" who={t('app.forbidden.who')} />;
    if (error) return <Failed error={error} onRetry={retry} />;
    if (connector)
      return (
        <EmptyState icon={<MessageSquareText />} title={t('connectors.smsTexts.elsewhereTitle')}>
          {t('connectors.smsTexts.elsewhereText', { name: pick(connector.name) })}
        </EmptyState>
      );
    return (
      <EmptyState
        icon={<MessageSquareText />}
        title={t('connectors.smsTexts.noneTitle')}
        action={
          mayWrite && (
            <ButtonLink variant="primary" href={path('/connectors/passwordless/create/sms')}>
              {t('connectors.sender.Sms.create')}
            </ButtonLink>
          )
        }
      >
        {t('connectors.smsTexts.noneText')}
      </EmptyState>
    );
  }
  return (
    <ConnectorsPage tab="sms-texts">
      <p className="texts-about">{t('connectors.smsTexts.about')}</p>
      <Table
        label={t('connectors.tabs.sms-texts')}
        rows={enabled && !error && connector === undefined ? undefined : rows}
        expectedRows={messageUsage.options.length}
        rowKey={({ usage }) => usage}
        rowHref={({ usage }) => path(`/connectors/sms-texts/${usage}`)}
        columns={[
          {
            key: 'usage',
            header: t('connectors.texts.columns.usage'),
            width: '15rem',
            cell: ({ usage }) => t(`connectors.usages.${usage}`),
          },
          { key: 'text', header: t('connectors.texts.columns.state'), cell: ({ text }) => text },
          { key: 'state', header: t('connectors.smsTexts.whose'), width: '12rem', cell: renderState },
        ]}
        empty={describeNoRows()}
      />
    </ConnectorsPage>
  );
}

const renderState = ({ state }: Row) => <TextState state={state} />;
