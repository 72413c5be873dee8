import type { Connector, MessageType } from '@gatehouse/contract/connectors/connectors';
import { Status, type Tone } from '@gatehouse/ui/data/badge';
import { ButtonLink } from '@gatehouse/ui/controls/button';
import { Panel } from '@gatehouse/ui/layout/card';
import { IconTile } from '@gatehouse/ui/layout/page-header';
import { Skeleton } from '@gatehouse/ui/data/skeleton';
import { Inbox, MailX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { ProviderLogo } from '../../parts/providers/provider-logo.tsx';
import { usePickText } from '../../parts/texts/use-pick-text.ts';
import './connectors.css';

interface SenderProps {
  type: MessageType;
  connector: Connector | undefined;
  isInboxEnabled: boolean | undefined;
  isLoading: boolean;
}

/** How email or SMS is sent now: by a connector, to the development inbox, or not at all. */
export function Sender({ type, connector, isInboxEnabled, isLoading }: SenderProps) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const pick = usePickText();
  const mayWrite = useCan('write:data');
  const create = path(`/connectors/passwordless/create/${type.toLowerCase()}`);
  if (isLoading) return <SenderSkeleton />;
  if (connector)
    return (
      <SenderPanel
        icon={<ProviderLogo {...connector} size={44} />}
        name={pick(connector.name)}
        tone="success"
        state={t(`connectors.sender.${type}.sends`)}
        text={
          connector.fromEmail
            ? t('connectors.sender.from', { address: connector.fromEmail })
            : pick(connector.description)
        }
      >
        <ButtonLink href={path(`/connectors/passwordless/${connector.id}`)}>
          {t('connectors.sender.settings')}
        </ButtonLink>
        {mayWrite && <ButtonLink href={create}>{t(`connectors.sender.${type}.replace`)}</ButtonLink>}
      </SenderPanel>
    );
  const setUp = mayWrite && (
    <ButtonLink variant="primary" href={create}>
      {t(`connectors.sender.${type}.create`)}
    </ButtonLink>
  );
  return isInboxEnabled ? (
    <SenderPanel
      icon={
        <IconTile>
          <Inbox />
        </IconTile>
      }
      name={t('connectors.sender.inbox')}
      tone="warning"
      state={t('connectors.sender.notSent')}
      text={t(`connectors.sender.${type}.inboxText`)}
    >
      {setUp}
      {mayWrite && (
        <ButtonLink href={path('/connectors/inbox')}>{t('connectors.sender.openInbox')}</ButtonLink>
      )}
    </SenderPanel>
  ) : (
    <SenderPanel
      icon={
        <IconTile>
          <MailX />
        </IconTile>
      }
      name={t('connectors.sender.nothing')}
      tone="danger"
      state={t('connectors.sender.cannotSend')}
      text={t(`connectors.sender.${type}.nothingText`)}
    >
      {setUp}
    </SenderPanel>
  );
}

interface SenderPanelProps {
  icon: ReactNode;
  name: string;
  tone: Tone;
  state: string;
  text: string;
  children: ReactNode;
}

function SenderPanel({ icon, name, tone, state, text, children }: SenderPanelProps) {
  return (
    <Panel>
      <div className="sender">
        {icon}
        <div className="sender-about">
          <h3 className="sender-name">{name}</h3>
          <Status tone={tone}>{state}</Status>
        </div>
      </div>
      <p className="sender-text">{text}</p>
      <div className="sender-actions">{children}</div>
    </Panel>
  );
}

function SenderSkeleton() {
  return (
    <div aria-busy="true">
      <Panel>
        <div className="sender">
          <Skeleton width="2.75rem" height="2.75rem" />
          <Skeleton width="10rem" />
        </div>
        <p className="sender-text">
          <Skeleton width="80%" />
        </p>
        <div className="sender-actions">
          <Skeleton width="7rem" height="var(--control)" />
        </div>
      </Panel>
    </div>
  );
}
