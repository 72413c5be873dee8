import type { MessageUsage } from '@gatehouse/contract/connectors/connectors';
import type { EmailTemplateDetails } from '@gatehouse/contract/connectors/email-templates';
import { designEmail } from '@gatehouse/phrases/messages/design';
import { messageTranslations } from '@gatehouse/phrases/messages/languages';
import { exampleOf, fillIn } from './fill-in.ts';

/** The languages that the built-in texts are written in. */
export const textLanguages: readonly string[] = Object.keys(messageTranslations);

/** What is sent as long as there is no text of the tenant's own: an empty one stands for the built-in text in its design. */
export const builtInText = (usage: MessageUsage, language: string): EmailTemplateDetails => ({
  subject: designEmail(usage, [language], { fill: (template) => template }).subject,
  content: '',
  contentType: 'text/html',
});

/** The built-in text in its design, to go on from. */
export const beginWithBuiltIn = (usage: MessageUsage, language: string): string =>
  designEmail(usage, [language], { fill: (template) => template }).html;

/** The built-in text as it is sent, with examples. */
export const showBuiltIn = (usage: MessageUsage, language: string): string =>
  designEmail(usage, [language], {
    fill: (template, isHtml) => fillIn(template, exampleOf(usage), isHtml),
  }).html;
