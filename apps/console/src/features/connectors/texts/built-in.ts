import type { MessageUsage } from '@gatehouse/contract/connectors/connectors';
import type { EmailTemplateDetails } from '@gatehouse/contract/connectors/email-templates';
import { listVariables } from '@gatehouse/contract/connectors/template-variables';
import { designEmail } from '@gatehouse/phrases/messages/design';
import { formatExpiry } from '@gatehouse/phrases/messages/expiry';
import { messageTranslations } from '@gatehouse/phrases/messages/languages';
import { fillIn } from './fill-in.ts';

/** The languages of the built-in texts. */
export const textLanguages: readonly string[] = Object.keys(messageTranslations);

/** The default of a text: empty content means the built-in text and design. */
export const builtInText = (usage: MessageUsage, language: string): EmailTemplateDetails => ({
  subject: designEmail(usage, [language], { fill: (template) => template }).subject,
  content: '',
  contentType: 'text/html',
});

/** The built-in text with its design, as a start for custom content. */
export const beginWithBuiltIn = (usage: MessageUsage, language: string): string =>
  designEmail(usage, [language], { fill: (template) => template }).html;

/** The built-in text with example values. */
export const showBuiltIn = (usage: MessageUsage, language: string): string =>
  designEmail(usage, [language], {
    fill: (template, isHtml) =>
      fillIn(template, { ...listVariables(usage), expiresIn: formatExpiry(600_000, language) }, isHtml),
  }).html;
