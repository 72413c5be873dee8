import type { MessageUsage } from '@gatehouse/contract/connectors/connectors';
import type { EmailTemplateDetails } from '@gatehouse/contract/connectors/email-templates';
import { listVariables } from '@gatehouse/contract/connectors/template-variables';
import { Panel } from '@gatehouse/ui/layout/card';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageFrame } from '../message-frame.tsx';
import { showBuiltIn } from './built-in.ts';
import { fillIn } from './fill-in.ts';
import '../connectors.css';

/** A preview of the email with example values. */
export function TextPreview({
  details,
  usage,
  language,
}: {
  details: Partial<EmailTemplateDetails>;
  usage: MessageUsage;
  language: string;
}) {
  const { t } = useTranslation();
  const { subject = '', content = '', contentType } = useDeferredValue(details);
  const values = listVariables(usage);
  const isHtml = content === '' || contentType !== 'text/plain';
  const filled = content === '' ? showBuiltIn(usage, language) : fillIn(content, values, isHtml);
  return (
    <section className="text-preview" aria-label={t('connectors.texts.preview')}>
      <h2 className="text-preview-title">{t('connectors.texts.preview')}</h2>
      <p className="text-preview-subject">{fillIn(subject, values, false)}</p>
      {isHtml ? (
        <MessageFrame html={filled} title={t('connectors.inbox.frame')} />
      ) : (
        <Panel>
          <p className="inbox-text">{filled}</p>
        </Panel>
      )}
    </section>
  );
}
