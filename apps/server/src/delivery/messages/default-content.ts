import type { MessageContent } from '@gatehouse/connectors/kit/connector';
import type { MessageType, MessageUsage } from '@gatehouse/contract/connectors/connectors';
import { designEmail } from '@gatehouse/phrases/messages/design';
import { pickMessageTexts } from '@gatehouse/phrases/messages/languages';
import { escapeHtml } from '../../lib/html.ts';
import { renderTemplate } from './render.ts';

type Variables = Readonly<Record<string, unknown>>;

/** The built-in message, in the first of the languages that it has been written in; an e-mail with the company's own lines below. */
export function renderDefault(
  type: MessageType,
  usage: MessageUsage | 'Test',
  languages: readonly string[],
  variables: Variables,
  company: string,
): MessageContent {
  const fill = (template: string, isHtml: boolean) => renderTemplate(template, variables, isHtml);
  if (type === 'Sms')
    return { subject: '', text: fill(pickMessageTexts(languages).texts[`sms.${usage}`], false) };
  const footer = escapeHtml(company).replaceAll('\n', '<br>');
  const { subject, text, html } = designEmail(usage, languages, { fill, footer });
  // The signature separator of RFC 3676 section 4.3.
  return { subject, text: company ? `${text}\n\n-- \n${company}` : text, html };
}
