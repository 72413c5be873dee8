import { getInboxMessage } from '@gatehouse/contract/connectors/inbox-endpoints';
import type { InboxMessage } from '@gatehouse/contract/connectors/inbox';
import { Panel } from '@gatehouse/ui/layout/card';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Field } from '@gatehouse/ui/controls/field';
import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import { Link } from '@gatehouse/ui/controls/link';
import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { SegmentedControl } from '@gatehouse/ui/controls/segmented-control';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useApi } from '../../../app/api/use-api.ts';
import { useTenantPath } from '../../../app/tenant.ts';
import { useCan } from '../../../app/use-can.ts';
import { DetailsFailed } from '../../../parts/pages/details-failed.tsx';
import { DetailsSkeleton } from '../../../parts/pages/details-skeleton.tsx';
import { DocumentTitle } from '../../../parts/pages/document-title.tsx';
import { MessageFrame } from '../message-frame.tsx';
import '../connectors.css';

/** One message of the development inbox. */
export function InboxMessagePage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const path = useTenantPath();
  const enabled = useCan('write:data');
  const { data, error, retry } = useApi(getInboxMessage, { params: { id } }, { enabled });
  const list = path('/connectors/inbox');
  const crumbs = [
    { label: t('connectors.title'), href: path('/connectors') },
    { label: t('connectors.tabs.inbox'), href: list },
  ];
  if (!enabled) return <ForbiddenState permission="write:data" who={t('app.forbidden.who')} />;
  if (error) return <DetailsFailed error={error} onRetry={retry} list={list} />;
  if (!data) return <DetailsSkeleton crumbs={crumbs} tabs={0} />;
  const { to, subject, usage, createdAt } = data;
  const title = subject || t('connectors.inbox.subjectless', { to });
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <PageHeader
        crumbs={crumbs}
        title={title}
        meta={[to, t(`connectors.usages.${usage}`), <RelativeTime key="time" time={createdAt} />]}
      />
      <div className="inbox-message">
        <Secrets message={data} />
        <Content message={data} />
      </div>
    </>
  );
}

/** The code or link of the message. */
function Secrets({ message: { code, link } }: { message: InboxMessage }) {
  const { t } = useTranslation();
  if (!code && !link) return null;
  return (
    <div className="inbox-secrets">
      {code && (
        <Field label={t('connectors.inbox.code')} group>
          <CopyText variant="box" value={code} label={t('connectors.inbox.code')} />
        </Field>
      )}
      {link && (
        <Field
          label={t('connectors.inbox.link')}
          group
          aside={
            /^https?:/.test(link) && (
              <Link href={link} external>
                {t('connectors.inbox.openLink')}
              </Link>
            )
          }
        >
          <CopyText variant="box" value={link} label={t('connectors.inbox.link')} />
        </Field>
      )}
    </div>
  );
}

function Content({ message: { html, text } }: { message: InboxMessage }) {
  const { t } = useTranslation();
  const [view, setView] = useState<'html' | 'text'>('html');
  const isHtml = html !== undefined && view === 'html';
  return (
    <div className="inbox-content">
      {html !== undefined && (
        <SegmentedControl
          aria-label={t('connectors.inbox.view')}
          value={view}
          onChange={setView}
          options={[
            { value: 'html', label: t('connectors.inbox.html') },
            { value: 'text', label: t('connectors.inbox.text') },
          ]}
        />
      )}
      {isHtml ? (
        <MessageFrame html={html} title={t('connectors.inbox.frame')} />
      ) : (
        <Panel>
          <p className="inbox-text">{text}</p>
        </Panel>
      )}
    </div>
  );
}
