import type { MessageUsage } from '@gatehouse/contract/connectors/connectors';
import type { EmailTemplateDetails } from '@gatehouse/contract/connectors/email-templates';
import { messageTranslations, pickMessageTexts } from '@gatehouse/phrases/messages/languages';
import { useLocale } from '@gatehouse/ui/texts';

/** The languages that the built-in texts are written in. */
export const textLanguages: readonly string[] = Object.keys(messageTranslations);

/** What a language is called in the language of the page. */
export function useLanguageName(): (tag: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' });
  return (tag) => (tag ? (names.of(tag) ?? tag) : tag);
}

/** The text that is sent as long as there is none of the tenant's own, as one to begin with. */
export function builtInText(usage: MessageUsage, language: string): EmailTemplateDetails {
  const { texts, direction } = pickMessageTexts([language]);
  const paragraphs = texts[`email.${usage}.content`].split('\n\n').map((paragraph) => {
    const isValue = paragraph === '{{code}}' || paragraph === '{{link}}';
    return isValue
      ? `<p dir="ltr"><strong>${paragraph}</strong></p>`
      : `<p>${paragraph.replaceAll('\n', '<br>')}</p>`;
  });
  return {
    subject: texts[`email.${usage}.subject`],
    content: `<div dir="${direction}">\n${paragraphs.join('\n')}\n</div>`,
    contentType: 'text/html',
  };
}
