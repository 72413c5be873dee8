import {
  emptyInbox,
  getInboxMessage,
  listInboxMessages,
} from '@gatehouse/contract/connectors/inbox-endpoints';
import type { InboxMessageSummary } from '@gatehouse/contract/connectors/inbox';
import { Status } from '@gatehouse/ui/data/badge';
import { Button, ButtonLink } from '@gatehouse/ui/controls/button';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { EmptyState } from '@gatehouse/ui/states/empty-state';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { SecretText } from '@gatehouse/ui/controls/secret-text';
import { useQueryClient } from '@tanstack/react-query';
import { Inbox, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../app/api/call.ts';
import { isTouchedBy } from '../../../app/api/keys.ts';
import { useSave } from '../../../app/api/use-save.ts';
import { useApp } from '../../../app/app-context.ts';
import { useTenantPath } from '../../../app/tenant.ts';
import { useCan } from '../../../app/use-can.ts';
import { ResourceTable } from '../../../parts/pages/resource-table.tsx';
import { ConnectorsPage } from '../connectors-page.tsx';
import { useInbox } from '../use-inbox.ts';

const refreshMs = 3000;

/** The messages of the development inbox, updated automatically. */
export function DevelopmentInbox() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const { isInUse, lastMessageAt } = useInbox({ refreshMs });
  useNewMessages(lastMessageAt);
  return (
    <ConnectorsPage tab="inbox" actions={isInUse && lastMessageAt ? <ClearButton /> : undefined}>
      {isInUse === false ? (
        <EmptyState
          icon={<Inbox />}
          title={t('connectors.inbox.off.title')}
          action={
            <ButtonLink href={path('/connectors/passwordless')}>
              {t('connectors.inbox.off.action')}
            </ButtonLink>
          }
        >
          {t('connectors.inbox.off.text')}
        </EmptyState>
      ) : (
        <Messages />
      )}
    </ConnectorsPage>
  );
}

/** Reads the list again only if there is a new message, because each read is recorded in the audit log. */
function useNewMessages(lastMessageAt: number | null | undefined): void {
  const client = useQueryClient();
  const known = useRef(lastMessageAt);
  useEffect(() => {
    if (known.current !== undefined && known.current !== lastMessageAt)
      void client.invalidateQueries({
        predicate: ({ queryKey }) =>
          isTouchedBy(queryKey, listInboxMessages) && queryKey[1] === listInboxMessages.path,
      });
    known.current = lastMessageAt;
  }, [client, lastMessageAt]);
}

function Messages() {
  const { t } = useTranslation();
  const { config } = useApp();
  const path = useTenantPath();
  return (
    <ResourceTable
      endpoint={listInboxMessages}
      label={t('connectors.tabs.inbox')}
      search={t('connectors.inbox.search')}
      actions={<Status tone="warning">{t('connectors.inbox.notSent')}</Status>}
      filters={[
        {
          name: 'type',
          label: t('connectors.inbox.columns.type'),
          options: (['Email', 'Sms'] as const).map((value) => ({
            value,
            label: t(`connectors.types.${value}`),
          })),
        },
      ]}
      rowKey={({ id }) => id}
      rowLabel={({ to }) => to}
      rowHref={({ id }) => path(`/connectors/inbox/${id}`)}
      columns={[
        { field: 'to', header: t('connectors.inbox.columns.to') },
        {
          field: 'usage',
          header: t('connectors.inbox.columns.usage'),
          width: '11.5rem',
          cell: ({ usage }) => t(`connectors.usages.${usage}`),
        },
        {
          field: 'type',
          header: t('connectors.inbox.columns.type'),
          width: '5.5rem',
          minor: true,
          cell: ({ type }) => t(`connectors.types.${type}`),
        },
        { field: 'id', header: t('connectors.inbox.columns.code'), width: '16rem', cell: renderCode },
        {
          field: 'createdAt',
          header: t('connectors.inbox.columns.createdAt'),
          width: '8.5rem',
          cell: renderTime,
        },
      ]}
      empty={{
        icon: <Inbox />,
        title: t('connectors.inbox.empty.title'),
        children: t(config.demoUrl ? 'connectors.inbox.empty.demo' : 'connectors.inbox.empty.text'),
        action: config.demoUrl && (
          <ButtonLink href={config.demoUrl} external>
            {t('connectors.inbox.empty.action')}
          </ButtonLink>
        ),
      }}
    />
  );
}

const renderCode = (message: InboxMessageSummary) => <CodeCell message={message} />;
const renderTime = ({ createdAt }: InboxMessageSummary) => <RelativeTime time={createdAt} />;

/** The code of a message, shown on demand, because each view is recorded in the audit log. */
function CodeCell({ message: { id, to } }: { message: InboxMessageSummary }) {
  const { t } = useTranslation();
  const { api } = useApp();
  async function read() {
    const { code, link, text } = await call(api, getInboxMessage, { params: { id } });
    return code ?? link ?? text;
  }
  return <SecretText label={t('connectors.inbox.codeFor', { to })} onReveal={read} />;
}

function ClearButton() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { save } = useSave(emptyInbox);
  const isAllowed = useCan('delete:data');
  if (!isAllowed) return null;
  const ask = () =>
    confirm({
      title: t('connectors.inbox.clearTitle'),
      body: t('connectors.inbox.clearText'),
      confirmLabel: t('connectors.inbox.clear'),
      tone: 'danger',
      action: () => save({}),
    });
  return (
    <Button icon={<Trash2 />} onClick={() => void ask()}>
      {t('connectors.inbox.clear')}
    </Button>
  );
}
